/// A number or flag behind a lock, with the interface of `Synchronization.Atomic`.
///
/// Each operation is as strong as the strongest ordering.
package final class LockedWord<Value: Sendable>: Sendable {
  /// How an operation is ordered among others; accepted and not needed.
  package enum Ordering: Sendable {
    case relaxed, acquiring, releasing
  }

  private let word: LockedValue<Value>

  package init(_ value: Value) { word = LockedValue(value) }

  package func load(ordering: Ordering) -> Value { word.withLock { $0 } }

  package func store(_ value: Value, ordering: Ordering) { word.withLock { $0 = value } }
}

extension LockedWord where Value: FixedWidthInteger {
  /// Adds to the number, wrapping around; the number before and after.
  @discardableResult
  package func add(
    _ operand: Value,
    ordering: Ordering
  ) -> (oldValue: Value, newValue: Value) {
    word.withLock { value in
      let old = value
      value &+= operand
      return (old, value)
    }
  }
}
