/// What a document gives when it is decoded, or when it updates a value; written from the specification and from
/// nothing else.
struct UpdateTableReference {
  /// Why a position did not get its own value, by the words of REP-4.
  struct Miss: Error {
    let kind: String

    static let null = Miss(kind: "null")
    static let mismatch = Miss(kind: "mismatch")
    static let invalid = Miss(kind: "invalid")
  }

  /// The strategy of keys that is asked for (KEY-12, KEY-13).
  enum Keys: Int { case asWritten, snakeCase, firstLower, firstUpper }

  var keys = Keys.asWritten
  /// Whether one invalid element fails its collection (COL-15).
  var failsWhole = false

  /// The path and the kind of each repair, in order.
  private(set) var repairs: [String] = []
  /// Whether the specification leaves the answer open.
  var isOpen = false
  var hasOpenRepairs = false
  /// Whether invalid elements are dropped whatever the option says (COL-17).
  var drops = false

  private var path: [String] = []
  /// The other fields of the models around a flat (FLAT-4).
  var known: [UpdateField] = []

  init(keys: Keys = .asWritten, failsWhole: Bool = false) {
    self.keys = keys
    self.failsWhole = failsWhole
  }

  mutating func report(_ kind: String) {
    repairs.append(path.joined(separator: "/") + " " + kind)
  }

  mutating func forgetRepairs(since count: Int) { repairs.removeLast(repairs.count - count) }

  /// Runs `body` at a place inside; what it reported is forgotten if it fails (REP-10).
  mutating func inside<Result>(
    _ step: String,
    _ body: (inout Self) throws(Miss) -> Result
  ) throws(Miss) -> Result {
    path.append(step)
    let around = known
    known = []
    defer {
      path.removeLast()
      known = around
    }
    let count = repairs.count
    do {
      return try body(&self)
    } catch {
      forgetRepairs(since: count)
      throw error
    }
  }

  // MARK: Values

  /// The value that `part` gives; it is present, but perhaps null.
  mutating func read(_ shape: UpdateShape, _ part: UpdatePart) throws(Miss) -> UpdateState {
    if part.isNull {
      switch shape {
      case .optional: return .none
      case .any: return .null
      default: throw .null
      }
    }
    switch shape {
    case .optional(let wrapped): return try read(wrapped, part)
    case .integer: return .integer(try integer(part))
    case .text: return .text(try text(part))
    case .flag: return .flag(try flag(part))
    case .any, .anyList, .anyMap: return try anything(shape, part)
    case .list(let element): return .list(try elements(element, part))
    case .set:
      let numbers = try elements(.integer, part)
        .compactMap { if case .integer(let number) = $0 { number } else { nil } }
      return .list(Set(numbers).sorted().map { .integer($0) })
    case .compactList(let element):
      return try dropping { (judge) throws(Miss) in .list(try judge.elements(element, part)) }
    case .compactMap(let value):
      return try dropping { (judge) throws(Miss) in
        try judge.compactEntries(value, part, into: [:], isUpdate: false)
      }
    case .map(let keys, let value): return try entries(keys, value, part)
    case .node: return fresh(UpdateTableLeaves.Node.shape, try Self.object(part))
    case .model(let model): return fresh(model, try Self.object(part))
    case .plain(let model): return plain(model, try Self.object(part))
    case .probing: return try probing(part)
    }
  }

  mutating func dropping(
    _ body: (inout Self) throws(Miss) -> UpdateState
  ) throws(Miss) -> UpdateState {
    let before = drops
    drops = true
    defer { drops = before }
    return try body(&self)
  }

  static func object(_ part: UpdatePart) throws(Miss) -> [UpdatePart.Member] {
    if let members = part.members { return members }
    throw part.content == nil ? .mismatch : .invalid
  }

  /// The elements that fit (COL-1, COL-4).
  mutating func elements(
    _ shape: UpdateShape,
    _ part: UpdatePart
  ) throws(Miss) -> [UpdateState] {
    guard let parts = part.elements else { throw part.content == nil ? .mismatch : .invalid }
    var result: [UpdateState] = []
    for (index, part) in parts.enumerated() {
      if let element = try element(shape, part, at: "\(index)") { result.append(element) }
    }
    return result
  }

  /// An element or entry; nil if it is dropped.
  mutating func element(
    _ shape: UpdateShape,
    _ part: UpdatePart,
    at step: String
  ) throws(Miss) -> UpdateState? {
    if part.isNull, shape.isOptional { return drops ? nil : UpdateState.none }
    do {
      return try inside(step) { (judge) throws(Miss) in try judge.read(shape, part) }
    } catch {
      if failsWhole, !drops { throw .invalid }
      path.append(step)
      report(error.kind)
      path.removeLast()
      return shape.isOptional && !drops ? UpdateState.none : nil
    }
  }
}
