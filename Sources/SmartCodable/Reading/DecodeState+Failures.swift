// How a value that does not fit gets from where it stands to whoever asked for it: as an error through user
// code, as a miss through code of ours.

extension DecodeState {
  /// Remembers that the value at `index` is no container of the wanted kind, and returns the error to
  /// throw.
  func refuse(
    _ index: Int,
    wanted: Any.Type,
    path: ContiguousArray<PathStep>
  ) -> any Error {
    let failure = StrictFailure(state: self, path: path)
    if isStrict { return failure.noContainer(wanted, at: index) }
    refused = (index, index < 0 ? .missing : tape.isString(index) ? .invalid : .mismatch)
    return failure.mismatch(wanted, at: index)
  }

  /// As ``refuse(_:wanted:path:)``, for a miss of the value.
  func refuse(
    _ index: Int,
    _ miss: Miss,
    wanted: Any.Type,
    path: ContiguousArray<PathStep>
  ) -> any Error {
    if let error = strictError {
      strictError = nil
      return error
    }
    let failure = StrictFailure(state: self, path: path)
    if isStrict { return failure.error(miss, wanted, at: index) }
    refused = (index, miss.kind)
    return failure.mismatch(wanted, at: index)
  }

  /// The error that `init(from:)` of the value at `index` threw, if it was the last to throw.
  func thrownError(at index: Int) -> (any Error)? {
    thrown?.index == index ? thrown?.error : nil
  }

  func noteThrown(_ error: any Error, at index: Int) { thrown = (index, error) }

  /// Turns what a call into user code threw into a miss of the value at `index`.
  @inline(never)
  func miss(for error: any Error, at index: Int) -> Miss {
    if isStrict { return pass(error) }
    thrown = (index, error)
    guard index >= 0, refused.index == index else { return .invalid }
    refused.index = -1
    return Miss(kind: refused.kind)
  }

  /// What stands at `index`.
  func found(at index: Int) -> SmartRepair.Found {
    guard index >= 0 else { return .nothing }
    switch tape.tag(index) {
    case .null: return .null
    case .yes, .no: return .bool
    case .integer, .unsigned, .double, .bigNumber: return .number
    case .plainString, .unicodeString, .escapedString: return .string
    case .array: return .array
    case .object: return .object
    case .shared: return found(at: tape.resolved(index))
    case .foreign: return ForeignValue.found(tape.foreignValues[Int(tape.payload(index))])
    }
  }
}
