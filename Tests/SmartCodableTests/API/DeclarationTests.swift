import Foundation
import SmartCodable
import Testing

/// Uses each declaration of chapter 1 with the types that the specification gives it; that this
/// file compiles is most of the proof.
@Suite("Declarations of chapter 1")
struct DeclarationTests {
  private struct Model: SmartCodable, Equatable {
    var v = 0
  }

  private typealias Options = [SmartDecodingOption]?
  private typealias OptionSet = Set<SmartDecodingOption>?

  @Test("API-1: deserialize takes dictionaries, text, data and property lists, lists and sets")
  func deserialize() throws {
    let dictionary: ([String: Any]?, String?, Options) -> Model? =
      Model.deserialize(from:designatedPath:options:)
    let text: (String?, String?, Options) -> Model? =
      Model.deserialize(from:designatedPath:options:)
    let data: (Data?, String?, Options) -> Model? = Model.deserialize(from:designatedPath:options:)
    let list: (Data?, String?, Options) -> Model? =
      Model.deserializePlist(from:designatedPath:options:)
    let dictionarySet: ([String: Any]?, String?, OptionSet) -> Model? =
      Model.deserialize(from:designatedPath:options:)
    let textSet: (String?, String?, OptionSet) -> Model? =
      Model.deserialize(from:designatedPath:options:)
    let dataSet: (Data?, String?, OptionSet) -> Model? =
      Model.deserialize(from:designatedPath:options:)
    let listSet: (Data?, String?, OptionSet) -> Model? =
      Model.deserializePlist(from:designatedPath:options:)
    let json = #"{"v":1}"#
    let bytes = Data(json.utf8)
    let plist = try PropertyListSerialization.data(
      fromPropertyList: ["v": 1],
      format: .binary,
      options: 0
    )
    let results = [
      dictionary(["v": 1], nil, nil), text(json, nil, nil), data(bytes, nil, nil),
      list(plist, nil, nil), dictionarySet(["v": 1], nil, nil), textSet(json, nil, nil),
      dataSet(bytes, nil, nil), listSet(plist, nil, nil),
    ]
    #expect(results == Array(repeating: Model(v: 1), count: 8))
  }

  @Test("API-1: arrays have the same entry points, from arrays")
  func arrays() throws {
    let array: ([Any]?, String?, Options) -> [Model]? =
      [Model].deserialize(from:designatedPath:options:)
    let arraySet: ([Any]?, String?, OptionSet) -> [Model]? =
      [Model].deserialize(from:designatedPath:options:)
    let text: (String?, String?, Options) -> [Model]? =
      [Model].deserialize(from:designatedPath:options:)
    let list: (Data?, String?, Options) -> [Model]? =
      [Model].deserializePlist(from:designatedPath:options:)
    #expect(array([["v": 1]], nil, nil) == [Model(v: 1)])
    #expect(arraySet([["v": 1]], nil, nil) == [Model(v: 1)])
    #expect(text(#"[{"v":1}]"#, nil, nil) == [Model(v: 1)])
    #expect(list(nil, nil, nil) == nil)
    let report: ([Any], String?, Options) throws(DecodingError) -> SmartDecodingReport<[Model]> =
      [Model].decode(from:designatedPath:options:)
    #expect(try report([["v": 1]], nil, nil).value == [Model(v: 1)])
  }

  @Test("API-1: decode reports from dictionaries, text and data, with typed throws")
  func decode() throws {
    typealias Report = SmartDecodingReport<Model>
    let dictionary: ([String: Any], String?, Options) throws(DecodingError) -> Report =
      Model.decode(from:designatedPath:options:)
    let text: (String, String?, Options) throws(DecodingError) -> Report =
      Model.decode(from:designatedPath:options:)
    let data: (Data, String?, Options) throws(DecodingError) -> Report =
      Model.decode(from:designatedPath:options:)
    #expect(try dictionary(["v": 1], nil, nil).value == Model(v: 1))
    #expect(try text(#"{"v":1}"#, nil, nil).isClean)
    #expect(try data(Data(#"{"v":"1"}"#.utf8), nil, nil).repairs.count == 1)
  }

  @Test("API-1: options and process-wide defaults have their cases")
  func options() {
    let all: [SmartDecodingOption] = [
      .date(.iso8601), .data(.base64), .float(.throw), .key(.useDefaultKeys), .number(.strict),
      .elements(.dropInvalid), .ignoreNull(true), .logContext(header: "h", footer: "f"),
    ]
    #expect(Set(all).count == 8)
    let keys: [JSONDecoder.SmartKeyDecodingStrategy] = [
      .useDefaultKeys, .fromSnakeCase, .firstLetterLower, .firstLetterUpper,
      .convertFromSnakeCase,
    ]
    #expect(keys.count == 5)
    let numbers: [SmartCodableOptions.NumberConversionStrategy] = [.strict, .truncate, .rounded]
    #expect(numbers.count == 3)
    let encoding: [SmartEncodingOption] = [
      .date(.iso8601), .data(.base64), .float(.throw), .key(.toSnakeCase),
    ]
    #expect(Set(encoding).count == 4)
    let written: [JSONEncoder.SmartKeyEncodingStrategy] = [
      .useDefaultKeys, .toSnakeCase, .firstLetterLower, .firstLetterUpper,
    ]
    #expect(written.count == 4)
  }

