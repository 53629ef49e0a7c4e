import Foundation
import SmartCodable
import Testing

/// Properties that are left out of `CodingKeys` keep their values in an update (UPD-11).
@Suite("Updates of models with properties without keys")
struct KeylessUpdateTests {
  final class Object: Sendable { let number = 1 }

  struct Opaque { var values: [any Sendable] = [1] }

  struct Handle: ~Copyable { var number = 1 }

  protocol Owner: AnyObject {}

  final class Keeper: Owner, Sendable {}

  private struct Model: SmartCodable {
    var n = 1
    var action: () -> Int = { 1 }
    var maybeAction: (() -> Int)?
    var pair = (1, "a")
    var any: Any = 1
    var maybeAny: Any?
    var object = Object()
    var maybeObject: Object?
    var opaque = Opaque()
    var time = Date(timeIntervalSinceReferenceDate: .random(in: 0...1))
    var plain = 5
    weak var keeper: Keeper?
    weak var owner: (any Owner)?

    enum CodingKeys: CodingKey { case n }

    mutating func change(_ object: Object, _ keeper: Keeper) {
      action = { 2 }
      maybeAction = { 3 }
      pair = (2, "b")
      any = [2]
      maybeAny = "x"
      self.object = object
      maybeObject = object
      opaque.values = [2, 3]
      time = Date(timeIntervalSinceReferenceDate: 7)
      plain = 6
      self.keeper = keeper
      owner = keeper
    }
  }

  private final class Class: SmartCodable {
    var n = 1
    var action: () -> Int = { 1 }
    var pair = (1, "a")
    var any: Any = 1
    var object = Object()
    var opaque = Opaque()
    let handle = Handle()
    weak var keeper: Keeper?
    weak var owner: (any Owner)?

    enum CodingKeys: CodingKey { case n }

    init() {}
  }

  private struct Plain: Codable {
    var n = 1
    var action: () -> Int = { 1 }
    var object = Object()
    weak var keeper: Keeper?

    enum CodingKeys: CodingKey { case n }
  }

  private struct Generic<Value>: SmartCodable {
    var n = 1
    var value: Value?
    weak var keeper: Keeper?

    enum CodingKeys: CodingKey { case n }
  }

  private struct Outer: SmartCodable {
    var model = Model()
    var byName: [String: Model] = [:]
    var maybe: Class?
    var plain = Plain()
  }

  private func check(_ model: Model, _ object: Object, _ keeper: Keeper) {
    #expect(model.n == 5 && model.action() == 2 && model.maybeAction?() == 3)
    #expect(model.pair == (2, "b") && model.any as? [Int] == [2])
    #expect(model.maybeAny as? String == "x" && model.object === object)
    #expect(model.maybeObject === object && model.opaque.values.count == 2)
    #expect(model.time == Date(timeIntervalSinceReferenceDate: 7) && model.plain == 6)
    #expect(model.keeper === keeper && model.owner === keeper)
  }

  private func check(_ model: Class, _ object: Object, _ keeper: Keeper) {
    #expect(model.n == 5 && model.action() == 2 && model.pair == (2, "b"))
    #expect(model.any as? [Int] == [2] && model.object === object)
    #expect(model.opaque.values.count == 2 && model.handle.number == 1)
    #expect(model.keeper === keeper && model.owner === keeper)
  }

  private func changed(_ object: Object, _ keeper: Keeper) -> Class {
    let model = Class()
    model.action = { 2 }
    model.pair = (2, "b")
    model.any = [2]
    model.object = object
    model.opaque.values = [2, 3]
    model.keeper = keeper
    model.owner = keeper
    return model
  }

