import CommandLine
import ConformanceKit
import SuiteProof
import Testing

@testable import smartcertify

@Suite struct CommandTests {
  @Test("Without a command, and by its name, certify has its defaults")
  func certifyDefaults() throws {
    for arguments in [[], ["certify"]] {
      let command = try certify(arguments)
      #expect(command.output == ".build/certification")
      #expect(
        command.options.subjects.map(\.choice) == [.named(.smartcodable), .named(.foundation)]
      )
      #expect(command.options.subjects.map(\.isBeside) == [false, true])
      #expect(command.options.seed == 0)
      #expect(command.options.timeout == .seconds(10))
      #expect(command.options.isIsolated)
    }
  }

  @Test("Options of a run")
  func options() throws {
    let command = try certify([
      "--output", "x", "--seed", "18446744073709551615", "--timeout", "0.5", "--isolated",
    ])
    #expect(command.output == "x")
    #expect(command.options.seed == .max)
    #expect(command.options.timeout == .milliseconds(500))
    #expect(command.options.isIsolated)
    #expect(try !certify(["--in-process"]).options.isIsolated)
    let run = try #require(try Command(arguments: ["run"]).action as? RunCommand)
    #expect(!run.options.isIsolated)
    let choices: [([String], Bool)] = [
      ([], true), (["--isolated"], true), (["--in-process"], false),
    ]
    for (arguments, isIsolated) in choices {
      let verify = try Command(arguments: ["verify", "r.json"] + arguments).action
      #expect((verify as? VerifyCommand)?.options.isIsolated == isIsolated)
      let ledger = try Command(arguments: ["ledger", "l.json", "--update"] + arguments).action
      #expect((ledger as? LedgerCommand)?.options.isIsolated == isIsolated)
    }
  }

  @Test(
    "Subjects stand in their order, those that count first, each with its ledger",
    arguments: [
      (["--subject", "reference"], "reference"),
      (["--beside", "reference"], "smartcodable beside:reference"),
      (["--ledger", "a"], "smartcodable+a beside:foundation"),
      (["--beside", "foundation", "--ledger", "a"], "smartcodable beside:foundation+a"),
      (["--ledger", "a", "--beside", "echo x", "--ledger", "b"], "smartcodable+a beside:echo x+b"),
      (
        ["--beside", "foundation", "--subject", "p q", "--ledger", "c", "--subject", "reference"],
        "p q+c reference beside:foundation"
      ),
      (["--subject", "reject-all", "--beside", "all-defaults"], "reject-all beside:all-defaults"),
    ]
  )
  func subjects(arguments: [String], expected: String) throws {
    let subjects = try certify(arguments).options.subjects
      .map { subject in
        (subject.isBeside ? "beside:" : "") + "\(subject.choice)"
          + (subject.ledger.map { "+\($0)" } ?? "")
      }
    #expect(subjects.joined(separator: " ") == expected)
  }

  @Test(
    "Other command lines that are understood",
    arguments: [
      (["run"], "run * nil"), (["run", "--filter", "a/*", "--output", "d"], "run a/* d"),
      (["list"], "list text nil"), (["list", "--json", "--filter", "a"], "list json a"),
      (["generate"], "generate"), (["generate", "--check"], "generate check"),
      (["suite", "export", "d"], "suite export d"), (["suite", "models"], "suite models nil"),
      (["suite", "models", "dog"], "suite models dog"), (["suite", "cases"], "suite cases nil"),
      (["suite", "cases", "a/b/c"], "suite cases a/b/c"),
      (["lint"], "lint \(LintCommand.laws) Suite/catalog.tsv"),
      (["lint", "--specification", "s", "--catalog", "c"], "lint s c"),
      (["strength"], "strength Reports"), (["strength", "--output", "d"], "strength d"),
      (["verify", "r.json"], "verify r.json"), (["smoke"], "smoke smartcodable"),
      (["verify", "r.json", "--subject", "reference"], "verify r.json"),
      (["serve"], "serve smartcodable"), (["serve", "--subject", "reference"], "serve reference"),
      (["ledger", "l", "--update"], "ledger l update"),
      (["ledger", "--accept", "a/b/c", "l", "--because", "x"], "ledger l a/b/c byDesign(x)"),
      (["ledger", "l", "--accept", "a/b/c", "--defect", "x"], "ledger l a/b/c defect(x)"),
      (
        ["promote", "f", "--model", "leaf", "--settings", "keys=a=b", "--settings", "path=c"],
        "promote f leaf keys=a=b path=c"
      ),
      (["--help"], "usage: smartcertify [COMMAND] [OPTIONS]"),
      (["list", "-h"], "usage: smartcertify list [OPTIONS]"),
      (["help", "verify"], "usage: smartcertify verify REPORT [OPTIONS]"),
      (["--version"], "smartcertify \(PackageVersion.text)"),
      (["certify", "--output=x"], "certify x"),
    ]
  )
  func understood(arguments: [String], expected: String) throws {
    #expect(try Self.text(of: Command(arguments: arguments)) == expected)
  }

  @Test(
    "A mistake is answered by one line that names it and says how to fix it",
    arguments: [
      (["certifi"], "did you mean certify?"), (["--outptu", "x"], "did you mean --output?"),
      (["--output"], "write --output DIR"), (["--output", "--json"], "write --output DIR"),
      (["--output", "x", "--output", "y"], "--output once"), (["certify", "y"], "'y'"),
      (["--subject"], "write --subject NAME|PROGRAM"), (["--subject", " "], "names no subject"),
      (["--subject", "python3 'a"], "quotes in 'python3 'a' are not closed"),
      (["--subject", #"a \"#], "not closed"), (["--seed", "-1"], "not '-1'"),
      (["--seed", "18446744073709551616"], "from 0 to 18446744073709551615"),
      (["--timeout", "0"], "not '0'"), (["--timeout", "3601"], "from 0.001 to 3600"),
      (["--timeout", "nan"], "not 'nan'"), (["--isolated", "--in-process"], "exclude"),
      (["verify", "r", "--isolated", "--in-process"], "exclude"),
      (["--subject", "a", "--ledger", "b", "--ledger", "c"], "the ledger 'b' already"),
      (["--ledger", "b", "--subject", "a"], "after a --subject"),
      (["certify", "--filter", "x"], "no --filter, an option of run, list"),
      (["run", "--filter"], "--filter GLOB"),
      (["list", "--output", "x"], "no --output"),
      (["lint", "x"], "'x'"), (["strength", "--json"], "no --json"), (["smoke", "x"], "'x'"),
      (["verify"], "needs REPORT"), (["suite", "dogs"], "models, cases or export DIR"),
      (["suite"], "needs ACTION"), (["suite", "models", "a", "b"], "'b'"),
      (["suite", "export"], "needs the folder"),
      (["verify", "r", "--beside", "reference"], "no --beside"),
      (["verify", "r", "s"], "'s'"), (["ledger", "--update"], "needs FILE"),
      (["ledger", "l"], "either --update, or --accept"),
      (["ledger", "l", "--update", "--accept", "a"], "either"),
      (["ledger", "l", "--accept", "a"], "either"),
      (["ledger", "l", "--accept", "a", "--because", "x", "--defect", "y"], "either"),
      (["ledger", "l", "--update", "--beside", "reference"], "no --beside"),
      (["ledger", "l", "--update", "--subject", "a", "--subject", "b"], "--subject once"),
      (["serve", "--subject", "python3 a"], "'python3 a' is a program"),
      (["promote", "f"], "write --model ID"), (["promote", "--model", "leaf"], "needs FILE"),
      (["promote", "f", "--model", "x"], "unknown model 'x'; see smartcertify suite models"),
      (["promote", "f", "--model", "laef"], "did you mean leaf?"),
      (["promote", "f", "--model", "leaf", "--settings", "keys"], "--settings 'keys'"),
    ]
  )
  func mistakes(arguments: [String], words: String) {
    let error = #expect(throws: UsageError.self) { try Command(arguments: arguments) }
    #expect(error?.description.contains(words) == true, "\(error?.description ?? "")")
    #expect(error?.description.contains("\n") == false)
  }

  @Test(
    "The arguments of a program are separated by blanks and kept together by quotes",
    arguments: [
      ("python3 a.py", ["python3", "a.py"]), ("  ./a   b\t", ["./a", "b"]),
      ("'my program' \"x y\"", ["my program", "x y"]), (#"a\ b "\"" '\'"#, ["a b", "\"", "\\"]),
      ("a '' b", ["a", "", "b"]), ("a'b c'd", ["ab cd"]),
    ]
  )
  func words(text: String, words: [String]) throws {
    #expect(try SubjectChoice(text) == .program(words, text: text))
  }

  @Test("Help names every command, option, subject and exit code, on lines that fit")
  func help() throws {
    let options = [
      "--output", "--subject", "--beside", "--ledger", "--seed", "--timeout", "--isolated",
      "--in-process", "--filter", "--json", "--check", "--specification", "--catalog",
      "--update", "--accept", "--because", "--defect", "--model", "--settings",
    ]
    let commands = [
      "certify", "run", "list", "smoke", "verify", "strength", "lint", "ledger", "serve", "promote",
      "suite", "generate",
    ]
    let codes = ["0    clean", "1    failures", "2    wrong usage", "3    the tool", "130  inter"]
    let overview = try Self.help("--help")
    for word in commands + codes { #expect(overview.contains(word), "\(word)") }
    let pages = try commands.map { try Self.help("help", $0) }.joined(separator: "\n")
    for word in options + FloorSubject.allCases.map(\.rawValue) {
      #expect(pages.contains(word), "\(word)")
    }
    #expect((overview + "\n" + pages).split(separator: "\n").allSatisfy { $0.count <= 80 })
  }

  @Test("Help on certify, the default")
  func certifyHelp() throws {
    #expect(
      try Self.help("certify", "--help") == """
        usage: smartcertify [certify] [OPTIONS]

        Run all cases and write all reports. It prints the certificates and the failures
        by cause; the reports are report.json, report.md, report.html, junit.xml,
        badge.json, badge.svg and certificates.svg.

        options:
          --subject NAME|PROGRAM  a subject whose failures count (default smartcodable;
                                  may be repeated)
          --beside NAME|PROGRAM   a subject to compare with, whose failures do not count
                                  (may be repeated)
          --ledger FILE           the known failures of the subject before it (may be
                                  repeated)
          --seed N                decides the order of cases and the choices of
                                  variations (default 0)
          --cases DIR             cases of your own beside the suite:
                                  DIR/cases/dialect/NAME/*.json, DIR/models/*.json
          --timeout SECONDS       processor time of a program for one answer; asleep,
                                  three times as long (default 10)
          --isolated              run named subjects in processes of their own; the
                                  default of certify, verify and ledger
          --jobs N                how many processes of a subject share its cases
                                  (default 1)
          --in-process            run them in this process; the default of others
          --record FILE           write a ledger with every must case that fails, to be
                                  given a reason each
          --sarif FILE            write what is wrong as SARIF too
          --all                   print every cause in full, with all its cases
          --output DIR            where the reports go (default .build/certification)
          --color WHEN            colors: auto, which obeys NO_COLOR, always or never
                                  (default auto)
          --help                  show this text

        subjects:
          NAME     smartcodable, smartcodable-strict, kodable, smartcodable-v2,
                   reference, reference-strict, foundation,
                   foundation-property-list-xml, foundation-property-list-binary,
                   reject-all, all-defaults, empty-object, echo, random
          PROGRAM  anything else: a command line, its words separated by blanks and kept
                   together by quotes, as in --subject "python3 'my adapter.py'"
        """
    )
  }

  @Test("Completions know the commands, and the names of subjects and models")
  func completions() throws {
    let script = try Self.help("completions", "bash")
    let names = "'ledger --subject' | \\\n    'serve --subject')\n      list='smartcodable "
    for word in ["certify run smoke", names, "'promote --model')\n      list='", " person "] {
      #expect(script.contains(word), "\(word)")
    }
    // Models fit only one of the actions of `suite`.
    #expect(try Self.help("completions", "zsh").contains("':NAME: '"))
  }

  private static func help(_ arguments: String...) throws -> String {
    try #require(Command(arguments: arguments).action as? ToolText).text
  }

  private func certify(_ arguments: [String]) throws -> CertifyCommand {
    try #require(Command(arguments: arguments).action as? CertifyCommand)
  }

  /// A command on one line, for comparison.
  private static func text(of command: Command) -> String {
    switch command.action {
    case let printed as ToolText: return String(printed.text.prefix { $0 != "\n" })
    case let certify as CertifyCommand: return "certify \(certify.output)"
    case let run as RunCommand: return "run \(run.filter) \(run.output ?? "nil")"
    case let list as ListCommand:
      return "list \(list.isJSON ? "json" : "text") \(list.filter?.pattern ?? "nil")"
    case let smoke as SmokeCommand: return "smoke \(smoke.options.subjects[0].choice)"
    case let verify as VerifyCommand: return "verify \(verify.file)"
    case let strength as StrengthCommand: return "strength \(strength.output)"
    case let generate as GenerateCommand: return generate.isCheck ? "generate check" : "generate"
    case let suite as SuiteCommand:
      switch suite.form {
      case .export(let folder): return "suite export \(folder)"
      case .models(let name): return "suite models \(name ?? "nil")"
      case .cases(let id): return "suite cases \(id ?? "nil")"
      }
    case let lint as LintCommand: return "lint \(lint.specification) \(lint.catalog)"
    case let ledger as LedgerCommand:
      let action: String =
        switch ledger.action {
        case .update: "update"
        case .accept(let id, .defect(let link)): "\(id) defect(\(link))"
        case .accept(let id, .byDesign(let text)): "\(id) byDesign(\(text))"
        }
      return "ledger \(ledger.file) \(action)"
    case let serve as ServeCommand: return "serve \(serve.name)"
    case let promote as PromoteCommand:
      let settings = promote.settings.sorted { $0.key < $1.key }
        .map { " \($0.key)=\($0.value)" }
      return "promote \(promote.file) \(promote.model)" + settings.joined()
    default: return "unknown"
    }
  }
}
