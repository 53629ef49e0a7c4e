import FuzzKit

/// A value that encodes something, and then throws.
struct FailingValue: Encodable {
  private struct Failure: Error {}

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
    default:
      var container = encoder.unkeyedContainer()
      try? container.encode(FailingValue(value: value, point: 1))
      try value.encode(to: container.superEncoder())
    }
    throw Failure()
  }
}