  @Test("API-1: models and arrays of them encode")
  func encoding() throws {
    typealias Encoding = [SmartEncodingOption]?
    let model = Model(v: 1)
    let dictionary: (Bool, Encoding) -> [String: Any]? = model.toDictionary(useMappedKeys:options:)
    let text: (Bool, Encoding, Bool) -> String? =
      model.toJSONString(useMappedKeys:options:prettyPrint:)
    let array: (Bool, Encoding) -> [Any]? = [model].toArray(useMappedKeys:options:)
    let arrayText: (Bool, Encoding, Bool) -> String? =
      [model].toJSONString(useMappedKeys:options:prettyPrint:)
    #expect(dictionary(false, nil)?["v"] as? Int == 1)
    #expect(text(false, nil, false) == #"{"v":1}"#)
    #expect((array(false, nil)?.first as? [String: Any])?["v"] as? Int == 1)
    #expect(arrayText(false, nil, false) == #"[{"v":1}]"#)
    let set: Set<SmartEncodingOption> = [.key(.firstLetterUpper)]
    #expect(model.toJSONString(options: set) == #"{"V":1}"#)
    #expect(model.toDictionary(options: set)?["V"] as? Int == 1)
    #expect([model].toArray(options: set)?.count == 1)
  }

  @Test("API-1: the coders are open classes with the properties of the specification")
  func coders() throws {
    final class Decoder: SmartJSONDecoder, @unchecked Sendable {}
    final class Encoder: SmartJSONEncoder, @unchecked Sendable {}
    let decoder = Decoder()
    decoder.options = []
    decoder.smartDateDecodingStrategy = nil
    decoder.smartDataDecodingStrategy = .base64
    decoder.smartKeyDecodingStrategy = .useDefaultKeys
    #expect(try decoder.decode(Model.self, from: #"{"v":1}"#) == Model(v: 1))
    #expect(try decoder.smartDecode(Model.self, from: ["v": 1]) == Model(v: 1))
    #expect(try decoder.report(Model.self, from: ["v": 1]).isClean)
    let encoder = Encoder()
    encoder.options = []
    encoder.useMappedKeys = true
    encoder.smartKeyEncodingStrategy = .useDefaultKeys
    encoder.smartDataEncodingStrategy = .base64
    #expect(try encoder.encode(Model(v: 1)) == Data(#"{"v":1}"#.utf8))
  }

  private enum Key: CodingKey { case v }

  @Test("API-1: mappings and transformers are made as the specification says")
  func mapping() {
    let one: SmartKeyTransformer = Key.v <--- "a"
    let several: SmartKeyTransformer = Key.v <--- ["a", "b"]
    let keys = [one, several]
    #expect(keys.count == 2)
    let performers: [any ValueTransformable] = [
      FastTransformer<Int, String>(fromJSON: { $0.flatMap { Int($0) } }),
      FastTransformer<Int, String>(fromJSON: { _ in nil }, toJSON: { $0.map { "\($0)" } }),
      SmartDataTransformer(), SmartURLTransformer(),
      SmartURLTransformer(prefix: "https://", shouldEncodeURLString: false),
      SmartDateTransformer(), SmartDateTransformer(strategy: .timestampMilliseconds),
      SmartDateFormatTransformer(DateFormatter()),
      SmartHexColorTransformer(colorFormat: .rrggbb(.hash)),
    ]
    let values: [SmartValueTransformer] = performers.map { Key.v <--- $0 }
    let spelled = SmartValueTransformer(location: Key.v, performer: SmartDataTransformer())
    #expect(values.count + [spelled].count == 10)
  }

  @Test("API-1: repairs and levels have their cases")
  func diagnostics() {
    #expect(SmartRepair.Kind.allCases.count == 7)
    #expect(SmartRepair.Found.allCases.count == 10)
    #expect(SmartRepair.Action.allCases.count == 6)
    let levels: [SmartSentinel.Level] = [.none, .verbose, .alert]
    #expect(levels.map(\.rawValue) == [0, 1, 2])
    let stream: AsyncStream<String> = SmartSentinel.monitorLogs()
    withExtendedLifetime(stream) {}
  }

  @Test("API-1: colors, dates and updates")
  func values() {
    let color = SmartRGBA(red: 1, green: 0, blue: 0)
    #expect(color.alpha == 1)
    let formats: [SmartHexColor.HexFormat] = [
      .rgb(.hash), .rrggbb(.zeroX), .rgba(.none), .rrggbbaa(.hash),
    ]
    let red = SmartHexColor.toColor(from: "F00", format: .rgb(.none))
    let texts = formats.map { format in
      red.flatMap { SmartHexColor.toHexString(from: $0, format: format) }
    }
    #expect(texts == ["#F00", "0xFF0000", "F00F", "#FF0000FF"])
    let dates: [SmartDate.DateStrategy] = [
      .timestamp, .timestampMilliseconds, .iso8601, .formatted(DateFormatter()),
    ]
    #expect(dates.count == 4)
    var model = Model()
    SmartUpdater.update(&model, from: ["v": 1] as [String: Any], options: nil)
    SmartUpdater<Model>.update(&model, from: #"{"v":2}"#)
    #expect(model.v == 2)
  }
}
