import Foundation
import SmartCodable
import Testing

@Suite("The keys that a container lists")
struct AllKeysTests {
  /// A plain type, whose names are the keys unless a strategy converts them.
  private struct KeyNames: Decodable {
    let names: [String]

    private struct Name: CodingKey {
      let stringValue: String
      var intValue: Int? { nil }
      init(stringValue: String) { self.stringValue = stringValue }
      init?(intValue: Int) { nil }
    }

    init(from decoder: any Decoder) throws {
      names = try decoder.container(keyedBy: Name.self).allKeys.map(\.stringValue)
    }
  }

  private func names(_ text: String, _ decoder: SmartJSONDecoder = SmartJSONDecoder()) throws
    -> [String]
  {
    try decoder.decode(KeyNames.self, from: Data(text.utf8)).names
  }

  @Test("NEST-11, PARSE-11, PARSE-12: each key is listed once, whatever its spelling")
  func repeatedKeys() throws {
    #expect(try names(#"{"b":1,"a":2,"\u0062":3,"c":4,"a":5}"#) == ["b", "a", "c"])
    #expect(try names("{}").isEmpty)
  }

  @Test("PARSE-12: keys that are equal as strings are both listed")
  func accents() throws {
    // The second is there twice, so that names are compared.
    let names = try names(#"{"\u00E9":1,"e\u0301":2,"e\u0301":3}"#)
    #expect(names.map(\.unicodeScalars.count) == [1, 2])
  }

  @Test("NEST-11: keys of wide objects are listed once")
  func wideObject() throws {
    let keys = (0..<200).map { "k\($0 % 150)" }
    let members = keys.map { "\"\($0)\":0" }.joined(separator: ",")
    #expect(try names("{\(members)}") == Array(keys.prefix(150)))
  }

  @Test("KEY-12: keys that a strategy makes equal are listed once")
  func convertedKeys() throws {
    let decoder = SmartJSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    #expect(try names(#"{"one_two":1,"b":2,"oneTwo":3}"#, decoder) == ["oneTwo", "b"])
  }

  /// Two members are read for one property.
  private struct Renamed: SmartCodable {
    var i = 0
    var names: [String] = []

    enum CodingKeys: String, CodingKey { case i, names }

    static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.i <--- ["eye", "ai"]] }

    init() {}

    init(from decoder: any Decoder) throws {
      names = try decoder.container(keyedBy: CodingKeys.self).allKeys.map(\.rawValue)
    }

    func encode(to encoder: any Encoder) throws {}
  }

  @Test("NEST-11: a property is listed once, however many of its keys are there")
  func repeatedProperty() throws {
    #expect(try Renamed.read(#"{"eye":1,"ai":2}"#).names == ["i"])
  }
}
