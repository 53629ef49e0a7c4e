/// The failures that are known, strict in every direction.
///
/// An entry that passes, fails in another way, names no case, has no reason or exceeds the ceiling
/// makes the run fail, so that the ledger never says more or less than the truth.
public struct DeviationLedger: Sendable {
  /// Why a deviation is tolerated.
  public enum Reason: Hashable, Sendable {
    /// A fault that will be mended; where it is tracked.
    case defect(String)
    /// A deliberate difference; why.
    case byDesign(String)

    /// The tracker link or the explanation.
    public var text: String {
      switch self {
      case .defect(let text), .byDesign(let text): text
      }
    }
  }

  /// One known failure.
  public struct Entry: Hashable, Sendable {
    /// The case.
    public let id: CaseID
    /// The difference as ``Difference/signature`` writes it.
    public let signature: String
    /// Why it is tolerated.
    public let reason: Reason

    /// Creates an entry.
    public init(id: CaseID, signature: String, reason: Reason) {
      self.id = id
      self.signature = signature
      self.reason = reason
    }
  }

  /// How many entries there may be; raised only by hand.
  public let ceiling: Int
  /// The entries.
  public let entries: [Entry]

  /// Creates a ledger.
  public init(ceiling: Int, entries: [Entry]) {
    self.ceiling = ceiling
    self.entries = entries
  }

  /// A ledger that tolerates nothing.
  public static let empty = DeviationLedger(ceiling: 0, entries: [])

  /// The entry for a case, or nil.
  ///
  /// - Parameter id: The case.
  /// - Returns: The first entry with exactly this id.
  public func entry(for id: CaseID) -> Entry? {
    entries.first { $0.id == id }
  }

  /// What is wrong with the ledger itself.
  ///
  /// - Parameters:
  ///   - suite: The cases that entries may name.
  ///   - isCertifying: Whether must cases may not have entries. Default false.
  /// - Returns: The problems in the order of the entries.
  public func problems(
    in suite: ConformanceSuite,
    isCertifying: Bool = false
  ) -> [LedgerProblem] {
    var problems: [LedgerProblem] = []
    if entries.count > ceiling {
      problems.append(
        LedgerProblem(.ceiling, nil, "\(entries.count) entries, but the ceiling is \(ceiling)")
      )
    }
    var seen: Set<CaseID> = []
    for entry in entries {
      let id = entry.id
      if !seen.insert(id).inserted {
        problems.append(LedgerProblem(.duplicate, id, "more than one entry"))
      }
      if id.rawValue.contains("*") {
        problems.append(LedgerProblem(.wildcard, id, "an entry names exactly one case"))
      } else if suite[id] == nil {
        problems.append(LedgerProblem(.unknownCase, id, "the suite has no such case"))
      }
      if entry.reason.text.allSatisfy(\.isWhitespace) {
        problems.append(LedgerProblem(.noReason, id, "a reason needs text"))
      }
      if isCertifying, suite[id]?.requirement == .must {
        problems.append(LedgerProblem(.mustCase, id, "a must case cannot be tolerated"))
      }
    }
    return problems
  }
}

/// Something that is wrong with a ledger.
public struct LedgerProblem: Hashable, Sendable, CustomStringConvertible {
  /// The rules of a ledger.
  public enum Rule: String, Hashable, Sendable, CaseIterable {
    /// More entries than allowed.
    case ceiling
    /// Two entries for one case.
    case duplicate
    /// An id with a wildcard.
    case wildcard
    /// An id that no case has.
    case unknownCase
    /// A reason without text.
    case noReason
    /// An entry for a must case while certifying.
    case mustCase
  }

  /// The rule that is broken.
  public let rule: Rule
  /// The case of the entry; nil if the whole ledger is meant.
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
