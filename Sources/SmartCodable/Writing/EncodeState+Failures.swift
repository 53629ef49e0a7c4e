// Handles values that cannot be written.
//
// If user code catches an error, what its call of `encode` wrote is undone (ENF-1). A value nested too
// deep fails the whole call, even if the error is caught: otherwise a program could traverse an endless
// value along every branch.
extension EncodeState {
  /// Why the call fails, recorded by code that cannot throw.
  struct Failure {
    let error: EncodingError

    /// The place of the value that caused it.
    let slot: Int32

    /// Whether the call fails even if the value is discarded.
    let isFinal: Bool
  }

  /// The limit for nested calls of user code; a tree within the depth limit needs fewer.
  private static let callLimit = 1200

  /// Records a failure that the caller cannot throw; the first one counts.
  @inline(never)
  func refuse(_ slot: Int32, _ reason: String, isFinal: Bool = false) {
    if hasFailed, failure?.isFinal == true || !isFinal { return }
    failure = Failure(error: invalid(reason, reason, at: slot), slot: slot, isFinal: isFinal)
    hasFailed = true
    if isFinal { uncheckedDepth = 0 }
  }

  /// Refuses a scalar for a slot that is a container, or ignores it if the slot was dropped.
  @inline(never)
  func refuseScalar(_ slot: Int32) {
    if nodes[slot].kind != .dropped { refuse(slot, "a value and a container in one place") }
  }

  @inline(__always)
  func check() throws {
    if hasFailed { try throwFailure() }
  }

  @inline(never)
  private func throwFailure() throws {
    if let failure { throw failure.error }
  }

  /// Throws the failure that no caught error undoes.
  @inline(never)
  func throwIfFinal() throws {
    if let failure, failure.isFinal { throw failure.error }
  }

  /// The error for a value that has no form in JSON.
  func invalid(_ value: Any, _ reason: String, at slot: Int32) -> EncodingError {
    .invalidValue(value, .init(codingPath: codingPath(of: slot), debugDescription: reason))
  }

  // MARK: Taking back

  /// Lets `body` fill a slot, which is dropped if that fails.
  @inline(__always)
  func filling(_ slot: Int32, _ body: (Int32) throws -> Void) throws {
    do {
      try body(slot)
    } catch {
      drop(slot)
      throw error
    }
  }

  /// Removes a slot whose value could not be written from the tree, and restores the member it
  /// replaced.
  @inline(never)
  func drop(_ slot: Int32) {
    textEnd.leaveOrder()
    nodes[slot].kind = .dropped
    forgive(in: slot)
    if nodes[slot].flags.contains(.isReplacement) { restoreMember(replacedBy: slot) }
  }

  /// Restores a slot that was no container to its state before a value that could not be written.
  @inline(never)
  func takeBack(_ slot: Int32, to before: EncodeNode) {
    textEnd.leaveOrder()
    forgive(in: slot)
    if nodes[slot].kind == .object { disownMembers(of: slot) }
    let next = nodes[slot].next
    nodes[slot] = before
    nodes[slot].next = next
  }

  /// Takes the members of an object away from its slot, where the index of wide objects would find them again.
  private func disownMembers(of object: Int32) {
    var member = nodes[object].first
    while member >= 0 {
      nodes[member].parent = EncodeNode.none
      member = nodes[member].next
    }
  }

  /// Clears the failure if the value that caused it was in the slot, and is no longer part of the tree.
  func forgive(in slot: Int32) {
    guard let failure, !failure.isFinal else { return }
    var place = failure.slot
    while place != slot, place >= 0 { place = nodes[place].parent }
    guard place == slot else { return }
    self.failure = nil
    hasFailed = false
  }

  // MARK: Calls of user code

  /// Calls user code, unless such calls are nested too deep.
  @inline(__always)
  func callingUser(at slot: Int32, _ body: () throws -> Void) throws {
    try enterCall(at: slot)
    defer { leaveCall() }
    try body()
    try check()
  }

  /// Counts one more call of user code, unless such calls are nested too deep.
  @inline(__always)
  func enterCall(at slot: Int32) throws {
    if hasFailed { try throwFailure() }
    if openCalls >= uncheckedDepth || !nodes.hasRoom { try checkRoom(at: slot) }
    openCalls += 1
  }

  @inline(__always)
  func leaveCall() { openCalls -= 1 }

  @inline(never)
  private func checkRoom(at slot: Int32) throws {
    if openCalls < uncheckedDepth || openCalls < Self.callLimit && StackGuard.hasRoom(),
      nodes.hasRoom
    {
      return
    }
    refuseDepth(at: slot)
    try check()
  }

  func refuseDepth(at slot: Int32) { refuse(slot, "values nested too deep", isFinal: true) }
}
