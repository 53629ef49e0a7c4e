import Foundation
import Testing

@testable import SmartCodable

/// Reading defaults in place must give what `Mirror` gives.
@Suite struct FieldOffsetsTests {
  private final class Reference { var value = 3 }

  private struct Mixed: SmartCodable {
    var flag = true
    var small: Int8 = -3
    var text = "a text that does not fit into the string itself"
    var number = 2.5
    var optional: Int? = 9
    var absent: String?
    var list = [1, 2]
    var date = Date(timeIntervalSince1970: 5)
    @SmartFlat var flat = Part()
  }

  private struct Part: SmartCodable, Equatable { var x = 7 }

  private struct Generic<Value> {
    var before = true
    var value: Value
    var after = "z"
  }

  private struct Referring {
    var text = "t"
    weak var weakly: Reference?
    var strongly: Reference? = Reference()
    var anything: Any = 5
    var number = 4
  }

  private class Base {
    var inherited = "base"
    var count = 1
  }

  private final class Derived: Base {
    var own = 2.5
    lazy var later = 3
    var last = "end"
  }

  /// What a default is read as, in place and by `Mirror`.
  private func both<Model, Value: Equatable>(
    _ instance: Model,
    _ name: String,
    as type: Value.Type
  ) -> (inPlace: Value?, mirrored: Value?) {
    let offsets = FieldOffsets(of: instance)
    return (
      FreshInstance(instance, offsets: offsets).value(of: record(name), as: type),
      FreshInstance(instance, offsets: nil).value(of: record(name), as: type)
    )
  }

  private func record(_ name: String) -> KeyRecord {
    KeyRecord(
      id: 0,
      codingKey: name,
      integerKey: nil,
      propertyName: name,
      candidates: [],
      transformer: nil,
      strategy: KeyStrategyID()
    )
  }

  private func expectSame<Model, Value: Equatable>(
    _ instance: Model,
    _ name: String,
    _ expected: Value
  ) {
    let values = both(instance, name, as: Value.self)
    #expect(values.inPlace == expected, "\(name) in place")
    #expect(values.mirrored == expected, "\(name) by Mirror")
    #expect(FieldOffsets(of: instance).field(of: name) != nil, "\(name) is not read in place")
  }

  @Test("the fields of a struct are read in place")
  func structs() {
    expectSame(Mixed(), "flag", true)
    expectSame(Mixed(), "small", Int8(-3))
    expectSame(Mixed(), "text", Mixed().text)
    expectSame(Mixed(), "number", 2.5)
    expectSame(Mixed(), "optional", Int?.some(9))
    expectSame(Mixed(), "optional", 9)
    expectSame(Mixed(), "list", [1, 2])
    expectSame(Mixed(), "date", Date(timeIntervalSince1970: 5))
    expectSame(Mixed(), "flat", SmartFlat(wrappedValue: Part()))
    #expect(both(Mixed(), "absent", as: String.self) == (nil, nil))
  }

  @Test("the fields of generic types and of class hierarchies are read in place")
  func genericsAndClasses() {
    expectSame(Generic(value: "v"), "value", "v")
    expectSame(Generic(value: Int8(4)), "after", "z")
    expectSame(Derived(), "inherited", "base")
    expectSame(Derived(), "count", 1)
    expectSame(Derived(), "own", 2.5)
    expectSame(Derived(), "last", "end")
  }

  @Test("a place is that of a field of exactly the type")
  func places() {
    func placed<Value>(_ name: String, as type: Value.Type, isKnown: Bool = true) -> Value? {
      let offsets = isKnown ? FieldOffsets(of: Mixed()) : nil
      let instance = FreshInstance(Mixed(), offsets: offsets)
      return withExtendedLifetime(instance) {
        instance.place(of: record(name), as: type)?.value(as: type)
      }
    }
    #expect(placed("text", as: String.self) == Mixed().text)
    #expect(placed("small", as: Int8.self) == -3)
    #expect(placed("optional", as: Int?.self) == .some(9))
    #expect(placed("absent", as: String?.self) == .some(nil))
    #expect(placed("optional", as: Int.self) == nil)
    #expect(placed("small", as: UInt8.self) == nil)
    #expect(placed("number", as: Int.self) == nil)
    #expect(placed("unknown", as: Int.self) == nil)
    #expect(placed("text", as: String.self, isKnown: false) == nil)
  }

  @Test("references and existentials are left to Mirror, their neighbors are not")
  func references() {
    let offsets = FieldOffsets(of: Referring())
    #expect(offsets.field(of: "weakly") == nil)
    #expect(offsets.field(of: "strongly") == nil)
    #expect(offsets.field(of: "anything") == nil)
    expectSame(Referring(), "text", "t")
    expectSame(Referring(), "number", 4)
    #expect(both(Referring(), "anything", as: Int.self).inPlace == 5)
  }

  @Test("a value is not read as another type than its field has")
  func otherTypes() {
    #expect(both(Mixed(), "number", as: Float.self) == (nil, nil))
    #expect(both(Mixed(), "nothing", as: Int.self) == (nil, nil))
  }
}
