import Foundation

/// A value that is encoded by a call of its own inside of the call, and whose text is then written.
///
/// The inner call gets another state of the encoder's, often a new one.
struct ScriptedInner: Encodable {
  /// Levels of such calls; each level escapes the text of the one inside.
  static let levels = 3

  private let value: ScriptedValue

  /// Nil if the script has no encoder for it, or is too deep in such calls.
  init?(_ value: ScriptedValue) {
    guard value.script.inner != nil, value.innerLevel < Self.levels else { return nil }
    var inner = value
    inner.innerLevel += 1
    self.value = inner
  }

  func encode(to encoder: any Encoder) throws {
    let text = try value.script.inner?.encode(value) ?? Data()
    var container = encoder.singleValueContainer()
    try container.encode(String(decoding: text, as: UTF8.self))
  }
}
