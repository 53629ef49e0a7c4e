/// Which subjects are run, and how.
struct RunOptions: Equatable {
  /// A subject as the command line names it.
  struct Subject: Equatable {
    var choice: SubjectChoice
    /// The file with its known failures; nil for none.
    var ledger: String?
    /// Whether its failures do not count.
    var isBeside: Bool = false
  }

  /// The subjects, those that count first.
  var subjects: [Subject]
  var seed: UInt64 = 0
  /// How long a program may take for one answer.
  var timeout: Duration = .seconds(10)
  /// Whether subjects that are chosen by name run in processes of their own.
  var isIsolated: Bool = false
  /// Whether programs are sent the smoke requests before anything else.
  var isSmoking: Bool = true

  /// Reads the options that say which subjects are run.
  ///
  /// - Parameters:
  ///   - options: The arguments.
  ///   - beside: The subjects to compare with if no subject is named at all.
  ///   - isolating: Whether subjects that are chosen by name run in processes of their own unless
  ///     the options say otherwise, where that can be done.
  /// - Throws: `UsageError` that names the option and says how to mend it.
  init(
    _ options: inout Options,
    beside: [SubjectChoice] = [],
    isolating: Bool = false
  ) throws(UsageError) {
    var subjects: [Subject] = []
    var standard = Subject(choice: .named(.smartcodable))
    let words = try options.values(of: [
      ("--subject", "NAME|PROGRAM"), ("--beside", "NAME|PROGRAM"), ("--ledger", "FILE"),
    ])
    for (name, value) in words {
      if name == "--ledger" {
        let current = subjects.last ?? standard
        if let known = current.ledger {
          throw UsageError(
            "the subject \(current.choice) has the ledger '\(known)' already; name the subject"
              + " before its --ledger"
          )
        }
        if subjects.isEmpty {
          standard.ledger = value
        } else {
          subjects[subjects.count - 1].ledger = value
        }
      } else {
        subjects.append(
          Subject(choice: try SubjectChoice(value), isBeside: name == "--beside")
        )
      }
    }
    if !subjects.contains(where: { !$0.isBeside }) {
      if subjects.isEmpty { subjects = beside.map { Subject(choice: $0, isBeside: true) } }
      subjects.insert(standard, at: 0)
    } else if standard.ledger != nil {
      throw UsageError("--ledger belongs to the subject before it; write it behind its --subject")
    }
    self.subjects = subjects.filter { !$0.isBeside } + subjects.filter(\.isBeside)
    seed = try Self.seed(try options.value(of: "--seed", "N"))
    timeout = try Self.timeout(try options.value(of: "--timeout", "SECONDS"))
    isIsolated = options.flag("--isolated")
    if options.flag("--in-process") {
      if isIsolated {
        throw UsageError("--isolated and --in-process exclude each other; give one of them")
      }
    } else if isolating {
      #if canImport(Glibc)
      isIsolated = true
      #endif
    }
  }

  private static func seed(_ text: String?) throws(UsageError) -> UInt64 {
    guard let text else { return 0 }
    guard let seed = UInt64(text) else {
      throw UsageError("--seed '\(text)' is no number from 0 to 18446744073709551615")
    }
    return seed
  }

  private static func timeout(_ text: String?) throws(UsageError) -> Duration {
    guard let text else { return .seconds(10) }
    guard let seconds = Double(text), seconds >= 0.001, seconds <= 3600 else {
      throw UsageError("--timeout '\(text)' is no number of seconds from 0.001 to 3600")
    }
    return .seconds(seconds)
  }
}
