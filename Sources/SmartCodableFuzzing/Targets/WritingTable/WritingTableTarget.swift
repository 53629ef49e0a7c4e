import Foundation
import FuzzKit
import SmartCodable

/// Values that encoders treat in ways of their own, in every place, judged by JSONEncoder and by the order of
/// keys that the specification asks for (ENC-4, ENC-10, ENF-1, ENF-2).
///
/// The iteration determines the value; the input only adds to what is drawn.
struct WritingTableTarget: FuzzTarget {
  let name = "encode/table"
  let weight = 3
  let laws: TargetLaws = [.judged, .repeatable, .stateless]
  let judgedAspects: [JudgedAspect] = [.encoding]
  let seedInputs = [#"{"a":[1,2.5]}"#, #"["x",null,true]"#, "7", #""text""#]
  let optionSpace = WritingTableOptions.space

  var summary: String { TargetSummaries.text(of: name) ?? "" }

  func run(_ input: [UInt8], in context: RunContext) -> Execution {
    context.unlimited {
      let row = Self.row(input, in: context)
      // The order of dictionaries would make a difference otherwise.
      let encoder = WritingTableJudge.encoder(row.writers[0], WritingTableOptions(context.options))
      guard let text = try? encoder.encode(row.value) else { return .thrown("refused " + row.kind) }
      return .decoded(context.observe("\(row.kind) \(text.count > 0)"))
    }
  }

  func judgement(
    of aspect: JudgedAspect,
    on input: [UInt8],
    in context: RunContext
  ) -> JudgeVerdict? {
    context.unlimited {
      // What the wrappers write is read, too.
      if aspect == .decoding { return WritingTableStrict.verdict(Self.drawing(input, in: context)) }
      let row = Self.row(input, in: context)
      return WritingTableJudge(options: WritingTableOptions(context.options)).verdict(on: row)
    }
  }

  static func row(_ input: [UInt8], in context: RunContext) -> WritingTableRow {
    var drawing = drawing(input, in: context)
    return drawing.row()
  }

  private static func drawing(_ input: [UInt8], in context: RunContext) -> WritingTableDrawing {
    let sum = input.prefix(64).reduce(UInt64(input.count)) { $0 &* 31 &+ UInt64($1) }
    let options = WritingTableOptions(context.options)
    return WritingTableDrawing(seed: context.iteration &* 0x1_0001 ^ sum, options: options)
  }
}

extension WritingTableDrawing {
  mutating func row() -> WritingTableRow {
    // Long, and so rare.
    if generator.oneIn(1000) { return manyKeys() }
    guard options.keys == 0 else {
      // Dictionaries and wrappers differ in whether a strategy applies to them.
      return switch below(4) {
      case 0: floats()
      case 1, 2: numbered()
      default: objects()
      }
    }
    return switch below(16) {
    case 0, 1, 2, 3: floats()
    case 4, 5: dictionaries()
    case 6: mixed()
    case 7: numbered()
    case 8, 9, 10: objects()
    case 11: clashes()
    case 12, 13: anything()
    default: wrappers()
    }
  }
}
