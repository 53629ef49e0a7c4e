/// What a property can hold.
indirect enum UpdateShape: Sendable {
  case integer, text, flag, set
  case optional(UpdateShape)
  case list(UpdateShape)
  case map(UpdateKeys, UpdateShape)
  case compactList(UpdateShape)
  case compactMap(UpdateShape)
  case any, anyList, anyMap
  case model(UpdateModelShape)
  /// The model that contains itself.
  case node
  /// A plain type, whose own initial values do not count.
  case plain(UpdateModelShape)
  /// A plain type that tries its members one by one.
  case probing

  var isOptional: Bool { if case .optional = self { true } else { false } }
}

/// What the keys of a dictionary are.
enum UpdateKeys: Sendable {
  /// `String`.
  case text
  /// `Int`.
  case integer
  /// `UInt8`, `Int16` and `UInt64`, of which the standard library makes arrays.
  case byte, short, natural
  /// An enumeration of texts.
  case kind
  /// An enumeration of integers.
  case level
  /// The same, which says how it is made of a coding key.
  case rank
  /// Another type that says so.
  case label

  /// The shortest form of the key that a name makes by COL-12 and COL-13; nil if it makes none.
  func key(_ name: String) -> String? {
    switch self {
    case .text, .label: return name
    case .kind: return ["one", "two", "three"].contains(name) ? name : nil
    case .integer, .byte, .short, .natural, .level, .rank:
      let digits = name.utf8.first == 0x2D ? name.utf8.dropFirst() : name.utf8[...]
      guard !digits.isEmpty, digits.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
      return number(name)
    }
  }

  /// The key that the standard library makes of a name in an object (AGR-1); nil if it makes none.
  func strictKey(_ name: String) -> String? {
    switch self {
    case .text, .label: name
    case .kind, .level, .byte, .short, .natural: nil
    case .integer, .rank: number(name)
    }
  }

  /// Whether the standard library codes a dictionary as an array of keys and values by turns.
  var isPaired: Bool {
    switch self {
    case .kind, .level, .byte, .short, .natural: true
    case .text, .integer, .rank, .label: false
    }
  }

  private func number(_ name: String) -> String? {
    switch self {
    case .integer: Int(name).map { "\($0)" }
    case .byte: UInt8(name).map { "\($0)" }
    case .short: Int16(name).map { "\($0)" }
    case .natural: UInt64(name).map { "\($0)" }
    default: Int(name).flatMap { [0, 1, 7, -2].contains($0) ? "\($0)" : nil }
    }
  }
}

/// The properties of a model, in the order of their declaration.
final class UpdateModelShape: Sendable {
  let fields: [UpdateField]

  /// The value that `init()` makes.
  let initial: UpdateState

  let hasFlats: Bool

  init(_ fields: [UpdateField]) {
    self.fields = fields
    initial = .members([String: UpdateState](fields.map { ($0.name, $0.initial) }) { $1 })
    hasFlats = fields.contains { $0.role == .flat }
  }
}

/// A property.
struct UpdateField: Sendable {
  enum Role: Sendable { case ordinary, ignored, flat }

  let name: String
  let shape: UpdateShape
  let initial: UpdateState
  let role: Role
  /// The keys and paths to try (KEY-2).
  let candidates: [String]
  /// Spellings that a strategy makes equal to a candidate.
  let spellings: [String]

  init(
    _ name: String,
    _ shape: UpdateShape,
    _ initial: UpdateState,
    role: Role = .ordinary,
    candidates: [String]? = nil,
    spellings: [String] = []
  ) {
    self.name = name
    self.shape = shape
    self.initial = initial
    self.role = role
    self.candidates = candidates ?? [name]
    self.spellings = spellings
  }
}
