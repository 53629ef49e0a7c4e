import ConformanceKit
import ConformanceProof
import Foundation
import FuzzKit
import SmartCodable

/// Scalars at the bounds of every type, each read as every scalar type: leniently in models, strictly as
/// JSONDecoder does, and without a type.
///
/// The judge is the law that the suite is judged by (`ScalarLaw`).
struct NumberTableTarget: FuzzTarget {
  let name = "numbers/table"
  let weight = 3
  let laws: TargetLaws = [.judged, .repeatable, .stateless]
  let seedInputs = [
    #"[0,-1,127,128.0,255.5,65504,16777217,9007199254740993,1e23,0.1]"#,
    #"{"a":"12","b":" 1","c":"1e5","d":18446744073709551616,"e":true,"f":null}"#,
    #"[1.00000000000000000001,"+01.50",1e-400,1e400,"nan","YES",-0.0,1e127]"#, #"[]"#,
  ]
  let optionSpace = OptionSpace([
    .init("number", [.init("auto"), .init("truncate"), .init("rounded")]),
    .init("float", [.init("auto"), .init("convert")]),
  ])

  var summary: String { TargetSummaries.text(of: name) ?? "" }

  func run(_ input: [UInt8], in context: RunContext) -> Execution {
    guard let row = context.unlimited({ Self.row(input, in: context) }) else {
      return .thrown("no row")
    }
    let model = try? decoder(in: context).decode(NumberTableModel<Double>.self, from: row.text)
    let exact = try? decoder(in: context).decode(NumberTableModel<Decimal>.self, from: row.text)
    return context.unlimited {
      .decoded(context.observe([model.map { "\($0)" }, exact.map { "\($0)" }]))
    }
  }

  func judgement(
    of aspect: JudgedAspect,
    on input: [UInt8],
    in context: RunContext
  ) -> JudgeVerdict? {
    context.unlimited {
      guard let row = Self.row(input, in: context) else { return .silent }
      let (law, namesFloats) = (law(in: context), namesFloats(in: context))
      let decoder = decoder(in: context)
      for type in Self.types(of: context) {
        let verdict = Self.verdict(as: type, row, law, namesFloats, decoder, context.iteration / 8)
        if let verdict { return verdict }
      }
      return NumberTableAny.verdict(of: row, decoder) ?? .agrees
    }
  }

  // MARK: Types

  private static let common: [any NumberTabled.Type] = [
    Int.self, Int8.self, Int16.self, Int32.self, Int64.self, UInt.self, UInt8.self, UInt16.self,
    UInt32.self, UInt64.self, Float16.self, Float.self, Double.self, CGFloat.self, Decimal.self,
    Bool.self, String.self,
  ]

  private static var wide: [any NumberTabled.Type] {
    guard #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *) else { return [] }
    return [Int128.self, UInt128.self]
  }

  private static let types = common + wide

  /// An eighth of the types.
  private static func types(of context: RunContext) -> [any NumberTabled.Type] {
    stride(from: Int(context.iteration % 8), to: types.count, by: 8).map { types[$0] }
  }

  private static func verdict<Value: NumberTabled>(
    as type: Value.Type,
    _ row: NumberTableRow,
    _ law: ScalarLaw,
    _ namesFloats: Bool,
    _ decoder: SmartJSONDecoder,
    _ place: UInt64
  ) -> JudgeVerdict? {
    NumberTableLenient<Value>(row, by: law).verdict(decoder)
      ?? NumberTableStrict<Value>(token: row.tokens[0], namesFloats: namesFloats)
      .verdict(place: place)
  }

  // MARK: Input and options

  /// Three scalars, the first often one for a type in turn, at times one of them from the document.
  static func row(_ input: [UInt8], in context: RunContext) -> NumberTableRow? {
    guard input.count <= 2048, let tree = JSONTree(parsing: input), tree.depth <= 32 else {
      return nil
    }
    var drawing = NumberTableDrawing(seed: context.iteration)
    let floating = types(of: context).lazy.compactMap { NumberTableDrawing.Floating($0) }.first
    let first = floating.flatMap { drawing.oneIn(2) ? drawing.token(near: $0) : nil }
    var tokens = [first ?? drawing.token(), drawing.token(), drawing.token()]
    let nodes = tree.nodes().filter { !tree.kind(of: $0).isContainer }
    if !nodes.isEmpty, context.iteration.isMultiple(of: 2) {
      let node = nodes[drawing.below(nodes.count)]
      let text = String(decoding: tree.text(of: node), as: UTF8.self)
      let json = tree.kind(of: node) == .string ? "\"\(text)\"" : text
      tokens[drawing.below(3)] = NumberToken(json, TransformedMeaning(node, of: tree))
    }
    return NumberTableRow(tokens)
  }

  private func choices(in context: RunContext) -> [Int] {
    context.options == 0 ? [0, 0] : optionSpace.choices(in: context.options)
  }

  private func namesFloats(in context: RunContext) -> Bool { choices(in: context)[1] == 1 }

  private func law(in context: RunContext) -> ScalarLaw {
    let rounding = [nil, "truncate", "rounded"][choices(in: context)[0]]
    return ScalarLaw(
      settings: rounding.map { [.number: $0] } ?? [:],
      nonFinite: namesFloats(in: context) ? GraphStrictReading.numbers : [:]
    )
  }

  private func decoder(in context: RunContext) -> SmartJSONDecoder {
    let decoder = SmartJSONDecoder()
    switch choices(in: context)[0] {
    case 1: decoder.options.append(.number(.truncate))
    case 2: decoder.options.append(.number(.rounded))
    default: break
    }
    if namesFloats(in: context) { decoder.options.append(GraphStrictReading.names) }
    return decoder
  }
}
