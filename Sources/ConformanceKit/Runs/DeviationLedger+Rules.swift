import ReportKit

extension DeviationLedger {
  /// Returns the problems of the ledger itself.
  ///
  /// - Parameters:
  ///   - suite: The cases that entries may name. Filtering cases does not make an entry unknown.
  ///   - verdicts: The verdicts of a run; by default none.
  ///   - isCertifying: Whether must cases are forbidden. Default false.
  /// - Returns: The problems, in the order of the entries.
  public func problems(
    in suite: ConformanceSuite,
    verdicts: [Verdict] = [],
    isCertifying: Bool = false
  ) -> [LedgerProblem] {
    var problems: [LedgerProblem] = []
    if let version = self.suite, !suite.accepts(ledgerFor: version) {
      problems.append(
        LedgerProblem(.suite, nil, "made for suite \(version), but this is \(suite.version)")
      )
    }
    if entries.count > ceiling {
      problems.append(
        LedgerProblem(
          .ceiling,
          nil,
          "\(entries.count.grouped) entries, but the ceiling is \(ceiling.grouped)"
        )
      )
    }
    var seen: Set<CaseID> = []
    for entry in entries {
      let id = entry.id
      if !seen.insert(id).inserted {
        problems.append(LedgerProblem(.duplicate, id, "more than one entry"))
      }
      problems += self.problems(with: entry, in: suite)
      if isCertifying, suite[id]?.requirement == .must {
        problems.append(LedgerProblem(.mustCase, id, "a must case cannot be tolerated"))
      }
      let outcome = verdicts.first { $0.id == id }?.outcome
      if case .byDesign = entry.reason, outcome == .crashed || outcome == .timedOut {
        problems.append(LedgerProblem(.crashByDesign, id, "nobody designs a crash or a hang"))
      }
    }
    return problems
  }

  private func problems(with entry: Entry, in suite: ConformanceSuite) -> [LedgerProblem] {
    let id = entry.id
    var problems: [LedgerProblem] = []
    if id.rawValue.contains(where: { $0 == "*" || $0 == "?" }) {
      problems.append(LedgerProblem(.wildcard, id, "an entry names exactly one case"))
    } else if suite.retired.contains(id) {
      problems.append(LedgerProblem(.unknownCase, id, "the case is retired; remove the entry"))
    } else if suite[id] == nil, suite.filter?.matches(id.rawValue) ?? true {
      problems.append(LedgerProblem(.unknownCase, id, "the suite has no such case"))
    }
    switch entry.reason {
    case .byDesign(let text), .defect(let text):
      if text.allSatisfy(\.isWhitespace) {
        problems.append(LedgerProblem(.noReason, id, "a reason needs text"))
      } else if text == Self.placeholder {
        problems.append(
          LedgerProblem(.noReason, id, "the entry was recorded; say why, or link the defect")
        )
      }
    }
    if case .defect(let link) = entry.reason, !link.allSatisfy(\.isWhitespace),
      !link.hasPrefix("https://"), !link.hasPrefix("http://")
    {
      problems.append(LedgerProblem(.noLink, id, "a defect needs the link of its tracker"))
    }
    return problems
  }
}

extension ConformanceSuite {
  /// Whether a ledger made for a version applies to this one: the major numbers are equal, and the ledger's
  /// version is not newer.
  fileprivate func accepts(ledgerFor version: String) -> Bool {
    func numbers(_ text: String) -> [Int] { text.split(separator: ".").compactMap { Int($0) } }
    let (theirs, ours) = (numbers(version), numbers(self.version))
    guard theirs.count == 2, ours.count == 2 else { return false }
    return theirs[0] == ours[0] && theirs[1] <= ours[1]
  }
}

/// A problem of a ledger.
public struct LedgerProblem: Hashable, Sendable, CustomStringConvertible {
  /// The rules of a ledger.
  public enum Rule: String, Hashable, Sendable, CaseIterable {
    /// More entries than allowed.
    case ceiling
    /// Two entries for one case.
    case duplicate
    /// An id with a wildcard.
    case wildcard
    /// An id that belongs to no case, or to a retired one.
    case unknownCase
    /// A reason without text.
    case noReason
    /// An entry for a must case while certifying.
    case mustCase
    /// A defect without a tracker link.
    case noLink
    /// A crash or timeout that is said to be deliberate.
    case crashByDesign
    /// A ledger for another version of the suite.
    case suite
  }

  /// The rule that is broken.
  public let rule: Rule
  /// The case of the entry; nil if the problem concerns the whole ledger.
  public let id: CaseID?
  /// What is wrong.
  public let message: String

  init(_ rule: Rule, _ id: CaseID?, _ message: String) {
    self.rule = rule
    self.id = id
    self.message = message
  }

  /// Case and message on one line.
  public var description: String {
    "ledger\(id.map { " entry \($0)" } ?? ""): \(message)"
  }
}
