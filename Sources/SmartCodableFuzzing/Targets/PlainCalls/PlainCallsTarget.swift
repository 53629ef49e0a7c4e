import ConformanceKit
import Foundation
import FuzzKit
import SmartCodable

/// Plain types that read a text, in every place of a model, with the calls of their code.
///
/// A decoder keeps what came of a text only where nothing else can have been read. The clauses are the judge
/// (``PlainCallsReference``); of plain types alone it is JSONDecoder (``DecodeScriptTarget``).
struct PlainCallsTarget: FuzzTarget {
  let name = "plain/calls"
  let weight = 3
  let laws: TargetLaws = [.judged, .repeatable, .stateless]
  let seedInputs = [#"["a","a","b"]"#, #"{"one":"abcdefgh"}"#, "null", "7", #""abcdefghABCDEFGH""#]

  private static let types: [any PlainCallsMember.Type] = [
    PlainCallsWord.self, PlainCallsPacked.self, PlainCallsAsked.self,
    PlainCallsRaw<PlainCallsWays.Alone>.self, PlainCallsRaw<PlainCallsWays.Nullable>.self,
    PlainCallsRaw<PlainCallsWays.First>.self, PlainCallsRaw<PlainCallsWays.Twice>.self,
    PlainCallsRaw<PlainCallsWays.Even>.self, PlainCallsRaw<PlainCallsWays.Second>.self,
    PlainCallsNote.self, PlainCallsSheet.self,
  ]

  var summary: String { TargetSummaries.text(of: name) ?? "" }

  /// What an input stands for.
  struct Case {
    let type: any PlainCallsMember.Type
    /// Members for the model, some of which are absent.
    let members: [JSONMember]
    /// The elements of loops by hand.
    var loops: [[JSONValue]] = []

    var document: Data { Data(JSONWriter.line(of: .object(members))) }
  }

  func drawn(from input: [UInt8], in context: RunContext) -> Case {
    let seed = input.prefix(256)
      .reduce(context.iteration) { SeededGenerator.mix($0 ^ UInt64($1)) }
    let type = Self.types[Int(SeededGenerator.mix(seed) % UInt64(Self.types.count))]
    var drawing = PlainCallsDrawing(seed: seed, takesAny: type == PlainCallsPacked.self)
    // An attempt of a row asks again, so texts would be asked about more than once there.
    let withRows = type.notes != .questions
    return Case(
      type: type,
      members: drawing.members(withRows: withRows),
      loops: drawing.loops()
    )
  }

  func run(_ input: [UInt8], in context: RunContext) -> Execution {
    context.unlimited {
      let drawn = drawn(from: input, in: context)
      let model = PlainCallsAnswer.model(of: drawn.type, drawn.document)
      let properties = model.properties.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }
      return .decoded(context.observe(properties))
    }
  }

  func judgement(
    of aspect: JudgedAspect,
    on input: [UInt8],
    in context: RunContext
  ) -> JudgeVerdict? {
    context.unlimited {
      let drawn = drawn(from: input, in: context)
      let model = PlainCallsAnswer.model(of: drawn.type, drawn.document)
      return Self.verdict(on: model, of: drawn) ?? Self.loopVerdict(on: drawn) ?? .agrees
    }
  }

  private static func loopVerdict(on drawn: Case) -> JudgeVerdict? {
    guard let (wanted, found) = PlainCallsLoopReference.difference(drawn.loops) else { return nil }
    return .differs(
      property: "loops",
      wanted: "other",
      found: "found",
      detail: "wanted \(wanted), found \(found) for \(PlainCallsLoopReference.json(drawn.loops))"
    )
  }

  static func differs(
    _ property: String,
    _ wanted: String,
    _ found: String,
    _ drawn: Case
  ) -> JudgeVerdict {
    .differs(
      property: property,
      wanted: "other",
      found: "found",
      detail: "wanted \(wanted), found \(found) for \(drawn.type) in "
        + String(decoding: JSONWriter.line(of: .object(drawn.members)), as: UTF8.self)
    )
  }
}
