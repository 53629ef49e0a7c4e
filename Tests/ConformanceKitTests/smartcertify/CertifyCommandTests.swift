import CommandLine
import Foundation
import Testing

@testable import ConformanceKit
@testable import DecoderLaw
@testable import SuiteProof
@testable import smartcertify

@Suite(.fewCases) struct CertifyCommandTests {
  private static let files = [
    "badge.json", "badge.svg", "certificates.svg", "junit.xml", "report.html", "report.json",
    "report.md",
  ]

  private func options(_ subject: String) throws -> RunOptions {
    var options = RunOptions()
    options.subjects = [.init(choice: try SubjectChoice(subject))]
    return options
  }

  @Test("Certifying writes all reports, and the same bytes each time")
  func reports() async throws {
    let folder = try TemporaryFolder()
    func run(_ name: String) async throws -> [String] {
      let status = try await Command(arguments: [
        "--in-process", "--output", folder.path(name), "--seed", "7",
      ])
      .run()
      #expect(status == .clean)
      return try Self.files.map { try folder.read("\(name)/\($0)") }
    }
    let first = try await run("a")
    #expect(try folder.names(in: "a") == Self.files)
    for (name, texts) in zip(Self.files, zip(first, try await run("b"))) {
      // A report has megabytes: only the first line that differs is told.
      let lines = [texts.0, texts.1]
        .map { $0.split(separator: "\n", omittingEmptySubsequences: false) }
      let different = zip(lines[0], lines[1]).first { $0 != $1 }
      let isSame = texts.0 == texts.1
      #expect(isSame, "\(name): \(different.map { "\($0.0) / \($0.1)" } ?? "length")")
    }
    let report = try RecordedReport(json: folder.read("a/report.json"))
    #expect(report.seed == 7)
    #expect(report.subjects.map(\.launch) == ["smartcodable", "foundation"])
    #expect(report.digest == ToolSuite.current.digest)
  }

  @Test("A folder that cannot be written is the user's to fix")
  func unwritable() async throws {
    let folder = try TemporaryFolder()
    let file = try folder.write("", to: "file")
    let command = try Command(arguments: [
      "--in-process", "--subject", "reject-all", "--output", file,
    ])
    let error = await #expect(throws: UsageError.self) { _ = try await command.run() }
    #expect(error?.description == "cannot write reports to '\(file)'; choose another --output")
  }

  @Test(
    "The exit code tells what the subjects that count came to",
    arguments: [
      (["--subject", "reference"], Status.clean), (["--subject", "reject-all"], .failures),
      (["--subject", "reference", "--beside", "reject-all"], .clean),
      (["--subject", "reference", "--subject", "reject-all"], .failures),
    ]
  )
  func exitCodes(arguments: [String], status: Status) async throws {
    let folder = try TemporaryFolder()
    let command = try Command(
      arguments: arguments + ["--in-process", "--output", folder.path("r")]
    )
    #expect(try await command.run() == status)
  }

  @Test("A broken run ends with 3, an interrupted one with 130, also if something fails")
  func statuses() async {
    func report(_ subject: any ConformanceSubject) async -> ConformanceReport {
      await ConformanceRunner(subject: subject, suite: .current.selecting(Glob("nulls/*")))
        .report()
    }
    let good = await report(ReferenceSubject())
    let broken = await report(FixedSubject(response: .broken("x")))
    let failing = await report(FloorSubject.rejectAll)
    #expect(good.isClean && !failing.isClean)
    #expect(Status([good], isInterrupted: false) == .clean)
    #expect(Status([good, failing], isInterrupted: false) == .failures)
    #expect(Status([failing, broken], isInterrupted: false) == .broken)
    #expect(Status([broken], isInterrupted: true) == .interrupted)
    #expect(Status.interrupted.rawValue == 130)
    #expect([Status.clean, .failures, .usage, .broken].map(\.rawValue) == [0, 1, 2, 3])
  }

  @Test("An interruption ends the run after the current case, and the reports say so")
  func interrupted() async throws {
    let folder = try TemporaryFolder()
    let run = CertificationRun(
      options: try options("reference"),
      isInterrupted: { true }
    )
    let command = CertifyCommand(output: folder.path("r"))
    #expect(try await command.run(run) == .interrupted)
    #expect(try folder.names(in: "r") == Self.files)
    let report = try RecordedReport(json: folder.read("r/report.json"))
    #expect(report.isInterrupted)
    #expect(report.subjects.map(\.verdicts.count) == [1])
    #expect(try folder.read("r/report.md").contains("This run was interrupted"))
    #expect(try folder.read("r/badge.json").contains("partial run"))
  }

