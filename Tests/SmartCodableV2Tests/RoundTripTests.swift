import Foundation
import SmartCodableV2
import Testing

@Suite("Round trips of versions 1 and 2", .quiet)
struct RoundTripTests {
  enum Level: String, SmartCaseDefaultable, CaseIterable {
    case low, high
    static var defaultCase: Level { .low }
  }

  final class Child: SmartCodable, Equatable {
    var name = ""
    var numbers: [Int]?
    init() {}

    static func == (left: Child, right: Child) -> Bool {
      left.name == right.name && left.numbers == right.numbers
    }
  }

  struct Model: SmartCodable, Equatable {
    var flag = false
    var text = ""
    var integer = 0
    var wide: UInt64 = 0
    var double = 0.0
    var float: Float = 0
    var date = Date(timeIntervalSinceReferenceDate: 0)
    var data = Data()
    var level = Level.low
    var maybe: String?
    var any = SmartAny.int(0)
    var list: [Double] = []
    var entries: [String: SmartAny] = [:]
    var child = Child()
    var children: [Child] = []
    @SmartOptional var optional: Child?

    static func == (left: Model, right: Model) -> Bool {
      left.toJSONString() == right.toJSONString() && left.date == right.date
        && left.any == right.any && left.double == right.double && left.child == right.child
        && left.optional == right.optional && left.entries == right.entries
        && left.data == right.data && left.level == right.level && left.maybe == right.maybe
    }
  }

  private static func any(_ source: inout some RandomNumberGenerator, _ depth: Int) -> SmartAny {
    switch Int.random(in: 0..<(depth > 2 ? 6 : 8), using: &source) {
    case 0: .null(NSNull())
    case 1: .bool(.random(using: &source))
    case 2: .string(text(&source))
    case 3: .int(.random(in: .min ... .max, using: &source))
    case 4: .uInt(.random(in: (1 << 63) ... .max, using: &source))
    case 5: .double(.random(in: 0..<1, using: &source) + 0.25)
    case 6: .array((0..<3).map { _ in any(&source, depth + 1) })
    default: .dict(["a": any(&source, depth + 1), "b": any(&source, depth + 1)])
    }
  }

  private static func text(_ source: inout some RandomNumberGenerator) -> String {
    String(
      (0..<Int.random(in: 0..<12, using: &source))
        .map { _ in
          "abé\"\\\n/0 世😀\u{7F}".randomElement(using: &source) ?? " "
        }
    )
  }

  private static func child(_ source: inout some RandomNumberGenerator) -> Child {
    let child = Child()
    child.name = text(&source)
    if Bool.random(using: &source) { child.numbers = [.random(in: 0..<9, using: &source)] }
    return child
  }

  private static func model(_ source: inout some RandomNumberGenerator) -> Model {
    var model = Model()
    model.flag = .random(using: &source)
    model.text = text(&source)
    model.integer = .random(in: .min ... .max, using: &source)
    model.wide = .random(in: .min ... .max, using: &source)
    model.double = .random(in: -1e9..<1e9, using: &source)
    model.float = .random(in: -1e9..<1e9, using: &source)
    model.date = Date(timeIntervalSinceReferenceDate: .random(in: -1e9..<1e9, using: &source))
    model.data = Data((0..<5).map { _ in UInt8.random(in: 0...255, using: &source) })
    model.level = Level.allCases.randomElement(using: &source) ?? .low
    if Bool.random(using: &source) { model.maybe = text(&source) }
    model.any = any(&source, 0)
    model.list = (0..<3).map { _ in .random(in: 0..<1, using: &source) }
    model.entries = [text(&source): any(&source, 0)]
    model.child = child(&source)
    model.children = [child(&source), child(&source)]
    if Bool.random(using: &source) { model.optional = child(&source) }
    return model
  }

  struct Fixed: RandomNumberGenerator {
    var state: UInt64 = 42
    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ state >> 29
    }
  }

  @Test("ENC-15, LEG-8: what is written is read again, as text, as data and as a dictionary")
  func law() throws {
    var source = Fixed()
    for number in 0..<2_000 {
      let model = Self.model(&source)
      let text = try #require(model.toJSONString(prettyPrint: number.isMultiple(of: 2)))
      let dictionary = try #require(model.toDictionary())
      // Plain comparisons, since an expectation for each value would take minutes.
      let back = [
        Model.deserialize(json: text), Model.deserialize(data: Data(text.utf8)),
        Model.deserialize(dict: dictionary),
      ]
      if back != [model, model, model] {
        Issue.record("value \(number): \(text) gives \(back)")
        return
      }
    }
  }

  @Test("ENC-15: an array of models is read again")
  func arrays() throws {
    var source = Fixed()
    let models = (0..<20).map { _ in Self.model(&source) }
    #expect([Model].deserialize(json: models.toJSONString()) == models)
    #expect([Model].deserialize(json: models.toJSONString(prettyPrint: true)) == models)
    #expect([Model].deserialize(array: models.toArray()) == models)
    #expect([Model]().toJSONString() == "[]")
  }

  @Test("ENC-1, ENC-6: what cannot be written is nil, and pretty text has lines")
  func writing() {
    var model = Model()
    model.double = .nan
    #expect(model.toJSONString() == nil)
    #expect(model.toDictionary() == nil)
    #expect([model].toArray() == nil)
    #expect([model].toJSONString() == nil)
    let child = Child()
    child.name = "a/b"
    #expect(child.toJSONString() == #"{"name":"a/b"}"#)
    #expect(child.toJSONString(prettyPrint: true) == "{\n  \"name\" : \"a/b\"\n}")
    #expect([child].toJSONString(prettyPrint: true)?.contains("\n") == true)
  }
}
