/// Documents that grow in one way in which a decoder may come to cost the square of their length.
package enum CostInput: String, CaseIterable, Sendable {
  /// An object whose members but the last one share a key.
  case equalKeys
  /// An object of keys that have one hash for decoders without a secret, and one that has not.
  case collidingKeys
  /// An object whose members all have keys of their own.
  case manyKeys
  /// Sixteen times objects inside one another, of which only the innermost has a wrong value, a number in a string.
  ///
  /// Sixteen, since decoding has a cost for each call that does not grow with the levels.
  case nesting
  /// The same without the wrong value.
  case cleanNesting
  /// Objects in arrays inside one another, each with a null where a number belongs.
  case wrongLevels
  /// A dictionary with nulls for numbers, one of whose keys has as many letters as there are others.
  case longKey

  /// A document of that many members or levels.
  package func bytes(count: Int) -> [UInt8] {
    var writer = InputWriter(isPretty: false, isEscaping: false)
    writer.write(value(count))
    return writer.bytes
  }

  private func value(_ count: Int) -> InputValue {
    switch self {
    case .equalKeys:
      return .object((1...count).map { .int("value", $0) } + [Self.last])
    case .collidingKeys:
      let keys = CollidingKeys.keys(count)
      return .object(keys.enumerated().map { .int($1, $0) } + [.int("value", 1), Self.last])
    case .manyKeys:
      return .object((0..<count).map { .int("key\($0)", $0) })
    case .nesting, .cleanNesting:
      let last = self == .nesting ? InputValue.string(String(count)) : .int(count)
      let innermost = InputValue.object([.part("level", last)])
      let outermost = (1..<count)
        .reduce(innermost) { inner, level in
          .object([.int("level", count - level), .part("inner", inner)])
        }
      return .array(Array(repeating: outermost, count: 16))
    case .wrongLevels:
      return (1..<count).reduce(Self.wrong([])) { inner, _ in Self.wrong([inner]) }
    case .longKey:
      let long = String(repeating: "k", count: count)
      let keys = [long] + (1...count).map(String.init)
      return .object([.part("values", .object(keys.map { .part($0, .null) }))])
    }
  }

  private static var last: InputMember { .int("last", 9) }

  private static func wrong(_ children: [InputValue]) -> InputValue {
    .object([.part("level", .null), .part("children", .array(children))])
  }
}
