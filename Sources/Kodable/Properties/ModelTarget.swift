/// The object that a model is encoded to.
final class ModelTarget {
  private var root: ModelOutput
  private var nested: [[String]: ModelOutput] = [:]

  /// The keys of the values that were written to the object itself, and the paths of all others.
  private var names: [String] = []
  private var paths: Set<[String]> = []

  init(_ container: ModelOutput) { root = container }

  var codingPath: [any CodingKey] { root.codingPath }

  /// Writes null under a key.
  func writeNull(under key: String) throws {
    try write(Never?.none, under: key, by: NullWriter(), encodesNull: true)
  }

  private struct NullWriter: ValueWriter {
    func write(_ value: Never?, _ key: ModelKey, to container: inout ModelOutput) -> Bool { false }

    func isNil(_ value: Never?) -> Bool { true }
  }

  /// Writes a value under a key; nil is left out or, with `encodesNull`, written as null (KOD-61).
  func write<Value>(
    _ value: Value,
    under key: String,
    by writer: some ValueWriter<Value>,
    encodesNull: Bool = false
  ) throws {
    if writer.isNil(value), !encodesNull { return }
    let segments = KeySegments.of(key)
    guard let last = segments.last else { return }
    let parent = segments.dropLast()
    if parent.isEmpty {
      guard nested.isEmpty || nested[segments] == nil else { throw conflict(segments, value) }
      names.append(last)
      try put(value, last, by: writer, to: &root)
      return
    }
    guard nested[segments] == nil else { throw conflict(segments, value) }
    var container = try container(Array(parent), value)
    paths.insert(segments)
    try put(value, last, by: writer, to: &container)
    nested[Array(parent)] = container
  }

  private func put<Value>(
    _ value: Value,
    _ name: String,
    by writer: some ValueWriter<Value>,
    to container: inout ModelOutput
  ) throws {
    let key = ModelKey(name)
    if try !writer.write(value, key, to: &container) { try container.encodeNil(forKey: key) }
  }

  /// The nested object for a path, which several properties share (KOD-13).
  private func container(_ path: [String], _ value: Any) throws -> ModelOutput {
    if let known = nested[path] { return known }
    guard let last = path.last, !paths.contains(path), path.count > 1 || !names.contains(last)
    else { throw conflict(path, value) }
    let parent = Array(path.dropLast())
    let key = ModelKey(last)
    let made: ModelOutput
    if parent.isEmpty {
      made = root.nestedContainer(keyedBy: ModelKey.self, forKey: key)
    } else {
      var container = try container(parent, value)
      made = container.nestedContainer(keyedBy: ModelKey.self, forKey: key)
      nested[parent] = container
    }
    nested[path] = made
    return made
  }

  private func conflict(_ path: [String], _ value: Any) -> EncodingError {
    .invalidValue(
      value,
      EncodingError.Context(
        codingPath: root.codingPath + path.map { ModelKey($0) },
        debugDescription: "one property writes a value and another one an object here"
      )
    )
  }
}
