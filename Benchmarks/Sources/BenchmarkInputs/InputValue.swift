/// A piece of generated input, before it becomes text.
package enum InputValue: Equatable, Sendable {
  case null
  case bool(Bool)
  case int(Int)
  case double(Double)
  case string(String)
  case array([InputValue])
  case object([InputMember])

  /// A pair of coordinates.
  static func pair(_ generator: inout SeededGenerator) -> InputValue {
    .array([.double(generator.coordinate(180)), .double(generator.coordinate(90))])
  }

  static func ints(_ values: [Int]) -> InputValue { .array(values.map(InputValue.int)) }

  /// How many objects there are in it, itself included.
  package var objectCount: Int {
    switch self {
    case .array(let elements): elements.reduce(0) { $0 + $1.objectCount }
    case .object(let members): members.reduce(1) { $0 + $1.value.objectCount }
    default: 0
    }
  }
}

/// A member of an object.
package struct InputMember: Equatable, Sendable {
  var key: String
  var value: InputValue

  /// What the property of the model holds if this value is wrong; nil for what is never wrong.
  let initial: InputValue?

  static func text(_ key: String, _ value: String) -> Self {
    Self(key: key, value: .string(value), initial: .string(""))
  }

  static func int(_ key: String, _ value: Int) -> Self {
    Self(key: key, value: .int(value), initial: .int(0))
  }

  static func double(_ key: String, _ value: Double) -> Self {
    Self(key: key, value: .double(value), initial: .double(0))
  }

  static func flag(_ key: String, _ value: Bool) -> Self {
    Self(key: key, value: .bool(value), initial: .bool(false))
  }

  /// A property that may be nil.
  static func optional(_ key: String, _ value: InputValue) -> Self {
    Self(key: key, value: value, initial: .null)
  }

  /// A property with a string enum.
  static func choice(_ key: String, _ value: String, initial: String) -> Self {
    Self(key: key, value: .string(value), initial: .string(initial))
  }

  /// An array, an object, or a member that no property reads.
  static func part(_ key: String, _ value: InputValue) -> Self {
    Self(key: key, value: value, initial: nil)
  }
}
