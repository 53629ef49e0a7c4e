import ConformanceKitTesting
import Foundation
import MellowSubject
import Testing

/// What the README says of the decoder, so that it stays true.
@Suite struct LevelTests {
  private static let held: [Profile] = [
    .contract, .json, .lenient(.coercion), .lenient(.stringified),
  ]

  /// Both tests need it, and it takes a debug build half a minute.
  private static let direct = Task { await report(on: mellow) }

  private static func report(on subject: any ConformanceSubject) async -> ConformanceReport {
    // The megabytes of the chapter `totality` take a debug build a minute to send.
    let cases = ConformanceSuite.current.cases.filter { $0.id.chapter != "totality" }
    let suite = ConformanceSuite(version: ConformanceSuite.current.version, cases: cases)
    return await ConformanceRunner(
      subject: subject,
      suite: suite,
      ledgerAt: "../../deviations.json"
    )
    .report()
  }

  @Test func `MellowJSON is conformant, with six deviations in another profile`() async {
    let report = await Self.direct.value
    #expect(report.isClean)
    #expect(report.certificate?.held == Self.held)
    #expect(report.certificate?.isConformant == true)
    #expect(report.verdicts.count { $0.outcome == .expectedFailure } == 6)
    #expect(report.ledger.entries.count == 6)
    #expect(report.ledger.ceiling == 6)
  }

  @Test func `As a program it answers alike`() async throws {
    let folder = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
    let program = folder.appending(path: "mellow-subject").path
    let subject = try await ProcessSubject(launching: program, timeout: .seconds(60))
    let served = await Self.report(on: subject)
    await subject.stop()
    let direct = await Self.direct.value
    #expect(served.verdicts.map(\.explanation) == direct.verdicts.map(\.explanation))
    #expect(served.certificate == direct.certificate)
  }
}
