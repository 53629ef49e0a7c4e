import Foundation
import SmartCodable
import Testing

/// The declarations of chapter 1 for encoding, mapping, wrappers and log.
@Suite("Declarations for encoding, mapping and wrappers")
struct EncodingSurfaceTests {
  private struct Model: SmartCodable, Equatable { var v = 1 }

  private let list: [SmartEncodingOption]? = nil
  private let set: Set<SmartEncodingOption>? = nil

  private struct Mapped: SmartCodable {
    var v = 1

    static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.v <--- "w"] }
  }

  @Test(
    "API-1: toDictionary, toArray and toJSONString take both kinds of options, and own keys by default"
  )
  func functions() {
    let model = Mapped()
    let dictionaries: [[String: Any]?] = [
      model.toDictionary(), model.toDictionary(options: list), model.toDictionary(options: set),
      model.toDictionary(useMappedKeys: true, options: list),
      model.toDictionary(useMappedKeys: true, options: set),
    ]
    #expect(dictionaries.map { $0?.keys.joined() } == ["v", "v", "v", "w", "w"])
    let arrays: [[Any]?] = [
      [model].toArray(), [model].toArray(options: list), [model].toArray(options: set),
      [model].toArray(useMappedKeys: true, options: list),
      [model].toArray(useMappedKeys: true, options: set),
    ]
    let keys = arrays.map { ($0?.first as? [String: Any])?.keys.joined() }
    #expect(keys == ["v", "v", "v", "w", "w"])
    let texts: [String?] = [
      model.toJSONString(), model.toJSONString(options: list), model.toJSONString(options: set),
      model.toJSONString(useMappedKeys: true, options: list, prettyPrint: false),
      model.toJSONString(useMappedKeys: true, options: set, prettyPrint: false),
    ]
    let (own, mapped) = (#"{"v":1}"#, #"{"w":1}"#)
    #expect(texts == [own, own, own, mapped, mapped])
    let lists: [String?] = [
      [model].toJSONString(), [model].toJSONString(options: list),
      [model].toJSONString(options: set),
      [model].toJSONString(useMappedKeys: true, options: list, prettyPrint: false),
      [model].toJSONString(useMappedKeys: true, options: set, prettyPrint: false),
    ]
    #expect(lists == texts.map { "[\($0 ?? "")]" })
  }

  private final class Subclass: SmartJSONEncoder, @unchecked Sendable {
    override func encode<T: Encodable>(_ value: T) throws -> Data { try super.encode(value) }
  }

  @Test("API-1: encoding options, and SmartJSONEncoder is open")
  func encoder() throws {
    let options: [SmartEncodingOption] = [
      .date(.iso8601), .data(.base64), .float(.throw), .key(.useDefaultKeys), .key(.toSnakeCase),
      .key(.firstLetterLower), .key(.firstLetterUpper),
    ]
    #expect(Set(options).count == 4)
    let encoder = Subclass()
    encoder.options = []
    encoder.useMappedKeys = false
    encoder.smartKeyEncodingStrategy = .useDefaultKeys
    encoder.smartDataEncodingStrategy = .base64
    #expect(try encoder.encode(Model()) == Data(#"{"v":1}"#.utf8))
  }

  private enum Key: CodingKey { case a }

  @Test("API-1: mappings and transformers")
  func mapping() {
    let keys: [SmartKeyTransformer] = [Key.a <--- "b", Key.a <--- ["b", "c"]]
    let values: [SmartValueTransformer] = [
      Key.a <--- FastTransformer<Int, String>(fromJSON: { $0.map(\.count) }, toJSON: nil),
      SmartValueTransformer(location: Key.a, performer: SmartDataTransformer()),
      Key.a <--- SmartURLTransformer(prefix: nil, shouldEncodeURLString: true),
      Key.a <--- SmartDateTransformer(), Key.a <--- SmartDateTransformer(strategy: .iso8601),
      Key.a <--- SmartDateFormatTransformer(DateFormatter()),
      Key.a <--- SmartHexColorTransformer(colorFormat: .rrggbb(.hash)),
    ]
    #expect(keys.count == 2 && values.count == 7)
  }

  private final class Wrapped: ObservableObject, SmartCodable {
    @SmartAny var any: Any?
    @SmartIgnored var ignored = 1
    @SmartIgnored(isEncodable: true) var written = 2
    @IgnoredKey var key = 3
    @SmartFlat var flat = Model()
    @SmartDate var date: Date?
    @SmartDate(encodeFormat: .timestampMilliseconds) var stamp: Date?
    @SmartHexColor var color: ColorObject?
    @SmartHexColor(encodeHexFormat: .rgba(.none)) var short: ColorObject?
    @SmartCompact.Array var list = [1]
    @SmartCompact.Dictionary var table = ["k": 1]
    @SmartPublished var name: String?
    required init() {}
  }

  @Test("API-1: property wrappers, and the publisher without Combine")
  func wrappers() throws {
    let model = try Wrapped.read(
      #"{"any":1,"v":5,"date":0,"stamp":0,"color":"F00","short":"00F","name":"a","key":9}"#
    )
    #expect(model.any as? Int == 1 && model.flat == Model(v: 5) && model.key == 3)
    #expect(model.date == Date(timeIntervalSince1970: 0) && model.written == 2)
    #expect(model.short == SmartRGBA(red: 0, green: 0, blue: 1))
    var seen: [String?] = []
    var kept: Set<AnyCancellable> = []
    model.$name.sink { seen.append($0) }.store(in: &kept)
    model.name = "b"
    kept.first?.cancel()
    model.name = "c"
    #expect(seen == ["a", "b"])
    let red = SmartRGBA(red: 1, green: 0, blue: 0, alpha: 1)
    #expect(SmartHexColor.toColor(from: "FF0000", format: .rrggbb(.none)) == red)
    #expect(SmartHexColor.toHexString(from: red, format: .rrggbbaa(.zeroX)) == "0xFF0000FF")
  }

  private enum Kind: String, SmartCaseDefaultable { case one, two }
  private enum Shape: SmartAssociatedEnumerable {
    case dot
    case line(Int)
  }

  @Test("API-1, API-10: the enum protocols have their defaults")
  func enums() {
    #expect(Kind.defaultCase == .one)
    #expect(Shape.defaultCase == nil)
    #expect(Shape.line(1).encodeValue() == nil)
  }

  @Test("API-1: SmartSentinel has its levels, handler and streams")
  func sentinel() {
    #expect([SmartSentinel.Level.none, .verbose, .alert].map(\.rawValue) == [0, 1, 2])
    let level: SmartSentinel.Level = SmartSentinel.debugMode
    let stream: AsyncStream<String> = SmartSentinel.monitorLogs()
    let handle: (@escaping @Sendable (String) -> Void) -> Void =
      SmartSentinel.onLogGenerated(handler:)
    withExtendedLifetime((level, stream, handle)) {}
  }
}
