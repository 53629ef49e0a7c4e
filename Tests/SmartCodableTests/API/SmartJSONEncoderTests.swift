import Foundation
import SmartCodable
import Synchronization
import Testing

@Suite("SmartJSONEncoder")
struct SmartJSONEncoderTests {
  private struct Model: SmartCodable {
    var someName = "n"
    var date = Date(timeIntervalSince1970: 1)
    var data = Data([104, 105])
    var map = ["aKey": 1]

    static func mappingForKey() -> [SmartKeyTransformer]? {
      [CodingKeys.someName <--- "newName"]
    }
  }

  private func text(
    _ value: some Encodable = Model(),
    _ configure: (SmartJSONEncoder) -> Void = { _ in }
  ) throws -> String {
    let encoder = SmartJSONEncoder()
    configure(encoder)
    return String(decoding: try encoder.encode(value), as: UTF8.self)
  }

  @Test("ENC-17: an encoder writes what toJSONString writes")
  func sameRules() throws {
    #expect(try text() == Model().toJSONString())
    #expect(try text { $0.useMappedKeys = true } == Model().toJSONString(useMappedKeys: true))
    #expect(
      try text { $0.outputFormatting = .prettyPrinted } == Model().toJSONString(prettyPrint: true)
    )
    let asFoundation: JSONEncoder = SmartJSONEncoder()
    #expect(
      String(decoding: try asFoundation.encode(Model()), as: UTF8.self) == Model().toJSONString()
    )
  }

  @Test("ENC-17: scalars at the top level are written")
  func scalars() throws {
    #expect(try text(1.5) == "1.5")
    #expect(try text("s") == "\"s\"")
    #expect(try text(Int?.none) == "null")
    #expect(try text([true]) == "[true]")
    #expect(try text(Date(timeIntervalSince1970: 2)) == "2")
    #expect(try text(["b": 1, "a": 2]) == #"{"a":2,"b":1}"#)
  }

  @Test("ENC-17: .sortedKeys sorts by UTF-8, at every level")
  func sorted() throws {
    struct Wide: Encodable {
      var b = 1
      var a = Inner()
      var capital = 2
      enum CodingKeys: String, CodingKey {
        case b
        case a
        case capital = "B"
      }
      struct Inner: Encodable {
        var z = 1
        var acute = 2
        var y = 3
        enum CodingKeys: String, CodingKey {
          case z
          case acute = "é"
          case y
        }
      }
    }
    #expect(
      try text(Wide()) { $0.outputFormatting = [.sortedKeys] }
        == #"{"B":2,"a":{"y":3,"z":1,"é":2},"b":1}"#
    )
    #expect(
      try text([Wide.Inner()]) { $0.outputFormatting = [.sortedKeys, .prettyPrinted] }
        == "[\n  {\n    \"y\" : 3,\n    \"z\" : 1,\n    \"é\" : 2\n  }\n]"
    )
  }

  @Test("ENC-17: inherited strategies count if they were set")
  func inherited() throws {
    #expect(try text { $0.dateEncodingStrategy = .deferredToDate }.contains("\"date\":-978307199"))
    #expect(try text { $0.dataEncodingStrategy = .deferredToData }.contains("\"data\":[104,105]"))
    #expect(
      try text {
        $0.dataEncodingStrategy = .custom { data, encoder in try data.count.encode(to: encoder) }
      }
      .contains("\"data\":2")
    )
    #expect(try text { $0.keyEncodingStrategy = .convertToSnakeCase }.contains("\"some_name\""))
    #expect(try text { $0.keyEncodingStrategy = .useDefaultKeys } == text())
    let named = try text([Double.infinity]) {
      $0.nonConformingFloatEncodingStrategy = .convertToString(
        positiveInfinity: "+",
        negativeInfinity: "-",
        nan: "?"
      )
    }
    #expect(named == #"["+"]"#)
  }

  @Test("ENF-2, ENC-11: what else is set leaves the dates of each style as they are")
  func datesBesideOtherSettings() throws {
    for (style, text) in [(SmartEncodingStyle.foundation, "[0]"), (.smart, "[978307200]")] {
      let encoder = SmartJSONEncoder(style: style)
      encoder.userInfo[try #require(CodingUserInfoKey(rawValue: "info"))] = "here"
      encoder.keyEncodingStrategy = .convertToSnakeCase
      let data = try encoder.encode([Date(timeIntervalSinceReferenceDate: 0)])
      #expect(String(decoding: data, as: UTF8.self) == text)
    }
  }

  @Test("ENF-2: of a subclass only the layout is asked for, as JSONEncoder does")
  func overridden() throws {
    final class Own: SmartJSONEncoder, @unchecked Sendable {
      override var dateEncodingStrategy: DateEncodingStrategy {
        get { .secondsSince1970 }
        set {}
      }
      override var nonConformingFloatEncodingStrategy: NonConformingFloatEncodingStrategy {
        get { .convertToString(positiveInfinity: "+", negativeInfinity: "-", nan: "?") }
        set {}
      }
      override var outputFormatting: OutputFormatting {
        get { .prettyPrinted }
        set {}
      }
    }
    final class Foundations: JSONEncoder, @unchecked Sendable {
      override var dateEncodingStrategy: DateEncodingStrategy {
        get { .secondsSince1970 }
        set {}
      }
      override var nonConformingFloatEncodingStrategy: NonConformingFloatEncodingStrategy {
        get { .convertToString(positiveInfinity: "+", negativeInfinity: "-", nan: "?") }
        set {}
      }
      override var outputFormatting: OutputFormatting {
        get { .prettyPrinted }
        set {}
      }
    }
    let dates = [Date(timeIntervalSinceReferenceDate: 0)]
    for encoder in [Own(style: .foundation), Foundations()] {
      #expect(String(decoding: try encoder.encode(dates), as: UTF8.self) == "[\n  0\n]")
      #expect(throws: EncodingError.self) { try encoder.encode([Double.infinity]) }
    }
  }

  @Test("ENC-17: a key strategy may keep the paths it gets, and encode and decode itself")
  func keptPaths() throws {
    struct Outer: Codable, Equatable {
      var first = 1
      var inner = [Inner(), Inner()]
      var last = 2
      struct Inner: Codable, Equatable {
        var a = 1
        var b = 2
      }
    }
    let kept = Mutex<[[String]]>([])
    let own = Mutex<[[any CodingKey]]>([])
    @Sendable func strategy(_ path: [any CodingKey]) -> any CodingKey {
      kept.withLock { $0.append(path.map(\.stringValue)) }
      own.withLock { $0.append(path) }
      let inside = SmartJSONEncoder(style: .foundation)
      inside.keyEncodingStrategy = .custom { $0.last ?? Name("") }
      let isSame =
        try? SmartJSONDecoder().decode(Outer.self, from: inside.encode(Outer())) == Outer()
      return isSame == true ? path.last ?? Name("") : Name("broken")
    }
    struct Name: CodingKey {
      var stringValue: String
      var intValue: Int? { nil }
      init(_ text: String) { stringValue = text }
      init?(stringValue: String) { nil }
      init?(intValue: Int) { nil }
    }
    let (encoder, decoder) = (SmartJSONEncoder(style: .foundation), SmartJSONDecoder())
    encoder.keyEncodingStrategy = .custom { strategy($0) }
    decoder.keyDecodingStrategy = .custom { strategy($0) }
    decoder.leniency = .none
    let data = try encoder.encode(Outer())
    let written = kept.withLock { $0 }
    #expect(try decoder.decode(Outer.self, from: data) == Outer())
    let inner = [0, 1]
      .flatMap { index in
        ["a", "b"].map { ["inner", "Index \(index)", $0] }
      }
    #expect(written == [["first"], ["inner"]] + inner + [["last"]])
    #expect(Set(kept.withLock { $0 }) == Set(written))
    // What was kept has not changed since.
    #expect(own.withLock { $0.map { $0.map(\.stringValue) } } == kept.withLock { $0 })
  }

  @Test("ENC-17: a custom key strategy sees the path, and no dictionary key")
  func customKeys() throws {
    struct Outer: Encodable {
      var list = [Inner(), Inner()]
      var map = ["k": 1]
      struct Inner: Encodable {
        var x = 1
      }
    }
    struct Joined: CodingKey {
      var stringValue: String
      var intValue: Int? { nil }
      init(_ text: String) { stringValue = text }
      init?(stringValue: String) { nil }
      init?(intValue: Int) { nil }
    }
    let written = try text(Outer()) {
      $0.keyEncodingStrategy = .custom { path in
        Joined(path.map { $0.intValue.map { "\($0)" } ?? $0.stringValue }.joined(separator: "."))
      }
    }
    #expect(written == #"{"list":[{"list.0.x":1},{"list.1.x":1}],"map":{"k":1}}"#)
  }

  private final class Shouting: SmartJSONEncoder, @unchecked Sendable {
    override var smartKeyEncodingStrategy: SmartKeyEncodingStrategy {
      get { .firstLetterUpper }
      set {}
    }
  }

  @Test("ENC-17: what a subclass overrides wins over an inherited strategy that was set")
  func overriding() throws {
    let inherited: [JSONEncoder.KeyEncodingStrategy?] = [nil, .useDefaultKeys, .convertToSnakeCase]
    for strategy in inherited {
      let encoder = Shouting()
      if let strategy { encoder.keyEncodingStrategy = strategy }
      let text = String(decoding: try encoder.encode(Model()), as: UTF8.self)
      #expect(text.contains(#""SomeName""#), "\(text)")
    }
  }

  @Test("ENC-17: options win over smart properties, these over inherited strategies")
  func precedence() throws {
    let smart = try text {
      $0.smartKeyEncodingStrategy = .firstLetterUpper
      $0.keyEncodingStrategy = .convertToSnakeCase
      $0.smartDataEncodingStrategy = .base64
      $0.dataEncodingStrategy = .deferredToData
      $0.dateEncodingStrategy = .millisecondsSince1970
    }
    #expect(smart == #"{"SomeName":"n","Date":1000,"Data":"aGk=","Map":{"aKey":1}}"#)
    let options = try text {
      $0.smartKeyEncodingStrategy = .firstLetterUpper
      $0.dateEncodingStrategy = .millisecondsSince1970
      $0.options = [.key(.useDefaultKeys), .key(.toSnakeCase), .date(.iso8601)]
      $0.useMappedKeys = true
    }
    #expect(
      options
        == #"{"new_name":"n","date":"1970-01-01T00:00:01Z","data":"aGk=","map":{"aKey":1}}"#
    )
  }

  @Test("ENC-17: userInfo is passed on")
  func userInfo() throws {
    struct Reader: Encodable {
      static let key = CodingUserInfoKey(rawValue: "key")
      func encode(to encoder: any Encoder) throws {
        let value = Self.key.flatMap { encoder.userInfo[$0] } as? String
        try (value ?? "none").encode(to: encoder)
      }
    }
    let key = try #require(Reader.key)
    #expect(try text([Reader()]) { $0.userInfo = [key: "seen"] } == #"["seen"]"#)
    #expect(try text([Reader()]) == #"["none"]"#)
  }

  @Test(
    "ENF-2: a Decimal that is no number is refused",
    arguments: [SmartEncodingStyle.smart, .foundation]
  )
  func decimalNaN(style: SmartEncodingStyle) {
    #expect(throws: EncodingError.self) {
      try SmartJSONEncoder(style: style).encode([Decimal.nan])
    }
  }

  private struct Refusal: Error {}

  @Test("ENC-17: errors are EncodingErrors with the coding path")
  func errors() throws {
    struct Outer: SmartEncodable {
      var list = [["k": 1.0], ["k": .nan]]
    }
    struct Thrower: SmartEncodable {
      func encode(to encoder: any Encoder) throws { throw Refusal() }
    }
    do {
      _ = try SmartJSONEncoder().encode(Outer())
      Issue.record("NaN was written")
    } catch EncodingError.invalidValue(let value, let context) {
      #expect((value as? Double)?.isNaN == true)
      #expect(context.codingPath.map(\.stringValue) == ["list", "Index 1", "k"])
      #expect(context.codingPath[1].intValue == 1)
    }
    do {
      _ = try SmartJSONEncoder().encode([Thrower()])
      Issue.record("the error got lost")
    } catch EncodingError.invalidValue(_, let context) {
      #expect(context.underlyingError is Refusal)
    }
  }
}
