/// Facts about a run for reports that are not in its results.
public struct RunNotes: Hashable, Sendable {
  /// The digest of the whole suite in hexadecimal digits.
  ///
  /// If it is empty, reports compute the digest of the cases that were run, unless those were selected.
  public let digest: String
  /// How to get each subject again, in the order of ``Certification/reports``.
  ///
  /// An element is the argument of `smartcertify --subject`; nil, or no element, means that no option names
  /// the subject.
  public let launches: [String?]
  /// How many subjects count, from the first one; the others are only compared.
  public let counted: Int
  /// The toolchain that compiled the kit.
  public let toolchain: Toolchain
  /// What stands before `Specification/` in links of the reports, such as `../../`; nil for no links.
  var root: String?

  /// Creates notes.
  ///
  /// - Parameters:
  ///   - digest: The digest of the suite; by default empty.
  ///   - launches: How to get each subject again; by default nothing.
  ///   - counted: How many subjects count, from the first one; by default 1.
  ///   - toolchain: The toolchain that compiled the kit; by default the actual one.
  public init(
    digest: String = "",
    launches: [String?] = [],
    counted: Int = 1,
    toolchain: Toolchain = .current
  ) {
    self.counted = counted
    self.digest = digest
    self.launches = launches
    self.toolchain = toolchain
  }

  /// The digest to report; empty for selected cases of an unknown suite.
  func digest(of suite: ConformanceSuite) -> String {
    digest.isEmpty && suite.filter == nil ? suite.digest : digest
  }

  /// How to get the subject at this index again; nil if it was not recorded.
  func launch(at index: Int) -> String? {
    launches.indices.contains(index) ? launches[index] : nil
  }
}

extension Certification {
  /// The notice above the reports on an incomplete run; nil for a complete one.
  var notice: String? {
    if let failure { return "This run could not go on, and what follows is incomplete: \(failure)" }
    return isInterrupted ? "This run was interrupted: what follows is incomplete." : nil
  }

  /// Whether the run was stopped before all subjects and floors were finished.
  public var isInterrupted: Bool {
    (reports + floors)
      .contains { report in
        if case .interrupted = report.scope { true } else { false }
      }
  }
}
