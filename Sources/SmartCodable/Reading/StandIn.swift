/// Decides what replaces a value after a miss; the callers apply the decision.
///
/// The decision depends only on what requested the value, the mode, and the miss.
struct StandIn {
  /// What requested the value.
  enum Request {
    /// A property that must have a value; a wrapped one decides itself what null means.
    case property(isOptional: Bool, isWrapped: Bool)

    /// A property read with `decodeIfPresent`.
    case propertyIfPresent

    /// An element or entry of a collection.
    case element(isOptional: Bool)

    /// The key of a dictionary's entry.
    case key

    /// An entry that a dictionary had before an update.
    case oldEntry

    /// The next element of an unkeyed container that user code reads.
    case nextElement(isOptional: Bool)

    /// Like `nextElement`, but read with `decodeIfPresent`.
    case nextElementIfPresent

    /// The top-level value.
    case root(isOptional: Bool)
  }

  /// Where the stand-in comes from.
  enum Source {
    /// There is none: an error is thrown.
    case failure

    /// The model: the initial value of the property, or its value before an update; otherwise an error.
    case initialValue

    /// The model, otherwise the type, otherwise an error.
    case initialValueOrDefault

    /// The model, otherwise nil.
    case initialValueOrNil

    /// The type, if it has a default; otherwise an error.
    case typeDefault

    /// The type if it is an enum with a default case, Optional or not; otherwise nil (LEG-7).
    case defaultCaseOrNil

    case nilValue

    /// There is none: the element is left out.
    case nothing
  }

  let source: Source

  /// Whether no repair is reported.
  let isSilent: Bool

  private init(_ source: Source, isSilent: Bool = false) {
    self.source = source
    self.isSilent = isSilent
  }

  /// Makes the decision (DEF-1, DEF-2, DEF-14, DEC-4, COL-1, COL-2, NEST-14, UPD-6, AGR-7); `keepsOld`
  /// is true during an update of an instance, whose properties keep their values if their keys are
  /// missing, and `isModel` whether the wanted type is a model, Optional or not.
  static func decide(
    after miss: Miss,
    for request: Request,
    in mode: DecodingPolicy,
    keepsOld: @autoclosure () -> Bool = false,
    isModel: @autoclosure () -> Bool = false
  ) -> StandIn {
    if mode.fallback == .typeDefault,
      let decision = decideByType(after: miss, for: request, isModel: isModel())
    {
      return decision
    }
    return decideByModel(after: miss, for: request, in: mode, keepsOld: keepsOld())
  }

  /// The decision where the model provides stand-ins, or there are none.
  @inline(__always)
  private static func decideByModel(
    after miss: Miss,
    for request: Request,
    in mode: DecodingPolicy,
    keepsOld: @autoclosure () -> Bool
  ) -> StandIn {
    let isAbsent = miss.kind == .missing || miss.kind == .null
    switch request {
    case .property(let isOptional, let isWrapped):
      guard mode.isStrict, !miss.has(.isSilent) else {
        return StandIn(
          .initialValueOrDefault,
          isSilent: miss.has(.isSilent) || isOptional && isAbsent
        )
      }
      if miss.kind == .missing, keepsOld() { return StandIn(.initialValue, isSilent: true) }
      let isNil = isOptional && (isWrapped ? isAbsent && !keepsOld() : miss.kind == .null)
      return isNil ? StandIn(.typeDefault, isSilent: true) : StandIn(.failure)
    case .propertyIfPresent:
      if isAbsent {
        let isNil = mode.isStrict && !keepsOld()
        return StandIn(isNil ? .nilValue : .initialValueOrNil, isSilent: true)
      }
      if mode.isStrict, !miss.has(.isSilent) { return StandIn(.failure) }
      return StandIn(.initialValueOrNil, isSilent: miss.has(.isSilent))
    case .element(let isOptional):
      if miss.has(.isSilent) { return StandIn(.nothing, isSilent: true) }
      if mode.elements == .failWhole { return StandIn(.failure) }
      return StandIn(isOptional ? .nilValue : .nothing)
    case .key:
      return StandIn(mode.failsEntries ? .failure : .nothing)
    case .oldEntry:
      return StandIn(mode.failsEntries ? .failure : .initialValue)
    case .nextElement(let isOptional):
      if mode.isStrict { return StandIn(.failure) }
      return StandIn(.typeDefault, isSilent: isOptional && isAbsent)
    case .nextElementIfPresent:
      return StandIn(mode.isStrict ? .failure : .nilValue)
    case .root(let isOptional):
      return StandIn(isOptional && !mode.isStrict ? .typeDefault : .failure)
    }
  }

  /// The decision where initial values play no part: only properties get stand-ins, which their types
  /// provide (LEG-2, LEG-3, LEG-6, LEG-7); nil leaves an element to the ordinary rules (LEG-5).
  private static func decideByType(
    after miss: Miss,
    for request: Request,
    isModel: Bool
  ) -> StandIn? {
    if miss.has(.endsCall) { return StandIn(.failure) }
    let isAbsent = miss.kind == .missing || miss.kind == .null
    let isHidden = miss.has(.isSilent) || miss.has(.isReported)
    switch request {
    case .property(isOptional: false, _):
      return StandIn(.typeDefault, isSilent: isHidden)
    case .property, .propertyIfPresent:
      if isAbsent { return StandIn(.nilValue, isSilent: true) }
      if isModel { return StandIn(.failure) }
      let isUnknownCase = miss.kind == .invalid && !miss.has(.isReported)
      return StandIn(isUnknownCase ? .defaultCaseOrNil : .nilValue, isSilent: isHidden)
    case .element, .key, .oldEntry:
      return nil
    case .nextElement, .nextElementIfPresent, .root:
      return StandIn(.failure)
    }
  }
}

extension Tape {
  /// The miss of an absent value: `index` is -1, or the value there is null.
  @inline(__always)
  func absence(at index: Int) -> Miss? {
    if index < 0 { return .missing }
    return has(.null, at: index) ? .null : nil
  }
}

extension Reader {
  /// Attempts to read the value at the current position; repairs inside it are labeled with its name,
  /// or discarded if it misses (REP-10).
  ///
  /// Inlined, to keep the stack frame of the recursion small (PARSE-10).
  @inline(__always)
  func attempt<Value>(
    _ name: @autoclosure () -> String,
    _ body: () throws(Miss) -> Value
  ) throws(Miss) -> Value {
    let mark = repairs.count
    do throws(Miss) {
      let value = try body()
      repairs.nameContainer(name(), at: scopes.path.count, since: mark)
      return value
    } catch {
      repairs.truncate(to: mark)
      throw error
    }
  }
}
