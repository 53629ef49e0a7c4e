/// An object that is written in steps, some of which fail.
///
/// A step that fails must leave nothing behind: without the failing steps the same must come out (ENF-1).
struct WritingTableObject: Encodable {
  enum Step {
    case member(String, any Encodable)
    /// Members with numbered keys, the first of them with that number.
    case many(from: Int, count: Int)
    case nested(String, from: Int, count: Int)
    /// Fails as the value of a key.
    case failing(String, any Encodable)
    /// Fails in a single value container of the encoder that the object is written by.
    case failingWhole(any Encodable)
  }

  let steps: [Step]

  /// The object without what fails.
  var sound: WritingTableObject {
    WritingTableObject(
      steps: steps.filter {
        switch $0 {
        case .failing, .failingWhole: false
        default: true
        }
      }
    )
  }

  static func key(_ number: Int) -> WritingTableKey {
    WritingTableKey("key \(number)", number % 7 == 0 ? number : nil)
  }

  func encode(to encoder: any Encoder) throws {
    // No container before the first member, so that what fails may come before it.
    var opened: KeyedEncodingContainer<WritingTableKey>?
    for step in steps {
      if case .failingWhole(let contents) = step {
        var single = encoder.singleValueContainer()
        try attempt { try single.encode(WritingTableFailing(contents: contents)) }
        continue
      }
      var container = opened ?? encoder.container(keyedBy: WritingTableKey.self)
      try write(step, in: &container)
      opened = container
    }
    if opened == nil { _ = encoder.container(keyedBy: WritingTableKey.self) }
  }

  private func write(
    _ step: Step,
    in container: inout KeyedEncodingContainer<WritingTableKey>
  ) throws {
    switch step {
    case .member(let key, let value): try container.encode(value, forKey: .init(key, nil))
    case .many(let first, let count):
      for number in first..<first + count { try container.encode(number, forKey: Self.key(number)) }
    case .nested(let key, let first, let count):
      var nested = container.nestedContainer(
        keyedBy: WritingTableKey.self,
        forKey: .init("nested " + key, nil)
      )
      for number in first..<first + count { try nested.encode(-number, forKey: Self.key(number)) }
    case .failing(let key, let contents):
      try attempt {
        try container.encode(WritingTableFailing(contents: contents), forKey: .init(key, nil))
      }
    case .failingWhole: break
    }
  }

  private func attempt(_ encode: () throws -> Void) throws {
    do { try encode() } catch is WritingTableFailing.Failure {}
  }
}

extension WritingTableDrawing {
  mutating func objects() -> WritingTableRow {
    let object = object(level: 0)
    return WritingTableRow("object", object, .model(object.sound))
  }

  private mutating func object(level: Int) -> WritingTableObject {
    var steps: [WritingTableObject.Step] = []
    for _ in 0..<2 + below(6) {
      let choice = below(12)
      if (6...8).contains(choice) {
        steps.append(.failingWhole(contents(level: level + 1)))
        continue
      }
      let step: WritingTableObject.Step =
        switch choice {
        case 0, 1, 2: .many(from: below(6), count: pick([1, 3, 24, 25, 26, 40], or: 2))
        case 3: .nested(text(), from: below(6), count: pick([2, 24, 30], or: 2))
        case 4, 5: .failing(text(), contents(level: level + 1))
        case 9: .member("key \(below(30))", plain())
        default: .member(text(), plain())
        }
      steps.append(step)
    }
    if below(4) == 0 {
      let count = pick([1, 24, 26, 30], or: 1)
      steps.append(.failingWhole(WritingTableObject(steps: [.many(from: 1000, count: count)])))
    }
    return WritingTableObject(steps: steps)
  }

  /// What is written before the failure: mostly members that the object has too.
  private mutating func contents(level: Int) -> any Encodable {
    switch below(8) {
    case 0: return [0.5, -1]
    case 1: return [[1.5], [.nan]]
    case 2: return plain()
    case 3: return [text(): text()]
    case 4: return ["key 1": [Double.infinity]]
    default: return level < 3 ? object(level: level) : WritingTableObject(steps: [])
    }
  }

  /// More keys than an encoder remembers, some of them written again, and some in a second call.
  mutating func manyKeys() -> WritingTableRow {
    let (first, count) = (below(1 << 30), 8150 + below(200))
    let last = first + count
    let again = (0..<20).map { _ in first + below(count) } + [first, last - 1, last - 2]
    let steps = again.map { WritingTableObject.Step.many(from: $0, count: 1) }
    let value = WritingTableObject(steps: [.many(from: first, count: count)] + steps)
    var row = WritingTableRow("many keys", value, by: [.sorted, .own])
    row.second = WritingTableObject(
      steps: steps + [.nested("a", from: last - 3, count: 30), .many(from: last - 9, count: 30)]
        + steps
    )
    return row
  }
}
