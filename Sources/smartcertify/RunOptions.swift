import CommandLine

/// Which subjects are run, and how.
struct RunOptions: Equatable {
  /// A subject as named on the command line.
  struct Subject: Equatable {
    var choice: SubjectChoice
    /// The file with its known failures; nil for none.
    var ledger: String?
    /// Whether its failures do not count.
    var isBeside: Bool = false
  }

  /// The subjects, those that count first.
  var subjects: [Subject] = []
  var seed: UInt64 = 0
  /// A folder with cases of one's own; nil for the suite alone.
  var cases: String?
  /// How many processes of a subject share its cases.
  var jobs = 1
  /// How much processor time a program may take for one answer.
  var timeout: Duration = .seconds(10)
  /// Whether subjects that are chosen by name run in their own processes.
  var isIsolated = false
  /// Whether programs are sent the smoke requests before anything else.
  var isSmoking = true
  /// Where a ledger with all failures of the first subject is written; nil for nowhere.
  var record: String?
  /// Where what is wrong is written as SARIF; nil for nowhere.
  var sarif: String?
  /// Whether all failures are printed, however many there are.
  var isWhole = false
  /// The subject if none is named, with a ledger that is given before all subjects.
  private var standard = Subject(choice: .named(.smartcodable))
  private var isInProcess = false

  /// Adds the default subjects if none is named.
  ///
  /// - Parameters:
  ///   - beside: The subjects to compare with if no subject is named at all.
  ///   - isolating: Whether subjects that are chosen by name run in their own processes where possible,
  ///     unless the options say otherwise.
  /// - Throws: `UsageError` that names the option and says how to fix it.
  mutating func complete(
    beside: [SubjectChoice] = [],
    isolating: Bool = false
  ) throws(UsageError) {
    if isolating { try isolate() } else { try check() }
    if !subjects.contains(where: { !$0.isBeside }) {
      if subjects.isEmpty { subjects = beside.map { Subject(choice: $0, isBeside: true) } }
      subjects.insert(standard, at: 0)
    } else if standard.ledger != nil {
      throw UsageError("--ledger applies to the subject before it; put it after a --subject")
    }
    subjects = subjects.filter { !$0.isBeside } + subjects.filter(\.isBeside)
  }

  /// Runs named subjects in their own processes where possible, unless the options say otherwise.
  mutating func isolate() throws(UsageError) {
    try check()
    #if canImport(Glibc)
    if !isInProcess { isIsolated = true }
    #endif
  }

  /// Refuses conflicting options.
  private func check() throws(UsageError) {
    if isIsolated, isInProcess {
      throw UsageError("--isolated and --in-process exclude each other; give one of them")
    }
  }

  /// Runs something with the suite and the cases of one's own.
  func withCases<Success>(_ body: () async throws -> Success) async throws -> Success {
    try await ToolSuite.$current.withValue(ToolSuite.with(cases), operation: body)
  }

  private mutating func add(ledger: String) throws(UsageError) {
    let current = subjects.last ?? standard
    if let known = current.ledger {
      throw UsageError(
        "the subject \(current.choice) has the ledger '\(known)' already; name the subject"
          + " before its --ledger"
      )
    }
    if subjects.isEmpty {
      standard.ledger = ledger
    } else {
      subjects[subjects.count - 1].ledger = ledger
    }
  }
}

extension RunOptions {
  static var subject: Option<RunOptions> {
    named("--subject", "a subject whose failures count").defaulting(to: "smartcodable")
  }

  static var beside: Option<RunOptions> {
    named("--beside", "a subject to compare with, whose failures do not count")
  }

  private static func named(_ name: String, _ help: String) -> Option<RunOptions> {
    let names = Completion.words(SubjectChoice.Name.names)
    return Option(name, "NAME|PROGRAM", help, completing: names) {
      (options, text) throws(UsageError) in
      let choice = try SubjectChoice(text)
      options.subjects.append(Subject(choice: choice, isBeside: name == "--beside"))
    }
    .repeating(.every)
  }

  static var ledger: Option<RunOptions> {
    Option("--ledger", "FILE", "the known failures of the subject before it", completing: .files) {
      (options, file) throws(UsageError) in try options.add(ledger: file)
    }
    .repeating(.every)
  }

  static var record: Option<RunOptions> {
    Option(
      "--record",
      "FILE",
      "write a ledger with every must case that fails, to be given a reason each",
      completing: .files
    ) { $0.record = $1 }
  }

  /// Those of commands that print failures.
  static var printed: [Option<RunOptions>] { all + [record, sarif, whole] }

  static var sarif: Option<RunOptions> {
    .text("--sarif", "FILE", \.sarif, "write what is wrong as SARIF too", completing: .files)
  }

  static var whole: Option<RunOptions> {
    .flag("--all", \.isWhole, "print every cause in full, with all its cases")
  }

  static var order: Option<RunOptions> {
    let help = "decides the order of cases and the choices of variations"
    return .number("--seed", "N", \.seed, 0...UInt64.max, help)
  }

  static let casesHelp =
    "cases of your own beside the suite: DIR/cases/dialect/NAME/*.json, DIR/models/*.json"

  static var cases: Option<RunOptions> {
    .text("--cases", "DIR", \.cases, casesHelp, completing: .folders)
  }

  /// How subjects are run.
  static var processes: [Option<RunOptions>] {
    [
      Option(
        "--timeout",
        "SECONDS",
        "processor time of a program for one answer; asleep, three times as long"
      ) {
        (options, text) throws(UsageError) in
        guard let seconds = Double(text), seconds >= 0.001, seconds <= 3600 else {
          throw UsageError("--timeout takes a number of seconds from 0.001 to 3600, not '\(text)'")
        }
        options.timeout = .seconds(seconds)
      }
      .defaulting(to: "10"),
      .flag(
        "--isolated",
        \.isIsolated,
        "run named subjects in processes of their own; the default of certify, verify and ledger"
      ),
      .number("--jobs", "N", \.jobs, 1...64, "how many processes of a subject share its cases"),
      .flag("--in-process", \.isInProcess, "run them in this process; the default of others"),
    ]
  }

  /// All options, in the order of the help.
  static var all: [Option<RunOptions>] { [subject, beside, ledger, order, cases] + processes }

  /// The section of the help about subjects.
  static var sections: [HelpSection] {
    let names = SubjectChoice.Name.list
    let program =
      "anything else: a command line, its words separated by blanks and kept together"
      + " by quotes, as in --subject \"python3 'my adapter.py'\""
    return [HelpSection("subjects", [("NAME", names), ("PROGRAM", program)])]
  }

  static var globs: HelpSection {
    HelpSection("patterns", [("GLOB", "* stands for any text, ? for a character: 'numbers/*'")])
  }
}
