import Foundation
import Kodable
import SmartCodable
import Testing

@Suite("Dates of property lists and dictionaries")
struct NativeDateTests {
  struct Dates: Kodable {
    @CodableDate var iso: Date
    @CodableDate(.timestamp) var stamp: Date
    @CodableDate(.format("y"), "list.0") var inList: Date?
  }

  struct Owner: SmartCodable { var dates: Dates? }

  static let date = Date(timeIntervalSince1970: 1.5)
  static var content: [String: Any] { ["iso": date, "stamp": date, "list": [date]] }

  private func list(_ content: Any) throws -> Data {
    try PropertyListSerialization.data(fromPropertyList: content, format: .binary, options: 0)
  }

  @Test("KOD-50: a date of the input is taken whatever the strategy")
  func anyStrategy() throws {
    let read = [
      try PropertyListDecoder().decode(Dates.self, from: try list(Self.content)),
      try #require(try Owner.decode(from: ["dates": Self.content]).value.dates),
      try #require(Owner.deserializePlist(from: try list(["dates": Self.content]))?.dates),
    ]
    for dates in read {
      #expect(dates.iso == Self.date && dates.stamp == Self.date && dates.inList == Self.date)
    }
    #expect(try Owner.decode(from: ["dates": Self.content]).repairs.isEmpty)
  }

  @Test(
    "KOD-50: a date that is no number, or infinite, is none",
    arguments: [Double.nan, .infinity]
  )
  func notFinite(seconds: Double) throws {
    let date = Date(timeIntervalSinceReferenceDate: seconds)
    let optional = try list(["iso": Self.date, "stamp": 5, "list": [date]])
    #expect(try PropertyListDecoder().decode(Dates.self, from: optional).inList == nil)
    for required in [["iso": date, "stamp": 5], ["iso": Self.date, "stamp": seconds]] {
      let text = try list(required)
      let error = #expect(throws: KodableError.self) {
        try PropertyListDecoder().decode(Dates.self, from: text)
      }
      #expect(error?.shape.contains("failedToParseDate") ?? false)
    }
  }

  @Test("KOD-50: a decoder's own date strategy makes no date of other values")
  func decoderStrategy() throws {
    for name in AllDecoders.names {
      let decoder = AllDecoders.json(name)
      decoder.dateDecodingStrategy = .custom { _ in Self.date }
      for value in ["true", "{}", "[]", "5"] {
        let text = Data(#"{"iso":\#(value),"stamp":5}"#.utf8)
        let error = #expect(throws: KodableError.self) {
          try decoder.decode(Dates.self, from: text)
        }
        #expect(error?.shape == "Dates > iso/iso/Date > wrapped(typeMismatch)", "\(name) \(value)")
      }
    }
  }
}
