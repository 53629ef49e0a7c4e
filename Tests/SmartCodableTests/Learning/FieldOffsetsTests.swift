import Foundation
import ModelSupport
import Synchronization
import Testing

@testable import SmartCodable

/// Reading defaults in place must give what `Mirror` gives.
@Suite struct FieldOffsetsTests {
  private final class Reference: Equatable {
    var value = 3
    static func == (left: Reference, right: Reference) -> Bool { left.value == right.value }
  }

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
    unowned var unownedly: Reference
    var strongly: Reference? = Reference()
    var anything: Any = 5
    var sequence: any Sequence = [1, 2]
    var number = 4
  }

  private class Base {
    var inherited = "base"
    var count = 1
  }

  private class Derived: Base {
    var own = 2.5
    lazy var later = 3
    var last = "end"
  }

  private final class Locked: Derived {
    let lock = Mutex(5)
    weak var weakly: Reference?
    let reference = Reference()
    var behind = "behind"
  }

  private func record(_ name: String) -> KeyRecord {
    KeyRecord(
      id: 0,
      codingKey: name,
      integerKey: nil,
      pathKey: NameKey(name),
      propertyName: name,
      keyType: PathKey.self,
      candidates: [],
      isForModel: true,
      transformer: nil,
      strategy: KeyStrategyID()
    )
  }

  /// What a default is read as.
  private func value<Model, Value>(
    _ instance: Model,
    _ name: String,
    as type: Value.Type
  ) -> Value? {
    FreshInstance(instance, offsets: FieldOffsets(of: Model.self)).value(of: record(name), as: type)
  }

  private func mirrored<Value>(_ instance: Any, _ name: String, as type: Value.Type) -> Value? {
    var level: Mirror? = Mirror(reflecting: instance)
    while let mirror = level {
      for child in mirror.children where child.label == name || child.label == "_" + name {
        return child.value as? Value
      }
      level = mirror.superclassMirror
    }
    return nil
  }

  private func expectSame<Model, Value: Equatable>(
    _ instance: Model,
    _ name: String,
    _ expected: Value
  ) {
    #expect(value(instance, name, as: Value.self) == expected, "\(name) in place")
    #expect(mirrored(instance, name, as: Value.self) == expected, "\(name) by Mirror")
  }

  @Test("INI-1: the fields of a struct are read in place")
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
    #expect(value(Mixed(), "absent", as: String.self) == nil)
    #expect(value(Mixed(), "absent", as: String?.self) == .some(nil))
  }

  @Test("INI-1: the fields of generic types and of class hierarchies are read in place")
  func genericsAndClasses() {
    expectSame(Generic(value: "v"), "value", "v")
    expectSame(Generic(value: Int8(4)), "after", "z")
    expectSame(Derived(), "inherited", "base")
    expectSame(Derived(), "count", 1)
    expectSame(Derived(), "own", 2.5)
    expectSame(Derived(), "last", "end")
    #expect(FieldOffsets(of: Derived.self).fields.map(\.index) == [0, 1, 0, 1, 2])
  }

  @Test("a place is that of a field of exactly the type")
  func places() {
    func placed<Value>(_ name: String, as type: Value.Type) -> Value? {
      let instance = FreshInstance(Mixed(), offsets: FieldOffsets(of: Mixed.self))
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
  }

  @Test("INI-1: strong references are read in place, other references by the runtime")
  func references() {
    let kept = Reference()
    let referring = Referring(weakly: kept, unownedly: kept)
    let offsets = FieldOffsets(of: Referring.self)
    #expect(
      offsets.fields.map(\.isStrong) == [true, false, false, true, true, true, true]
    )
    #expect(value(referring, "weakly", as: Reference.self) === kept)
    #expect(value(referring, "unownedly", as: Reference.self) === kept)
    #expect(value(referring, "strongly", as: Reference.self) === referring.strongly)
    #expect(value(referring, "strongly", as: Reference?.self) == .some(referring.strongly))
    #expect(value(referring, "anything", as: Int.self) == 5)
    #expect(value(referring, "sequence", as: [Int].self) == [1, 2])
    expectSame(referring, "text", "t")
    expectSame(referring, "number", 4)
    let instance = FreshInstance(referring, offsets: offsets)
    #expect(instance.place(of: record("weakly"), as: Reference?.self) == nil)
    #expect(instance.place(of: record("unownedly"), as: Reference.self) == nil)
    #expect(instance.place(of: record("strongly"), as: Reference?.self) != nil)
  }

  @Test("INI-1: reading references leaves their counts as they were")
  func referenceCounts() {
    weak var last: Reference?
    do {
      let locked = Locked()
      last = locked.reference
      locked.weakly = locked.reference
      for _ in 0..<10 {
        #expect(value(locked, "reference", as: Reference.self) === last)
        #expect(value(locked, "weakly", as: Reference.self) === last)
        #expect(value(locked, "behind", as: String.self) == "behind")
        #expect(value(locked, "lock", as: Int.self) == nil)
      }
      #expect(last != nil)
    }
    #expect(last == nil)
  }

  @Test("a value is not read as another type than its field has")
  func otherTypes() {
    #expect(value(Mixed(), "number", as: Float.self) == nil)
    #expect(value(Mixed(), "nothing", as: Int.self) == nil)
    #expect(FieldOffsets(of: SmartRepair.Kind.self).fields.isEmpty)
  }
}
