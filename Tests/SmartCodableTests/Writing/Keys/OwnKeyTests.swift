import Foundation
import SmartCodable
import Testing

@Suite("The types of the keys in paths while encoding")
struct OwnKeyTests {
  private struct Inner: SmartCodable {
    var deepKey = 1
    enum CodingKeys: String, CodingKey { case deepKey }
  }

  private struct Model: SmartCodable {
    var firstName = "n"
    var inner = Inner()
    var probe = Probe()
    enum CodingKeys: String, CodingKey { case firstName, inner, probe }
    static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.firstName <--- "name"] }
  }

  /// Writes whether the last key of its path is one of the model.
  private struct Probe: Codable {
    init() {}
    init(from decoder: any Decoder) throws {}
    func encode(to encoder: any Encoder) throws {
      var single = encoder.singleValueContainer()
      try single.encode(encoder.codingPath.last as? Model.CodingKeys == .probe)
    }
  }

  private struct NewKey: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }
    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  private func text(_ encoder: JSONEncoder) throws -> String {
    encoder.outputFormatting = .sortedKeys
    return String(decoding: try encoder.encode(Model()), as: UTF8.self)
  }

  @Test("ENF-2: a custom key strategy and encode(to:) get the keys of an enum")
  func ownKeys() throws {
    let encoders = [JSONEncoder(), SmartJSONEncoder(style: .foundation), SmartJSONEncoder()]
    for encoder in encoders {
      #expect(
        try text(encoder) == #"{"firstName":"n","inner":{"deepKey":1},"probe":true}"#
      )
      encoder.keyEncodingStrategy = .custom { path in
        guard let key = path.last else { return NewKey(stringValue: "") }
        if key is Model.CodingKeys { return NewKey(stringValue: "M" + key.stringValue) }
        let isInner = path.count == 2 && path[0] as? Model.CodingKeys == .inner
        return key is Inner.CodingKeys && isInner ? NewKey(stringValue: "I") : key
      }
      #expect(try text(encoder) == #"{"MfirstName":"n","Minner":{"I":1},"Mprobe":true}"#)
    }
  }

  @Test("ENC-9: a mapped key is none of the enum's")
  func mapped() throws {
    let encoder = SmartJSONEncoder()
    encoder.useMappedKeys = true
    encoder.keyEncodingStrategy = .custom { path in
      path.last is Model.CodingKeys
        ? NewKey(stringValue: "own") : path.last ?? NewKey(stringValue: "")
    }
    #expect(try text(encoder).contains(#""name":"n""#))
  }
}
