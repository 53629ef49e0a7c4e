import ConformanceKit
import FuzzKit

/// Kodables of one property, each read from drawn documents and judged by a statement of the specification that
/// shares no code with them: values, refusals, reports, updates, and what is written.
struct KodableTableTarget: DrawnTarget {
  typealias Drawn = (row: any KodableTableJudge, document: JSONValue, next: JSONValue)

  let name = "kodable/table"
  let seedInputs = [
    #"["1",1.5,"2",true,"3",null,4]"#, #"[[],{},"",-0.0,1e2,false]"#,
    #"{"01":5,"1":"x","a":{"b":[1,"2",null]},"first_name":"n","firstName":7}"#, "70",
  ]
  var rows = KodableTable.rows

  func sample(_ input: [UInt8], in context: RunContext) -> [Drawn]? {
    guard input.count <= 512, let tree = JSONTree(parsing: input), tree.depth <= 8 else {
      return nil
    }
    var drawing = KodableTableDrawing(tree, SeededGenerator(seed: context.iteration, for: input))
    return (0..<8)
      .compactMap { _ in
        drawing.generator.pick(rows)
          .map { ($0, drawing.document($0.path), drawing.document($0.path)) }
      }
  }

  func found(_ sample: [Drawn], in context: RunContext) -> (any Encodable)? {
    sample.map { $0.row.found($0.document) }
  }

  func verdict(on sample: [Drawn], in context: RunContext) -> JudgeVerdict {
    for drawn in sample {
      guard let problem = drawn.row.problem(drawn.document, drawn.next) else { continue }
      let documents = [drawn.document, drawn.next].map { JSONWriter().text(of: $0) }
      return .differs(
        wanted: drawn.row.name,
        found: problem.call,
        detail: "\(problem.answers) for \(documents.joined(separator: " then "))"
      )
    }
    return .agrees
  }
}
