/// Documents that are hard in one way.
package enum ExtremeInput: String, CaseIterable, Sendable {
  /// An object whose one member is a dictionary with 10,000 keys.
  case manyKeys
  /// A `small` object among 10,000 members that no property reads.
  case unknownKeys
  /// Fifty objects of 200 members.
  case wide
  /// Objects in arrays, 500 levels deep.
  case deep

  package func document(seed: UInt64, order: KeyOrder = .declared) -> InputDocument {
    var generator = SeededGenerator(seed: seed)
    let value = value(&generator).ordered(order, &generator)
    var writer = InputWriter(isPretty: false, isEscaping: false)
    writer.write(value)
    return InputDocument(
      bytes: writer.bytes,
      expected: writer.bytes,
      objectCount: value.objectCount
    )
  }

  private func value(_ generator: inout SeededGenerator) -> InputValue {
    switch self {
    case .manyKeys:
      let members = (0..<10_000)
        .map { InputMember.int("\(generator.code(6))\($0)", generator.int(0...99_999)) }
      return .object([.part("values", .object(members))])
    case .unknownKeys:
      var members = (0..<10_000).map { InputMember.int("unknown\($0)", $0) }
      if case .object(let known) = InputValue.person(&generator) { members += known }
      return .object(members)
    case .wide:
      return .array((0..<50).map { _ in Self.wide(&generator) })
    case .deep:
      return (1..<250)
        .reduce(Self.node(250, [])) { inner, level in Self.node(250 - level, [inner]) }
    }
  }

  private static func node(_ level: Int, _ children: [InputValue]) -> InputValue {
    .object([.int("level", level), .part("children", .array(children))])
  }

  /// The members of `WideObject`: 50 groups of four types.
  private static func wide(_ generator: inout SeededGenerator) -> InputValue {
    let numbers = (100..<150).map { String($0).dropFirst() }
    let groups = numbers.map { number in
      [
        InputMember.int("count\(number)", generator.int(0...99_999)),
        .text("label\(number)", "value \(generator.code(3))"),
        .double("share\(number)", generator.coordinate(1)),
        .flag("isSet\(number)", generator.bool(percent: 50)),
      ]
    }
    return .object(groups.flatMap { $0 })
  }
}
