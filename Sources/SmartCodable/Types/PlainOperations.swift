/// A type that decodes itself: plain structs and classes, enums, foreign wrappers.
final class PlainOperations<Value: Decodable>: TypeOperations {
  private let fallback: CaseDefault?
  private let info = ModelInfo(mapping: nil)
  @safe @exclusivity(unchecked) private var memo = TextMemo<Value>()

  /// What texts that no case has led to: an error costs as much as ten good cases.
  @safe @exclusivity(unchecked) private var misses = TextMemo<Miss>()

  /// What an array or object led to, which no text can be made of.
  @safe @exclusivity(unchecked) private var containerMiss: Miss?

  /// Whether results may be remembered, but at the top level, which fails with the very error that was
  /// thrown (ENT-9).
  private let isTextEnum: Bool

  init(fallback: CaseDefault? = nil) {
    self.fallback = fallback
    isTextEnum = _isPOD(Value.self) && Value.self is any RawRepresentable<String>.Type
    super.init(name: TypeName.of(Value.self), slot: .of(Value.self))
  }

  override func decode<T>(_ type: T.Type, at index: Int, in state: DecodeState) throws(Miss) -> T {
    if isTextEnum, index != state.root {
      if let text = state.tape.shortText(index) {
        return try remembered(type, text, at: index, in: state)
      }
      if state.tape.isContainer(index) { return try refused(type, at: index, in: state) }
    }
    return handOver(try value(at: index, in: state), as: type)
  }

  /// Inlined, as there is no need for another frame in the recursion.
  @inline(__always)
  private func value(at index: Int, in state: DecodeState) throws(Miss) -> Value {
    guard state.canGoDeeper else { throw .invalid }
    let mark = state.mark()
    defer { state.release(to: mark) }
    do {
      return try Value(from: ValueDecoder(index, activation: state.takeActivation(info)))
    } catch {
      throw state.miss(for: error, at: index)
    }
  }

  @inline(never)
  private func remembered<T>(
    _ type: T.Type,
    _ text: ShortText,
    at index: Int,
    in state: DecodeState
  ) throws(Miss) -> T {
    let known = memo.find(text)
    if known >= 0 { return handOver(memo[known], as: type) }
    let missed = misses.find(text)
    if missed >= 0 { throw misses[missed] }
    let before = state.trace
    do throws(Miss) {
      let value = try value(at: index, in: state)
      if state.trace.isOneText(since: before) { memo.remember(value, for: text) }
      return handOver(value, as: type)
    } catch {
      let paths = Self.isRawValueError(state.thrownError(at: index)) ? 1 : 0
      if state.trace.isOneText(since: before, paths: paths) { misses.remember(error, for: text) }
      throw error
    }
  }

  /// Whether the standard library threw an error, since no case has the text.
  ///
  /// It asks for the coding path, to put it there.
  private static func isRawValueError(_ error: (any Error)?) -> Bool {
    guard case .dataCorrupted(let context) = error as? DecodingError else { return false }
    return context.debugDescription.hasPrefix("Cannot initialize ")
  }

  @inline(never)
  private func refused<T>(_ type: T.Type, at index: Int, in state: DecodeState) throws(Miss) -> T {
    if let miss = containerMiss { throw miss }
    let before = state.trace
    do throws(Miss) {
      return handOver(try value(at: index, in: state), as: type)
    } catch {
      if state.trace.isOneText(since: before) { containerMiss = error }
      throw error
    }
  }

  private lazy var offsets = FieldOffsets(of: Value.self)

  /// Keys of a plain flat change it too (UPD-8); elsewhere a plain value is replaced as a whole.
  override func updateFlat<T>(_ old: T, from index: Int, in state: DecodeState) throws(Miss) -> T {
    let mark = state.mark()
    defer { state.release(to: mark) }
    let activation = state.takeActivation(info)
    activation.start(with: FreshInstance(exactly(old, as: Value.self), offsets: offsets))
    do {
      let value = try Value(from: ValueDecoder(index, activation: activation))
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
