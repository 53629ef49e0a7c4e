import Foundation
import SmartCodable
import Testing

/// The declarations of chapter 1 for decoding; what is missing or spelled otherwise does not compile.
@Suite("Declarations for decoding")
struct DecodingSurfaceTests {
  private struct Model: SmartCodable, Equatable { var v = 0 }

  private let json: String? = #"{"v":1}"#
  private let list: [SmartDecodingOption]? = nil
  private let set: Set<SmartDecodingOption>? = nil

  @Test("API-1: deserialize of a model and of an array, with each input and both kinds of options")
  func deserialize() throws {
    let data = json.map { Data($0.utf8) }
    let dictionary: [String: Any]? = ["v": 1]
    let plist: Data? = try PropertyListSerialization.data(
      fromPropertyList: ["v": 1],
      format: .xml,
      options: 0
    )
    let models: [Model?] = [
      .deserialize(from: json), .deserialize(from: data), .deserialize(from: dictionary),
      .deserializePlist(from: plist),
      .deserialize(from: json, designatedPath: nil, options: list),
      .deserialize(from: data, designatedPath: nil, options: list),
      .deserialize(from: dictionary, designatedPath: nil, options: list),
      .deserializePlist(from: plist, designatedPath: nil, options: list),
      .deserialize(from: json, designatedPath: nil, options: set),
      .deserialize(from: data, designatedPath: nil, options: set),
      .deserialize(from: dictionary, designatedPath: nil, options: set),
      .deserializePlist(from: plist, designatedPath: nil, options: set),
    ]
    #expect(models.allSatisfy { $0 == Model(v: 1) })
  }

  @Test("API-1: the same for an array of models")
  func deserializeArray() throws {
    let text: String? = #"[{"v":1}]"#
    let data = text.map { Data($0.utf8) }
    let array: [Any]? = [["v": 1]]
    let plist: Data? = try PropertyListSerialization.data(
      fromPropertyList: [["v": 1]],
      format: .xml,
      options: 0
    )
    let models: [[Model]?] = [
      [Model].deserialize(from: text), [Model].deserialize(from: data),
      [Model].deserialize(from: array), [Model].deserializePlist(from: plist),
      [Model].deserialize(from: text, designatedPath: nil, options: list),
      [Model].deserialize(from: data, designatedPath: nil, options: list),
      [Model].deserialize(from: array, designatedPath: nil, options: list),
      [Model].deserializePlist(from: plist, designatedPath: nil, options: list),
      [Model].deserialize(from: text, designatedPath: nil, options: set),
      [Model].deserialize(from: data, designatedPath: nil, options: set),
      [Model].deserialize(from: array, designatedPath: nil, options: set),
      [Model].deserializePlist(from: plist, designatedPath: nil, options: set),
    ]
    #expect(models.allSatisfy { $0 == [Model(v: 1)] })
  }

  @Test("API-1: decode throws DecodingError and gives a report")
  func decode() throws(DecodingError) {
    let text = #"{"v":"1"}"#
    let reports: [SmartDecodingReport<Model>] = [
      try Model.decode(from: text, designatedPath: nil, options: list),
      try Model.decode(from: Data(text.utf8), designatedPath: nil, options: list),
      try Model.decode(from: ["v": "1"], designatedPath: nil, options: list),
    ]
    #expect(reports.allSatisfy { $0.value == Model(v: 1) && !$0.isClean && $0.repairs.count == 1 })
    let arrays: [SmartDecodingReport<[Model]>] = [
      try [Model].decode(from: "[\(text)]", designatedPath: nil, options: list),
      try [Model].decode(from: Data("[\(text)]".utf8), designatedPath: nil, options: list),
      try [Model].decode(from: [["v": "1"]] as [Any], designatedPath: nil, options: list),
    ]
    #expect(arrays.allSatisfy { $0.value == [Model(v: 1)] && $0.repairs.count == 1 })
  }

  @Test("API-1: every option and its payload")
  func options() {
    let options: [SmartDecodingOption] = [
      .date(.iso8601), .data(.base64), .float(.throw), .key(.useDefaultKeys), .key(.fromSnakeCase),
      .key(.firstLetterLower), .key(.firstLetterUpper), .number(.strict), .number(.truncate),
      .number(.rounded), .elements(.dropInvalid), .elements(.failWhole), .ignoreNull(true),
      .logContext(header: "h", footer: "f"),
    ]
    #expect(Set(options).count == 8)
  }

  private final class Subclass: SmartJSONDecoder, @unchecked Sendable {
    override func decode<T: Decodable>(_ type: T.Type, from data: Data) throws -> T {
      try super.decode(type, from: data)
    }
  }

  @Test("API-1: SmartJSONDecoder is open and has its properties and methods")
  func decoder() throws {
    let decoder = Subclass()
    decoder.options = [.elements(.dropInvalid)]
    decoder.smartDateDecodingStrategy = nil
    decoder.smartDataDecodingStrategy = .base64
    decoder.smartKeyDecodingStrategy = .useDefaultKeys
    let text = try #require(json)
    #expect(try decoder.decode(Model.self, from: Data(text.utf8)) == Model(v: 1))
    #expect(try decoder.decode(Model.self, from: text) == Model(v: 1))
    #expect(try decoder.smartDecode(Model.self, from: ["v": 1] as [String: Any]) == Model(v: 1))
    #expect(try decoder.report(Model.self, from: text).isClean)
    let inherited: JSONDecoder = decoder
    #expect(try inherited.decode([Int].self, from: Data(#"["1"]"#.utf8)) == [1])
  }

  @Test("API-1: a repair has its facts, and its enums all their cases")
  func repair() throws {
    #expect(
      SmartRepair.Kind.allCases.map(\.rawValue)
        == ["missing", "null", "mismatch", "invalid", "overflow", "inexact", "converted"]
    )
    #expect(
      SmartRepair.Found.allCases.map(\.rawValue) == [
        "nothing", "null", "bool", "number", "string", "array", "object", "date", "data", "other",
      ]
    )
    #expect(
      SmartRepair.Action.allCases.map(\.rawValue) == [
        "converted", "initialValue", "typeDefault", "defaultCase", "nilValue", "droppedElement",
      ]
    )
    let repair = try #require(try [Model].decode(from: #"[{"v":[]}]"#).repairs.first)
    #expect(repair.path == [.index(0), .key("v")])
    #expect(repair.location == SmartRepair.Location(byteOffset: 6, line: 1, column: 7))
    #expect(repair.pathDescription == "[0].v" && repair.wanted == "Int" && repair.found == .array)
    #expect(repair.kind == .mismatch && repair.action == .initialValue)
  }

  @Test("API-1: SmartUpdater takes each input")
  func updater() {
    var model = Model()
    SmartUpdater.update(&model, from: json, options: list)
    #expect(model.v == 1)
    SmartUpdater.update(&model, from: Data(#"{"v":2}"#.utf8) as Data?, options: list)
    #expect(model.v == 2)
    SmartUpdater.update(&model, from: ["v": 3] as [String: Any]?, options: list)
    #expect(model.v == 3)
  }
}
