/// Models and plain types (chapters 6, 11 and 13, FLAT-1 to FLAT-4).
extension UpdateTableReference {
  /// A model decoded anew.
  mutating func fresh(
    _ model: UpdateModelShape,
    _ members: [UpdatePart.Member]
  ) -> UpdateState {
    var result: [String: UpdateState] = [:]
    for field in model.fields {
      switch field.role {
      case .ignored: result[field.name] = field.initial
      case .flat: result[field.name] = flat(field, of: model) { $0.freshFlat(field, members) }
      case .ordinary: result[field.name] = property(field, members)
      }
    }
    return Self.finished(result)
  }

  /// The model after its hook, which counts its calls and those of the models inside (DFM-1, DFM-2).
  static func finished(_ members: [String: UpdateState]) -> UpdateState {
    var result = members
    if case .integer(let calls)? = members["calls"] { result["calls"] = .integer(calls + 1) }
    if members["seen"] != nil {
      let inner = members.filter { $0.key != "calls" && $0.key != "seen" }
      result["seen"] = .integer(inner.values.reduce(0) { $0 + $1.calls })
    }
    return .members(result)
  }

  private mutating func property(
    _ field: UpdateField,
    _ members: [UpdatePart.Member]
  ) -> UpdateState {
    guard let part = find(field, in: members) else {
      if !field.shape.isOptional { fall(field, "missing") }
      return field.initial
    }
    if part.isNull {
      if !field.shape.isOptional { fall(field, "null") }
      return field.initial
    }
    do {
      return try inside(field.name) { (judge) throws(Miss) in try judge.read(field.shape, part) }
    } catch {
      fall(field, error.kind)
      return field.initial
    }
  }

  private mutating func fall(_ field: UpdateField, _ kind: String) {
    _ = try? inside(field.name) { (judge) throws(Miss) in judge.report(kind) }
  }

  private mutating func freshFlat(
    _ field: UpdateField,
    _ members: [UpdatePart.Member]
  ) -> UpdateState {
    switch field.shape {
    case .model(let model), .optional(.model(let model)):
      return fresh(model, members)
    case .plain(let model): return plain(model, members)
    case .map(_, let value): return rest(value, members, into: [:])
    default: return field.initial
    }
  }

  /// Runs `body` for a flat, beside which the other fields of its model are known.
  mutating func flat<Result>(
    _ field: UpdateField,
    of model: UpdateModelShape,
    _ body: (inout Self) -> Result
  ) -> Result {
    let around = known
    known += model.fields.filter { $0.name != field.name }
    defer { known = around }
    return body(&self)
  }

  /// Every key that no other field has and whose value fits; the others are no repairs (FLAT-4).
  mutating func rest(
    _ value: UpdateShape,
    _ members: [UpdatePart.Member],
    into old: [String: UpdateState]
  ) -> UpdateState {
    var result = old
    let before = repairs.count
    for member in members where !member.part.isNull {
      if known.contains(where: { find($0, in: [member]) != nil }) { continue }
      let entry = try? inside(member.key) { (judge) throws(Miss) in
        try judge.read(value, member.part)
      }
      if let entry { result[member.key] = entry }
    }
    forgetRepairs(since: before)
    return .members(result)
  }

  /// A plain type: missing and bad members get nil or the defaults of their types (NEST-3).
  mutating func plain(
    _ model: UpdateModelShape,
    _ members: [UpdatePart.Member]
  ) -> UpdateState {
    var result: [String: UpdateState] = [:]
    for field in model.fields {
      result[field.name] =
        field.role == .flat
        ? flat(field, of: model) { $0.freshFlat(field, members) } : property(field, members)
    }
    return .members(result)
  }

  /// Members that are tried strictly, whose failures are the type's own affair (AGR-1, AGR-2).
  mutating func probing(
    _ part: UpdatePart,
    into old: [String: UpdateState] = ["count": .none, "leaf": .none]
  ) throws(Miss) -> UpdateState {
    let members = try Self.object(part)
    // Its members are then read leniently, each as often as it likes; so they are where keys are converted.
    if part.content != nil || keys != .asWritten { isOpen = true }
    var result = old
    let leaf = UpdateShape.model(UpdateTableLeaves.Leaf.shape)
    for (name, shape) in [("count", UpdateShape.integer), ("leaf", leaf)] {
      // In strict decoding only what a strategy makes of a key counts.
      guard let part = members.first(where: { converted($0.key) == name })?.part else { continue }
      // Whether a text may hold a model there is not said.
      if name == "leaf", part.content != nil { isOpen = true }
      result[name] = UpdateState.none
      guard Self.isStrict(shape, part) else { continue }
      result[name] = try? inside(name) { (judge) throws(Miss) in
        try judge.update(.optional(shape), old[name] ?? .none, with: part)
      }
    }
    return .members(result)
  }
}
