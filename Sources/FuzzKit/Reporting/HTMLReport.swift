import ReportKit

/// The report of a campaign as one self-contained HTML page: no script, no network, no other files.
///
/// Like the other reports it is the same for any number of jobs, and contains no times.
public enum HTMLReport {
  /// The page for `result`; its commands are relative to the page's folder.
  public static func text(_ result: CampaignResult) -> String {
    let seed = result.plan.configuration.seed
    let title = "Fuzz campaign, seed \(seed)"
    var lines = ["<main>", "<h1>\(title)</h1>"]
    lines += summary(result)
    lines += findings(result)
    lines += plots(result)
    lines += targets(result)
    lines += oracles(result)
    lines += mutators(result)
    lines += answers(result)
    lines += costs(result)
    lines += ["</main>"]
    return HTMLPage(title: title, style: style, body: lines.joined(separator: "\n")).text
  }

  /// A table that scrolls by itself where the page is narrow; the first column is text.
  static func table(_ header: [String], _ rows: [[String]]) -> [String] {
    let head = header.map { #"<th scope="col">\#(Markup.escaped($0))</th>"# }.joined()
    let body = rows.map { row in
      let cells = row.enumerated()
        .map { position, text in
          let cell = Markup.escaped(text)
          return position == 0 ? #"<th scope="row">\#(cell)</th>"# : "<td>\(cell)</td>"
        }
      return "<tr>\(cells.joined())</tr>"
    }
    return [#"<div class="wide" tabindex="0"><table>"#, "<thead><tr>\(head)</tr></thead><tbody>"]
      + body + ["</tbody></table></div>"]
  }

  /// A part of a whole in percent with one decimal place, or a dash if the whole is zero.
  ///
  /// It is rounded down, so that 100.0 % means all; a part that is not zero is at least "< 0.1 %".
  static func percent(_ part: UInt64, of whole: UInt64) -> String {
    guard whole > 0 else { return "–" }
    let tenths = part * 1000 / whole
    return tenths == 0 && part > 0 ? "< 0.1 %" : "\(tenths / 10).\(tenths % 10) %"
  }

  private static func summary(_ result: CampaignResult) -> [String] {
    let statistics = result.statistics
    let configuration = result.plan.configuration
    let asked =
      configuration.isEndless ? "" : " of \(configuration.iterations.grouped) asked for"
    let unexpected = result.unexpected.count
    let known = result.findings.count - unexpected
    var facts = [
      ("status", result.status.words),
      (
        "iterations",
        "\(statistics.iterations.grouped)\(asked), from \(configuration.firstIteration.grouped)"
      ),
      ("valid JSON", percent(statistics.valid, of: statistics.iterations)),
      ("findings", "\(unexpected)" + (known > 0 ? ", and \(known) known" : "")),
      (
        "corpus",
        "\(result.plan.corpus.entries.count.grouped) documents, digest \(Digest.hexadecimal(result.plan.digest))"
      ),
      (
        "limits",
        "\(configuration.maximumLength) bytes, \(configuration.stackKilobytes) KiB stack,"
          + " \(configuration.memoryMegabytes) MiB memory, \(configuration.timeoutMilliseconds) ms"
      ),
    ]
    if let seconds = result.timeLimit { facts.append(("time limit", "\(seconds) s")) }
    if let coverage = result.coverage {
      facts.append(
        ("coverage", "\(coverage.edges) edges, \(coverage.features) features")
      )
    }
    if !result.unseen.isEmpty {
      facts.append(("known, not seen", result.unseen.joined(separator: ", ")))
    }
    return [#"<dl class="facts">"#]
      + facts.map { "<div><dt>\($0)</dt><dd>\(Markup.escaped($1))</dd></div>" } + ["</dl>"]
  }

  private static func oracles(_ result: CampaignResult) -> [String] {
    let rows = result.plan.oracles.all.enumerated().filter { result.statistics.hasAsked($0.offset) }
      .map { number, oracle in
        let counts: [CounterLayout.OracleCount] = [.held, .silent, .broken]
        return [oracle.name, "1/\(oracle.share)"]
          + counts.map { result.statistics.oracle(number, $0).grouped }
      }
    return [
      "<h2>Oracles</h2>",
      "<p>Held and broken are judgments; silent means that the promise does not speak about the input."
        + "</p>",
    ] + table(["oracle", "share", "held", "silent", "broken"], rows)
  }

  private static func mutators(_ result: CampaignResult) -> [String] {
    let rows = result.plan.mutators.all.enumerated()
      .map { number, mutator in
        let applied = result.statistics.mutator(number, .applied)
        return [
          mutator.name, applied.grouped,
          percent(result.statistics.mutator(number, .stillValid), of: applied),
          result.statistics.mutator(number, .findings).grouped,
          String(result.newFindings(of: mutator.name)),
        ]
      }
    return ["<h2>Mutators</h2>"]
      + table(["mutator", "applied", "still JSON", "hits", "new findings"], rows)
  }
}
