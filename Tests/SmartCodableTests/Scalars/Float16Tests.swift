import Foundation
import SmartCodable
import Testing

#if !((os(macOS) || targetEnvironment(macCatalyst)) && arch(x86_64))
@Suite("Float16 properties")
struct Float16Tests {
  private struct Model: SmartCodable {
    var h: Float16?
  }

  private func read(_ literal: String) throws -> Float16? {
    let number = try Model.read("{\"h\":\(literal)}").h
    #expect(try Model.read("{\"h\":\"\(literal)\"}").h == number, "\(literal)")
    return number
  }

  @Test("CONV-2, CONV-11, CONV-12: a Float16 is read as a Float is, in its own range")
  func range() throws {
    #expect(try read("0.1") == 0.1)
    #expect(try read("65504") == 65504)
    #expect(try read("-65504.0") == -65504)
    #expect(try read("65519") == 65504)
    for literal in ["65520", "65520.0", "-70000", "18446744073709551615", "1e300", "1e5"] {
      #expect(try read(literal) == nil, "\(literal)")
    }
    #expect(try read("1e-400") == 0)
    #expect(try Model.read(#"{"h":true}"#).h == 1)
    #expect(try Model.read(#"{"h":"nan"}"#).h == nil)
    #expect(try Model.read(#"{"h":[]}"#).h == nil)
    let option = SmartDecodingOption.float(
      .convertFromString(positiveInfinity: "+", negativeInfinity: "-", nan: "?")
    )
    #expect(try Model.read(#"{"h":"-"}"#, [option]).h == -.infinity)
    #expect(try Model.read(["h": Date(timeIntervalSince1970: 1e9)]).h == nil)
    #expect(try Model.read(["h": Date(timeIntervalSince1970: 1024)]).h == 1024)
  }

  @Test("CONV-11: a Float16 is rounded once, also where the number is next to a midpoint")
  func midpoints() throws {
    let noughts = String(repeating: "0", count: 30)
    let nines = String(repeating: "9", count: 30)
    // Between 1 and 1.0009765625, and between 1.0009765625 and 1.001953125: to even.
    #expect(try read("1.00048828125") == 1)
    #expect(try read("1.00048828125\(noughts)1") == 1 + 0x1p-10)
    #expect(try read("1.00048828124\(nines)") == 1)
    #expect(try read("1.00146484375") == 1 + 0x1p-9)
    #expect(try read("1.00146484374\(nines)") == 1 + 0x1p-10)
    #expect(try read("-1.00146484374\(nines)") == -1 - 0x1p-10)
    #expect(try read("65519.\(nines)") == 65504)
    #expect(try read("65520.\(noughts)1") == nil)
    #expect(try read("69999.\(nines)") == nil)
    // Half of the smallest value.
    #expect(try read("2.98023223876953125e-8") == 0)
    #expect(try read("2.98023223876953125\(noughts)1e-8") == Float16.leastNonzeroMagnitude)
    #expect(try read("2.98023223876953124\(nines)e-8") == 0)
  }

  @Test("CONV-11, ENC-12: every Float16 survives, and every midpoint goes to the even neighbor")
  func allValues() throws {
    let values = (UInt16(0)..<0x7C00).map { Float16(bitPattern: $0) }
    let text = "[" + values.map { "\($0)" }.joined(separator: ",") + "]"
    #expect(try SmartJSONDecoder().decode([Float16].self, from: Data(text.utf8)) == values)
    // All digits, since the shortest text of a midpoint lies beside it.
    let middles = zip(values, values.dropFirst()).map { (Double($0) + Double($1)) / 2 }
    let rounded = middles.map { Float16($0) }
    let middleText = "[" + middles.map { String(format: "%.25f", $0) }.joined(separator: ",") + "]"
    #expect(try SmartJSONDecoder().decode([Float16].self, from: Data(middleText.utf8)) == rounded)
    for value in values.indices.filter({ $0.isMultiple(of: 997) }).map({ values[$0] }) {
      let model = Model(h: value)
      #expect(try Model.read(try #require(model.toJSONString())).h == value)
    }
  }
}
#endif
