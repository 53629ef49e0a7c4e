/// A type that decodes itself: plain structs and classes, enums, foreign wrappers.
final class PlainOperations<Value: Decodable>: TypeOperations {
  private let fallback: CaseDefault?

  init(fallback: CaseDefault? = nil) {
    self.fallback = fallback
    super.init(name: TypeName.of(Value.self))
  }

  override func decode<T>(_ type: T.Type, at index: Int, in state: DecodeState) throws(Miss) -> T {
    guard state.canGoDeeper else { throw .invalid }
    let mark = state.mark()
    defer { state.release(to: mark) }
    do {
      let value = try Value(from: ValueDecoder(state, index, activation: nil))
      return exactly(value, as: type)
    } catch {
      throw state.miss(for: error, at: index)
    }
  }

  /// Keys of a plain flat change it too (UPD-8); elsewhere a plain value is replaced as a whole.
  override func updateFlat<T>(_ old: T, from index: Int, in state: DecodeState) throws(Miss) -> T {
    let mark = state.mark()
    defer { state.release(to: mark) }
    let activation = state.takeActivation(nil)
    activation.start(with: FreshInstance(exactly(old, as: Value.self), offsets: nil))
    do {
      let value = try Value(from: ValueDecoder(state, index, activation: activation))
      return exactly(value, as: T.self)
    } catch {
      throw state.miss(for: error, at: index)
    }
  }

  override func typeDefault<T>(_ type: T.Type) -> (value: T, action: SmartRepair.Action)? {
    guard let value = fallback?.value() as? T else { return nil }
    return (value, .defaultCase)
  }
}

/// The default case of an enum, behind its type.
class CaseDefault {
  func value() -> Any? { nil }
}

final class CaseDefaultOf<E: SmartCaseDefaultable>: CaseDefault {
  override func value() -> Any? { E.allCases.isEmpty ? nil : E.defaultCase }
}

final class AssociatedDefaultOf<E: SmartAssociatedEnumerable>: CaseDefault {
  override func value() -> Any? { E.defaultCase as? E }
}
