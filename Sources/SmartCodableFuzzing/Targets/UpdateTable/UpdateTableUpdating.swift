/// Updates of values (chapter 19).
extension UpdateTableReference {
  /// The value after an update with a part that is not null.
  mutating func update(
    _ shape: UpdateShape,
    _ old: UpdateState,
    with part: UpdatePart
  ) throws(Miss) -> UpdateState {
    switch shape {
    case .optional(let wrapped):
      // For nil a new value is decoded (UPD-5).
      return old == .none ? try read(wrapped, part) : try update(wrapped, old, with: part)
    case .model(let model), .plain(let model):
      return merge(model, try Self.object(part), into: old).value
    case .probing: return try probing(part, into: old.members)
    case .node:
      return merge(UpdateTableLeaves.Node.shape, try Self.object(part), into: old).value
    case .map(let keys, let value):
      guard let members = part.members else { return try read(shape, part) }
      return try merge(keys, value, members, into: old)
    case .compactMap(let value):
      guard part.members != nil else { return try read(shape, part) }
      return try dropping { (judge) throws(Miss) in
        try judge.compactEntries(value, part, into: old.members, isUpdate: true)
      }
    case .anyMap:
      guard case .object(let members) = part else { return try read(shape, part) }
      return try merge(.text, .any, members, into: old)
    case .any:
      // An object in an object is merged with it (UPD-6).
      guard case .object(let members) = part, case .members = old else {
        return try read(shape, part)
      }
      return try merge(.text, .any, members, into: old)
    default: return try read(shape, part)
    }
  }

  /// The model after an update, and whether the update mentions one of its properties; the hook is called
  /// once (UPD-9).
  mutating func merge(
    _ model: UpdateModelShape,
    _ members: [UpdatePart.Member],
    into old: UpdateState
  ) -> (value: UpdateState, isMentioned: Bool) {
    var result = old.members
    var isMentioned = false
    for field in model.fields {
      guard let before = result[field.name] else { continue }
      switch field.role {
      case .ignored: break
      case .flat:
        let (value, isPatched) = flat(field, of: model) {
          $0.mergeFlat(field, members, into: before)
        }
        result[field.name] = value
        isMentioned = isMentioned || isPatched
      case .ordinary:
        guard let part = find(field, in: members) else { continue }
        isMentioned = true
        // What is null or invalid leaves the old value (UPD-3).
        guard !part.isNull else { continue }
        let value = try? inside(field.name) { (judge) throws(Miss) in
          try judge.update(field.shape, before, with: part)
        }
        if let value { result[field.name] = value }
      }
    }
    return (Self.finished(result), isMentioned)
  }

  /// A flat is patched by its keys; if none is there, nothing happens to it (UPD-2, UPD-8, UPD-9).
  private mutating func mergeFlat(
    _ field: UpdateField,
    _ members: [UpdatePart.Member],
    into old: UpdateState
  ) -> (UpdateState, Bool) {
    switch field.shape {
    case .model(let model), .optional(.model(let model)), .plain(let model):
      if old == .none {
        let isMentioned = merge(model, members, into: model.initial).isMentioned
        return isMentioned ? (fresh(model, members), true) : (old, false)
      }
      let (value, isMentioned) = merge(model, members, into: old)
      return isMentioned ? (value, true) : (old, false)
    case .map(_, let value):
      let isPatched = !rest(value, members, into: [:]).members.isEmpty
      return (rest(value, members, into: old.members), isPatched)
    default: return (old, false)
    }
  }
}
