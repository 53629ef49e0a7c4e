import CommandLine
import ConformanceKit
import DecoderLaw
import KodableConformance
import ReportKit
import SmartCodableConformance
import SmartCodableV2Conformance

/// A subject that was chosen on the command line and is ready to answer.
struct ChosenSubject {
  let entry: Certification.Entry
  let choice: SubjectChoice
  let isBeside: Bool
  /// Ends its process and returns what was wrong with the end; nil without a process.
  let stop: (@Sendable () async -> String?)?

  /// Prepares the subjects; programs first receive the smoke requests.
  ///
  /// - Throws: `UsageError` for a ledger that cannot be read and a program that is not there, `ToolError` for
  ///   one that fails the smoke test, and for a claim that no case can need.
  static func all(
    _ options: RunOptions,
    onSmoke: (@Sendable (Certification.Progress) -> Void)? = nil
  ) async throws -> [ChosenSubject] {
    var chosen: [ChosenSubject] = []
    for option in options.subjects {
      let ledger = try option.ledger.map { (file) throws(UsageError) in
        try LedgerFile(file).ledger
      }
      do {
        let subject = try await ChosenSubject(option, ledger: ledger ?? .empty, options, onSmoke)
        chosen.append(subject)
        let manifest = subject.entry.subject.manifest
        if let problem = ToolSuite.current.unknownClaims(of: manifest).first {
          throw ToolError("'\(option.choice)': \(problem)")
        }
      } catch {
        await stop(chosen)
        throw error
      }
    }
    return chosen
  }

  /// Ends all processes, and reports on standard error what was wrong with an end.
  ///
  /// They end at the same time, and soon if the task is cancelled: many may be silent.
  static func stop(_ subjects: [ChosenSubject]) async {
    await withTaskGroup(of: Void.self) { group in
      for subject in subjects {
        group.addTask {
          guard let problem = await subject.stop?() else { return }
          Terminal.tool.error("'\(subject.choice)' \(problem)")
        }
      }
    }
  }

  init(
    _ option: RunOptions.Subject,
    ledger: DeviationLedger,
    _ options: RunOptions,
    _ onSmoke: (@Sendable (Certification.Progress) -> Void)?
  ) async throws {
    let (subject, copies, stop) = try await option.choice.subject(options, onSmoke)
    entry = Certification.Entry(subject, copies: copies, ledger: ledger)
    choice = option.choice
    isBeside = option.isBeside
    self.stop = stop
  }
}

extension SubjectChoice.Name {
  /// The subject in this process.
  var subject: any ConformanceSubject {
    switch self {
    case .smartcodable: SmartDecoderSubject.subject
    case .smartcodableStrict: SmartStrictSubject.subject
    case .kodable: KodableSubject.subject
    case .smartcodableV2: Version2Subject.subject
    case .reference: ReferenceSubject(catalog: ToolSuite.current.models)
    case .referenceStrict: StrictReference()
    case .foundation: DropInSubject.foundation
    case .foundationXML: FormattedSubject.foundation(XMLPropertyList())
    case .foundationBinary: FormattedSubject.foundation(BinaryPropertyList())
    case .floor(let floor): floor
    }
  }
}
