import ConformanceKit
import Foundation
import FuzzKit
import SmartCodable

/// Single values under strategies, with JSONDecoder as the judge: what it reads must be read alike in a lenient call,
/// and nothing repaired (AGR-1, AGR-6); a strict call must also refuse alike (AGR-8, AGR-9).
///
/// Plain types are read strictly as a whole, so they never show what a lenient call makes of an element.
struct StrategyAgreementTarget: DrawnTarget {
  let name = "agreement/strategies"
  let weight = 2
  let seedInputs = [
    #"["20240102",10,"10",1.5,{"s":5},{"ms":5000},[1,"2"],[1,2],true,null]"#,
    #"["2024-05-06T07:08:09.123Z","2001-01-01T00:00:02.9+01:00","1000-01-01T00:00:00Z",0,-1e3]"#,
    #"["aGk=","aGk","","1582-10-15T00:00:00Z","2024-02-30T00:00:00Z","1583-01-01T00:00:00Z"]"#,
    #"["https://a.b/c?d=e","x y","6BA7B810-9DAD-11D1-80B4-00C04FD430C8",255,256,"red",[255,0]]"#,
  ]
  let optionSpace = ZooOptions.space

  func found(_ pairs: [Pair], in context: RunContext) -> (any Encodable)? { pairs.map(\.found) }

  func verdict(on pairs: [Pair], in context: RunContext) -> JudgeVerdict {
    guard let pair = pairs.first(where: { $0.wanted != nil && $0.wanted != $0.found }) else {
      // A third of the pairs.
      let strict = stride(from: Int(context.iteration % 3), to: pairs.count, by: 3).lazy
        .compactMap { pairs[$0].strict() }.first
      return strict ?? (pairs.contains { $0.wanted != nil } ? .agrees : .silent)
    }
    return .scalar(pair.type, pair.wanted ?? "", pair.found, pair.text)
  }

  /// A value of the document, and what both decoders make of it as one type; `wanted` is nil if JSONDecoder
  /// refuses it.
  struct Pair {
    let text: String
    let type: String
    let wanted: String?
    let found: String
    /// What a strict call makes of it that JSONDecoder does not.
    let strict: () -> JudgeVerdict?
  }

  func sample(_ input: [UInt8], in context: RunContext) -> [Pair]? {
    guard input.count <= 4096, let tree = JSONTree(parsing: input) else { return nil }
    let children = tree.children(of: tree.root).prefix(12)
    var choices = ZooOptions.choices(in: context.options)
    let strict = Coders(choices)
    strict.found.leniency = .none
    // A lenient decoder also knows keys as they are in the document (KEY-15).
    choices[3] = 0
    let lenient = Coders(choices)
    return children.flatMap { node in
      let text = String(decoding: tree.text(of: node), as: UTF8.self)
      // Which of equal keys counts is each decoder's own choice (PARSE-11).
      let isUnique = tree.kind(of: node) != .object || tree.children(of: node).count == 1
      return isUnique ? Self.types.map { Self.pair($0, text, lenient, strict) } : []
    }
  }

  private struct Coders {
    let judge: JSONDecoder
    let found: SmartJSONDecoder

    init(_ choices: [Int]) {
      judge = ZooOptions.configure(JSONDecoder(), choices)
      found = ZooOptions.configure(SmartJSONDecoder(), choices)
    }

    /// Why the answers differ to a question for a value below keys that have integers.
    func difference<T: Decodable & Equatable>(_ type: T.Type, _ text: String) -> JudgeVerdict? {
      let data = Data(#"{"k":{},"7":{"8":\#(text)}}"#.utf8)
      func answer(_ decoder: JSONDecoder) -> (T?, refusal: Refusal?) {
        do {
          return (try decoder.decode([String: [String: T]].self, from: data)["7"]?["8"], nil)
        } catch {
          return (nil, (error as? DecodingError).map { Refusal($0) } ?? Self.hidden)
        }
      }
      let (wanted, found) = (answer(judge), answer(self.found))
      // Foundation lets an error of its own through for a number that does not fit, or does not say where it is; some
      // zeros with an exponent it refuses, and names of numbers with escapes it does not know.
      let isHidden = wanted.refusal == Self.hidden && found.refusal?.code == Self.hidden.code
      let isOwn = Double(text) == 0 || text.contains("\\")
      return isHidden || isOwn || wanted == found || (try? JSONReader.read(text)) == nil
        ? nil : .scalar("strict \(type)", "\(wanted)", "\(found)", text)
    }

    private static let hidden = Refusal("dataCorrupted")
  }

  // Integers are left out: an exact value decides there (NUM-1).
  private static let types: [any (Decodable & Equatable & SendableMetatype).Type] = [
    Date.self, Date?.self, Data.self, Double.self, Float.self, URL.self, UUID.self,
    String.self, Bool?.self,
  ]

  private static func pair<T: Decodable & Equatable>(
    _ type: T.Type,
    _ value: String,
    _ lenient: Coders,
    _ strict: Coders
  ) -> Pair {
    let text = "[\(value)]"
    let wanted = try? lenient.judge.decode([T].self, from: Data(text.utf8))
    let report = try? lenient.found.report([T].self, from: text)
    let found = report.map { report in
      (report.value == wanted ? "the same" : "\(report.value)")
        + (report.repairs.isEmpty ? "" : ", repaired")
    }
    return Pair(
      text: text,
      type: "\(type)",
      wanted: wanted.map { _ in "the same" },
      found: found ?? "refused",
      strict: { strict.difference(type, value) }
    )
  }
}
