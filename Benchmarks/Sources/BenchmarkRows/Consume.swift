import Synchronization

private let consumed = Atomic<Int>(0)

/// Uses a result, so that the optimizer has to make it.
@inline(never)
func consume<Value>(_ value: Value) {
  withExtendedLifetime(value) {
    _ = consumed.wrappingAdd(1, ordering: .relaxed)
  }
}

/// A call gave nil.
struct NoResult: Error {}

extension Optional {
  /// The value; throws if there is none.
  func result() throws -> Wrapped {
    guard let self else { throw NoResult() }
    return self
  }
}
