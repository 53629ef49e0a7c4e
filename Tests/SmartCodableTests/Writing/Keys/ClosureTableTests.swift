import Foundation
import SmartCodable
import Testing

/// What is known of the keys of a closure belongs to its call, and is used while other user code runs.
@Suite("Keys that a closure makes, beside the code of models and proxies")
struct ClosureTableTests {
  private enum Key: String, CodingKey { case x, y, z }

  /// An encoder of the call, for code that gets none; used by one thread.
  private final class Saved: @unchecked Sendable {
    var encoder: (any Encoder)?
    var later: [() -> Void] = []
  }

  @TaskLocal private static var saved: Saved?

  private struct Mapped: SmartEncodable {
    var a = 1

    static func mappingForKey() -> [SmartKeyTransformer]? {
      guard let encoder = saved?.encoder else { return nil }
      saved?.encoder = nil
      // Each gets a table of its own.
      for key in [Key.x, .y, .z] {
        var container = encoder.container(keyedBy: Key.self)
        try? container.encode(1, forKey: key)
      }
      var container = encoder.container(keyedBy: Key.self)
      var inner = container.superEncoder().singleValueContainer()
      try? inner.encode(Mapped())
      return [CodingKeys.a <--- "b"]
    }
  }

  /// Hands its encoder on to the model, while another encoder of the call is in reach.
  private struct Handing: Encodable {
    func encode(to encoder: any Encoder) throws {
      var list = encoder.unkeyedContainer()
      saved?.encoder = list.superEncoder()
      try Mapped().encode(to: list.superEncoder())
      try Mapped().encode(to: list.superEncoder())
    }
  }

  /// Keeps the container of a dictionary.
  private struct Proxy: Encoder {
    let inner: any Encoder
    var codingPath: [any CodingKey] { inner.codingPath }
    var userInfo: [CodingUserInfoKey: Any] { inner.userInfo }

    func container<K: CodingKey>(keyedBy type: K.Type) -> KeyedEncodingContainer<K> {
      let container = inner.container(keyedBy: type)
      saved?.later
        .append {
          var container = container
          guard let key = K(stringValue: "late") else { return }
          try? container.encode(2, forKey: key)
        }
      return container
    }

    func unkeyedContainer() -> any UnkeyedEncodingContainer { inner.unkeyedContainer() }
    func singleValueContainer() -> any SingleValueEncodingContainer { inner.singleValueContainer() }
  }

  private struct Kept: Encodable {
    func encode(to encoder: any Encoder) throws { try ["k": 1].encode(to: Proxy(inner: encoder)) }
  }

  private func encoder(_ style: SmartEncodingStyle) -> SmartJSONEncoder {
    let encoder = SmartJSONEncoder(style: style)
    encoder.keyEncodingStrategy = .custom { path in
      let last = path[path.count - 1]
      return last.intValue == nil ? Key(rawValue: last.stringValue) ?? last : last
    }
    encoder.outputFormatting = .sortedKeys
    return encoder
  }

  @Test("ENF-1: the mapping of a model may ask for containers of the same call")
  func mapping() throws {
    for style in [SmartEncodingStyle.smart, .foundation] {
      let text = try Self.$saved.withValue(Saved()) {
        String(decoding: try encoder(style).encode(Handing()), as: UTF8.self)
      }
      // In Foundation's style an element of `superEncoder()` takes its place when it is released.
      let (model, saved) = (#"{"a":1}"#, #"{"super":{"a":1},"x":1,"y":1,"z":1}"#)
      let elements = style == .smart ? [saved, model, model] : [model, saved, model]
      #expect(text == "[\(elements.joined(separator: ","))]")
    }
  }

  @Test("ENF-1: the container of a dictionary may be used after its call")
  func late() throws {
    for style in [SmartEncodingStyle.smart, .foundation] {
      let saved = Saved()
      for _ in 0..<3 {
        let data = try Self.$saved.withValue(saved) { try encoder(style).encode([Kept(), Kept()]) }
        #expect(String(decoding: data, as: UTF8.self) == #"[{"k":1},{"k":1}]"#)
      }
      for use in saved.later { use() }
      #expect(saved.later.count == 6)
    }
  }
}
