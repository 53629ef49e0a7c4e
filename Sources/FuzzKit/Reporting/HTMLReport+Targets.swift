import ReportKit

extension HTMLReport {
  static func targets(_ result: CampaignResult) -> [String] {
    let counts: [CounterLayout.TargetCount] = [.iterations, .decoded, .repaired, .refused, .died]
    let rows = result.plan.targets.enumerated()
      .map { number, target in
        [target.name] + counts.map { result.statistics.target(number, $0).grouped }
          + [String(result.findings.count { $0.target == target.name })]
      }
    let header = ["target", "iterations", "decoded", "repaired", "refused", "died", "findings"]
    return ["<h2>Targets</h2>"] + table(header, rows) + matrices(result)
  }

  /// Field by kind by outcome, one matrix for each target.
  private static func matrices(_ result: CampaignResult) -> [String] {
    let fields = EncodedFields(result)
    let shown = fields.targets.filter { target in target.fields.contains { !$0.kinds.isEmpty } }
    guard !shown.isEmpty else { return [] }
    var lines = [
      "<h2>Fields</h2>",
      "<p>What stood where a type looks, and what came of it, in one iteration of"
        + " \(fields.share). <span class=\"key\"><i class=\"accepted\"></i> accepted</span>,"
        + " <span class=\"key\"><i class=\"repaired\"></i> repaired</span> there or around it,"
        + " <span class=\"key\"><i class=\"refused\"></i> refused</span> as a whole document. Targets that tell of no repairs"
        + " have none. A cell names the most frequent outcome and its share; an empty one was never"
        + " reached.</p>",
    ]
    for target in shown {
      let open = shown.count <= 3 ? " open" : ""
      lines.append(
        "<details\(open)><summary>\(Markup.escaped(target.name)),"
          + " \(target.fields.count) fields</summary>"
      )
      lines += matrix(target)
      lines.append("</details>")
    }
    return lines
  }

  private static func matrix(_ target: EncodedFields.Target) -> [String] {
    let kinds = FieldTable.Kind.allCases.map { "\($0)" }
    let head = (["field"] + kinds).map { #"<th scope="col">\#($0)</th>"# }.joined()
    var lines = [
      #"<div class="wide" tabindex="0"><table class="matrix">"#,
      "<thead><tr>\(head)</tr></thead><tbody>",
    ]
    for field in target.fields {
      let wanted = Markup.escaped(field.wanted.joined(separator: " or "))
      let cells = kinds.map { cell(field.kinds[$0], kind: $0, of: field.path) }
      lines.append(
        #"<tr><th scope="row">\#(Markup.escaped(field.path)) <small>\#(wanted)</small></th>"#
          + cells.joined() + "</tr>"
      )
    }
    return lines + ["</tbody></table></div>"]
  }

  private static func cell(_ counts: EncodedFields.Counts?, kind: String, of path: String)
    -> String
  {
    guard let counts else { return "<td></td>" }
    let outcomes = [
      ("accepted", counts.accepted), ("repaired", counts.repaired), ("refused", counts.refused),
    ]
    let present = outcomes.filter { $0.1 > 0 }
    let most = outcomes.reduce(outcomes[0]) { $1.1 > $0.1 ? $1 : $0 }
    let title = present.map { "\($0.1) \($0.0)" }.joined(separator: ", ")
    let bars = present.map { name, count in
      #"<i class="\#(name)" style="flex-grow:\#(count)"></i>"#
    }
    let share = present.count == 1 ? "all" : percent(most.1, of: counts.total)
    return #"<td title="\#(Markup.escaped("\(path), \(kind): \(title)"))">"#
      + #"<span class="bar">\#(bars.joined())</span>\#(most.0)<br>\#(share)"#
      + #" <small>of \#(counts.total.grouped)</small></td>"#
  }
}
