import PlatformSupport
import ReportKit

/// The results in the form that the script of the HTML page reads, as small as can be: the page is one file.
///
/// A case is a row whose cells are in the order of `fields`; a text or list that several cases have is an index
/// into `shared`. A verdict stands at the place of its case. It is twice the index of its outcome, plus 1 if the
/// answer is right, or an object with this number as `o`, and null for a case that was not run.
struct HTMLData {
  private let certification: Certification
  private let root: String?
  /// What each case expects, in words.
  private let expected: [CaseID: String]

  /// Creates the data; `root` is that of ``RunNotes``.
  init(_ certification: Certification, root: String? = nil) {
    self.certification = certification
    self.root = root
    let text = ExpectationText(models: certification.suite.models)
    expected = Dictionary(certification.suite.cases.map { ($0.id, text.text(of: $0)) }) {
      first,
      _ in
      first
    }
  }

  /// JSON text that can be in a `script` element: it contains no `<`.
  var text: String {
    let rows = certification.suite.cases.map(cells)
    let shared = Self.shared(by: rows)
    let places = Dictionary(uniqueKeysWithValues: shared.enumerated().map { ($1, $0) })
    let cases = rows.map { row in
      JSONValue.array(row.map { cell in places[cell].map { .integer($0) } ?? cell })
    }
    let clauses = Set(certification.suite.cases.map(\.clause))
    let sentences = clauses.compactMap { clause in
      clause.sentence.map { (clause.id, JSONValue.string($0)) }
    }
    // The clauses of a chapter share an entry.
    let chapters = certification.suite.cases.compactMap { own in
      own.place.map { (own.clause.series, JSONValue.string($0)) }
    }
    let models = certification.suite.models
    let deeds = Set(certification.suite.cases.map(\.model))
      .compactMap { id in
        models[id]?.deeds.map { (id.rawValue, JSONValue.string($0)) }
      }
    let line = JSONWriter(isPrintable: true)
      .text(
        of: .members([
          "cases": .array(cases), "shared": .array(shared), "fields": .strings(Self.fields),
          "places": .members(Dictionary(chapters) { first, _ in first }),
          "root": root.map { .string($0) } ?? .null,
          "sentences": .members(Dictionary(sentences) { first, _ in first }),
          "deeds": .members(Dictionary(deeds) { first, _ in first }),
          "outcomes": .strings(Verdict.Outcome.allCases.map(\.rawValue)),
          "subjects": .array(
            certification.reports.map { encoded($0, isFloor: false) }
              + certification.floors.map { encoded($0, isFloor: true) }
          ),
          "profiles": .array(certification.profiles.map { .string($0.rawValue) }),
        ])
      )
    return line.replacing("<", with: "\\u003c")
  }

  /// The texts and lists in more than one row, in the order in which they first occur twice.
  private static func shared(by rows: [[JSONValue]]) -> [JSONValue] {
    var seen: Set<JSONValue> = []
    var shared: Set<JSONValue> = []
    var order: [JSONValue] = []
    for cell in rows.joined() where cell != .null {
      if !seen.insert(cell).inserted, shared.insert(cell).inserted { order.append(cell) }
    }
    return order
  }

  /// What the cells of a row are.
  private static let fields = [
    "id", "title", "clause", "needs", "profiles", "model", "settings", "expected", "text",
    "requirement", "quote", "because", "hex", "size",
  ]

  /// The row of a case, without empty cells at its end; the size is a text, since numbers are indices.
  private func cells(_ conformanceCase: ConformanceCase) -> [JSONValue] {
    let input = input(of: conformanceCase)
    let because: String? =
      switch conformanceCase.expectation {
      case .oneOf(_, let reason), .unspecified(let reason): reason
      default: nil
      }
    let settings = conformanceCase.settings.sorted { $0.key < $1.key }
    let isMust = conformanceCase.requirement == .must
    let row: [JSONValue] = [
      .string(conformanceCase.id.rawValue),
      .string(Self.title(conformanceCase.title, before: input.text)),
      .string(conformanceCase.clause.id),
      .strings(conformanceCase.needs.map(\.rawValue).sorted()),
      .strings(conformanceCase.profiles.map(\.rawValue)),
      .string(conformanceCase.model.rawValue),
      .strings(settings.map { "\($0.key) = \($0.value)" }),
      Self.text(expected[conformanceCase.id] ?? ""),
      Self.cell(input.text),
      Self.cell(isMust ? nil : conformanceCase.requirement.rawValue),
      Self.cell(conformanceCase.clause.quote),
      Self.cell(because),
      Self.cell(input.hex),
      Self.cell(input.size.map { "\($0)" }),
    ]
    return Array(row.reversed().drop { $0 == .null }.reversed())
  }

