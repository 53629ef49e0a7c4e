import ReportKit

extension HTMLReport {
  static func findings(_ result: CampaignResult) -> [String] {
    guard !result.findings.isEmpty else { return ["<h2>Findings</h2>", "<p>None.</p>"] }
    return ["<h2>Findings</h2>", "<p>The commands are for the folder of this page.</p>"]
      + result.findings.flatMap { section($0, tool: result.tool) }
  }

  private static func section(_ finding: Finding, tool: String) -> [String] {
    let signature = Markup.escaped(finding.signature.description)
    var facts = [
      finding.target, finding.kind, "iteration \(finding.iteration)",
      finding.hits == 1 ? "1 hit" : "\(finding.hits) hits",
    ]
    if let rerun = finding.rerun {
      facts.append(
        rerun.isDeterministic
          ? "deterministic" : "flaky: \(rerun.same) of \(rerun.runs) runs alone"
      )
    }
    if !finding.mutators.isEmpty { facts.append("by \(finding.mutators.joined(separator: ", "))") }
    if finding.isVariant { facts.append("a variant that the oracle derived") }
    if let reason = finding.acceptedBecause { facts.append("known: \(reason)") }
    var lines = [
      #"<article class="finding"><h3>\#(signature)</h3>"#,
      "<p>\(Markup.escaped(facts.joined(separator: " · ")))</p>",
    ]
    if !finding.detail.isEmpty {
      lines.append("<p>\(Markup.escaped(String(finding.detail.prefix(1000))))</p>")
    }
    if let minimized = finding.minimized { lines += block("minimized", minimized) }
    lines += block("input", finding.input)
    lines += [
      "<pre><code>\(tool) replay findings/\(signature)",
      "\(tool) explain findings/\(signature)",
      "sh findings/\(signature)/repro.sh</code></pre>", "</article>",
    ]
    return lines
  }

  private static func block(_ title: String, _ bytes: [UInt8]) -> [String] {
    let form = InputText.isReadable(bytes) ? "" : ", hexadecimal"
    let text = bytes.isEmpty ? "(empty)" : Markup.escaped(InputText.text(bytes))
    return [
      #"<p class="label">\#(title), \#(bytes.count) bytes\#(form)</p>"#,
      "<pre><code>\(text)</code></pre>",
    ]
  }
}
