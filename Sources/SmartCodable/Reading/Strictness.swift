// Strict decoding (chapter 28): one switch of the state, asked wherever a value did not fit.
//
// Leniency is what happens at a `Miss`. A strict state has the same ways, but each place where a miss
// would be made good asks for the error instead: `failure(_:_:at:)` makes the one that Foundation throws,
// with the path of the moment, and keeps it while the miss travels through loops of our own.

extension DecodeState {
  /// What becomes of a value that does not fit.
  struct Mode {
    /// Whether it fails the position, with an error of Foundation's.
    var isStrict = false

    /// What becomes of it as an element; a wrapper or a flat may drop it in strict decoding too.
    var elements = SmartElementStrategy.dropInvalid

    static let strict = Mode(isStrict: true, elements: .failWhole)

    /// Whether what is no entry fails the dictionary: leniently its other entries are kept (UPD-6, COL-11).
    var failsEntries: Bool { isStrict && elements == .failWhole }

    init(_ settings: DecodingSettings) {
      self = settings.isStrict ? .strict : Mode(isStrict: false, elements: settings.elements)
    }

    init(isStrict: Bool = false, elements: SmartElementStrategy = .dropInvalid) {
      self.isStrict = isStrict
      self.elements = elements
    }
  }

  /// Gives a model inside of a plain type the mode of the call (AGR-2).
  @inline(__always)
  func enterModel() {
    if mode.isStrict, !settings.isStrict { mode = Mode(settings) }
  }

  /// The error of a position whose miss becomes visible to user code.
  ///
  /// To be called while the state's path names the position.
  func failure(_ miss: Miss, _ wanted: Any.Type, at index: Int) -> any Error {
    if let error = strictError {
      strictError = nil
      return error
    }
    let failure = StrictFailure(state: self, path: path)
    // Leniency knows one reason: nothing could be made of the value (REP-2).
    return isStrict
      ? failure.error(miss, wanted, at: index) : failure.mismatch(wanted, at: index)
  }

  /// As ``failure(_:_:at:)``, for a miss that goes on to the place that asked for the whole.
  @inline(never)
  func pass(_ miss: Miss, _ wanted: Any.Type, at index: Int) -> Miss {
    strictError = failure(miss, wanted, at: index)
    return Miss(kind: .invalid)
  }

  /// Forgets a strict attempt at the value, all but what its code threw (AGR-5).
  func noteAttempt(_ error: any Error, at index: Int, repairs: Int) {
    strictError = nil
    collector.truncate(to: repairs)
    noteThrown(error, at: index)
  }

  /// The miss of a value whose own code threw.
  func pass(_ error: any Error) -> Miss {
    strictError = error
    return Miss(kind: .invalid)
  }
}

/// Makes the errors that `JSONDecoder` throws (AGR-7), with their case and path.
///
/// The type is that of the value; for a date Foundation names the number or text that it reads first.
struct StrictFailure {
  let state: DecodeState
  let path: ContiguousArray<PathStep>

  /// The type that Foundation names where an object or an array is wanted.
  typealias AnyObjectType = [String: Any]

  func error(_ miss: Miss, _ wanted: Any.Type, at index: Int) -> any Error {
    switch miss.kind {
    case .missing: return missing()
    case .null:
      // Foundation asks for a Boolean without a look at null.
      if wanted == Bool.self { return mismatch(wanted, at: index) }
      return null(shape(of: wanted))
    case .mismatch: return mismatch(shape(of: wanted), at: index)
    case .converted, .invalid, .overflow, .inexact:
      let place = miss.isAtContainer ? ContiguousArray(path.dropLast()) : path
      return DecodingError.dataCorrupted(
        context(place, "The value does not represent \(TypeName.of(wanted)) exactly.")
      )
    }
  }

  /// The last step of the path names no value.
  func missing() -> any Error {
    guard let last = path.last else { return null(Any.self) }
    let key = last.codingKey(in: state)
    return DecodingError.keyNotFound(
      key,
      context(ContiguousArray(path.dropLast()), "No value for the key \"\(key.stringValue)\".")
    )
  }

  func null(_ wanted: Any.Type) -> any Error {
    DecodingError.valueNotFound(wanted, context(path, "Expected \(wanted), found null."))
  }

  func mismatch(_ wanted: Any.Type, at index: Int) -> any Error {
    DecodingError.typeMismatch(
      wanted,
      context(path, "Expected \(wanted), found \(state.found(at: index).rawValue).")
    )
  }

  /// The error for a value that is no container of the kind; null is told apart.
  func noContainer(_ wanted: Any.Type, at index: Int) -> any Error {
    index < 0 || state.tape.has(.null, at: index) ? null(wanted) : mismatch(wanted, at: index)
  }

  /// Nothing is left of an array; the path leads to the element that would come next.
  func end(_ wanted: Any.Type) -> any Error {
    DecodingError.valueNotFound(wanted, context(path, "The array has no more elements."))
  }

  private func context(
    _ path: ContiguousArray<PathStep>,
    _ text: String
  ) -> DecodingError.Context {
    .init(codingPath: path.map { $0.codingKey(in: state) }, debugDescription: text)
  }

  /// Collections fail as the container that they ask for.
  private func shape(of type: Any.Type) -> Any.Type {
    (type as? any ContainerShape.Type)?.container ?? type
  }
}

/// A collection of the standard library, which reads an array or an object.
private protocol ContainerShape {
  static var container: Any.Type { get }
}

extension Array: ContainerShape {
  fileprivate static var container: Any.Type { [Any].self }
}

extension Set: ContainerShape {
  fileprivate static var container: Any.Type { [Any].self }
}

extension Dictionary: ContainerShape {
  fileprivate static var container: Any.Type { [String: Any].self }
}

extension Optional: ContainerShape {
  fileprivate static var container: Any.Type {
    (Wrapped.self as? any ContainerShape.Type)?.container ?? Wrapped.self
  }
}