  @Test("UPD-2, UPD-11: values of all types are kept", arguments: [false, true])
  func allTypes(isStrict: Bool) throws {
    let (object, keeper) = (Object(), Keeper())
    let options: [SmartDecodingOption]? = isStrict ? [.leniency(.none)] : nil
    var model = Model()
    model.change(object, keeper)
    SmartUpdater.update(&model, from: #"{"n":5}"#, options: options)
    check(model, object, keeper)

    var instance = changed(object, keeper)
    SmartUpdater.update(&instance, from: #"{"n":5}"#, options: options)
    check(instance, object, keeper)

    var outer = Outer()
    outer.model.change(object, keeper)
    outer.byName["a"] = outer.model
    outer.maybe = changed(object, keeper)
    outer.plain.action = { 2 }
    outer.plain.object = object
    outer.plain.keeper = keeper
    let json = #"{"model":{"n":5},"byName":{"a":{"n":5}},"maybe":{"n":5},"plain":{"n":5}}"#
    SmartUpdater.update(&outer, from: json, options: options)
    check(outer.model, object, keeper)
    check(try #require(outer.byName["a"]), object, keeper)
    check(try #require(outer.maybe), object, keeper)
    #expect(outer.plain.n == 5 && outer.plain.action() == 2)
    #expect(outer.plain.object === object && outer.plain.keeper === keeper)

    var generic = Generic<() -> Int>(value: { 2 }, keeper: keeper)
    SmartUpdater.update(&generic, from: #"{"n":5}"#, options: options)
    #expect(generic.n == 5 && generic.value?() == 2 && generic.keeper === keeper)
  }

  @Test("UPD-11: references are neither lost nor kept alive")
  func references() {
    let object = Object()
    var model = Model()
    weak var gone: Keeper?
    do {
      let keeper = Keeper()
      gone = keeper
      model.change(object, keeper)
      for _ in 0..<10 { SmartUpdater.update(&model, from: #"{"n":5}"#) }
      #expect(model.keeper === keeper)
    }
    #expect(gone == nil && model.keeper == nil && model.owner == nil)
    SmartUpdater.update(&model, from: #"{"n":6}"#)
    #expect(model.n == 6 && model.keeper == nil)
  }

  struct Owned: ~Copyable { let object = Object() }

  struct Holding { unowned var object: Object }

  private final class Unreadable: SmartCodable {
    var n = 1
    let owned = Owned()
    let maybe: Owned? = Owned()
    let own: Object? = Object()
    unowned var object = KeylessUpdateTests.object
    unowned(unsafe) var unmanaged = KeylessUpdateTests.object
    var holding = Holding(object: KeylessUpdateTests.object)

    enum CodingKeys: CodingKey { case n }

    init() {}
  }

  static let object = Object()

  @Test("UPD-11: what cannot be copied or is gone does no harm", arguments: [false, true])
  func unreadable(isNested: Bool) {
    struct Outer: SmartCodable { var inner: [String: Unreadable] = [:] }
    weak var owned: Object?
    weak var own: Object?
    do {
      var model = Unreadable()
      do {
        let gone = Object()
        model.object = gone
        unsafe model.unmanaged = gone
        model.holding.object = gone
      }
      if isNested {
        var outer = Outer(inner: ["a": model])
        SmartUpdater.update(&outer, from: #"{"inner":{"a":{"n":5}}}"#)
        model = outer.inner["a"] ?? Unreadable()
      } else {
        SmartUpdater.update(&model, from: #"{"n":5}"#)
      }
      #expect(model.n == 5 && model.object === Self.object)
      (owned, own) = (model.owned.object, model.own)
      #expect(owned?.number == 1 && own?.number == 1)
    }
    #expect(owned == nil && own == nil)
  }

  /// What it computes from found values.
  private struct Computing: SmartCodable {
    var names: [String] = []
    var index: [String: Int] = [:]
    var pair: (Int, String) = (0, "")
    var any: Any = 0
    var shared: Object = Self.objects[0]
    var note = "none"

    static let objects = [Object(), Object(), Object()]

    enum CodingKeys: CodingKey { case names }

    init() {}

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      names = try container.decode([String].self, forKey: .names)
      for (number, name) in names.enumerated() { index[name] = number }
      pair = (names.count, names.first ?? "")
      any = names.count
      shared = Self.objects[names.count]
    }
  }

  @Test("UPD-11: what is computed is computed anew, also as the initial value")
  func computed() throws {
    var model = try #require(Computing.deserialize(from: #"{"names":["a"]}"#))
    model.note = "mine"
    for names in [["b", "c"], [], ["a"], ["a"]] {
      let text = names.map { "\"\($0)\"" }.joined(separator: ",")
      SmartUpdater.update(&model, from: "{\"names\":[\(text)]}")
      #expect(model.names == names && model.index.count == names.count)
      #expect(model.pair == (names.count, names.first ?? ""))
      #expect(model.any as? Int == names.count && model.note == "mine")
      #expect(model.shared === Computing.objects[names.count])
    }
  }
}
