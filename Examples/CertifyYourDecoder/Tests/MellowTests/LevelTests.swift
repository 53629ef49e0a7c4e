import ConformanceKitTesting
import Foundation
import MellowSubject
import Testing

/// What the README says of the decoder, so that it stays true.
@Suite struct LevelTests {
  private func report(on subject: any ConformanceSubject) async -> ConformanceReport {
    await ConformanceRunner(subject: subject, ledgerAt: "../../deviations.json").report()
  }

  @Test func `MellowJSON holds json and two profiles of leniency, with nine deviations`() async {
    let report = await report(on: mellow)
    #expect(report.isClean)
    #expect(report.certificate?.held == [.json, .lenient(.coercion), .lenient(.stringified)])
    #expect(report.certificate?.isConformant == false)
    #expect(report.verdicts.count { $0.outcome == .expectedFailure } == 9)
    #expect(report.ledger.entries.count == 9)
    #expect(report.ledger.ceiling == 9)
  }

  @Test func `As a program it answers alike`() async throws {
    let folder = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
    let program = folder.appending(path: "mellow-subject").path
    let subject = try await ProcessSubject(launching: program, timeout: .seconds(60))
    let served = await report(on: subject)
    await subject.stop()
    let direct = await report(on: mellow)
    #expect(served.verdicts.map(\.explanation) == direct.verdicts.map(\.explanation))
    #expect(served.certificate == direct.certificate)
  }
}
