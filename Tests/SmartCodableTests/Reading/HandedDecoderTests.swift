import Foundation
import Testing

@testable import SmartCodable

/// Code that hands its decoder on: `T(from: decoder)`.
@Suite("Decoders that are handed on")
struct HandedDecoderTests {
  @Test(
    "AGR-13: a model keeps its mapping and initial values, whatever code decodes it",
    arguments: [
      (#"{"src":"u","w":3}"#, "u 3", 0), (#"{"src":"u","w":null}"#, "u 100", 1),
      ("{}", "initial 100", 2),
      (#"{"url":"u","src":null,"w":"7"}"#, "initial 7", 2),
    ]
  )
  func models(_ json: String, _ expected: String, _ repairs: Int) throws {
    let decoder = SmartJSONDecoder()
    func check<T: Decodable & Shown>(_ type: T.Type, _ json: String) throws {
      let report = try decoder.report(type, from: json)
      #expect(report.value.shown == expected, "\(type)")
      #expect(report.repairs.count == repairs, "\(type) \(report.repairs)")
    }
    try check(Picture.self, json)
    try check(Medium.self, json)
    try check(Handing<Picture>.self, json)
    try check(Handing<GenericPicture<Int>>.self, json)
    try check(Handing<HiddenPicture>.self, json)
    try check(Handing<ClassPicture>.self, json)
    try check(Handing<Handing<Picture>>.self, json)
    try check(Below<Picture>.self, #"{"place":\#(json)}"#)
    try check(Below<Handing<ClassPicture>>.self, #"{"place":\#(json)}"#)
    try check(Registered.self, json)
    try check(MediumHolder.self, #"{"medium":\#(json)}"#)
    #expect(
      try decoder.decode([Medium].self, from: "[\(json),\(json)]").map(\.shown) == [
        expected, expected,
      ]
    )
    #expect(
      try decoder.decode([String: Medium].self, from: #"{"a":\#(json)}"#)["a"]?.shown == expected
    )
    struct Local: SmartDecodable, Shown {
      var url = "initial"
      var w = 100
      var shown: String { "\(url) \(w)" }
      static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.url <--- "src"] }
    }
    try check(Handing<Local>.self, json)
  }

  @Test(
    "REP-8: what a decoder for a superclass converts is reported where it stands",
    arguments: [
      (#"{"part":{"a":"7"}}"#, "a"), (#"{"part":{"super":"7"}}"#, "super"),
      (#"{"part":[1,"7"]}"#, "[1]"), (#"{"part":{"b":{"a":"7"}}}"#, "b.a"),
      (#"{"part":[{"a":"7"}]}"#, "[0].a"),
    ]
  )
  func superclassValues(_ json: String, _ place: String) throws {
    let separator = place.hasPrefix("[") ? "" : "."
    let report = try SmartJSONDecoder().report([String: Apart].self, from: json)
    #expect(report.value["part"]?.number == 7)
    #expect(report.repairs.map(\.kind) == [.converted])
    #expect(report.repairs.map(\.pathDescription) == ["part" + separator + place])
  }

  @Test(
    "REP-8: elements that a handed-on list drops count in the indexes behind them",
    arguments: [
      (#"[null,"2"]"#, ["[0]", "[1]"]), (#"[1,{},3,"4"]"#, ["[1]", "[3]"]),
      (#"["x","y","3",4]"#, ["[0]", "[1]", "[2]"]),
      (#"[1,[],[],"4"]"#, ["[1]", "[2]", "[3]"]),
      (#"["1",2]"#, ["[0]"]),
    ]
  )
  func droppedElements(_ json: String, _ places: [String]) throws {
    struct Bare: Decodable {
      var items: [Int]
      init(from decoder: any Decoder) throws { items = try [Int](from: decoder) }
    }
    struct Counted: Decodable {
      var items: Set<Int>
      init(from decoder: any Decoder) throws { items = try Set(from: decoder) }
    }
    let bare = try SmartJSONDecoder().report(Bare.self, from: json)
    #expect(bare.repairs.map(\.pathDescription) == places)
    let counted = try SmartJSONDecoder().report([String: Counted].self, from: #"{"a":\#(json)}"#)
    #expect(counted.repairs.map(\.pathDescription) == places.map { "a" + $0 })
    #expect(bare.value.items.sorted() == counted.value["a"]?.items.sorted())
  }

  @Test(
    "REP-10: what a value held that code gave up is not reported",
    arguments: [#"{"n":"7"}"#, #"{"n":true}"#, #"{"n":"x"}"#, #"{"n":null}"#, #"{"list":["1"]}"#]
  )
  func valuesGivenUp(_ json: String) throws {
    let report = try SmartJSONDecoder().report([Ventured].self, from: "[\(json)]")
    #expect(report.value.map(\.isRead) == [false])
    #expect(report.repairs.map(\.pathDescription) == ["[0].strict"])
  }

  /// Tries to read the value as another type, as code of alternatives does.
  struct Ventured: Decodable {
    struct Other: Decodable {
      init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        _ = try container.decode(Int.self, forKey: .n)
        _ = try container.decode([Int].self, forKey: .list)
        throw DecodingError.dataCorrupted(.init(codingPath: [], debugDescription: ""))
      }

      private enum CodingKeys: CodingKey { case n, list }
    }

    let isRead: Bool

    init(from decoder: any Decoder) throws {
      isRead = (try? decoder.singleValueContainer().decode(Other.self)) != nil
      // Strictly there is no such key, hence a second, lenient attempt.
      _ = try decoder.container(keyedBy: CodingKeys.self).decode(Int.self, forKey: .strict)
    }

    private enum CodingKeys: CodingKey { case strict }
  }

  /// Reads a number by decoders for superclasses alone.
  struct Apart: Decodable {
    let number: Int

    init(from decoder: any Decoder) throws {
      if var list = try? decoder.unkeyedContainer() {
        var last: (any Decoder)?
        while !list.isAtEnd { last = try list.superDecoder() }
        number = try Self.number(in: last ?? decoder)
      } else {
        number = try Self.number(in: decoder)
      }
    }

    private static func number(in decoder: any Decoder) throws -> Int {
      guard let container = try? decoder.container(keyedBy: Name.self),
        let key = container.allKeys.first
      else { return try decoder.singleValueContainer().decode(Int.self) }
      let next =
        key.text == "super" ? try container.superDecoder() : try container.superDecoder(forKey: key)
      return try self.number(in: next)
    }

    private struct Name: CodingKey {
      let text: String
      var stringValue: String { text }
      var intValue: Int? { nil }
      init?(stringValue: String) { text = stringValue }
      init?(intValue: Int) { nil }
    }
  }

  @Test("AGR-13: strictly there is the mapping, and no initial value", arguments: [true, false])
  func strict(_ isComplete: Bool) throws {
    let decoder = SmartJSONDecoder()
    decoder.leniency = .none
    let json = isComplete ? #"{"src":"u","w":3}"# : #"{"src":"u"}"#
    if isComplete {
      #expect(try decoder.decode(Medium.self, from: json).shown == "u 3")
    } else {
      #expect(throws: DecodingError.self) { try decoder.decode(Medium.self, from: json) }
    }
  }

  @Test("AGR-13: a plain type that a model decodes has no mapping, strictly neither")
  func plainInModel() throws {
    struct Size: Decodable { let url: String }
    struct Framed: SmartDecodable {
      var url = ""
      var size: String?

      init() {}
      init(from decoder: any Decoder) throws {
        url = try decoder.container(keyedBy: CodingKeys.self).decode(String.self, forKey: .url)
        for _ in 0..<2 { size = try Size(from: decoder).url }
      }
      private enum CodingKeys: CodingKey { case url }
      static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.url <--- "src"] }
    }
    for leniency in [SmartLeniency.none, .full] {
      let decoder = SmartJSONDecoder()
      decoder.leniency = leniency
      let framed = try decoder.decode(Framed.self, from: #"{"src":"u","url":"plain"}"#)
      #expect(framed.url == "u" && framed.size == "plain")
    }
  }

  @Test(
    "INI-4, NEST-15, AGR-13: over a missing or null value the model has its initial values",
    arguments: ["{}", #"{"place":null}"#]
  )
  func absent(_ json: String) throws {
    #expect(try SmartJSONDecoder().decode(Below<Picture>.self, from: json).shown == "initial 100")
  }

  @Test("AGR-13: a model that the code of another one decodes has its own initial values")
  func ownInitialValues() throws {
    let parent = try #require(Composed.deserialize(from: #"{"src":"u"}"#))
    #expect(parent.child.shown == "u 100")
    #expect(parent.w == 5)
    var updated = parent
    SmartUpdater.update(&updated, from: #"{"w":8}"#)
    #expect(updated.child.shown == "u 8")
    #expect(updated.w == 8)
  }

  @Test("AGR-13: keys that are declared elsewhere belong to the code that asks")
  func foreignKeys() throws {
    let json = #"{"url":"a","src":"b"}"#
    #expect(try SmartJSONDecoder().decode(OtherKeys<SharedKeys>.self, from: json).url == "a")
    #expect(try SmartJSONDecoder().decode(OtherKeys<Picture.Part.Keys>.self, from: json).url == "a")
  }

  @Test(
    "AGR-13: an encoder that is handed on writes by the mapping and the transformers of the model"
  )
  func encoding() throws {
    let encoder = SmartJSONEncoder()
    encoder.useMappedKeys = true
    encoder.outputFormatting = .sortedKeys
    let picture = try #require(Picture.deserialize(from: #"{"src":"u"}"#))
    for data in [try encoder.encode(picture), try encoder.encode(Medium.picture(picture))] {
      #expect(String(decoding: data, as: UTF8.self) == #"{"note":"<none>","src":"u","w":100}"#)
    }
  }

  @Test(
    "AGR-11: types of Foundation that trap on repaired values are guarded on this way too",
    arguments: [
      #"{"bitmap":"x"}"#, #"{"port":"-5","path":"","scheme":7}"#,
      #"{"indexes":[{"location":5,"length":"-6"}]}"#,
    ]
  )
  func traps(_ json: String) throws {
    let decoder = SmartJSONDecoder()
    func check<T: Decodable>(_ type: T.Type) {
      #expect(throws: (any Error).self) { try decoder.decode(Bare<T>.self, from: json) }
      #expect(throws: (any Error).self) {
        try decoder.decode(BareBelow<T>.self, from: #"{"place":\#(json)}"#)
      }
      #expect(throws: (any Error).self) { try decoder.decode(BareBelow<T>.self, from: "{}") }
    }
    check(CharacterSet.self)
    check(URLComponents.self)
    check(IndexSet.self)
    let url = try decoder.decode(Bare<URLComponents>.self, from: #"{"host":"h","path":"/p"}"#)
    #expect(url.value.host == "h")
    #expect(BareModel.deserialize(from: #"{"host":"h","path":"/p"}"#)?.url.host == "h")
  }
}

private protocol Shown { var shown: String { get } }

private struct Upper: ValueTransformable {
  func transformFromJSON(_ value: Any?) -> String? { value as? String }
  func transformToJSON(_ value: String?) -> String? { value.map { "<\($0)>" } }
}

private struct Picture: SmartCodable, Shown {
  var url = "initial"
  var w = 100
  var note = "none"

  enum CodingKeys: CodingKey { case url, w, note }

  init() {}

  init(from decoder: any Decoder) throws {
    let keys = try decoder.container(keyedBy: CodingKeys.self)
    url = try keys.decode(String.self, forKey: .url)
    w = try keys.decode(Int.self, forKey: .w)
  }

  var shown: String { "\(url) \(w)" }
  static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.url <--- "src"] }
  static func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.note <--- Upper()] }
}

private enum Medium: Codable, Shown {
  case picture(Picture)

  init(from decoder: any Decoder) throws { self = .picture(try Picture(from: decoder)) }

  func encode(to encoder: any Encoder) throws {
    if case .picture(let picture) = self { try picture.encode(to: encoder) }
  }

  var shown: String { if case .picture(let picture) = self { picture.shown } else { "" } }
}

private struct GenericPicture<Tag: Codable>: SmartDecodable, Shown {
  var url = "initial"
  var w = 100
  var tag: Tag?
  var shown: String { "\(url) \(w)" }
  static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.url <--- "src"] }
}

private struct HiddenPicture: SmartDecodable, Shown {
  private var url = "initial"
  private var w = 100
  var shown: String { "\(url) \(w)" }
  static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.url <--- "src"] }
}

private class ClassPicture: SmartDecodable, Shown {
  var url = "initial"
  var w = 100
  required init() {}
  var shown: String { "\(url) \(w)" }
  class func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.url <--- "src"] }
}

private struct Handing<Content: Decodable & Shown>: Decodable, Shown {
  let content: Content
  init(from decoder: any Decoder) throws { content = try Content(from: decoder) }
  var shown: String { content.shown }
}

private struct Below<Content: Decodable & Shown>: Decodable, Shown {
  let content: Content
  enum CodingKeys: CodingKey { case place }
  init(from decoder: any Decoder) throws {
    content = try Content(
      from: decoder.container(keyedBy: CodingKeys.self).superDecoder(forKey: .place)
    )
  }
  var shown: String { content.shown }
}

/// Finds the type to decode at run time.
private struct Registered: Decodable, Shown {
  let shown: String
  init(from decoder: any Decoder) throws {
    let types: [any (Decodable & Shown).Type] = [ClassPicture.self]
    shown = try types[0].init(from: decoder).shown
  }
}

private struct MediumHolder: SmartDecodable, Shown {
  var medium: Medium?
  var shown: String { medium?.shown ?? "nil" }
}

private struct Composed: SmartDecodable {
  var child = Picture()
  var w = 5
  enum CodingKeys: CodingKey { case w }
  init() {}
  init(from decoder: any Decoder) throws {
    child = try Picture(from: decoder)
    w = try decoder.container(keyedBy: CodingKeys.self).decode(Int.self, forKey: .w)
  }
}

private enum SharedKeys: CodingKey { case url }

extension Picture {
  fileprivate enum Part {
    /// Declared in a type that is declared in a model, and not in the model itself.
    enum Keys: CodingKey { case url }
  }
}

private struct OtherKeys<Keys: CodingKey>: Decodable {
  let url: String
  init(from decoder: any Decoder) throws {
    let keys = try decoder.container(keyedBy: Keys.self)
    url = try keys.allKeys.first.map { try keys.decode(String.self, forKey: $0) } ?? "none"
  }
}

private struct Bare<Value: Decodable>: Decodable {
  let value: Value
  init(from decoder: any Decoder) throws { value = try Value(from: decoder) }
}

private struct BareBelow<Value: Decodable>: Decodable {
  let value: Value
  enum CodingKeys: CodingKey { case place }
  init(from decoder: any Decoder) throws {
    value = try Value(
      from: decoder.container(keyedBy: CodingKeys.self).superDecoder(forKey: .place)
    )
  }
}

private struct BareModel: SmartDecodable {
  var url = URLComponents()
  init() {}
  init(from decoder: any Decoder) throws { url = try URLComponents(from: decoder) }
}

private struct Own<Value: Decodable>: Decodable { let value: Value }
