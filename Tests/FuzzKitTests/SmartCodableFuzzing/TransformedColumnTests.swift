import ConformanceKit
import DecoderLaw
import Foundation
import FuzzKit
import Testing

@testable import SmartCodableFuzzing

/// Transformers and wrappers, and the judge that knows what each must read and write.
@Suite struct TransformedColumnTests {
  private static let meanings: [ScalarMeaning] = [
    .text("2024-01-02"), .text("31|12|2024 23-59-59"), .text("7DA5E3"), .text("https://a/b"),
    .text("aGk="), ScalarLeaf.number("1").meaning, .flag(true), .list([.null]),
    .members(["a": .null]),
  ]

  @Test("Most properties are judged")
  func judged() throws {
    let target = ScalarTarget(.formats)
    var (judged, all) = (0, 0)
    for iteration in 0..<1000 as Range<UInt64> {
      let input = Array(target.seedInputs[Int(iteration % 5)].utf8)
      let row = try #require(target.sample(input, in: RunContext(iteration: iteration)))
      if row.endsFormatters { continue }
      for column in TransformedColumn.all {
        all += 1
        if case .open = column.ruling(row["plain"]) { continue }
        judged += 1
      }
    }
    #expect(judged * 10 > all * 8, "\(judged) of \(all)")
  }

  @Test(
    "A wrong value of any property is noticed, read or written",
    arguments: TransformedColumn.all.map(\.name)
  )
  func wrongValueIsNoticed(name: String) throws {
    let column = try #require(TransformedColumn.all.first { $0.name == name })
    let rulings = Self.meanings.map { column.ruling($0) }
    #expect(rulings.contains { !$0.admits(column.found(TransformedModel()), column.initial) })
    #expect(
      rulings.contains {
        if case .value(let value) = $0 { !column.form.admits(.null, of: value) } else { false }
      }
    )
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
    let date = TransformedValue.date(ScalarDate(Date(timeIntervalSince1970: 0)))
    #expect(TransformedForm.internet.admits(.text("1970-01-01T00:00:00Z"), of: date))
    for text in ["1970-01-01T00:00:01Z", "1970-01-01T00:00:00.000Z", "1970-01-01T00:00:00"] {
      #expect(!TransformedForm.internet.admits(.text(text), of: date))
    }
    #expect(!TransformedForm.internet.admits(ScalarLeaf.number("0").meaning, of: date))
    #expect(!TransformedForm.seconds.admits(ScalarLeaf.number("1").meaning, of: date))
    let color = TransformedValue.color([255, 8, 17, 0])
    for text in ["#F01", "#F11"] {
      #expect(TransformedForm.color(3, "#").admits(.text(text), of: color))
    }
    for text in ["F01", "#f01", "#E01", "#F21", "#F010"] {
      #expect(!TransformedForm.color(3, "#").admits(.text(text), of: color))
    }
  }
}
