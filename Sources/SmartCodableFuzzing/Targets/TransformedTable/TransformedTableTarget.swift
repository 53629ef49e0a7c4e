import Foundation
import FuzzKit
import SmartCodable

/// Values of the document and texts of tables, each read and written by every transformer and by every wrapper
/// that has a format.
///
/// The judge (``TransformedTableReference``) has calendar, percent-encoding, base64 and hexadecimal code of its
/// own; it knows what each property must be and what must be written for it.
struct TransformedTableTarget: FuzzTarget {
  let name = "transformed/table"
  let weight = 3
  let laws: TargetLaws = [.judged, .repeatable, .stateless]
  let seedInputs = [
    #"["2024-01-02T03:04:05.678Z","7DA5E3","https://a.b/é%20#x","aGk=",1700000000,true,null,{}]"#,
    ##"{"a":"#F00","b":"Thu, 19 Dec 1996 16:39:57 GMT","c":1700000000123.5,"d":"20240229"}"##,
    #"["E621E1F8-C36C-495A-93FC-0C247A3E6E5F","a b%zz","31|12|2024 23-59-59",0.1,1e14,-7]"#,
    #"[[1,"2",null],{"k":[]},false]"#, #"[[],[[]],{}]"#, #""2024-02-30""#,
  ]
  let optionSpace = OptionSpace([
    .init(
      "date",
      [
        .init("auto"), .init("deferred"), .init("seconds"), .init("milliseconds"), .init("iso8601"),
      ]
    )
  ])

  /// A document with the value, and what the value is.
  struct Row {
    let text: String
    let meaning: TransformedMeaning
  }

  var summary: String { TargetSummaries.text(of: name) ?? "" }

  func run(_ input: [UInt8], in context: RunContext) -> Execution {
    guard let rows = context.unlimited({ Self.rows(input, in: context) }) else {
      return .thrown("no rows")
    }
    let models = rows.map { Self.model(of: $0, dates: dates(in: context)) }
    return context.unlimited {
      .decoded(
        context.observe(
          models.map { model in
            TransformedTableColumn.all.map { column in model.flatMap { column.found($0) } }
              + [model?.toJSONString()]
          }
        )
      )
    }
  }

  func judgement(
    of aspect: JudgedAspect,
    on input: [UInt8],
    in context: RunContext
  ) -> JudgeVerdict? {
    context.unlimited {
      guard let rows = Self.rows(input, in: context) else { return .silent }
      let judge = TransformedTableReference(dates: dates(in: context))
      for row in rows {
        guard let model = Self.model(of: row, dates: judge.dates) else {
          return Self.differs("model", "a model", "nil", row)
        }
        if let verdict = Self.verdict(on: model, of: row, by: judge) { return verdict }
      }
      return .agrees
    }
  }

  // MARK: Input and options

  /// Some scalars of the document, half of them replaced by a text of the tables.
  static func rows(_ input: [UInt8], in context: RunContext) -> [Row]? {
    guard input.count <= 2048, let tree = JSONTree(parsing: input), tree.depth <= 32 else {
      return nil
    }
    var drawing = TransformedTableDrawing(seed: context.iteration)
    let nodes = tree.nodes().filter { !tree.kind(of: $0).isContainer }
    let first = nodes.isEmpty ? 0 : Int(context.iteration % UInt64(nodes.count))
    var rows: [Row] = nodes[first...].prefix(2)
      .map { node in
        let kind = tree.kind(of: node)
        if kind != .bool, kind != .null, drawing.coin() { return Self.row(drawing.text()) }
        let text = String(decoding: tree.text(of: node), as: UTF8.self)
        return Row(
          text: document(kind == .string ? "\"\(text)\"" : text),
          meaning: TransformedMeaning(node, of: tree)
        )
      }
    if nodes.isEmpty || context.iteration.isMultiple(of: 8) {
      let whole = document(String(decoding: input, as: UTF8.self))
      rows.append(Row(text: whole, meaning: TransformedMeaning(tree.root, of: tree)))
    }
    if rows.count < 2 { rows.append(Self.row(drawing.text())) }
    return rows
  }

  static func row(_ text: String) -> Row {
    let escaped = String(decoding: JSONText.escaped(text.utf8), as: UTF8.self)
    return Row(text: document("\"\(escaped)\""), meaning: .text(text))
  }

  private static func document(_ value: String) -> String {
    "{\"\(TransformedTableModel.key)\":\(value)}"
  }

  private func dates(in context: RunContext) -> TransformedDates {
    let choice = context.options == 0 ? 0 : optionSpace.choices(in: context.options)[0]
    return TransformedDates(rawValue: choice) ?? .automatic
  }

  static func model(of row: Row, dates: TransformedDates) -> TransformedTableModel? {
    let options: [SmartDecodingOption]? =
      switch dates {
      case .automatic: nil
      case .deferred: [.date(.deferredToDate)]
      case .seconds: [.date(.secondsSince1970)]
      case .milliseconds: [.date(.millisecondsSince1970)]
      case .iso8601: [.date(.iso8601)]
      }
    return TransformedTableModel.deserialize(from: row.text, options: options)
  }

  // MARK: Comparison

  static func verdict(
    on model: TransformedTableModel,
    of row: Row,
    by judge: TransformedTableReference
  ) -> JudgeVerdict? {
    let opinions = TransformedTableColumn.all.map { ($0, $0.opinion(judge, row.meaning)) }
    for (column, opinion) in opinions {
      if let wanted = opinion.difference(model) {
        return differs(column.name, wanted, column.found(model) ?? "nil", row)
      }
    }
    let ways = opinions.compactMap { column, opinion in
      opinion.writing.map { (name: column.name, ways: $0) }
    }
    return TransformedTableWritten(model, dates: judge.dates).verdict(of: row, ways)
  }

  static func differs(
    _ property: String,
    _ wanted: String,
    _ found: String,
    _ row: Row
  ) -> JudgeVerdict {
    .differs(
      property: property,
      wanted: "other",
      found: "found",
      detail: "wanted \(wanted), found \(found) for \(row.text)"
    )
  }
}
