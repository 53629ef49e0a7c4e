import FuzzKit

/// The uses of a single-value container, and of its decoder by types of the standard library.
struct DecodeScriptSingleView {
  let script: DecodeScript
  let container: any SingleValueDecodingContainer
  let decoder: any Decoder
  let node: JSONTree.Node?
  let isCalm: Bool
  private let path: String

  init(
    _ script: DecodeScript,
    _ container: any SingleValueDecodingContainer,
    _ decoder: any Decoder,
    _ node: JSONTree.Node?,
    isCalm: Bool
  ) {
    self.script = script
    self.container = container
    self.decoder = decoder
    // A converted key can be absent where the document has one with its text.
    self.node = script.keys != .same && container.decodeNil() ? nil : node
    self.isCalm = isCalm
    path = Zoo.text(of: container.codingPath)
  }

  func perform() throws {
    for _ in 0...script.draw(4) where !script.isSpent { try step() }
  }

  func performCalmly() {
    try? Self(script, container, decoder, node, isCalm: true).perform()
  }

  /// A question from further inside.
  ///
  /// Foundation's container is its decoder, which then has the value further inside: the judge answers from
  /// the document (CTR-PATH-3, CTR-SINGLE-4).
  func askBriefly() {
    script.note("outer value") {
      if script.isJudge { return "\(path) \(Self.meaning(of: node, script))" }
      return "\(Zoo.text(of: container.codingPath)) \(try exact())"
    }
  }

  func askAfterwards() {
    script.note("kept value") { "\(Zoo.text(of: container.codingPath)) \(try exact())" }
  }

  /// The value in a type that fits.
  private func exact() throws -> String {
    switch script.kind(of: node) {
    case .null: "\(container.decodeNil())"
    case .bool: try container.decode(Bool.self).spoken
    case .string: try container.decode(String.self).spoken
    case .number: try container.decode(Double.self).spoken
    case .object, .array, .set: "\(container.decodeNil())"
    }
  }

  private static func meaning(of node: JSONTree.Node?, _ script: DecodeScript) -> String {
    guard let node else { return "true" }
    let text = script.text(of: node)
    return switch script.kind(of: node) {
    case .null: "true"
    case .bool: text
    case .string: "'\(text)'"
    case .number: Double(text).map { "\($0)" } ?? ""
    case .object, .array, .set: "false"
    }
  }

  private func step() throws {
    if script.oneIn(6) {
      script.note("decodeNil") { "\(Zoo.text(of: container.codingPath)) \(container.decodeNil())" }
      return
    }
    let wish = DecodeScriptWish.draw(script, at: node)
    switch wish {
    case .scalar(let scalar):
      try script.attempt(wish.name, isCalm: isCalm) { try scalar.read(container) }
    case .value(let type, _):
      // At the place of a plain type a model is as strict as the attempt (AGR-2), elsewhere it is not.
      if DecodeScriptModels.isModel(type) { return }
      let isDirect = script.oneIn(4)
      try script.attempt(isDirect ? "direct \(wish.name)" : wish.name, isCalm: isCalm) {
        try script.shielded(wish, at: node) {
          isDirect
            ? try type.init(from: decoder).spoken : try Self.value(type, container)
        }
      }
    }
  }

  private static func value<T: DecodeScriptValue>(
    _ type: T.Type,
    _ container: any SingleValueDecodingContainer
  ) throws -> String {
    try container.decode(type).spoken
  }
}