  @Test("An adapter that says no hello leaves reports that say why")
  func failedStart() async throws {
    let folder = try TemporaryFolder()
    let command = try Command(arguments: [
      "--in-process", "--subject", "reference", "--beside", "cat", "--output",
      folder.path("r"),
    ])
    await #expect(throws: ToolError.self) { _ = try await command.run() }
    #expect(try folder.names(in: "r") == Self.files)
    let report = try RecordedReport(json: folder.read("r/report.json"))
    #expect(
      report.isInterrupted && report.subjects.map(\.launch) == ["reference", "cat"]
    )
    #expect(try folder.read("r/report.json").contains("'cat' said no proper hello"))
    let page = try folder.read("r/report.md")
    #expect(page.contains("incomplete: 'cat' said no proper hello"))
  }

  @Test(
    "Arguments that name nothing leave older reports as they are",
    arguments: [["--ledger", "ledger.json"], ["--beside", "no-such-program"]]
  )
  func wrongArguments(arguments: [String]) async throws {
    let folder = try TemporaryFolder()
    let ledger = try folder.write("{", to: "ledger.json")
    let command = try Command(
      arguments: ["--in-process", "--subject", "reference", "--output", folder.path("r")]
        + arguments.map { $0 == "ledger.json" ? ledger : $0 }
    )
    await #expect(throws: UsageError.self) { _ = try await command.run() }
    #expect(!FileManager.default.fileExists(atPath: folder.path("r")))
  }

  @Test("A partial run carries no certificate, writes nothing unasked, and needs a case")
  func partial() async throws {
    let folder = try TemporaryFolder()
    let arguments = ["run", "--subject", "reference", "--filter", "nulls/*"]
    let command = try Command(arguments: arguments + ["--output", folder.path("r")])
    #expect(try await command.run() == .clean)
    let value = try JSONReader.read(folder.read("r/report.json"))
    let subject = value.members.value(of: "subjects")?.elements.first?.members
    #expect(subject?.value(of: "certificate") == .null)
    #expect(value.members.value(of: "suite")?.members.value(of: "filter") == .string("nulls/*"))
    #expect(try folder.read("r/report.md").contains("A partial run carries no certificate"))
    let none = try Command(arguments: ["run", "--filter", "no/such"])
    let error = await #expect(throws: UsageError.self) { _ = try await none.run() }
    #expect(error?.description.contains("no case fits --filter 'no/such'") == true)
  }

  @Test("Even a run of all cases carries no certificate if it was not asked to certify")
  func filterOfAll() async throws {
    let run = CertificationRun(options: try options("reference"), filter: Glob("*"))
    #expect(try await run.result().certification.certified.certificate == nil)
  }

  @Test("The ledger of a subject counts, and one that cannot be read is the user's to fix")
  func ledgers() async throws {
    let folder = try TemporaryFolder()
    let ledger = DeviationLedger(
      ceiling: 1,
      entries: [
        .init(id: "no/such/case", signature: "0123456789abcdef", reason: .byDesign("because"))
      ]
    )
    let file = try folder.write(ledger.json, to: "ledger.json")
    let arguments = [
      "--in-process", "--subject", "reference", "--ledger", file, "--output", folder.path("r"),
    ]
    #expect(try await Command(arguments: arguments).run() == .failures)
    #expect(try folder.read("r/report.md").contains("no/such/case"))
    for (text, words) in [("{", "no JSON text"), ("{}", "\"ceiling\"")] {
      let broken = try folder.write(text, to: "broken.json")
      let command = try Command(arguments: ["--subject", "reference", "--ledger", broken])
      let error = await #expect(throws: UsageError.self) { _ = try await command.run() }
      #expect(error?.description.hasPrefix("ledger '\(broken)': \(words)") == true)
    }
    let missing = try Command(arguments: ["--ledger", folder.path("none")])
    let error = await #expect(throws: UsageError.self) { _ = try await missing.run() }
    #expect(error?.description.contains("a new one is") == true)
  }

  @Test(
    "The progress line changes with the percentage and is erased, on a terminal only",
    arguments: [
      (1, 200, "\r\u{1B}[K[..........] a, 1 of 200"),
      (2, 200, "\r\u{1B}[K[..........] a, 2 of 200"),
      (3, 200, ""), (200, 200, "\r\u{1B}[K[##########] a, 200 of 200"),
      (1, 1, "\r\u{1B}[K[##########] a, 1 of 1"),
    ]
  )
  func progress(done: Int, total: Int, text: String) {
    let step = Certification.Progress(subject: "a", done: done, total: total)
    #expect(ProgressLine(columns: 40).text(step) == text)
    var slow = step
    slow.elapsed = .seconds(20 * done)
    let left = 20 * (total - done)
    let shown = ProgressLine(columns: 80).text(slow)
    #expect(shown.hasSuffix(", \(left) s left") == (!text.isEmpty && left >= 5), "\(shown)")
    #expect(ProgressLine(columns: 80).end == "\r\u{1B}[K")
    #expect(ProgressLine(columns: nil).text(step).isEmpty)
    #expect(ProgressLine(columns: nil).end.isEmpty)
  }
}
