import ConformanceKit
import DecoderLaw
import Foundation
import FuzzKit
import SmartCodable

/// Scalars at the bounds of every type, each read as every scalar type in every kind of place: leniently in models,
/// strictly as JSONDecoder does, without a type, and by transformers and wrappers that have a format.
///
/// The drawers are one of texts and one of native leaves; the judge is the law that the suite is judged by
/// (`ScalarLaw`).
struct ScalarTarget: DrawnTarget {
  /// What is drawn: tokens of a text, leaves of a graph, or either for transformers.
  enum Source: String {
    case texts = "numbers/table"
    case natives = "graph/leaves"
    case formats = "transformed/table"
  }

  let source: Source
  let weight = 3
  let optionSpace = ScalarSettings.space

  init(_ source: Source) { self.source = source }

  var name: String { source.rawValue }
  var seedInputs: [String] {
    switch source {
    case .texts:
      [
        #"[0,-1,127,128.0,255.5,65504,16777217,9007199254740993,1e23,0.1]"#,
        #"{"a":"12","b":" 1","c":"1e5","d":18446744073709551616,"e":true,"f":null}"#,
        #"[1.00000000000000000001,"+01.50",1e-400,1e400,"nan","YES",-0.0,1e127]"#, #"[]"#,
      ]
    case .natives:
      [
        #"[0,1,2.5,"text",true,null,[1,2,3],{"a":1,"b":2}]"#,
        #"{"a":["x","y"],"b":{"1":[null,7],"2":{}},"c":[[],[[]]],"d":"1700000000","e":-3}"#,
        #"[[1,1,1],["a","a"],[null,null,1],{"0":1,"1":2},{"k":"v"},[{"m":[{}]}]]"#,
        #"{"n":9007199254740993,"o":1e3,"p":"aGk=","q":"https://x.y/z","r":0.125,"t":""}"#,
      ]
    case .formats:
      [
        #"["2024-01-02T03:04:05.678Z","7DA5E3","https://a.b/é%20#x","aGk=",1700000000,true,null]"#,
        ##"{"a":"#F00","b":"Thu, 19 Dec 1996 16:39:57 GMT","c":1700000000123.5,"d":"20240229"}"##,
        #"["E621E1F8-C36C-495A-93FC-0C247A3E6E5F","a b%zz","31|12|2024 23-59-59",0.1,1e14,-7]"#,
        #"[[1,"2",null],{"k":[]},false]"#, #""2024-02-30""#,
      ]
    }
  }

  func found(_ row: ScalarRow, in context: RunContext) -> (any Encodable)? {
    let decoder = ScalarSettings(context).decoder
    if source == .formats {
      if row.endsFormatters { return nil }
      let model = TransformedModel.read(row, decoder)
      return context.unlimited {
        let found = TransformedColumn.all.map { column in
          model.flatMap { column.found($0) }.map { "\($0)" }
        }
        return found + [model?.toJSONString()]
      }
    }
    let model = try? decoder.smartDecode([ScalarPlaces<Double>].self, from: row.input).first
    let exact = try? decoder.smartDecode([ScalarPlaces<Decimal>].self, from: row.input).first
    return context.unlimited {
      [
        model.map { "\($0.plain as Any) \($0.given) \($0.typed as Any) \($0.fast as Any)" },
        exact.map { "\($0.plain as Any) \($0.given) \($0.typed as Any)" },
        row.isUnordered ? nil : model.map { "\($0.list) \($0.slots)" },
      ]
    }
  }

  func verdict(on row: ScalarRow, in context: RunContext) -> JudgeVerdict {
    let settings = ScalarSettings(context)
    if source == .formats, row.endsFormatters { return .silent }
    if source == .formats { return TransformedColumn.verdict(of: row, settings) ?? .agrees }
    for type in Self.types(of: context) {
      if let verdict = Self.verdict(as: type, row, settings, context.iteration) { return verdict }
    }
    if let verdict = ScalarAny(row: row, settings: settings).verdict { return verdict }
    guard source == .natives else { return .agrees }
    for token in row.tokens where token.meaning.isOwnLeaf {
      let verdict =
        ScalarStrict<Date>(token: token, settings: settings).nativeVerdict
        ?? ScalarStrict<Data>(token: token, settings: settings).nativeVerdict
      if let verdict { return verdict }
    }
    var drawing = ScalarDrawing(seed: ~context.iteration)
    let crowd = context.iteration % 64 == 0 ? ScalarAnyWriting.verdictOnCrowd : nil
    return crowd ?? ScalarEquality.verdict(on: &drawing) ?? .agrees
  }

