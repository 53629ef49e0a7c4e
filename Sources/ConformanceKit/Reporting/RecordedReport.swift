import ReportKit

/// A `report.json` that was read back, so that the same run can be repeated elsewhere and compared.
public struct RecordedReport: Sendable {
  /// The report on one subject.
  public struct Subject: Sendable {
    /// The subject's name.
    public let name: String
    /// The argument of `smartcertify --subject` that gives the same subject; nil if it was not recorded.
    public let launch: String?
    /// The known failures.
    public let ledger: DeviationLedger
    let verdicts: [String: JSONValue]
    /// Nil if the report has none, as those of selected cases and of the second schema.
    let certificate: Certificate?
  }

  /// Which profiles a subject held.
  struct Certificate: Sendable {
    /// A claimed profile, with the score of its musts.
    struct Profile: Sendable {
      let name: String
      let isHeld: Bool
      let passed: Int
      let total: Int
    }

    let isConformant: Bool
    let profiles: [Profile]
  }

  /// The version of the suite.
  public let suiteVersion: String
  /// The digest of the suite; empty if it was not recorded.
  public let digest: String
  /// The seed of the run.
  public let seed: UInt64
  /// The pattern that selected the cases; nil for all cases.
  public let filter: Glob?
  /// Whether the run was stopped before its end.
  public let isInterrupted: Bool
  /// The subjects in the order of the report.
  public let subjects: [Subject]

  /// Reads the text of a `report.json`.
  ///
  /// - Parameter text: The text of the file.
  /// - Throws: ``RecordedReportError`` that names the first member that is missing or wrong.
  public init(json text: String) throws(RecordedReportError) {
    let root: JSONValue
    do {
      root = try JSONReader.read(text)
    } catch {
      throw RecordedReportError("no JSON text: \(error)")
    }
    let members = try root.members("the report")
    guard case .number(let version)? = members["schemaVersion"] else {
      throw RecordedReportError("\"schemaVersion\" is missing; give a report.json")
    }
    let known = (2...EncodedCertification.schemaVersion).map(String.init)
    guard known.contains(version) else {
      throw RecordedReportError(
        "schemaVersion is \(version), but only \(known.joined(separator: " and ")) can be read"
      )
    }
    let suite = try members.required("suite").members("\"suite\"")
    suiteVersion = PrintedText.value(
      try suite.required("version").text("\"suite.version\"")
    )
    digest = try suite.required("digest").text("\"suite.digest\"")
    filter = try suite["filter"]
      .map { (pattern) throws(RecordedReportError) in
        Glob(try pattern.text("\"suite.filter\""))
      }
    guard let seed = UInt64(try members.required("seed").text("\"seed\"")) else {
      throw RecordedReportError("\"seed\" must be a decimal number in quotes")
    }
    self.seed = seed
    guard case .boolean(let isInterrupted)? = members["interrupted"] else {
      throw RecordedReportError("\"interrupted\" must be true or false")
    }
    self.isInterrupted = isInterrupted
    guard case .array(let values)? = members["subjects"], !values.isEmpty else {
      throw RecordedReportError("\"subjects\" must be an array that is not empty")
    }
    var subjects: [Subject] = []
    // Ledgers of the second schema identified differences by their sentences.
    for value in values { subjects.append(try Subject(value, isOutdated: version == "2")) }
    self.subjects = subjects
  }

  /// How a run of a subject differs from the report.
  ///
  /// A run of another suite has other cases and models, and gives other reasons for failures. Only the
  /// outcomes can be compared then.
  ///
  /// - Parameters:
  ///   - subject: One of ``subjects``.
  ///   - report: The run to compare with.
  ///   - isSameSuite: Whether both used the same cases and models; true by default.
  /// - Returns: One line for each member of a verdict that differs; for another suite one for each case in
  ///   both whose outcome differs. Ordered by case; empty if nothing differs.
  public static func differences(
    between subject: Subject,
    and report: ConformanceReport,
    ofSameSuite isSameSuite: Bool = true
  ) -> [String] {
    let now = verdicts(of: report)
    return Set(subject.verdicts.keys).union(now.keys).sorted()
      .flatMap { id -> [String] in
        let name = PrintedText.value(id)
        guard let old = subject.verdicts[id] else {
          return isSameSuite ? ["\(name): not in the report"] : []
        }
        guard let new = now[id] else { return isSameSuite ? ["\(name): in the report only"] : [] }
        return changes(from: old, to: new, in: isSameSuite ? nil : ["outcome"])
          .map { "\(name): \($0)" }
      }
  }

