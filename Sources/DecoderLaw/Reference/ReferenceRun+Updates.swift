package import ConformanceKit

extension ReferenceSubject {
  /// The value after an update with an input (chapter 19), or nil if the specification leaves it open: for JSON
  /// inside a string, and keys that convert alike in a plain type.
  package func updated(_ value: Observation, by request: SubjectRequest) -> Observation? {
    updated(value, by: request, SharedPolicy(ReferencePolicy(), log: nil))
  }

  /// The result by the decisions of a policy.
  func updated(
    _ value: Observation,
    by request: SubjectRequest,
    _ policy: SharedPolicy<ReferencePolicy>
  ) -> Observation? {
    DeepStack.run(ifNestedIn: request.input) {
      // Only models can be updated, not arrays of them.
      guard catalog[request.model]?.valueShape == nil else { return nil }
      let unread =
        policy.badUpdatesAreIgnored
        ? value : Self.typeDefault(of: request.model, in: catalog)
      guard let document = try? JSONReader.read(bytes: request.input) else { return unread }
      switch document {
      case .object(let members):
        var run = ReferenceRun(policy: policy, catalog: catalog, settings: request.settings)
        run.isUpdate = true
        run.hook = hook
        let old = policy.updatesKeepTheRest ? value : nil
        let top = ReferenceRun.Position(path: "$", parentValue: old)
        let updated = (try? run.record(request.model, members, top)) ?? value
        return run.metKeysAlike ? nil : updated
      case .string: return nil
      case .null, .boolean, .number, .array: return unread
      }
    }
  }
}

extension ReferenceRun {
  /// The entries that a dictionary already has, which an update keeps (UPD-6).
  func kept(_ position: Position) -> [String: Observation] {
    guard policy.updatesMergeDictionaries, isMerging(position),
      case .object(let entries)? = position.parentValue
    else { return [:] }
    return entries
  }

  /// Whether an update has a key of a flat; without one nothing happens to it (UPD-8, UPD-9).
  mutating func mentions(
    _ field: Field,
    _ members: [JSONMember],
    known: [Field],
    _ outer: ModelID
  ) -> Bool {
    switch field.shape {
    case .model(let id), .optional(.model(let id)):
      let fields = catalog.fields(of: id).filter { !$0.traits.contains(.uncoded) }
      for inner in fields {
        let others = known + catalog.fields(of: id).filter { $0.name != inner.name }
        let isMentioned =
          inner.traits.contains(.flat)
          ? mentions(inner, members, known: others, id)
          : members.contains { reads(inner, $0) }
        if isMentioned { return true }
      }
      return false
    case .dictionary(let shape):
      let taken = try? rest(of: shape, members, known: known, Position(path: "", outer: outer))
      return taken?.isEmpty == false
    default: return true
    }
  }

  /// Whether there is a value to merge with; for nil a new value is decoded (UPD-5).
  func isMerging(_ position: Position) -> Bool {
    guard isUpdate else { return false }
    switch position.parentValue {
    case .object?, .instance?: return true
    default: return false
    }
  }
}
