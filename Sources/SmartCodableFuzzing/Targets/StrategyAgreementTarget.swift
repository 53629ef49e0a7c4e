import Foundation
import FuzzKit
import SmartCodable

/// Single values under strategies in a lenient call, with JSONDecoder as the judge: what it reads must be
/// read alike, and nothing repaired (AGR-1, AGR-6).
///
/// Plain types are read strictly as a whole, so they never show what a lenient call makes of an element.
struct StrategyAgreementTarget: FuzzTarget {
  let name = "agreement/strategies"
  let weight = 2
  let laws: TargetLaws = [.judged, .repeatable, .stateless]
  let seedInputs = [
    #"["20240102",10,"10",1.5,{"s":5},{"ms":5000},[1,"2"],[1,2],true,null]"#,
    #"["2024-05-06T07:08:09.123Z","2001-01-01T00:00:02.9+01:00","1000-01-01T00:00:00Z",0,-1e3]"#,
    #"["aGk=","aGk","","1582-10-15T00:00:00Z","2024-02-30T00:00:00Z","1583-01-01T00:00:00Z"]"#,
    #"["https://a.b/c?d=e","x y","6BA7B810-9DAD-11D1-80B4-00C04FD430C8",255,256,"red",[255,0]]"#,
  ]
  let optionSpace = OptionSpace([
    OptionSpace.Axis(
      "date",
      [
        "deferred", "seconds", "milliseconds", "iso8601", "number-first", "text-first", "keyed",
        "sum",
      ]
      .map { OptionSpace.Choice($0) }
    ),
    OptionSpace.Axis(
      "data",
      ["base64", "deferred", "text-first", "list-first"].map { OptionSpace.Choice($0) }
    ),
  ])

  var summary: String { TargetSummaries.text(of: name) ?? "" }

  func run(_ input: [UInt8], in context: RunContext) -> Execution {
    guard let pairs = pairs(input, in: context) else { return .thrown("document") }
    return .decoded(context.observe(pairs.map(\.found)))
  }

  func judgement(
    of aspect: JudgedAspect,
    on input: [UInt8],
    in context: RunContext
  ) -> JudgeVerdict? {
    guard let pairs = pairs(input, in: context) else { return .silent }
    guard let pair = pairs.first(where: { $0.wanted != nil && $0.wanted != $0.found }) else {
      return pairs.contains { $0.wanted != nil } ? .agrees : .silent
    }
    return .differs(
      property: pair.type,
      wanted: "value",
      found: "other",
      detail: "\(pair.text) is \(pair.wanted ?? "") for JSONDecoder, and \(pair.found) here"
    )
  }

  /// A value of the document, and what both decoders make of it as one type; `wanted` is nil if JSONDecoder
  /// refuses it.
  private struct Pair {
    let text: String
    let type: String
    let wanted: String?
    let found: String
  }

  private func pairs(_ input: [UInt8], in context: RunContext) -> [Pair]? {
    guard input.count <= 4096, let tree = JSONTree(parsing: input) else { return nil }
    let children = tree.children(of: tree.root).prefix(12)
    let choices = optionSpace.choices(in: context.options)
    return context.unlimited {
      let coders = (
        Self.configured(JSONDecoder(), choices), Self.configured(SmartJSONDecoder(), choices)
      )
      return children.flatMap { node in
        let text = "[\(String(decoding: tree.text(of: node), as: UTF8.self))]"
        // Which of equal keys counts is each decoder's own choice (PARSE-11).
        let isUnique = tree.kind(of: node) != .object || tree.children(of: node).count == 1
        return isUnique ? Self.types.map { Self.pair($0, text, coders) } : []
      }
    }
  }

  // Integers are left out: an exact value decides there (NUM-1).
  private static let types: [any (Decodable & Equatable & SendableMetatype).Type] = [
    Date.self, Date?.self, Data.self, Double.self, Float.self, URL.self, UUID.self,
    String.self, Bool?.self,
  ]

  private static func pair<T: Decodable & Equatable>(
    _ type: T.Type,
    _ text: String,
    _ coders: (judge: JSONDecoder, found: SmartJSONDecoder)
  ) -> Pair {
    let wanted = try? coders.judge.decode([T].self, from: Data(text.utf8))
    let report = try? coders.found.report([T].self, from: text)
    let found = report.map { report in
      (report.value == wanted ? "the same" : "\(report.value)")
        + (report.repairs.isEmpty ? "" : ", repaired")
    }
    return Pair(
      text: text,
      type: "\(type)",
      wanted: wanted.map { _ in "the same" },
      found: found ?? "refused"
    )
  }

  private static func configured<Coder: JSONDecoder>(_ coder: Coder, _ choices: [Int]) -> Coder {
    let dates: [JSONDecoder.DateDecodingStrategy] = [
      .deferredToDate, .secondsSince1970, .millisecondsSince1970, .iso8601, .custom(numberFirst),
      .custom(textFirst), .custom(keyed), .custom(sum),
    ]
    coder.dateDecodingStrategy = dates[choices[0]]
    let data: [JSONDecoder.DataDecodingStrategy] = [
      .base64, .deferredToData, .custom { Data(try text(of: $0).utf8) },
      .custom { decoder in
        let texts = try? [String](from: decoder)
        return try Data((texts?.joined() ?? text(of: decoder)).utf8)
      },
    ]
    coder.dataDecodingStrategy = data[choices[1]]
    return coder
  }

  // Closures that try several forms; a conversion takes them the wrong way.

  @Sendable private static func numberFirst(_ decoder: any Decoder) throws -> Date {
    let container = try decoder.singleValueContainer()
    if let number = try? container.decode(Double.self) {
      return Date(timeIntervalSince1970: number)
    }
    return Date(timeIntervalSince1970: -Double(try container.decode(String.self).utf8.count))
  }

  @Sendable private static func textFirst(_ decoder: any Decoder) throws -> Date {
    Date(timeIntervalSince1970: Double(try text(of: decoder).utf8.count))
  }

  private static func text(of decoder: any Decoder) throws -> String {
    let container = try decoder.singleValueContainer()
    if let text = try? container.decode(String.self) { return text }
    return try container.decode(Float.self).description
  }

  @Sendable private static func keyed(_ decoder: any Decoder) throws -> Date {
    let container = try decoder.container(keyedBy: Zoo.Key.self)
    if let seconds = try? container.decode(Double.self, forKey: Zoo.Key("s")) {
      return Date(timeIntervalSince1970: seconds)
    }
    let milliseconds = try container.decodeIfPresent(Int.self, forKey: Zoo.Key("ms"))
    return Date(timeIntervalSince1970: Double(milliseconds ?? -1) / 1000)
  }

  @Sendable private static func sum(_ decoder: any Decoder) throws -> Date {
    var container = try decoder.unkeyedContainer()
    var sum = 0.0
    while !container.isAtEnd, let number = try? container.decode(Double.self) { sum += number }
    return Date(timeIntervalSince1970: sum)
  }
}
