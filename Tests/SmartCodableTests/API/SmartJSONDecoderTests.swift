import Foundation
import SmartCodable
import Testing

@Suite("SmartJSONDecoder")
struct SmartJSONDecoderTests {
  private struct Plain: Codable, Equatable {
    var id: Int
    var name: String
    var tag: String?
  }

  private struct Model: SmartCodable, Equatable {
    var firstName = "initial"
    var when = Date(timeIntervalSince1970: 0)
    var blob = Data()
    var ratio = 0.5
    var count = 7
  }

  private let decoder = SmartJSONDecoder()

  @Test("DEC-1: decode is lenient for plain types and for models")
  func lenient() throws {
    let plain = try decoder.decode(Plain.self, from: Data(#"{"id":"5","name":null}"#.utf8))
    #expect(plain == Plain(id: 5, name: "", tag: nil))
    let model = try decoder.decode(Model.self, from: #"{"count":"x"}"#)
    #expect(model.count == 7)
    #expect(model.firstName == "initial")
    let base: JSONDecoder = decoder
    #expect(try base.decode(Model.self, from: Data(#"{"count":"8"}"#.utf8)).count == 8)
  }

  @Test("DEC-2: smartDecode takes data, text, dictionaries and arrays, and nothing else")
  func inputs() throws {
    let text = #"{"count":"3"}"#
    for input in [text, Data(text.utf8), ["count": "3"]] as [Any] {
      #expect(try decoder.smartDecode(Model.self, from: input).count == 3)
    }
    #expect(try decoder.smartDecode([Int].self, from: [1, "2"] as [Any]) == [1, 2])
    #expect(throws: DecodingError.self) { try decoder.smartDecode(Int.self, from: 5) }
    #expect(throws: DecodingError.self) { try decoder.smartDecode(Model.self, from: Date()) }
  }

  @Test(
    "DEC-3, REP-2: failures of the whole call throw DecodingError",
    arguments: ["", "{", "[]", "null", "5", #"{"count":1,}"#]
  )
  func failures(json: String) {
    #expect(throws: DecodingError.self) { try decoder.decode(Model.self, from: json) }
  }

  @Test("DEC-4: a top-level scalar is converted, an Optional one gives nil")
  func scalars() throws {
    #expect(try decoder.decode(Int.self, from: #""5""#) == 5)
    #expect(try decoder.decode(String.self, from: "true") == "true")
    #expect(throws: DecodingError.self) { try decoder.decode(Int.self, from: #""x""#) }
    #expect(throws: DecodingError.self) { try decoder.decode(Int.self, from: "null") }
    #expect(try decoder.decode(Int?.self, from: "null") == nil)
    #expect(try decoder.decode(Int?.self, from: #""x""#) == nil)
    #expect(try decoder.decode(Int?.self, from: #""5""#) == 5)
    let report = try decoder.report(Int?.self, from: #""x""#)
    #expect(report.repairs.map(\.action) == [.nilValue])
    #expect(report.repairs.map(\.kind) == [.invalid])
  }

  /// Has a bad number converted, and then refuses all the same.
  private struct Refusing: Decodable {
    enum CodingKeys: CodingKey { case number }

    init(from decoder: any Decoder) throws {
      _ = try decoder.container(keyedBy: CodingKeys.self).decode(Int.self, forKey: .number)
      throw CocoaError(.coderInvalidValue)
    }
  }

  @Test("DEC-4, REP-10: an Optional that is nil at the top level is the only repair")
  func optional() throws {
    let report = try decoder.report(Refusing?.self, from: #"{"number":"x"}"#)
    #expect(report.value == nil)
    #expect(report.repairs.map(\.action) == [.nilValue])
  }

  @Test("DEC-5: top-level collections drop what does not fit")
  func collections() throws {
    #expect(try decoder.decode([Int].self, from: #"[1,"2","x",null]"#) == [1, 2])
    #expect(try decoder.decode([String: Int].self, from: #"{"a":"1","b":{}}"#) == ["a": 1])
    #expect(try decoder.decode(Set<Int>.self, from: #"[1,"1"]"#) == [1])
    decoder.options = [.elements(.failWhole)]
    #expect(throws: DecodingError.self) { try decoder.decode([Int].self, from: #"[1,"x"]"#) }
  }

  @Test("DEC-6: inherited strategies count once they are set")
  func inherited() throws {
    let automatic = try decoder.decode(Model.self, from: #"{"when":10}"#)
    #expect(automatic.when == Date(timeIntervalSince1970: 10))
    decoder.dateDecodingStrategy = .millisecondsSince1970
    decoder.dataDecodingStrategy = .deferredToData
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "+",
      negativeInfinity: "-",
      nan: "?"
    )
    let model = try decoder.decode(
      Model.self,
      from: #"{"when":10,"blob":[1,2],"first_name":"a","ratio":"+"}"#
    )
    #expect(model.when == Date(timeIntervalSince1970: 0.01))
    #expect(model.blob == Data([1, 2]))
    #expect(model.firstName == "a")
    #expect(model.ratio == .infinity)
    decoder.dateDecodingStrategy = .deferredToDate
    #expect(
      try decoder.decode(Model.self, from: #"{"when":10}"#).when
        == Date(timeIntervalSinceReferenceDate: 10)
    )
  }

  @Test("DEC-6: custom key and data strategies get the path and the value")
  func custom() throws {
    decoder.keyDecodingStrategy = .custom { path in
      Key(stringValue: path[path.count - 1].stringValue == "FN" ? "firstName" : "other")
    }
    decoder.dataDecodingStrategy = .custom { decoder in
      Data(try decoder.singleValueContainer().decode(String.self).utf8)
    }
    let model = try decoder.decode(Model.self, from: #"{"FN":"a","blob":"hi"}"#)
    #expect(model.firstName == "a")
    #expect(model.blob == Data("hi".utf8))
  }

  private struct Key: CodingKey {
    var stringValue: String
    var intValue: Int? { nil }
    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  @Test("DEC-6: options come before smart properties, those before inherited strategies")
  func precedence() throws {
    decoder.dateDecodingStrategy = .millisecondsSince1970
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    decoder.smartDateDecodingStrategy = .deferredToDate
    decoder.smartKeyDecodingStrategy = .firstLetterLower
    decoder.dataDecodingStrategy = .deferredToData
    let text = #"{"when":10,"FirstName":"upper","first_name":"snake","blob":"AQI="}"#
    #expect(try decoder.decode(Model.self, from: text).blob != Data([1, 2]))
    decoder.smartDataDecodingStrategy = .base64
    let smart = try decoder.decode(Model.self, from: text)
    #expect(smart.when == Date(timeIntervalSinceReferenceDate: 10))
    #expect(smart.firstName == "upper")
    #expect(smart.blob == Data([1, 2]))
    decoder.options = [.date(.iso8601), .date(.secondsSince1970), .key(.fromSnakeCase)]
    let optioned = try decoder.decode(Model.self, from: text)
    #expect(optioned.when == Date(timeIntervalSince1970: 10))
    #expect(optioned.firstName == "snake")
  }

  @Test("DEC-6: the number option and userInfo are passed on")
  func userInfo() throws {
    struct Aware: Decodable {
      let info: String
      init(from decoder: any Decoder) throws {
        let key = CodingUserInfoKey(rawValue: "k")
        info = key.flatMap { decoder.userInfo[$0] as? String } ?? "none"
      }
    }
    struct Holder: Decodable { let child: Aware }
    let key = try #require(CodingUserInfoKey(rawValue: "k"))
    decoder.userInfo[key] = "here"
    #expect(try decoder.decode(Holder.self, from: #"{"child":{}}"#).child.info == "here")
    decoder.options = [.number(.truncate)]
    #expect(try decoder.decode([Int].self, from: "[1.9]") == [1])
  }

  @Test(
    "AGR-8: what else is set leaves the dates of a strict decoder at 2001, and those of others at 1970"
  )
  func datesBesideOtherSettings() throws {
    let decoder = SmartJSONDecoder()
    decoder.userInfo[try #require(CodingUserInfoKey(rawValue: "info"))] = "here"
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    #expect(try decoder.decode([Date].self, from: "[5]") == [Date(timeIntervalSince1970: 5)])
    decoder.leniency = .none
    #expect(
      try decoder.decode([Date].self, from: "[5]") == [Date(timeIntervalSinceReferenceDate: 5)]
    )
    decoder.dateDecodingStrategy = .secondsSince1970
    #expect(try decoder.decode([Date].self, from: "[5]") == [Date(timeIntervalSince1970: 5)])
  }

  @Test("DEC-6: keys of nested containers are converted in the calls that ask for it only")
  func nestedKeys() throws {
    struct Place: Decodable {
      enum Key: String, CodingKey { case place }
      enum Inner: String, CodingKey { case postCode }
      let code: String?

      init(from decoder: any Decoder) throws {
        code = try decoder.container(keyedBy: Key.self)
          .nestedContainer(keyedBy: Inner.self, forKey: .place)
          .decodeIfPresent(String.self, forKey: .postCode)
      }
    }
    let text = Data(#"{"place":{"post_code":"a"}}"#.utf8)
    for _ in 0..<2 {
      for leniency in [SmartLeniency.none, .full] {
        let decoder = SmartJSONDecoder()
        decoder.leniency = leniency
        #expect(try decoder.decode(Place.self, from: text).code == nil)
        decoder.keyDecodingStrategy = .convertFromSnakeCase
        #expect(try decoder.decode(Place.self, from: text).code == "a")
      }
    }
  }

  @Test("DEC-7, DEC-6: allowsJSON5 reads JSON5, unless an option says otherwise")
  func json5() throws {
    let text = "{count:+0x10,}"
    #expect(throws: DecodingError.self) { try decoder.decode(Model.self, from: text) }
    decoder.allowsJSON5 = true
    #expect(try decoder.decode(Model.self, from: text).count == 16)
    #expect(try decoder.decode(Model.self, from: Data(text.utf8)).count == 16)
    decoder.options = [.syntax(.json)]
    #expect(throws: DecodingError.self) { try decoder.decode(Model.self, from: text) }
    decoder.options = [.syntax(.json5)]
    decoder.allowsJSON5 = false
    #expect(try decoder.decode(Model.self, from: text).count == 16)
    decoder.options = []
    #expect(throws: DecodingError.self) { try decoder.decode(Model.self, from: text) }
  }

  @Test("REP-1, DEC-2: report gives the same value and the repairs")
  func report() throws {
    let report = try decoder.report(Plain.self, from: ["id": "5", "name": "n"] as [String: Any])
    #expect(report.value.id == 5)
    #expect(report.repairs.map(\.kind) == [.converted])
    #expect(report.repairs.first?.location == nil)
  }

  @Test("DEC-8: in Foundation's coders a model is strict and has no hook")
  func foundation() throws {
    struct Hooked: SmartCodable {
      var n = 0
      var hooks = 0
      enum CodingKeys: CodingKey { case n }
      mutating func didFinishMapping() { hooks += 1 }
    }
    let model = try JSONDecoder().decode(Hooked.self, from: Data(#"{"n":1}"#.utf8))
    #expect(model.n == 1)
    #expect(model.hooks == 0)
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(Hooked.self, from: Data(#"{"n":"1"}"#.utf8))
    }
  }
}
