/// A value that writes where it is: the coding paths of its encoder and of its containers.
///
/// With a value it is an array, whose container is asked for again after each step.
struct ScriptedPlace: Encodable {
  /// Whether paths are written: the library's own style has keys in them that JSONEncoder leaves out.
  @TaskLocal static var showsPaths = true

  var value: (any Encodable)?

  func encode(to encoder: any Encoder) throws {
    guard let value else {
      var container = encoder.singleValueContainer()
      let paths = [encoder.codingPath, container.codingPath].map(Self.text)
      return try container.encode(paths.joined(separator: " "))
    }
    let places = [encoder.codingPath, encoder.singleValueContainer().codingPath]
    try places.map(Self.text).encode(to: encoder)
    var container = encoder.unkeyedContainer()
    try container.encode(Self.text(container.codingPath))
    try container.encode(value)
    var second = encoder.unkeyedContainer()
    try second.encode(second.count)
    try container.encode(container.count)
  }

  /// A path as text, which also tells numbers from texts.
  static func text(_ path: [any CodingKey]) -> String {
    guard showsPaths else { return "path" }
    return path.map { key in key.intValue.map { "\(key.stringValue)[\($0)]" } ?? key.stringValue }
      .joined(separator: ".")
  }
}

/// A value that writes nothing at all.
struct ScriptedNothing: Encodable {
  func encode(to encoder: any Encoder) throws {}
}
