import ConformanceKit
import Testing

@testable import smartcertify

@Suite struct CommandTests {
  @Test("Without a command, and by its name, certify has its defaults")
  func certifyDefaults() throws {
    for arguments in [[], ["certify"]] {
      let command = try certify(arguments)
      #expect(command.output == "Reports/certification")
      #expect(
        command.options.subjects.map(\.choice) == [.named(.smartcodable), .named(.foundation)]
      )
      #expect(command.options.subjects.map(\.isBeside) == [false, true])
      #expect(command.options.seed == 0)
      #expect(command.options.timeout == .seconds(10))
      #expect(!command.options.isIsolated)
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
      (["list", "--swift-testing"], "list tests(Tests/ConformanceKitTests/Cases) nil"),
      (["list", "--swift-testing", "--output", "d"], "list tests(d) nil"),
      (["generate"], "generate"), (["generate", "--check"], "generate check"),
      (["suite", "export", "d"], "suite export d"), (["suite", "models"], "suite models nil"),
      (["suite", "models", "dog"], "suite models dog"), (["suite", "cases"], "suite cases nil"),
      (["suite", "cases", "a/b/c"], "suite cases a/b/c"),
      (["lint"], "lint Specification/behaviour.md Suite/catalog.tsv"),
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
      (["--help"], "help"), (["list", "-h"], "help"), (["help"], "help"),
    ]
  )
  func understood(arguments: [String], expected: String) throws {
    #expect(try Self.text(of: Command(arguments: arguments)) == expected)
  }

  @Test(
    "A mistake is answered by one line that names it and says how to mend it",
    arguments: [
      (["certifi"], "'certifi'; use certify, run, list"), (["--outptu", "x"], "'--outptu'"),
      (["--output"], "write --output DIR"), (["--output", "--json"], "write --output DIR"),
      (["--output", "x", "--output", "y"], "--output once"), (["certify", "y"], "'y'"),
      (["--subject"], "write --subject NAME|PROGRAM"), (["--subject", " "], "names no subject"),
      (["--subject", "python3 'a"], "quotes in 'python3 'a' are not closed"),
      (["--subject", #"a \"#], "not closed"), (["--seed", "-1"], "--seed '-1'"),
      (["--seed", "18446744073709551616"], "from 0 to 18446744073709551615"),
      (["--timeout", "0"], "--timeout '0'"), (["--timeout", "3601"], "from 0.001 to 3600"),
      (["--timeout", "nan"], "--timeout 'nan'"), (["--isolated", "--in-process"], "exclude"),
      (["--subject", "a", "--ledger", "b", "--ledger", "c"], "the ledger 'b' already"),
      (["--ledger", "b", "--subject", "a"], "behind its --subject"),
      (["certify", "--filter", "x"], "'--filter'"), (["run", "--filter"], "--filter GLOB"),
      (["list", "--json", "--swift-testing"], "one of"), (["list", "--output", "x"], "only with"),
      (["list", "--swift-testing", "--filter", "x"], "leave --filter out"),
      (["lint", "x"], "'x'"), (["strength", "--json"], "'--json'"), (["smoke", "x"], "'x'"),
      (["verify"], "needs the REPORT"), (["suite", "dogs"], "models, cases or export DIR"),
      (["suite"], "needs models, cases"), (["suite", "models", "a", "b"], "'b'"),
      (["suite", "export"], "needs the DIR"),
      (["verify", "r", "--beside", "reference"], "--subject only"),
      (["verify", "r", "s"], "'s'"), (["ledger", "--update"], "needs the FILE"),
      (["ledger", "l"], "either --update, or --accept"),
      (["ledger", "l", "--update", "--accept", "a"], "either"),
      (["ledger", "l", "--accept", "a"], "either"),
      (["ledger", "l", "--accept", "a", "--because", "x", "--defect", "y"], "either"),
      (["ledger", "l", "--update", "--beside", "reference"], "one --subject"),
      (["serve", "--subject", "python3 a"], "'python3 a' is a program"),
      (["promote", "f"], "write --model ID"), (["promote", "--model", "leaf"], "needs the FILE"),
      (["promote", "f", "--model", "x"], "no model 'x'"),
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

  @Test("The usage names every command, option, subject and exit code, on lines that fit")
  func usage() {
    let options = [
      "--output", "--subject", "--beside", "--ledger", "--seed", "--timeout", "--isolated",
      "--in-process", "--filter", "--json", "--swift-testing", "--check",
      "--specification", "--catalog",
      "--update", "--accept", "--because", "--defect", "--model", "--settings",
    ]
    let codes = ["0 clean", "1 failures", "2 wrong usage", "3 the tool", "130 interrupted"]
    let subjects =
      ["smartcodable", "reference", "foundation"] + FloorSubject.allCases.map(\.rawValue)
    for word in Command.names + options + codes + subjects {
      #expect(Command.usage.contains(word), "\(word)")
    }
    let long = Command.usage.split(separator: "\n").filter { $0.count > 90 }
    #expect(long.isEmpty)
  }

  private func certify(_ arguments: [String]) throws -> CertifyCommand {
    guard case .certify(let command) = try Command(arguments: arguments) else {
      throw UsageError("not certify")
    }
    return command
  }

  /// A command on one line, for comparison.
  private static func text(of command: Command) -> String {
    switch command {
    case .help: return "help"
    case .certify(let certify): return "certify \(certify.output)"
    case .run(let run): return "run \(run.filter) \(run.output ?? "nil")"
    case .list(let list):
      let form: String =
        switch list.form {
        case .text: "text"
        case .json: "json"
        case .tests(let folder): "tests(\(folder))"
        }
      return "list \(form) \(list.filter?.pattern ?? "nil")"
    case .smoke(let smoke): return "smoke \(smoke.options.subjects[0].choice)"
    case .verify(let verify): return "verify \(verify.file)"
    case .strength(let strength): return "strength \(strength.output)"
    case .generate(let generate): return generate.isCheck ? "generate check" : "generate"
    case .suite(let suite):
      switch suite.form {
      case .export(let folder): return "suite export \(folder)"
      case .models(let name): return "suite models \(name ?? "nil")"
      case .cases(let id): return "suite cases \(id ?? "nil")"
      }
    case .lint(let lint): return "lint \(lint.specification) \(lint.catalog)"
    case .ledger(let ledger):
      let action: String =
        switch ledger.action {
        case .update: "update"
        case .accept(let id, .defect(let link)): "\(id) defect(\(link))"
        case .accept(let id, .byDesign(let text)): "\(id) byDesign(\(text))"
        }
      return "ledger \(ledger.file) \(action)"
    case .serve(let serve): return "serve \(serve.name)"
    case .promote(let promote):
      let settings = promote.settings.sorted { $0.key < $1.key }
        .map { " \($0.key)=\($0.value)" }
      return "promote \(promote.file) \(promote.model)" + settings.joined()
    }
  }
}
