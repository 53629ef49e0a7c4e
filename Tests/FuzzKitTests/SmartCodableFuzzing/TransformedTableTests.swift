import ConformanceKit
import ConformanceProof
import Foundation
import FuzzKit
import Testing

@testable import SmartCodableFuzzing

/// Transformers and wrappers, and the judge that knows what each must read and write.
@Suite struct TransformedTableTests {
  private static let target = TransformedTableTarget()

  @Test("The judge agrees on the seed documents, and most properties are judged")
  func judgeAgrees() throws {
    var (judged, all) = (0, 0)
    for iteration in 0..<2000 as Range<UInt64> {
      let input = Array(Self.target.seedInputs[Int(iteration % 6)].utf8)
      let context = RunContext(
        iteration: iteration,
        options: iteration.isMultiple(of: 2) ? 0 : iteration
      )
      let verdict = Self.target.judgement(of: .decoding, on: input, in: context)
      if case .agrees? = verdict {
      } else {
        Issue.record("\(iteration): \(String(describing: verdict))")
      }
      for row in try #require(TransformedTableTarget.rows(input, in: context)) {
        for column in TransformedTableColumn.all {
          all += 1
          judged += column.opinion(TransformedTableReference(), row.meaning).isOpen ? 0 : 1
        }
      }
    }
    #expect(judged * 10 > all * 9, "\(judged) of \(all)")
  }

  @Test("Each entry of the tables is drawn, and every property has values")
  func everyEntryIsDrawn() {
    var texts: Set<String> = []
    var columns: Set<String> = []
    for iteration in 0..<6000 as Range<UInt64> {
      var drawing = TransformedTableDrawing(seed: iteration)
      texts.insert(drawing.text())
    }
    for text in TransformedTableTexts.all.joined() where !texts.contains(text) {
      Issue.record("\(text) is never drawn")
    }
    let rows =
      texts.map { TransformedMeaning.text($0) } + [.number("1"), .flag(true), .list(1), .object(1)]
    for row in rows {
      for column in TransformedTableColumn.all
      where column.opinion(TransformedTableReference(), row).writing?.isEmpty == false {
        columns.insert(column.name)
      }
    }
    #expect(columns.count == TransformedTableColumn.all.count)
  }

  @Test(
    "A wrong value of any property is noticed",
    arguments: TransformedTableColumn.all.map(\.name)
  )
  func wrongValueIsNoticed(name: String) throws {
    let column = try #require(TransformedTableColumn.all.first { $0.name == name })
    let meanings: [TransformedMeaning] = [
      .text("2024-01-02"), .text("31|12|2024 23-59-59"), .text("7DA5E3"), .text("https://a/b"),
      .text("aGk="), .text("E621E1F8-C36C-495A-93FC-0C247A3E6E5F"), .number("1"), .flag(true),
      .list(1), .object(1),
    ]
    let judge = TransformedTableReference()
    let opinions = meanings.map { column.opinion(judge, $0) }
    #expect(opinions.contains { $0.difference(TransformedTableModel()) != nil })
    #expect(opinions.contains { $0.writing?.contains { !$0.admits(.null) } == true })
  }

  @Test(
    "Dates are read as the specification says",
    arguments: [
      ("1970-01-01T00:00:00Z", 0), ("2000-02-29T00:00:00+01:00", 951_778_800),
      ("1900-02-29T00:00:00Z", nil), ("0000-01-01T00:00:00Z", -62_167_392_000),
      ("0001-01-01T00:00:00Z", -62_135_769_600), ("1500-02-29T00:00:00Z", -14_825_894_400),
      ("1582-10-04T00:00:00Z", -12_219_379_200), ("1582-10-05T00:00:00Z", -12_219_292_800),
      ("1582-10-15T00:00:00Z", -12_219_292_800), ("1582-02-29T00:00:00Z", nil),
      ("9999-12-31T23:59:59Z", 253_402_300_799), ("Thu, 19 Dec 1996 16:39:57 GMT", 851_013_597),
      ("Fri, 19 Dec 1996 16:39:57 GMT", nil), ("2024-01-02T03:04:05.1234567890Z", nil),
      ("2024-04-31T00:00:00Z", nil), ("1969-12-31T23:59:59.5Z", -0.5), ("2024-01-02T03:04Z", nil),
    ] as [(String, Double?)]
  )
  func dates(text: String, seconds: Double?) {
    switch ScalarLaw().moment(.json(.string(text))) {
    case .value(let moment): #expect(moment.seconds == seconds)
    case .miss: #expect(seconds == nil)
    case .open: Issue.record("\(text) is left open")
    }
  }

  @Test("Writing is compared with the form, the place and the value")
  func writing() {
    let moment = TransformedMoment(Date(timeIntervalSince1970: 0))
    func admits(_ ways: [TransformedWriting]?, _ found: TransformedMeaning) -> Bool {
      ways?.contains { $0.admits(found) } ?? true
    }
    #expect(admits(moment.asISO8601(), .text("1970-01-01T00:00:00Z")))
    for text in ["1970-01-01T00:00:01Z", "1970-01-01T00:00:00.000Z", "1970-01-01T00:00:00"] {
      #expect(!admits(moment.asISO8601(), .text(text)))
    }
    #expect(!admits(moment.asISO8601(), .number("0")))
    #expect(!admits(moment.inSeconds(), .number("1")))
    let short = TransformedWriting.color([255, 8, 17, 0], 3, "#")
    #expect(admits(short, .text("#F01")))
    #expect(admits(short, .text("#F11")))
    for text in ["F01", "#f01", "#E01", "#F21", "#F010"] { #expect(!admits(short, .text(text))) }
  }
}