  /// An eighth of the types.
  static func types(of context: RunContext) -> [any ScalarRead.Type] {
    stride(from: Int(context.iteration % 8), to: ScalarTypes.all.count, by: 8)
      .map { ScalarTypes.all[$0] }
  }

  private static func verdict<Value: ScalarRead>(
    as type: Value.Type,
    _ row: ScalarRow,
    _ settings: ScalarSettings,
    _ iteration: UInt64
  ) -> JudgeVerdict? {
    if let verdict = ScalarJudge<Value>(row: row, settings: settings).verdict(settings.decoder) {
      return verdict
    }
    let strict = ScalarStrict<Value>(token: row.tokens[0], settings: settings)
    return row.isText ? strict.verdict(place: iteration / 8) : strict.nativeVerdict
  }

  // MARK: Input

  /// Three scalars, the first often one for a type in turn, some of them from the document.
  func sample(_ input: [UInt8], in context: RunContext) -> ScalarRow? {
    guard input.count <= 2048, let tree = JSONTree(parsing: input), tree.depth <= 32 else {
      return nil
    }
    var drawing = ScalarDrawing(seed: context.iteration)
    let nodes = tree.nodes()
    let node = nodes[drawing.generator.below(nodes.count)]
    let takes = drawing.generator.oneIn(2)
    if source == .natives || source == .formats && drawing.generator.oneIn(3) {
      var leaves = drawing.natives()
      if takes { leaves[drawing.generator.below(3)] = drawing.value(of: node, in: tree) }
      return ScalarRow(natives: leaves, &drawing)
    }
    let type = source == .formats ? Date.self : Self.types(of: context)[0]
    let isNear = drawing.generator.below(4) < (source == .formats ? 3 : 2)
    let first = isNear ? drawing.token(near: type) : drawing.token()
    var tokens = [first, drawing.token(), drawing.token()]
    if takes, let meaning = ScalarMeaning(node, of: tree) {
      let json = String(decoding: tree.bytes(of: node), as: UTF8.self)
      tokens[drawing.generator.below(3)] = ScalarLeaf(json: json, meaning: meaning)
    }
    return ScalarRow(texts: tokens, &drawing)
  }
}

/// The options of a run, and what the judge makes of them.
struct ScalarSettings {
  private static let kinds = [
    ("number", ["truncate", "rounded"]),
    ("date", ["deferred", "seconds", "milliseconds", "iso8601"]), ("float", ["convert"]),
    ("elements", ["fail"]), ("null", ["kept"]),
  ]
  static let space = OptionSpace(kinds.map { .init($0, of: ["auto"] + $1) })

  /// The names of numbers that are not finite, and their values.
  static let names: [String: Double] = ["inf": .infinity, "-inf": -.infinity, "nan": .nan]

  /// The names of options by their kinds, as in ``SmartOptions``.
  private var chosen: [String: String] = [:]

  init() {}

  init(_ context: RunContext) {
    guard context.options != 0 else { return }
    for ((kind, names), choice) in zip(Self.kinds, Self.space.choices(in: context.options))
    where choice > 0 {
      chosen[kind] = names[choice - 1]
    }
  }

  var namesFloats: Bool { chosen["float"] != nil }
  var failsWhole: Bool { chosen["elements"] != nil }
  var keepsNull: Bool { chosen["null"] != nil }

  var law: ScalarLaw { law(date: nil) }

  /// How what is written is read again: dates are written in seconds.
  var writtenLaw: ScalarLaw { law(date: "seconds") }

  private func law(date: String?) -> ScalarLaw {
    var settings: DecodingSettings = [:]
    settings[.number] = chosen["number"]
    settings[.date] = chosen["date"] ?? date
    return ScalarLaw(settings: settings, nonFinite: namesFloats ? Self.names : [:])
  }

  var decoder: SmartJSONDecoder {
    let decoder = SmartJSONDecoder()
    decoder.options = SmartOptions.table.filter { chosen[$0.kind] == $0.name }.map(\.option)
    return decoder
  }

  var writing: [SmartEncodingOption]? {
    let dates: [String: JSONEncoder.DateEncodingStrategy] = [
      "deferred": .deferredToDate, "seconds": .secondsSince1970,
      "milliseconds": .millisecondsSince1970, "iso8601": .iso8601,
    ]
    return chosen["date"].flatMap { dates[$0] }.map { [.date($0)] }
  }
}
