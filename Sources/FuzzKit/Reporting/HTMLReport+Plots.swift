extension HTMLReport {
  static func plots(_ result: CampaignResult) -> [String] {
    let stretches = EncodedProgress.all(in: result.statistics)
    // A single stretch cannot be plotted.
    guard stretches.count > 1, let last = stretches.last else { return [] }
    let end = max(last.firstIteration + 1, result.nextIteration)
    let first = stretches[0].firstIteration
    func line(_ name: String, _ style: String, _ count: (EncodedProgress) -> UInt64) -> Plot.Line {
      var points: [Plot.Point] = []
      for (number, stretch) in stretches.enumerated() {
        let next = number + 1 < stretches.count ? stretches[number + 1].firstIteration : end
        let share = 100 * Double(count(stretch)) / Double(stretch.iterations)
        points += [Plot.Point(stretch.firstIteration, share), Plot.Point(next, share)]
      }
      return Plot.Line(name: name, style: style, points: points)
    }
    var lines = [
      "<h2>Progress</h2>", "<p>By iteration, on a logarithmic axis.</p>", #"<div class="plots">"#,
    ]
    let shares = Plot(
      title: "Shares of the inputs in percent",
      start: first,
      end: end,
      top: 100,
      lines: [
        line("valid JSON", "solid") { $0.valid }, line("repaired", "dashed") { $0.repaired },
        line("refused", "dotted") { $0.refused },
      ]
    )
    lines += shares.svg
    lines += staircase("Findings", result.findings.map(\.iteration), first, end)
    if let coverage = result.coverage {
      let title = "Inputs that show every feature"
      lines += staircase(title, coverage.entries.map(\.iteration), first, end)
    }
    return lines + ["</div>"]
  }

  private static func staircase(
    _ title: String,
    _ iterations: [UInt64],
    _ start: UInt64,
    _ end: UInt64
  ) -> [String] {
    guard !iterations.isEmpty else { return [] }
    var points = [Plot.Point(start, 0)]
    for (number, iteration) in iterations.sorted().enumerated() {
      points += [
        Plot.Point(iteration, Double(number)), Plot.Point(iteration, Double(number + 1)),
      ]
    }
    points.append(Plot.Point(end, Double(iterations.count)))
    let name = "\(iterations.count) at the end"
    let line = Plot.Line(name: name, style: "solid", points: points)
    return Plot(
      title: title,
      start: start,
      end: end,
      top: Double(iterations.count),
      lines: [line]
    )
    .svg
  }
}
