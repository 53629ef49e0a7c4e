import FuzzKit

/// A value that encodes something, and then throws.
struct FailingValue: Encodable {
  private struct Failure: Error {}

  /// How many points there are.
  static let points = 9

  let value: ScriptedValue
  /// How much is encoded before it throws.
  let point: Int

  func encode(to encoder: any Encoder) throws {
    switch point {
    case 0: break
    case 1: try value.encode(to: encoder)
    case 2:
      var container = encoder.container(keyedBy: ScriptedValue.ScriptedKey.self)
      try container.encode(value, forKey: .init("a"))
      try container.encode(FailingValue(value: value, point: 3), forKey: .init("b"))
    case 3:
      var container = encoder.unkeyedContainer()
      try container.encode(value)
      var nested = container.nestedContainer(keyedBy: ScriptedValue.ScriptedKey.self)
      try nested.encode(value, forKey: .init("c"))
    case 4:
      // Two kinds of containers, which by itself makes the value fail without an error.
      _ = encoder.unkeyedContainer()
      var container = encoder.container(keyedBy: ScriptedValue.ScriptedKey.self)
      try? container.encode(value, forKey: .init("d"))
    case 5:
      var container = encoder.container(keyedBy: ScriptedValue.ScriptedKey.self)
      try? container.encode(FailingValue(value: value, point: 4), forKey: .init("e"))
      var nested = container.nestedUnkeyedContainer(forKey: .init("e"))
      try nested.encode(FailingValue(value: value, point: 2))
    case 6:
      try [1, 2].encode(to: encoder)
      var container = encoder.unkeyedContainer()
      try container.encode(value)
    case 7:
      var container = encoder.singleValueContainer()
      try? container.encode(FailingValue(value: value, point: 3))
      try container.encode([[Double.nan]])
    default:
      var container = encoder.unkeyedContainer()
      try? container.encode(FailingValue(value: value, point: 1))
      try value.encode(to: container.superEncoder())
    }
    throw Failure()
  }
}
