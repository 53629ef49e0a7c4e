import Foundation
import Testing

@testable import FuzzKit

@Suite struct TreeEncoderTests {
  private func text(_ value: some Encodable) -> String {
    String(decoding: TreeEncoder.observe(value).bytes, as: UTF8.self)
  }

  @Test("Numbers keep all their digits")
  func numbersKeepAllTheirDigits() {
    #expect(text(UInt64.max) == "18446744073709551615")
    #expect(text([Int64.min]) == "[-9223372036854775808]")
    #expect(text([0.1, -0.0, 1e300, .infinity, .nan]) == "[0.1,-0.0,1e+300,inf,nan]")
    #expect(text(Float(0.1)) == "0.1")
    #expect(text(Decimal(string: "1.10")) == "1.1")
  }

  @Test("Dates, data and URLs are told from strings and numbers")
  func datesDataAndURLsAreToldApart() throws {
    #expect(text(Date(timeIntervalSinceReferenceDate: 0.5)) == #""date 0.5""#)
    #expect(text(Data([1])) == #""data AQ==""#)
    #expect(text(try #require(URL(string: "a/b"))) == #""url a/b""#)
  }

  @Test("Models, optionals and dictionaries become objects")
  func modelsAndDictionariesBecomeObjects() {
    struct Model: Encodable {
      var name: String? = "n"
      var none: Int?
      var map = ["k": [true]]
    }
    #expect(text(Model()) == #"{"name":"n","map":{"k":[true]}}"#)
    #expect(text([Int?.none, 1]) == "[null,1]")
  }

  @Test("A subclass adds to the container of its superclass")
  func subclassAddsToContainer() {
    class Parent: Encodable { var a = 1 }
    final class Child: Parent {
      var b = 2
      override func encode(to encoder: any Encoder) throws {
        try super.encode(to: encoder)
        var container = encoder.container(keyedBy: Key.self)
        try container.encode(b, forKey: .b)
      }
      enum Key: CodingKey { case b }
    }
    #expect(text(Child()) == #"{"a":1,"b":2}"#)
  }

  @Test("Sets are equal in any order")
  func setsAreEqualInAnyOrder() {
    var many = Set(0..<100)
    many.reserveCapacity(5000)
    let left = TreeEncoder.observe(["s": Set((0..<100).reversed())])
    #expect(left.difference(from: TreeEncoder.observe(["s": many])) == nil)
    #expect(left.difference(from: TreeEncoder.observe(["s": Set(1..<101)])) != nil)
  }

  @Test("An error of encode(to:) is a value too")
  func errorOfEncodeIsAValue() {
    struct Failing: Encodable {
      struct Refusal: Error {}
      func encode(to encoder: any Encoder) throws { throw Refusal() }
    }
    #expect(text(Failing()) == #""encode(to:) threw Refusal""#)
  }

  @Test("Pairs of keys that are no strings have one order")
  func pairsOfKeysHaveOneOrder() {
    enum Key: String, Codable { case a, b, c, d, e, f, g }
    let keys: [Key] = [.a, .b, .c, .d, .e, .f, .g]
    let observed = TreeEncoder.observe(Dictionary(uniqueKeysWithValues: keys.map { ($0, 1) }))
    let wanted = keys.map { "\"\($0)\",1" }.joined(separator: ",")
    #expect(String(decoding: observed.bytes, as: UTF8.self) == "[\(wanted)]")
  }
}
