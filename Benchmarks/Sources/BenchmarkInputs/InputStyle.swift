/// In which order the members of each object come.
package enum KeyOrder: Sendable {
  /// As the model declares its properties.
  case declared
  case reversed
  case shuffled
}

/// How a document is made from what a shape generates; each property states its default.
package struct InputStyle: Sendable {
  /// The order of keys: declared.
  package var order = KeyOrder.declared
  /// Whether the text has lines and indentation: no.
  package var isPretty = false
  /// Whether a third of the fields are wrong: no.
  package var isDirty = false

  package init(order: KeyOrder = .declared, isPretty: Bool = false, isDirty: Bool = false) {
    self.order = order
    self.isPretty = isPretty
    self.isDirty = isDirty
  }
}

extension InputValue {
  /// The same value with the members of each object in another order.
  func ordered(_ order: KeyOrder, _ generator: inout SeededGenerator) -> InputValue {
    switch self {
    case _ where order == .declared: return self
    case .array(let elements): return .array(elements.map { $0.ordered(order, &generator) })
    case .object(var members):
      for index in members.indices {
        members[index].value = members[index].value.ordered(order, &generator)
      }
      if order == .reversed { members.reverse() } else { members.shuffle(using: &generator) }
      return .object(members)
    default: return self
    }
  }
}
