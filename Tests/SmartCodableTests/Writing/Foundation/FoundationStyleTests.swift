import Foundation
import SmartCodable
import Testing

@Suite("Encoding in Foundation's style")
struct FoundationStyleTests {
  private static let formattings: [JSONEncoder.OutputFormatting] = [
    [.sortedKeys], [.sortedKeys, .prettyPrinted], [.sortedKeys, .withoutEscapingSlashes],
    [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes],
  ]

  private func compare(_ pair: FoundationPair) {
    for formatting in Self.formattings {
      let expected = pair.outcome(JSONEncoder(), formatting)
      let encoder = SmartJSONEncoder(style: .foundation)
      #expect(pair.outcome(encoder, formatting) == expected)
      // Once more with what was learned, and for an encoder that has encoded before.
      #expect(pair.outcome(encoder, formatting) == expected)
    }
  }

  @Test(
    "ENF-2, AGR-9: values have the bytes, errors and paths of JSONEncoder",
    arguments: FoundationValuePairs.all
  )
  func values(_ pair: FoundationPair) { compare(pair) }

  @Test(
    "ENF-2, AGR-9: types that encode themselves have the bytes, errors and paths of JSONEncoder",
    arguments: FoundationScriptPairs.all
  )
  func scripts(_ pair: FoundationPair) { compare(pair) }

  @Test(
    "ENF-2: without .sortedKeys the bytes are the same but for their order",
    arguments: FoundationValuePairs.all + FoundationScriptPairs.all
  )
  func unsorted(_ pair: FoundationPair) {
    let formattings: [JSONEncoder.OutputFormatting] = [
      [], [.prettyPrinted], [.withoutEscapingSlashes],
    ]
    for formatting in formattings {
      let expected = pair.outcome(JSONEncoder(), formatting)
      let found = pair.outcome(SmartJSONEncoder(style: .foundation), formatting)
      #expect(found.text.utf8.sorted() == expected.text.utf8.sorted(), "\(found) \(expected)")
    }
  }

  private indirect enum Nest: Encodable {
    case leaf
    case list(Nest)
    case object(Nest)

    init(_ depth: Int) {
      self = (0..<depth)
        .reduce(.leaf) { nest, level in level % 2 == 0 ? .list(nest) : .object(nest) }
    }

    func encode(to encoder: any Encoder) throws {
      switch self {
      case .leaf:
        var container = encoder.singleValueContainer()
        try container.encode(1)
      case .list(let nest):
        var container = encoder.unkeyedContainer()
        try container.encode(nest)
      case .object(let nest):
        var container = encoder.container(keyedBy: PairKey.self)
        try container.encode(nest, forKey: .a)
      }
    }
  }

  @Test("ENF-2: the limit of depth and its error are Foundation's")
  func depth() throws {
    let outcomes = try onThread(stackKiB: 8192) {
      [510, 511, 512, 600]
        .map { depth in
          let pair = FoundationPair("", { _ in Nest(depth) })
          let found = pair.outcome(SmartJSONEncoder(style: .foundation), [.sortedKeys])
          return found == pair.outcome(JSONEncoder(), [.sortedKeys])
        }
    }
    #expect(outcomes == [true, true, true, true])
  }

  @Test("ENF-2: where JSONEncoder ends the process or writes no JSON there is an EncodingError")
  func traps() throws {
    let bodies: [(any Encoder) throws -> Void] = [
      { encoder in
        _ = encoder.container(keyedBy: PairKey.self)
        var list = encoder.unkeyedContainer()
        try list.encode(1)
      },
      { encoder in
        _ = encoder.unkeyedContainer()
        var single = encoder.singleValueContainer()
        try single.encode(1)
      },
      { encoder in
        var container = encoder.container(keyedBy: PairKey.self)
        try container.encode(Decimal.nan, forKey: .a)
      },
    ]
    for body in bodies {
      #expect(throws: EncodingError.self) {
        try SmartJSONEncoder(style: .foundation).encode(EncodingScript(body))
      }
    }
  }

  private struct Mapped: SmartEncodable {
    var someName = 1.0
    var missing: Int?

    enum CodingKeys: CodingKey { case someName, missing }

    static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.someName <--- "new/Name"] }
    static func mappingForValue() -> [SmartValueTransformer]? {
      [
        CodingKeys.someName
          <--- FastTransformer<Double, Int>(fromJSON: { _ in 1 }, toJSON: { _ in 7 })
      ]
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(someName, forKey: .someName)
      try container.encode(missing, forKey: .missing)
    }
  }

  @Test("ENF-2: key mappings apply if they are asked for, transformers never")
  func mappings() throws {
    let encoder = SmartJSONEncoder(style: .foundation)
    encoder.outputFormatting = .sortedKeys
    #expect(encoder.style == .foundation)
    #expect(try encoder.encode([Mapped()]) == Data(#"[{"missing":null,"someName":1}]"#.utf8))
    encoder.useMappedKeys = true
    #expect(try encoder.encode([Mapped()]) == Data(#"[{"missing":null,"new\/Name":1}]"#.utf8))
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    encoder.options = [.key(.firstLetterUpper)]
    #expect(try encoder.encode([Mapped()]) == Data(#"[{"Missing":null,"New/Name":1}]"#.utf8))
    encoder.options = [.date(.secondsSince1970)]
    #expect(try encoder.encode(Date(timeIntervalSince1970: 3)) == Data("3".utf8))
  }

  @Test("ENF-2, ENC-5, ENC-11: without a style and with .smart the rules of this package hold")
  func smartStyle() throws {
    for encoder in [SmartJSONEncoder(), SmartJSONEncoder(style: .smart)] {
      #expect(encoder.style == .smart)
      let value = ["a/b": Date(timeIntervalSince1970: 1)]
      #expect(try encoder.encode(value) == Data(#"{"a/b":1}"#.utf8))
      #expect(try encoder.encode([Mapped()]) == Data(#"[{"someName":7}]"#.utf8))
      encoder.outputFormatting = .prettyPrinted
      #expect(try encoder.encode([[Int]]([[]])) == Data("[\n  []\n]".utf8))
    }
  }

  @Test("ENF-2: there are pairs enough, each with a name of its own")
  func count() {
    let names = (FoundationValuePairs.all + FoundationScriptPairs.all).map(\.name)
    #expect(names.count >= 230)
    let repeated = Dictionary(grouping: names, by: \.self).filter { $0.value.count > 1 }.keys
    #expect(repeated.sorted() == [])
  }
}
