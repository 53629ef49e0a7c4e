import ConformanceKit
import ConformanceProof
import Foundation
import FuzzKit
import SmartCodable

/// Graphs of native values, judged by what the specification says of each leaf for each kind of property.
///
/// The document gives the shape; the leaves are of all types that dictionary input takes (ENT-10). The judge
/// (``GraphLeavesReference``) knows what each leaf means without asking a decoder. The same values are also
/// written by two encoders, read strictly and compared.
struct GraphLeavesTarget: FuzzTarget {
  let name = "graph/leaves"
  let weight = 3
  let laws: TargetLaws = [.judged, .repeatable, .stateless]
  let seedInputs = [
    #"[0,1,2.5,"text",true,null,[1,2,3],{"a":1,"b":2}]"#,
    #"{"a":["x","y"],"b":{"1":[null,7],"2":{}},"c":[[],[[]]],"d":"1700000000","e":-3}"#,
    #"[[1,1,1],["a","a"],[null,null,1],[true,false],{"0":1,"1":2},{"k":"v","l":"w"},[{"m":[{}]}]]"#,
    #"{"n":9007199254740993,"o":1e3,"p":"aGk=","q":"https://x.y/z","r":0.125,"s":"é😀","t":""}"#,
  ]
  let optionSpace = OptionSpace([
    .init("number", [.init("auto"), .init("truncate"), .init("rounded")]),
    .init(
      "date",
      [
        .init("auto"), .init("deferred"), .init("seconds"), .init("milliseconds"), .init("iso8601"),
      ]
    ), .init("float", [.init("auto"), .init("convert")]),
    .init("elements", [.init("auto"), .init("fail")]),
    .init("null", [.init("auto"), .init("kept")]),
  ])

  var summary: String { TargetSummaries.text(of: name) ?? "" }

  func run(_ input: [UInt8], in context: RunContext) -> Execution {
    guard let graph = context.unlimited({ Self.graph(input, in: context) }) else {
      return .thrown("no graph")
    }
    let models = [GraphLeavesModel].deserialize(from: graph.rows, options: options(in: context))
    guard let models else { return .thrown("refused") }
    return context.unlimited {
      var texts: [[String?]] = []
      for (model, leaf) in zip(models, graph.leaves) {
        // The order of a set differs between processes.
        if leaf.meaning.contains(\.isUnordered) { continue }
        texts.append(
          GraphLeavesModel.columns.map { $0.found(model)?.description }
            + [model.toJSONString()]
        )
      }
      return .decoded(context.observe(texts))
    }
  }

  func judgement(
    of aspect: JudgedAspect,
    on input: [UInt8],
    in context: RunContext
  ) -> JudgeVerdict? {
    context.unlimited {
      guard let graph = Self.graph(input, in: context) else { return .silent }
      let judge = Self.judge(optionSpace, context.options)
      let options = options(in: context)
      let models = [GraphLeavesModel].deserialize(from: graph.rows, options: options)
      guard let models, models.count == graph.leaves.count else {
        return Self.differs("rows", "\(graph.leaves.count)", "\(models?.count ?? -1)", graph.rows)
      }
      for (model, leaf) in zip(models, graph.leaves) {
        if let verdict = Self.verdict(on: model, of: leaf, by: judge) { return verdict }
        if let verdict = GraphWriting.verdict(on: leaf, decoded: model.any) { return verdict }
        if let verdict = GraphStrictReading.verdict(
          on: leaf,
          namesFloats: Self.namesFloats(optionSpace, context.options)
        ) {
          return verdict
        }
      }
      return GraphKin.verdict(seed: context.iteration)
        ?? GraphWriting.verdictOnCrowd(in: context) ?? .agrees
    }
  }

  // MARK: Input and options

  /// The values of a document, and a dictionary around each.
  static func graph(
    _ input: [UInt8],
    in context: RunContext
  ) -> (rows: [Any], leaves: [GraphLeaf])? {
    guard input.count <= 2048, let tree = JSONTree(parsing: input), tree.depth <= 32 else {
      return nil
    }
    var drawing = GraphDrawing(of: tree, seed: context.iteration)
    let children = tree.children(of: tree.root)
    // Any few of the children, one after the other.
    let first = children.isEmpty ? 0 : Int(context.iteration % UInt64(children.count))
    let nodes = children.isEmpty ? [tree.root] : Array(children[first...].prefix(3))
    let leaves = nodes.map { drawing.value(of: $0) } + [drawing.tabled()]
    let rows = leaves.map { leaf in
      drawing.object([GraphLeavesModel.key: leaf], isModel: true).native
    }
    return (rows, leaves)
  }

