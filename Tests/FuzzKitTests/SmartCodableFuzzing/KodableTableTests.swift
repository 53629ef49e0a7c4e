import ConformanceKit
import FuzzKit
import Testing

@testable import SmartCodableFuzzing

/// Kodables of one property in drawn documents.
@Suite struct KodableTableTests {
  private typealias Row = KodableTableRow

  @Test("The judge agrees on its seeds", arguments: KodableTableTarget().seedInputs)
  func judgeAgrees(input: String) {
    for iteration in 0..<40 {
      let verdict = Self.verdict(KodableTableTarget(), on: input, UInt64(iteration))
      if case .agrees? = verdict { continue }
      Issue.record("\(String(describing: verdict))")
    }
  }

  @Test("What is no JSON, or too deep, is silent", arguments: ["", "[[[[[[[[[1]]]]]]]]]"])
  func othersAreSilent(input: String) {
    let verdict = Self.verdict(KodableTableTarget(), on: input, 0)
    guard case .silent? = verdict else {
      Issue.record("\(String(describing: verdict))")
      return
    }
  }

  /// Rows whose law is not that of the model, and the call that shows it.
  private static let broken: [(call: String, row: any KodableTableJudge)] = [
    ("lenient", Row<KodableTable.Texts>(path: ["a", "1"], rule: .lossless)),
    ("lenient", Row<KodableTable.Lossless>(path: ["a"], rule: .lossy)),
    ("lenient", Row<KodableTable.Strict>(path: ["a"], standIn: "d")),
    ("lenient", Row<KodableTable.Deep>(path: ["user", "firstName"])),
    ("lenient", Row<KodableTable.Slashed>(path: [#"a\.b"#], standIn: 7)),
    ("lenient", Row<KodableTable.Lossy>(path: ["a", "b"], rule: .lossy, standIn: [8])),
    ("lenient", Row<KodableTable.Small>(path: ["a"], standIn: 99)),
    ("plain update", Row<KodableTable.PlainInt>(path: ["value"], rule: .strict, standIn: 7)),
    ("writing", Row<KodableTable.Indexed>(path: ["a", "1", "b"])),
  ]

  @Test("The judge notices answers that its law does not give", arguments: broken.indices)
  func judgeNotices(index: Int) {
    let (call, row) = Self.broken[index]
    let target = KodableTableTarget(rows: [row])
    let calls = (0..<60)
      .compactMap { iteration in
        let verdict = Self.verdict(target, on: target.seedInputs[0], UInt64(iteration))
        return if case .differs(_, row.name, let found, _)? = verdict { found } else { nil }
      }
    #expect(calls.contains(call), "\(calls)")
  }

  private static func verdict(
    _ target: KodableTableTarget,
    on input: String,
    _ iteration: UInt64
  ) -> JudgeVerdict? {
    target.judgement(of: .decoding, on: Array(input.utf8), in: RunContext(iteration: iteration))
  }
}
