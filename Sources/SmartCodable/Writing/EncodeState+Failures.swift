// What happens when a value cannot be written.
//
// An error that user code catches takes back what its call of `encode` wrote (ENF-1). A value that is
// nested too deep fails the whole call, whoever catches what: a program that goes on after that could
// walk an endless value along every branch.
extension EncodeState {
  /// Why the call fails, noted where the place that noticed it cannot throw.
  struct Failure {
    let error: EncodingError

    /// Whether the call fails even if the value is given up.
    let isFinal: Bool
  }

  /// More calls of user code inside each other than a tree within the depth limit needs.
  private static let callLimit = 1200

  /// Far from the end of any stack, so that shallow values need not ask.
  static let shallow = 16

  /// Notes the first failure that its place cannot throw.
  @inline(never)
  func refuse(_ slot: Int32, _ reason: String, isFinal: Bool = false) {
    if hasFailed, failure?.isFinal == true || !isFinal { return }
    failure = Failure(error: invalid(reason, reason, at: slot), isFinal: isFinal)
    hasFailed = true
  }

  /// Refuses a value where there is a container, or lets it vanish where the place was given up.
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

  /// The error for a value that has no form in JSON.
  func invalid(_ value: Any, _ reason: String, at slot: Int32) -> EncodingError {
    .invalidValue(value, .init(codingPath: codingPath(of: slot), debugDescription: reason))
  }

  // MARK: Taking back

  /// Takes a slot out of the tree, since its value could not be written; a member that it replaced
  /// comes back.
  @inline(never)
  func drop(_ slot: Int32) {
    textEnd.leaveOrder()
    nodes[slot].kind = .dropped
    forgive()
    if nodes[slot].flags.contains(.isReplacement) { restoreMember(replacedBy: slot) }
  }

  /// Makes a slot what it was before a value was begun that could not be written.
  @inline(never)
  func takeBack(_ slot: Int32, to before: EncodeNode) {
    textEnd.leaveOrder()
    let next = nodes[slot].next
    var written = before.isContainer && before.kind != .textArray ? before.last : EncodeNode.none
    nodes[slot] = before
    nodes[slot].next = next
    forgive()
    guard written >= 0 else { return }
    // They stay in the list, since an index may lead to them.
    written = nodes[written].next
    while written >= 0 {
      nodes[slot].last = written
      nodes[written].kind = .dropped
      written = nodes[written].next
    }
  }

  /// Forgets the failure, since what made it is no longer part of the tree.
  private func forgive() {
    guard hasFailed, failure?.isFinal == false else { return }
    failure = nil
    hasFailed = false
  }

  // MARK: Calls of user code

  /// Calls user code, unless such calls are nested too deep.
  @inline(__always)
  func callingUser(at slot: Int32, _ body: () throws -> Void) throws {
    try enterCall(at: slot)
    defer { leaveCall() }
    try body()
  }

  /// Counts one more call of user code, unless such calls are nested too deep.
  @inline(__always)
  func enterCall(at slot: Int32) throws {
    if hasFailed { try throwFailure() }
    if openCalls >= Self.shallow || !nodes.hasRoom { try checkRoom(at: slot) }
    openCalls += 1
  }

  @inline(__always)
  func leaveCall() { openCalls -= 1 }

  @inline(never)
  private func checkRoom(at slot: Int32) throws {
    guard openCalls < Self.shallow || openCalls < Self.callLimit && stack.hasRoom(), nodes.hasRoom
    else { return try refuseDepth(at: slot) }
  }

  /// Goes no deeper where the stack of the thread is nearly full; for containers that are written without
  /// calls of user code between them.
  @inline(never)
  func checkStack(at slot: Int32) throws {
    if !stack.hasRoom() { try refuseDepth(at: slot) }
  }

  private func refuseDepth(at slot: Int32) throws {
    refuse(slot, "values nested too deep", isFinal: true)
    try check()
  }
}
