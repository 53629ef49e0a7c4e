/// The known failures, checked in every direction.
///
/// An entry that passes, fails differently, names no case, has no reason or exceeds the ceiling
/// fails the run, so that the ledger always matches the actual failures.
public struct DeviationLedger: Sendable {
  /// Why a deviation is tolerated.
  public enum Reason: Hashable, Sendable {
    /// A defect that will be fixed; holds the tracker link.
    case defect(String)
    /// A deliberate difference; holds the explanation.
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
    /// The signature of the difference, as in ``Difference/signature``.
    public let signature: String
    /// The difference in words, for readers only; nil if not recorded.
    public let difference: String?
    /// Why it is tolerated.
    public let reason: Reason
    /// The version of the subject in which it was first seen; nil if not recorded.
    public let since: String?

    /// Creates an entry.
    ///
    /// - Parameters:
    ///   - id: The case.
    ///   - signature: The signature of the difference, as in ``Difference/signature``.
    ///   - reason: Why it is tolerated.
    ///   - since: The version of the subject in which it was first seen; by default nil.
    ///   - difference: The difference in words; by default nil.
    public init(
      id: CaseID,
      signature: String,
      reason: Reason,
      since: String? = nil,
      difference: String? = nil
    ) {
      self.id = id
      self.signature = signature
      self.reason = reason
      self.since = since
      self.difference = difference
    }

    /// Whether it is for this difference; ledgers of older versions identified it by its sentence.
    func knows(_ difference: Difference) -> Bool {
      signature == difference.signature
        || (!Difference.isSignature(signature) && signature == difference.sentence)
    }

    /// Creates an entry for a difference.
    init(_ id: CaseID, _ difference: Difference, _ reason: Reason, since: String?) {
      self.init(
        id: id,
        signature: difference.signature,
        reason: reason,
        since: since,
        difference: difference.abridged.sentence
      )
    }
  }

  /// The maximum number of entries; raised only by hand.
  public let ceiling: Int
  /// The entries.
  public let entries: [Entry]
  /// The version of the suite it was made for; nil for any.
  public let suite: String?

  /// Creates a ledger.
  ///
  /// - Parameters:
  ///   - ceiling: The maximum number of entries.
  ///   - entries: The entries.
  ///   - suite: The version of the suite it is for, `major.minor`; by default nil for any.
  public init(ceiling: Int, entries: [Entry], suite: String? = nil) {
    self.ceiling = ceiling
    self.entries = entries
    self.suite = suite
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
}
