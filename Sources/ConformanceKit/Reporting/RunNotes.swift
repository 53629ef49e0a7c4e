/// What reports say about a run that its results do not tell.
public struct RunNotes: Hashable, Sendable {
  /// The digest of the whole suite in hexadecimal digits.
  ///
  /// If it is empty, reports compute that of the cases that were run, unless those were chosen.
  public let digest: String
  /// How each subject can be had again, in the order of ``Certification/reports``.
  ///
  /// An element is what `smartcertify --subject` takes; nil, or no element, stands for a subject
  /// that no option names.
  public let launches: [String?]
  /// What compiled the kit.
  public let toolchain: Toolchain

  /// Creates notes.
  ///
  /// - Parameters:
  ///   - digest: The digest of the suite; by default empty.
  ///   - launches: How each subject can be had again; by default not at all.
  ///   - toolchain: What compiled the kit; by default the truth.
  public init(digest: String = "", launches: [String?] = [], toolchain: Toolchain = .current) {
    self.digest = digest
    self.launches = launches
    self.toolchain = toolchain
  }

  /// The digest to report; empty for a choice of cases of a suite that is not known.
  func digest(of suite: ConformanceSuite) -> String {
    digest.isEmpty && suite.filter == nil ? suite.digest : digest
  }

  /// How the subject at this place can be had again; nil if that was not noted.
  func launch(at index: Int) -> String? {
    launches.indices.contains(index) ? launches[index] : nil
  }
}

extension Certification {
  /// What stands above the reports on a run that is not whole; nil for one that is.
  var notice: String? {
    if let failure { return "This run could not go on, and what follows is incomplete: \(failure)" }
    return isInterrupted ? "This run was interrupted: what follows is incomplete." : nil
  }

  /// Whether the run was stopped before all subjects and floors were through.
  public var isInterrupted: Bool {
    (reports + floors)
      .contains { report in
        if case .interrupted = report.scope { true } else { false }
      }
  }
}
