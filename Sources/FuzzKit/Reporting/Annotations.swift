package import ReportKit

extension CampaignResult {
  /// What is wrong: an annotation for each finding that is not known, and one for each part that was not tested.
  package func annotations(findingsIn folder: String, report: String) -> [Annotation] {
    unexpected.map { finding in
      let place = "\(folder)/\(finding.signature)"
      return Annotation(
        .error,
        rule: finding.kind,
        title: "\(tool): \(finding.signature)",
        message: "\(PrintedText.value(finding.detail))\n"
          + "input: \(InputText.text(finding.minimized ?? finding.input))\n"
          + "\(finding.hits) hits, the first in iteration \(finding.iteration) of seed"
          + " \(plan.configuration.seed); run it again: \(tool) replay \(place)",
        file: "\(place)/input"
      )
    }
      + idleLines.map {
        Annotation(.warning, rule: "idle", title: "\(tool): not tested", message: $0, file: report)
      }
  }
}