  /// A title that ends with the start of the input, without that, which the script adds: it is much of the page.
  private static func title(_ title: String, before input: String?) -> String {
    guard let input, let link = title.firstRange(of: " sees in "),
      input.hasPrefix(title[link.upperBound...])
    else { return title }
    return String(title[..<link.upperBound])
  }

  private static func cell(_ text: String?) -> JSONValue { text.map { .string($0) } ?? .null }

  /// How many bytes of an input the page has.
  static let shownBytes = 1024

  /// The input as text if it is UTF-8 without invisible characters, else as hexadecimal digits; only the
  /// start, and the size, if it is longer than that.
  private func input(
    of conformanceCase: ConformanceCase
  ) -> (text: String?, hex: String?, size: Int?) {
    let bytes = conformanceCase.input.bytes ?? []
    let shown = bytes.prefix(Self.shownBytes)
    let size = shown.count < bytes.count ? bytes.count : nil
    if let text = String(checking: shown, as: UTF8.self),
      !text.unicodeScalars.contains(where: PrintedText.isSteering)
    {
      return (text, nil, size)
    }
    let digits = Array("0123456789abcdef".unicodeScalars)
    var hex = String.UnicodeScalarView()
    for byte in shown {
      hex.append(digits[Int(byte >> 4)])
      hex.append(digits[Int(byte & 15)])
    }
    return (nil, String(hex), size)
  }

  /// A value as it is shown.
  private static func text(_ text: String) -> JSONValue {
    .string(PrintedText.value(text, to: PrintedText.wholeLimit))
  }

  private func encoded(_ report: ConformanceReport, isFloor: Bool) -> JSONValue {
    .members([
      "name": .string(report.manifest.name),
      "floor": .boolean(isFloor),
      "verdicts": .array(verdicts(of: report, isFloor: isFloor)),
    ])
  }

  private func verdicts(of report: ConformanceReport, isFloor: Bool) -> [JSONValue] {
    let known = Dictionary(report.verdicts.map { ($0.id, $0) }) { first, _ in first }
    return certification.suite.cases.map { conformanceCase in
      guard let verdict = known[conformanceCase.id] else { return .null }
      // Of floors only how many cases they pass is of interest.
      return isFloor ? Self.code(of: verdict) : encoded(verdict, in: report)
    }
  }

  private static let codes = Dictionary(
    uniqueKeysWithValues: Verdict.Outcome.allCases.enumerated().map { ($1, $0) }
  )

  private static func code(of verdict: Verdict) -> JSONValue {
    .integer(2 * (codes[verdict.outcome] ?? 0) + (verdict.matches ? 1 : 0))
  }

  private func encoded(_ verdict: Verdict, in report: ConformanceReport) -> JSONValue {
    var members: [String: JSONValue] = [:]
    if !verdict.answer.isEmpty, !verdict.matches || verdict.arm != nil {
      members["a"] = Self.text(verdict.answer)
    }
    if verdict.outcome == .recorded { members["a"] = Self.text(verdict.answer) }
    if let difference = verdict.difference {
      // The page already holds what the case expects.
      let isWhole = verdict.variation == nil && difference.expected == expected[verdict.id]
      members["d"] = .array([
        Self.text(difference.path), isWhole ? .null : Self.text(difference.expected),
        Self.text(difference.actual),
      ])
    } else if !verdict.matches {
      members["x"] = Self.text(verdict.cause)
    }
    if let variation = verdict.variation { members["v"] = .string(variation.rawValue) }
    if let arm = verdict.arm { members["arm"] = .integer(arm) }
    let costs = verdict.costs(to: report.manifest)
    // 1 stands for all profiles of the case, which its row has.
    if !costs.isEmpty {
      let isAll = costs == certification.suite[verdict.id]?.profiles
      members["c"] = isAll ? .integer(1) : .string(Profile.names(costs))
    }
    if let entry = report.ledger.entry(for: verdict.id) {
      members["r"] = Self.text(entry.reason.text)
    }
    if members.isEmpty { return Self.code(of: verdict) }
    members["o"] = Self.code(of: verdict)
    return .members(members)
  }
}