  /// The number of cases that only the run has, and the number that only the report has.
  ///
  /// - Parameters:
  ///   - subject: One of ``subjects``.
  ///   - report: The run to compare with.
  /// - Returns: Both numbers; zero for a run of the recorded suite.
  public static func unshared(
    between subject: Subject,
    and report: ConformanceReport
  ) -> (new: Int, gone: Int) {
    let (old, now) = (Set(subject.verdicts.keys), Set(verdicts(of: report).keys))
    return (now.subtracting(old).count, old.subtracting(now).count)
  }

  private static func verdicts(of report: ConformanceReport) -> [String: JSONValue] {
    report.verdicts.reduce(into: [:]) { $0[$1.id.rawValue] = EncodedVerdict($1).value }
  }

  private static func changes(
    from old: JSONValue,
    to new: JSONValue,
    in chosen: Set<String>?
  ) -> [String] {
    guard let before = try? old.members(""), let after = try? new.members("") else {
      return old == new ? [] : ["\(line(old)) in the report, \(line(new)) now"]
    }
    return (chosen ?? Set(before.keys).union(after.keys)).sorted()
      .compactMap { key in
        guard abridged(before[key]) != abridged(after[key]) else { return nil }
        return
          "\(PrintedText.value(key)): \(line(before[key])) in the report, \(line(after[key])) now"
      }
  }

  /// A value as reports have it now; older ones held it whole.
  private static func abridged(_ value: JSONValue?) -> JSONValue? {
    if case .string(let text)? = value { EncodedVerdict.text(text) } else { value }
  }

  private static func line(_ value: JSONValue?) -> String {
    value.map { PrintedText.value(JSONWriter().text(of: $0)) } ?? "nothing"
  }
}

extension RecordedReport.Subject {
  fileprivate init(_ value: JSONValue, isOutdated: Bool) throws(RecordedReportError) {
    let members = try value.members("a subject")
    let manifest = try members.required("manifest").members("\"manifest\"")
    name = PrintedText.value(try manifest.required("name").text("\"manifest.name\""))
    let launch = try members.required("launch")
    self.launch = launch == .null ? nil : try launch.text("\"launch\" of \(name)")
    do {
      ledger = try DeviationLedger(try members.required("ledger"), isOutdated: isOutdated)
    } catch let error as LedgerError {
      throw RecordedReportError("\"ledger\" of \(name): \(error)")
    } catch let error as RecordedReportError {
      throw error
    } catch {
      throw RecordedReportError("\"ledger\" of \(name): \(error)")
    }
    verdicts = try members.required("verdicts").members("\"verdicts\" of \(name)")
    guard let value = members["certificate"], value != .null else {
      certificate = nil
      return
    }
    certificate = try RecordedReport.Certificate(value.members("\"certificate\" of \(name)"))
  }
}

extension RecordedReport.Certificate {
  fileprivate init(_ members: [String: JSONValue]) throws(RecordedReportError) {
    isConformant = try members.required("conformant") == .boolean(true)
    guard case .array(let values) = try members.required("profiles") else {
      throw RecordedReportError("\"profiles\" must be an array")
    }
    var profiles: [Profile] = []
    for value in values {
      let profile = try value.members("a profile")
      let score = try profile.required("must").members("\"must\"")
      profiles.append(
        Profile(
          name: try profile.required("name").text("\"name\" of a profile"),
          isHeld: try profile.required("held") == .boolean(true),
          passed: try score.required("passed").count("\"passed\""),
          total: try score.required("total").count("\"total\"")
        )
      )
    }
    self.profiles = profiles
  }
}

/// Says why a text is not a report that can be read back.
public struct RecordedReportError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong, on one line.
  public let description: String

  init(_ description: String) {
    self.description = description
  }
}

extension JSONValue {
  fileprivate func members(_ name: String) throws(RecordedReportError) -> [String: JSONValue] {
    guard case .object(let members) = self else {
      throw RecordedReportError("\(name) must be an object")
    }
    return Dictionary(members.map { ($0.key, $0.value) }, uniquingKeysWith: { first, _ in first })
  }

  fileprivate func text(_ name: String) throws(RecordedReportError) -> String {
    guard case .string(let text) = self else {
      throw RecordedReportError("\(name) must be a string")
    }
    return text
  }

  fileprivate func count(_ name: String) throws(RecordedReportError) -> Int {
    guard case .number(let text) = self, let count = Int(text) else {
      throw RecordedReportError("\(name) must be an integer")
    }
    return count
  }
}

extension [String: JSONValue] {
  fileprivate func required(_ key: String) throws(RecordedReportError) -> JSONValue {
    guard let value = self[key] else { throw RecordedReportError("\"\(key)\" is missing") }
    return value
  }
}
