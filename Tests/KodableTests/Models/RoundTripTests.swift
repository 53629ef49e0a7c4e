import Foundation
import Kodable
import SmartCodable
import Testing

@Suite("Round trips")
struct RoundTripTests {
  /// Decodes with each decoder, and what each encoder writes of it again.
  private func expectStable<Model: Kodable & Equatable>(_ type: Model.Type, _ text: String) throws {
    let model = try AllDecoders.read(type, text)
    let written = try AllDecoders.write(model)
    #expect(try AllDecoders.read(type, written) == model)
    #expect(try AllDecoders.write(try AllDecoders.read(type, written)) == written)
    let list = try PropertyListEncoder().encode(model)
    #expect(try PropertyListDecoder().decode(type, from: list) == model)
  }

  @Test("KOD-2, KOD-13: a model that was written is read as the same one")
  func models() throws {
    try expectStable(
      ModelTests.User.self,
      #"{"identifier":"1","first_name":"John","address":{"zipCode":94040},"marker":1}"#
    )
    try expectStable(
      KeyTests.Nested.self,
      #"{"a":{"b":1,"c":{"d":2,"e":3}},"list":{"0":3},"x.y":4}"#
    )
    try expectStable(
      ConversionTests.Texts.self,
      #"{"double":629.9,"int":1563,"flag":true,"string":"é😀\u0000"}"#
    )
    try expectStable(KodableThreadTests.Part.self, #"{"n":"7","d":"2001-02-03","plain":[2]}"#)
    try expectStable(DateTests.Dates.self, DateTests.text)
    try expectStable(WrapperTests.Links.self, #"{"html_url":"https://a.b/c","rate":"45"}"#)
  }
}
