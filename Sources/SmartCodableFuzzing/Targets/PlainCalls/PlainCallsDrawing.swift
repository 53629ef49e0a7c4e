import ConformanceKit
import FuzzKit

/// A drawn document: values for each place of the models.
struct PlainCallsDrawing {
  private var generator: SeededGenerator
  private let takesAny: Bool
  /// Few texts, so that equal ones follow each other.
  private var texts: [String] = []
  /// The share of values that are no text.
  private let badness: Int

  init(seed: UInt64, takesAny: Bool) {
    generator = SeededGenerator(seed: seed)
    self.takesAny = takesAny
    badness = generator.pick([2, 4, 8, 1000]) ?? 4
    for _ in 0..<(1 + generator.below(5)) {
      texts.append(
        takesAny
          ? PlainCallsTexts.drawAny(&generator) : PlainCallsTexts.draw(&generator)
      )
    }
    // Without texts that mean nothing strict decoding succeeds more often.
    if badness > 8, !takesAny {
      texts = texts.map { PlainCallsTexts.isGood($0) ? $0 : PlainCallsTexts.good[0] }
    }
  }

  /// The members of an object; some are absent.
  mutating func members(withRows: Bool) -> [JSONMember] {
    var members: [JSONMember] = [
      .init(key: "list", value: list()), .init(key: "holes", value: list()),
      .init(key: "map", value: map { $0.value() }),
      .init(key: "one", value: value()), .init(key: "maybe", value: value()),
      .init(key: "wrapped", value: value()),
      .init(key: "compact", value: list()),
      .init(key: "rows", value: withRows ? rows() : .array([])),
      .init(key: "lists", value: map { $0.list() }),
    ]
    members.removeAll { _ in generator.oneIn(4) }
    if generator.oneIn(3) { members.shuffle(using: &generator) }
    return members
  }

  /// Elements for loops by hand.
  mutating func loops() -> [[JSONValue]] {
    (0..<generator.below(3))
      .map { _ in
        (0..<generator.below(7))
          .map { _ in
            generator.oneIn(2) ? .number("\(generator.below(9))") : value()
          }
      }
  }

  private mutating func list() -> JSONValue {
    .array((0..<generator.below(6)).map { _ in value() })
  }

  private mutating func rows() -> JSONValue {
    .array((0..<generator.below(3)).map { _ in .object([.init(key: "list", value: list())]) })
  }

  private mutating func map(_ value: (inout Self) -> JSONValue) -> JSONValue {
    var keys = ["a", "1", "2", "list", "-1"]
    keys.shuffle(using: &generator)
    return .object(keys.prefix(generator.below(4)).map { .init(key: $0, value: value(&self)) })
  }

  private mutating func value() -> JSONValue {
    guard generator.oneIn(badness) else { return .string(generator.pick(texts) ?? "") }
    switch generator.below(6) {
    case 0: return .null
    case 1: return .number(generator.pick(["7", "8", "-1", "12345678"]) ?? "7")
    case 2: return .boolean(generator.oneIn(2))
    case 3: return .object(generator.oneIn(2) ? [] : [.init(key: "a", value: .string("a"))])
    case 4: return .array([])
    default:
      let first =
        generator.oneIn(3) ? JSONValue.number("7") : .string(generator.pick(texts) ?? "")
      return .array(generator.oneIn(2) ? [first] : [first, .null])
    }
  }
}
