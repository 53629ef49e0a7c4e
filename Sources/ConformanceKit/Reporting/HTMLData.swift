import PlatformSupport
import ReportKit

/// The results in the form that the script of the HTML page reads.
struct HTMLData {
  private let certification: Certification

  init(_ certification: Certification) {
    self.certification = certification
  }

  /// JSON text that can be in a `script` element: it contains no `<`.
  var text: String {
    let line = JSONWriter(isPrintable: true)
      .text(
        of: .members([
          "cases": .array(certification.suite.cases.map(encoded)),
          "subjects": .array(
            certification.reports.map { encoded($0, isFloor: false) }
              + certification.floors.map { encoded($0, isFloor: true) }
          ),
          "profiles": .array(certification.profiles.map { .string($0.rawValue) }),
        ])
      )
    return line.replacing("<", with: "\\u003c")
  }

  private func encoded(_ conformanceCase: ConformanceCase) -> JSONValue {
    let settings = conformanceCase.settings.sorted { $0.key < $1.key }
    var members: [String: JSONValue] = [
      "id": .string(conformanceCase.id.rawValue),
      "title": .string(conformanceCase.title),
      "clause": .string(conformanceCase.clause.id),
      "requirement": .string(conformanceCase.requirement.rawValue),
      "needs": .names(conformanceCase.needs),
      "profiles": .array(conformanceCase.profiles.map { .string($0.rawValue) }),
      "model": .string(conformanceCase.model.rawValue),
      "settings": .array(settings.map { .string("\($0.key) = \($0.value)") }),
      "expected": Self.text(
        ExpectationText(models: certification.suite.models).text(of: conformanceCase)
      ),
    ]
    if let quote = conformanceCase.clause.quote { members["quote"] = .string(quote) }
    if case .oneOf(_, let reason) = conformanceCase.expectation {
      members["because"] = .string(reason)
    }
    if case .unspecified(let reason) = conformanceCase.expectation {
      members["because"] = .string(reason)
    }
    members.merge(input(of: conformanceCase)) { first, _ in first }
    return .members(members)
  }

  /// The input as text if it is UTF-8 without invisible characters, else as hexadecimal digits; only the
  /// start if it has more than 4096 bytes.
  private func input(of conformanceCase: ConformanceCase) -> [String: JSONValue] {
    let bytes = conformanceCase.input.bytes ?? []
    var members: [String: JSONValue] = ["size": .integer(bytes.count)]
    let shown = bytes.prefix(4096)
    if let text = String(checking: shown, as: UTF8.self),
      !text.unicodeScalars.contains(where: PrintedText.isSteering)
    {
      members["text"] = .string(text)
    } else {
      let digits = Array("0123456789abcdef".unicodeScalars)
      var hex = String.UnicodeScalarView()
      for byte in shown {
        hex.append(digits[Int(byte >> 4)])
        hex.append(digits[Int(byte & 15)])
      }
      members["hex"] = .string(String(hex))
    }
    return members
  }

  /// A value as it is shown.
  private static func text(_ text: String) -> JSONValue {
    .string(PrintedText.value(text, to: PrintedText.wholeLimit))
  }

  private func encoded(_ report: ConformanceReport, isFloor: Bool) -> JSONValue {
    .members([
      "name": .string(report.manifest.name),
      "floor": .boolean(isFloor),
      "verdicts": .members(
        report.verdicts.reduce(into: [:]) { $0[$1.id.rawValue] = encoded($1, in: report) }
      ),
    ])
  }

  private func encoded(_ verdict: Verdict, in report: ConformanceReport) -> JSONValue {
    var members: [String: JSONValue] = ["o": .string(verdict.outcome.rawValue)]
    if verdict.matches { members["m"] = .boolean(true) }
    if !verdict.answer.isEmpty, !verdict.matches || verdict.arm != nil {
      members["a"] = Self.text(verdict.answer)
    }
    if verdict.outcome == .recorded { members["a"] = Self.text(verdict.answer) }
    if let difference = verdict.difference {
      members["d"] = .array(
        [difference.path, difference.expected, difference.actual].map(Self.text)
      )
    } else if !verdict.matches {
      members["x"] = .string(verdict.explanation)
    }
    if let variation = verdict.variation { members["v"] = .string(variation.rawValue) }
    if let arm = verdict.arm { members["arm"] = .integer(arm) }
    if let entry = report.ledger.entry(for: verdict.id) {
      members["r"] = Self.text(entry.reason.text)
    }
    return .members(members)
  }
}
