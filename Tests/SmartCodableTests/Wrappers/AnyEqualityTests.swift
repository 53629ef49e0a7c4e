import Foundation
import SmartCodable
import Testing

@Suite("Equality of Any")
struct AnyEqualityTests {
  private func equal(_ left: Any, _ right: Any) -> Bool {
    let (left, right) = (SmartAny<Any>(wrappedValue: left), SmartAny<Any>(wrappedValue: right))
    let isEqual = left == right
    #expect((right == left) == isEqual)
    if isEqual { #expect(left.hashValue == right.hashValue, "\(left) \(right)") }
    return isEqual
  }

  private struct Point: Hashable { var x = 0 }
  private struct Opaque { var x = 0 }
  private final class Thing {}

  @Test("API-11, ANY-11: JSON values are compared by value, whatever their Swift types")
  func scalars() {
    #expect(equal(1, 1.0) && equal(UInt8(1), NSNumber(value: 1)) && equal(Decimal(1), Int8(1)))
    #expect(!equal(1, 2) && !equal(1, 1.5) && !equal(1, true) && !equal(0, false) && !equal(1, "1"))
    #expect(equal(true, NSNumber(value: true)) && !equal(true, false))
    #expect(equal("é", "e\u{301}") && equal("a", "ab".dropLast()) && !equal("a", "b"))
    #expect(equal(NSNull(), Int?.none as Any) && !equal(NSNull(), 0) && !equal(NSNull(), ""))
    #expect(equal(Int?.some(3) as Any, 3) && equal(AnyHashable(3), 3.0))
    #expect(equal(0.1, Decimal(string: "0.1") as Any) && !equal(0.1, Float(0.1)))
    #expect(
      equal(-0.0, 0) && !equal(Double.nan, Double.nan) && equal(Double.infinity, Float.infinity)
    )
  }

  @Test("ANY-11: large numbers are compared exactly")
  func largeNumbers() {
    #expect(equal(Int64.max, Decimal(Int64.max)) && !equal(Int64.max, Double(Int64.max)))
    #expect(equal(0x1p60, 1 << 60) && !equal(0x1p53, (1 << 53) + 1))
    #expect(equal(1e25, Decimal(string: "1e25") as Any) && equal(UInt128.max, UInt128.max))
    #expect(
      !equal(
        Decimal(string: "18446744073709551616") as Any,
        Decimal(string: "18446744073709551617") as Any
      )
    )
    #expect(!equal(UInt128.max, UInt128.max - 1) && !equal(1e300, 1e301))
  }

  @Test("ANY-11: arrays and dictionaries are compared by what is in them")
  func collections() {
    let left: [String: Any] = ["a": [1, "x", NSNull(), ["k": 2.0]] as [Any], "b": true]
    let right: [String: Any] = ["b": true, "a": [1.0, "x", NSNull(), ["k": 2]] as [Any]]
    #expect(equal(left, right))
    #expect(equal([1, 2], [1.0, 2.0] as [Any]) && equal([] as [Int], [] as [Any]))
    #expect(
      !equal([1, 2], [2, 1]) && !equal([1], [1, 1]) && !equal([] as [Any], [:] as [String: Any])
    )
    #expect(!equal(left, left.merging(["c": 1]) { $1 }) && !equal(["a": 1], ["b": 1]))
    #expect(equal([1: "x"] as [Int: Any], ["1": "x"]) && equal(NSArray(array: [1]), [1]))
    // Foundation turns the integer keys of what it holds into numbers.
    #expect(equal(NSArray(array: [[6: 1]]), [["6": 1.0]]))
    #expect(!equal(NSDictionary(dictionary: [6: 1]), [6: 2] as [Int: Any]))
    #expect(equal([Point(x: 1)] as [Any], [Point(x: 1)]) && !equal([Point(x: 1)], [Point()]))
  }

  @Test("ANY-11: other values are compared if they are of one type that can be")
  func otherValues() {
    #expect(equal(Point(x: 1), Point(x: 1)) && !equal(Point(x: 1), Point()))
    #expect(!equal(Opaque(), Opaque()) && !equal(Point(), Opaque()))
    let thing = Thing()
    #expect(equal(thing, thing) && !equal(thing, Thing()))
    #expect(equal(Date(timeIntervalSince1970: 1), Date(timeIntervalSince1970: 1)))
    #expect(!equal(Date(timeIntervalSince1970: 1), Data()))
  }

  @Test("API-11: a type that is Equatable is compared by its own ==")
  func equatableTypes() {
    struct Loose: Hashable {
      var text: String
      static func == (left: Loose, right: Loose) -> Bool { left.text.count == right.text.count }
      func hash(into hasher: inout Hasher) { hasher.combine(text.count) }
    }
    let (left, right) = (
      SmartAny(wrappedValue: Loose(text: "a")), SmartAny(wrappedValue: Loose(text: "b"))
    )
    #expect(left == right && left.hashValue == right.hashValue)
    #expect(SmartAny(wrappedValue: [1: 2]) == SmartAny(wrappedValue: [1: 2]))
  }

  @Test("ANY-11: what is decoded equals what was encoded, and models compare by it")
  func models() throws {
    struct Event: SmartCodable, Equatable {
      var name = ""
      @SmartAny var payload: [String: Any] = [:]
      @SmartAny var items: [Any] = []
      @SmartAny var value: Any?
    }
    var event = Event(name: "n")
    event.payload = ["a": [1, 0.1, 1e25, 0x1p60, -3, true, "x"] as [Any], "b": ["c": NSNull()]]
    event.items = [UInt64.max, [:] as [String: Any]]
    event.value = 2
    let text = try #require(event.toJSONString())
    #expect(Event.deserialize(from: text) == event)
    var other = event
    other.payload["b"] = ["c": 0]
    #expect(other != event)
  }

  @Test("ANY-11: deep values are compared on a small stack")
  func deepValues() throws {
    let results = try onThread(stackKiB: shortStackKiB) {
      func nested(_ leaf: Any) -> SmartAny<Any> {
        SmartAny(wrappedValue: (0..<500).reduce(leaf) { value, _ in [value] })
      }
      return [
        nested(1) == nested(1.0), nested(1) != nested(2),
        nested(1).hashValue == nested(1.0).hashValue,
      ]
    }
    #expect(results == [true, true, true])
  }

  @Test("ANY-11: an object that holds itself equals itself")
  func loop() {
    let loop = NSMutableArray()
    loop.add(loop)
    #expect(SmartAny<Any>(wrappedValue: loop) == SmartAny<Any>(wrappedValue: loop))
    loop.removeAllObjects()
  }
}
