import ReportKit

extension HTMLReport {
  static func findings(_ result: CampaignResult) -> [String] {
    guard !result.findings.isEmpty else { return ["<h2>Findings</h2>", "<p>None.</p>"] }
    return ["<h2>Findings</h2>"] + result.findings.flatMap { section($0, of: result) }
  }

  private static func section(_ finding: Finding, of result: CampaignResult) -> [String] {
    let signature = Markup.escaped(finding.signature.description)
    let kind = Death.Kind(rawValue: finding.kind)?.words ?? finding.kind
    var facts = [
      "iteration \(finding.iteration.grouped)",
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
      #"<article class="finding"><h3>\#(Markup.escaped("\(kind) in \(finding.target)"))</h3>"#,
      "<p>\(Markup.escaped(facts.joined(separator: " · ")))</p>",
    ]
    if !finding.detail.isEmpty {
      lines.append("<p>\(Markup.escaped(String(finding.detail.prefix(1000))))</p>")
    }
    if let minimized = finding.minimized { lines += block("minimized", minimized) }
    if let sent = result.plan.sent(finding.minimized ?? finding.input, to: finding.target) {
      lines += block("the same as \(sent.format)", sent.bytes)
    }
    lines += block("input", finding.input)
    lines += [
      "<details><summary>Signature and commands, from the folder of this page</summary>",
      "<pre><code>cd findings/\(signature)",
      "\(result.tool) replay .", "\(result.tool) explain .", "sh repro.sh</code></pre></details>",
      "</article>",
    ]
    return lines
  }

  private static func block(_ title: String, _ bytes: [UInt8]) -> [String] {
    let size = bytes.count == 1 ? "1 byte" : "\(bytes.count.grouped) bytes"
    let form = InputText.isReadable(bytes) ? "" : ", hexadecimal"
    let text = bytes.isEmpty ? "(empty)" : Markup.escaped(InputText.text(bytes))
    return [
      #"<p class="label">\#(title), \#(size)\#(form)</p>"#,
      "<pre><code>\(text)</code></pre>",
    ]
  }
}

extension Death.Kind {
  /// The kind for people who do not know the names of signals.
  fileprivate var words: String {
    switch self {
    case .trap: "illegal instruction: trap"
    case .stackOverflow: "stack overflow"
    case .memory: "out of memory"
    case .fault: "segmentation fault"
    case .abort: "abort"
    case .exit: "exit of the process"
    case .closedDescriptor: "closed a standard descriptor"
    case .sanitizer: "sanitizer report"
    case .hang: "hang: no progress"
    case .signal: "signal"
    }
  }
}
