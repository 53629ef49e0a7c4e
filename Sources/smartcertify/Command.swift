/// One command line, read and checked before anything runs.
enum Command: Equatable {
  case help
  case certify(CertifyCommand)
  case run(RunCommand)
  case list(ListCommand)
  case smoke(SmokeCommand)
  case verify(VerifyCommand)
  case strength(StrengthCommand)
  case lint(LintCommand)
  case ledger(LedgerCommand)
  case serve(ServeCommand)
  case promote(PromoteCommand)
  case suite(SuiteCommand)
  case generate(GenerateCommand)

  static let names = [
    "certify", "run", "list", "smoke", "verify", "strength", "lint", "ledger", "serve", "promote",
    "suite", "generate",
  ]

  /// Reads the arguments after the name of the tool; without a command they are those of certify.
  init(arguments: [String]) throws(UsageError) {
    if arguments.contains("--help") || arguments.contains("-h") || arguments.first == "help" {
      self = .help
      return
    }
    let name = arguments.first.map { $0.hasPrefix("-") ? "certify" : $0 } ?? "certify"
    let rest = arguments.first == name ? Array(arguments.dropFirst()) : arguments
    var options = Options(name, rest)
    switch name {
    case "certify": self = .certify(try CertifyCommand(&options))
    case "run": self = .run(try RunCommand(&options))
    case "list": self = .list(try ListCommand(&options))
    case "smoke": self = .smoke(try SmokeCommand(&options))
    case "verify": self = .verify(try VerifyCommand(&options))
    case "strength": self = .strength(try StrengthCommand(&options))
    case "lint": self = .lint(try LintCommand(&options))
    case "ledger": self = .ledger(try LedgerCommand(&options))
    case "serve": self = .serve(try ServeCommand(&options))
    case "promote": self = .promote(try PromoteCommand(&options))
    case "suite": self = .suite(try SuiteCommand(&options))
    case "generate": self = .generate(try GenerateCommand(&options))
    default:
      throw UsageError(
        "unknown command '\(name)'; use \(Self.names.joined(separator: ", ")) (see --help)"
      )
    }
    try options.finish()
  }

  /// Does what was asked.
  func run() async throws -> ExitStatus {
    switch self {
    case .help:
      print(Self.usage, terminator: "")
      return .clean
    case .certify(let command):
      Interruption.watch()
      return try await command.run()
    case .run(let command):
      Interruption.watch()
      return try await command.run()
    case .list(let command): return try command.run()
    case .smoke(let command): return try await command.run()
    case .verify(let command): return try await command.run()
    case .strength(let command): return try await command.run()
    case .lint(let command): return try await command.run()
    case .ledger(let command): return try await command.run()
    case .serve(let command): return try await command.run()
    case .promote(let command): return try await command.run()
    case .suite(let command): return try command.run()
    case .generate(let command): return try command.run()
    }
  }
}
