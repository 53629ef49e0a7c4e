/// What errors say about types; made once for each type, since code that probes for a type throws most of
/// them away.
struct FailureTexts: ~Copyable {
  private var texts = RareTable<ObjectIdentifier, TypeTexts>()
  private var recent = TypeMemo<Borrowed<TypeTexts>>()

  /// The texts of a type, which are kept as long as this table.
  @inline(__always)
  mutating func of(_ type: Any.Type) -> Borrowed<TypeTexts> {
    let id = ObjectIdentifier(type)
    return recent[id] ?? older(type, id)
  }

  @inline(never)
  private mutating func older(_ type: Any.Type, _ id: ObjectIdentifier) -> Borrowed<TypeTexts> {
    let known = texts[id]
    let made = known ?? TypeTexts(type)
    if known == nil { texts[id] = made }
    let borrowed = Borrowed(made)
    recent[id] = borrowed
    return borrowed
  }
}

/// What errors say about one type.
final class TypeTexts {
  /// The type that Foundation names: for collections, that of the container they request.
  let shape: Any.Type

  private let type: Any.Type
  /// By the place of what was found among all cases.
  @safe @exclusivity(unchecked) private var mismatches = [String?](repeating: nil, count: 10)

  /// That a value cannot be represented.
  private(set) lazy var inexact = "The value does not represent \(TypeName.of(type)) exactly."

  init(_ type: Any.Type) {
    self.type = type
    shape = (type as? any ContainerShape.Type)?.container ?? type
  }

  /// That another kind of value was found.
  @inline(__always)
  func mismatch(_ found: SmartRepair.Found) -> String {
    mismatches[found.place] ?? firstMismatch(found)
  }

  @inline(never)
  private func firstMismatch(_ found: SmartRepair.Found) -> String {
    let text = Self.mismatch(shape, found)
    mismatches[found.place] = text
    return text
  }

  static func mismatch(_ wanted: Any.Type, _ found: SmartRepair.Found) -> String {
    "Expected \(wanted), found \(found.rawValue)."
  }
}

extension SmartRepair.Found {
  /// The place among all cases, from 0 on.
  fileprivate var place: Int {
    switch self {
    case .nothing: 0
    case .null: 1
    case .bool: 2
    case .number: 3
    case .string: 4
    case .array: 5
    case .object: 6
    case .date: 7
    case .data: 8
    case .other: 9
    }
  }
}

/// The path of the last error, since the next one is often at the same place or near it.
struct PathMemo: ~Copyable {
  fileprivate var steps: ContiguousArray<PathStep> = []
  fileprivate var keys: [any CodingKey] = []

  var isEmpty: Bool { keys.isEmpty }
}

extension Reader {
  /// A path as shown to user code.
  func codingKeys(of path: ContiguousArray<PathStep>) -> [any CodingKey] {
    codingKeys(path.count) { path[$0] }
  }

  /// The first `depth` steps of the current path as coding keys.
  func codingPath(_ depth: Int) -> [any CodingKey] {
    codingKeys(min(depth, scopes.path.count)) { scopes.path[$0] }
  }

  @inline(__always)
  private func codingKeys(_ count: Int, _ step: (Int) -> PathStep) -> [any CodingKey] {
    var known = 0
    let most = min(misses.path.steps.count, count)
    while known < most, misses.path.steps[known] == step(known) { known += 1 }
    if known == misses.path.steps.count, known == count { return misses.path.keys }
    // Unless user code has kept the last error, its array is changed in place.
    while misses.path.steps.count > known {
      misses.path.steps.removeLast()
      misses.path.keys.removeLast()
    }
    while known < count {
      misses.path.keys.append(step(known).codingKey(in: self))
      misses.path.steps.append(step(known))
      known += 1
    }
    return misses.path.keys
  }
}

/// A collection of the standard library, which is read from an array or an object.
private protocol ContainerShape {
  static var container: Any.Type { get }
}

extension Array: ContainerShape {
  fileprivate static var container: Any.Type { [Any].self }
}

extension Set: ContainerShape {
  fileprivate static var container: Any.Type { [Any].self }
}

extension Dictionary: ContainerShape {
  fileprivate static var container: Any.Type { [String: Any].self }
}

extension Optional: ContainerShape {
  fileprivate static var container: Any.Type {
    (Wrapped.self as? any ContainerShape.Type)?.container ?? Wrapped.self
  }
}
