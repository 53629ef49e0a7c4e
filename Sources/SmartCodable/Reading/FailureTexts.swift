/// What errors say about types; made once for each type, since code that probes for a type throws most of
/// them away.
struct FailureTexts {
  private var texts: [ObjectIdentifier: TypeTexts] = [:]
  private var recent = TypeMemo<TypeTexts>()

  mutating func of(_ type: Any.Type) -> TypeTexts {
    let id = ObjectIdentifier(type)
    if let known = recent[id] { return known }
    let known = texts[id]
    let made = known ?? TypeTexts(type)
    if known == nil { texts[id] = made }
    recent[id] = made
    return made
  }
}

/// What errors say about one type.
final class TypeTexts {
  /// The type that Foundation names: for collections, that of the container they request.
  let shape: Any.Type

  private let type: Any.Type
  @safe @exclusivity(unchecked) private var mismatches: [(found: SmartRepair.Found, text: String)] =
    []

  /// That a value cannot be represented.
  private(set) lazy var inexact = "The value does not represent \(TypeName.of(type)) exactly."

  init(_ type: Any.Type) {
    self.type = type
    shape = (type as? any ContainerShape.Type)?.container ?? type
  }

  /// That another kind of value was found.
  func mismatch(_ found: SmartRepair.Found) -> String {
    for known in mismatches where known.found == found { return known.text }
    let text = Self.mismatch(shape, found)
    mismatches.append((found, text))
    return text
  }

  static func mismatch(_ wanted: Any.Type, _ found: SmartRepair.Found) -> String {
    "Expected \(wanted), found \(found.rawValue)."
  }
}

/// The path of the last error, since the next one is often at the same place or near it.
struct PathMemo {
  fileprivate var steps: ContiguousArray<PathStep> = []
  fileprivate var keys: [any CodingKey] = []
}

extension Reader {
  /// A path as shown to user code.
  func codingKeys(of path: ContiguousArray<PathStep>) -> [any CodingKey] {
    var known = 0
    let most = min(misses.path.steps.count, path.count)
    while known < most, misses.path.steps[known] == path[known] { known += 1 }
    if known == misses.path.steps.count, known == path.count { return misses.path.keys }
    // Unless user code has kept the last error, its array is changed in place.
    misses.path.steps.removeLast(misses.path.steps.count - known)
    misses.path.keys.removeLast(misses.path.keys.count - known)
    while known < path.count {
      misses.path.keys.append(path[known].codingKey(in: self))
      misses.path.steps.append(path[known])
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
