extension Reader {
  /// Puts an element or entry of a collection, or its stand-in, at `place`; returns whether there is one.
  @inline(__always)
  func element<Element>(
    _ type: Element.Type,
    _ operations: TypeOperations,
    at index: Int,
    step: PathStep,
    into place: ValuePlace
  ) throws(Miss) -> Bool {
    scopes.path.push(step)
    defer { scopes.path.pop() }
    do throws(Miss) {
      try attempt(operations.name) { () throws(Miss) in
        if !operations.takesNull, tape.has(.null, at: index) { throw .null }
        try operations.decode(type, into: place, at: index, in: self)
      }
      return true
    } catch {
      var isPut = false
      try standIn(forElement: type, operations, at: index, after: error) {
        place.put($0)
        isPut = true
      }
      return isPut
    }
  }

  /// Passes the stand-in of an element to `body`, if there is one; the path must include its step.
  @inline(never)
  func standIn<Element>(
    forElement type: Element.Type,
    _ operations: TypeOperations,
    at index: Int,
    after miss: Miss,
    _ body: (consuming Element) -> Void
  ) throws(Miss) {
    let decision = StandIn.decide(
      after: miss,
      for: .element(isOptional: operations.isOptional),
      in: settings.mode
    )
    if decision.isSilent { return }
    if decision.source == .failure { throw failWhole(miss, type, at: index) }
    misses.traces.strictError = nil
    if decision.source == .nilValue, let replacement = operations.typeDefault(type) {
      report(miss.kind, wanted: operations.name, at: index, action: .nilValue)
      body(replacement.value)
    } else {
      report(miss.kind, wanted: operations.name, at: index, action: .droppedElement)
    }
  }

  /// The miss of a collection that one of its elements fails (COL-2).
  @inline(never)
  func failWhole(_ miss: Miss, _ wanted: Any.Type, at index: Int) -> Miss {
    if isStrict { return pass(miss, wanted, at: index) }
    return settings.mode.fallback == .typeDefault ? reported(miss, wanted, at: index) : .invalid
  }
}
