/// What stands in for a value that could not be made: the decision, apart from how it is carried out.
///
/// It depends on who asked, how the call reads, and why there is no value; on nothing else.
struct StandIn {
  /// Who asked for the value.
  enum Asker {
    /// A property that has to have a value; a wrapped one decides itself what null is.
    case property(isOptional: Bool, isWrapped: Bool)

    /// A property that user code asked for if it is present.
    case propertyIfPresent

    /// An element or entry of a collection.
    case element(isOptional: Bool)

    /// The key of a dictionary's entry.
    case key

    /// An entry that a dictionary has before an update.
    case oldEntry

    /// The next element of a container that user code reads.
    case nextElement(isOptional: Bool)

    /// As `nextElement`, if present.
    case nextElementIfPresent

    /// The whole.
    case root(isOptional: Bool)
  }

  /// Where the value comes from.
  enum Source {
    /// Nowhere: whoever asked gets an error.
    case failure

    /// From the model: the value that the property starts with, or has before an update; else an error.
    case initialValue

    /// From the model, else from the type, else an error.
    case initialValueOrDefault

    /// From the model, else nil.
    case initialValueOrNil

    /// From the type, if it has a default; else an error.
    case typeDefault

    case nilValue

    /// Nowhere: the element is left out.
    case nothing
  }

  let source: Source

  /// Whether no repair is reported.
  let isSilent: Bool

  private init(_ source: Source, isSilent: Bool = false) {
    self.source = source
    self.isSilent = isSilent
  }

  /// Decides (DEF-1, DEF-2, DEF-14, DEC-4, COL-1, COL-2, NEST-14, UPD-6, AGR-7); `keepsOld` tells whether
  /// an update of a model is under way, whose properties keep their values if they are not mentioned.
  static func decide(
    after miss: Miss,
    for asker: Asker,
    in mode: ReadingSettings.Mode,
    keepsOld: @autoclosure () -> Bool = false
  ) -> StandIn {
    let isAbsent = miss.kind == .missing || miss.kind == .null
    switch asker {
    case .property(let isOptional, let isWrapped):
      guard mode.isStrict, !miss.isSilent else {
        return StandIn(.initialValueOrDefault, isSilent: miss.isSilent || isOptional && isAbsent)
      }
      if miss.kind == .missing, keepsOld() { return StandIn(.initialValue, isSilent: true) }
      let isNil = miss.kind == .null && isOptional && !isWrapped
      return isNil ? StandIn(.typeDefault, isSilent: true) : StandIn(.failure)
    case .propertyIfPresent:
      if isAbsent {
        let isNil = mode.isStrict && !keepsOld()
        return StandIn(isNil ? .nilValue : .initialValueOrNil, isSilent: true)
      }
      if mode.isStrict, !miss.isSilent { return StandIn(.failure) }
      return StandIn(.initialValueOrNil, isSilent: miss.isSilent)
    case .element(let isOptional):
      if miss.isSilent { return StandIn(.nothing, isSilent: true) }
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
}

extension Tape {
  /// Why there is no value at `index`, if there is none: it is -1, or null stands there.
  @inline(__always)
  func absence(at index: Int) -> Miss? {
    if index < 0 { return .missing }
    return has(.null, at: index) ? .null : nil
  }
}

extension Reader {
  /// Attempts the value at the current position: what was repaired inside it gets its name, or is
  /// forgotten if it misses (REP-10).
  ///
  /// Inlined, to keep the frame of the recursion small (PARSE-10).
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