  private func options(in context: RunContext) -> [SmartDecodingOption] {
    guard context.options != 0 else { return [] }
    let choices = optionSpace.choices(in: context.options)
    let lists: [[SmartDecodingOption?]] = [
      [nil, .number(.truncate), .number(.rounded)],
      [
        nil, .date(.deferredToDate), .date(.secondsSince1970), .date(.millisecondsSince1970),
        .date(.iso8601),
      ], [nil, GraphStrictReading.names], [nil, .elements(.failWhole)], [nil, .ignoreNull(false)],
    ]
    return zip(lists, choices).compactMap { list, choice in list[choice] }
  }

  private static func choices(_ space: OptionSpace, _ word: UInt64) -> [Int] {
    word == 0 ? [0, 0, 0, 0, 0] : space.choices(in: word)
  }

  private static func namesFloats(_ space: OptionSpace, _ word: UInt64) -> Bool {
    choices(space, word)[2] == 1
  }

  /// The judge of conversions, under the options of a run.
  static func judge(_ space: OptionSpace, _ word: UInt64) -> GraphLeavesReference {
    let choices = choices(space, word)
    var settings: DecodingSettings = [:]
    settings[.number] = [nil, "truncate", "rounded"][choices[0]]
    settings[.date] = [nil, "deferred", "seconds", "milliseconds", "iso8601"][choices[1]]
    let names = choices[2] == 1 ? GraphStrictReading.numbers : [:]
    return GraphLeavesReference(
      law: ScalarLaw(settings: settings, nonFinite: names),
      failsWhole: choices[3] == 1,
      keepsNull: choices[4] == 1
    )
  }

  // MARK: Comparison

  static func verdict(
    on model: GraphLeavesModel,
    of leaf: GraphLeaf,
    by judge: GraphLeavesReference
  ) -> JudgeVerdict? {
    for column in GraphLeavesModel.columns {
      let wanted = column.wanted(judge, leaf.meaning)
      let found = column.found(model)
      if wanted.admits(found, initial: column.initial) { continue }
      return differs(column.name, "\(wanted)", found?.description, leaf)
    }
    return anyVerdict(on: model, of: leaf, by: judge)
  }

  private static func anyVerdict(
    on model: GraphLeavesModel,
    of leaf: GraphLeaf,
    by judge: GraphLeavesReference
  ) -> JudgeVerdict? {
    let meaning = leaf.meaning
    // What `Any` gets for a value of no listed type is left open (ENT-17, ENT-18).
    if meaning.contains({ $0.isStranger || $0.isUnordered }) { return nil }
    let isNull = if case .null = meaning { true } else { false }
    let isList =
      if case .list = meaning { true } else if case .bag = meaning { true } else { false }
    let isObject = if case .members = meaning { true } else { false }
    let values: [(name: String, found: Any?, isWanted: Bool)] = [
      ("any", model.any, !isNull || judge.keepsNull), ("list", model.list, isList),
      ("object", model.object, isObject),
    ]
    for (name, found, isWanted) in values {
      switch (found, isWanted) {
      case (nil, false): continue
      case (let found?, true):
        guard let difference = judge.difference(of: found, from: meaning) else { continue }
        return differs(name, "its meaning", "another", "\(difference) in \(leaf)")
      default:
        return differs(name, isWanted ? "a value" : "nil", found == nil ? "nil" : "a value", leaf)
      }
    }
    return nil
  }

  static func differs(
    _ property: String,
    _ wanted: String?,
    _ found: String?,
    _ detail: Any
  ) -> JudgeVerdict {
    .differs(
      property: property,
      wanted: "other",
      found: "found",
      detail: "wanted \(wanted ?? "nil"), found \(found ?? "nil") for \(detail)"
    )
  }
}
