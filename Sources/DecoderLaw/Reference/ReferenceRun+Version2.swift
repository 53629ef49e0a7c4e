import ConformanceKit

extension ReferenceRun {
  /// Reads a value as version 2 does: nothing converts but some scalars of properties (LEG-4, LEG-5), and each problem
  /// is logged where it arises (LEG-12).
  mutating func version2(
    _ shape: Shape,
    _ value: JSONValue,
    _ position: Position
  ) throws(Rejection) -> Reading {
    switch (shape, value) {
    case (.optional(.optional(let wrapped)), _) where value != .null:
      version2?.plainDepth += 1
      defer { version2?.plainDepth -= 1 }
      return try version2(wrapped, value, position)
    case (.optional(let wrapped), _):
      return value == .null ? .taken(.null) : try version2(wrapped, value, position)
    case (.any, _): return try tagged(value, position)
    case (_, .null): return problem(.null, shape, position)
    case (.array(let element), .array(let values)):
      return try elements(of: element, values, position)
    case (.set(let element), .array(let values)):
      let reading = try elements(of: element, values, position)
      guard case .taken(.array(let elements)) = reading else { return reading }
      var distinct: [Observation] = []
      for element in elements where !distinct.contains(element) { distinct.append(element) }
      return .taken(.array(distinct.inSetOrder()))
    case (.dictionary(let entry), .object(let members)):
      let members = distinct(members)
      return try entries(of: entry, members, members.map(\.key), position)
    case (.map(_, let entry), .object(let members)):
      let members = distinct(members)
      // The strategy spares the keys of dictionaries (KEY-14), but not in Foundation (AGR-1).
      if members.contains(where: { converted($0.key) != $0.key }) {
        return leftOpen(shape, position)
      }
      let names = members.compactMap { $0.key.first == "+" ? nil : Int($0.key) }
      if Set(names).count != members.count {
        // A bad key, or two keys that become equal, which the standard library decides.
        version2?.open.isLog = true
        let isOpen = members.allSatisfy { Int($0.key) != nil }
        return isOpen ? leftOpen(shape, position) : .failed(.mismatch)
      }
      return try entries(of: entry, members, names.map { "\($0)" }, position)
    case (.model(let id), _):
      if case .root(let inner)? = catalog[id]?.form {
        return scalar(inner, value, position, as: shape, converts: false)
      }
      guard case .object(let members) = value else { return problem(.mismatch, shape, position) }
      return try model(id, members, position)
    case (.array, _), (.set, _), (.dictionary, _), (.map, _):
      return problem(.mismatch, shape, position)
    case (.enumeration(let id), _): return choice(id, value, position)
    default: return scalar(shape, value, position, as: shape, converts: !position.isElement)
    }
  }

  private mutating func model(
    _ id: ModelID,
    _ members: [JSONMember],
    _ position: Position
  ) throws(Rejection) -> Reading {
    guard isPlain(id), let before = version2?.plainProblems else {
      return try record(id, members, position).map { .taken($0) } ?? .failed(.invalid)
    }
    let mark = repairs.count
    version2?.plainDepth += 1
    defer { version2?.plainDepth -= 1 }
    let record = try record(id, members, position)
    // Only a strict attempt that succeeds loses blocks.
    if let state = version2, state.plainProblems > before {
      version2?.mayLack = state.mayLack.filter { $0 < mark }
    }
    return record.map { .taken($0) } ?? .failed(.invalid)
  }

  // MARK: Problems

  private mutating func problem(
    _ kind: Repair.Kind,
    _ shape: Shape,
    _ position: Position
  ) -> Reading {
    note(kind, shape, at: position.path, outer: position.outer)
    return .failed(kind)
  }

  private mutating func note(
    _ kind: Repair.Kind,
    _ shape: Shape,
    at path: String,
    outer: ModelID?
  ) {
    report(kind, at: path, RepairDetail(wanted: shape, action: .typeDefault))
    if isPlain(outer) { version2?.plainProblems += 1 }
  }

  /// Leaves a field of the top level open with its log, or the call, if a value of the type ends it.
  private mutating func leftOpen(_ shape: Shape, _ position: Position) -> Reading {
    let field = position.path.dropFirst(2).prefix { $0.isLetter }
    version2?.open.fields.insert(String(field))
    if field.isEmpty || isRequired(shape) { version2?.open.isCall = true }
    return .taken(.null)
  }

  // MARK: Collections

  private mutating func elements(
    of shape: Shape,
    _ values: [JSONValue],
    _ position: Position
  ) throws(Rejection) -> Reading {
    let paths = values.indices.map { "\(position.path)[\($0)]" }
    return try parts(of: shape, Array(zip(paths, values)), position).map { .taken(.array($0)) }
      ?? .failed(.mismatch)
  }

  private mutating func entries(
    of shape: Shape,
    _ members: [JSONMember],
    _ names: [String],
    _ position: Position
  ) throws(Rejection) -> Reading {
    let values = members.map { ("\(position.path).\($0.key)", $0.value) }
    guard let parts = try parts(of: shape, values, position) else { return .failed(.mismatch) }
    return .taken(.object(Dictionary(zip(names, parts)) { first, _ in first }))
  }

  /// The parts of a collection, or nil for a bad one, after which none is read (LEG-5).
  private mutating func parts(
    of shape: Shape,
    _ values: [(path: String, value: JSONValue)],
    _ position: Position
  ) throws(Rejection) -> [Observation]? {
    let mark = repairs.count
    var parts: [Observation] = []
    for (path, value) in values {
      let place = Position(path: path, isElement: true, outer: position.outer)
      switch try version2(shape, value, place) {
      case .taken(let value), .converted(let value): parts.append(value)
      case .failed:
        // Whether the type of an Optional element is named with its Optional is not said.
        if let last = repairs.indices.last, repairs[last].path == path {
          details[last] = RepairDetail(wanted: shape, action: .typeDefault)
        }
        // A strict attempt and a wrapper lose these blocks, against LEG-12; once they keep them, this can go.
        if let state = version2, state.plainDepth > 0 {
          version2?.mayLack.formUnion(mark..<repairs.count)
        }
        return nil
      }
    }
    return parts
  }

  // MARK: Scalars

  /// A scalar as `JSONDecoder` reads it, or else as LEG-4 converts it.
  private mutating func scalar(
    _ shape: Shape,
    _ value: JSONValue,
    _ position: Position,
    as wanted: Shape,
    converts: Bool
  ) -> Reading {
    guard let type = ScalarType(shape), let state = version2 else { return .failed(.mismatch) }
    let failure: Repair.Kind
    switch state.strict.ruling(type, .json(value)) {
    case .value(let values, _): return values.first.map { .taken($0) } ?? .failed(.mismatch)
    case .open: return leftOpen(wanted, position)
    case .miss([.mismatch]): failure = .mismatch
    // Whose error a date makes is not said.
    case .miss: failure = type == .date ? .inexact : .invalid
    }
    guard converts, state.converting.converts(type, .json(value)) else {
      return problem(failure, wanted, position)
    }
    switch state.converting.ruling(type, .json(value)) {
    case .value(let values, _):
      note(.converted, wanted, at: position.path, outer: position.outer)
      return values.first.map { .taken($0) } ?? .failed(.mismatch)
    case .open: return leftOpen(wanted, position)
    case .miss(let kinds):
      let isText = if case .string = value { true } else { false }
      return problem(isText && kinds == [.invalid] ? failure : .inexact, wanted, position)
    }
  }

  /// Raw values are not converted, and those of another kind are not unknown (LEG-7).
  private mutating func choice(
    _ id: ModelID,
    _ value: JSONValue,
    _ position: Position
  ) -> Reading {
    let shape = Shape.enumeration(id)
    guard case .enumeration(let cases, _)? = catalog[id]?.form, let strict = version2?.strict
    else { return .failed(.mismatch) }
    var raw = value
    switch (cases.first?.raw, value) {
    case (.string?, .string): break
    case (.number?, .number):
      switch strict.ruling(.integer(bits: 64, signed: true), .json(value)) {
      case .value(let values, _): if case .integer(let text)? = values.first { raw = .number(text) }
      case .open: return leftOpen(shape, position)
      default: return problem(.inexact, shape, position)
      }
    default: return problem(.mismatch, shape, position)
    }
    let found = cases.first { $0.raw == raw }
    return found.map { .taken(.enumeration($0.name)) } ?? problem(.invalid, shape, position)
  }

  /// A value of any kind, with the name of its case (LEG-8).
  private mutating func tagged(
    _ value: JSONValue,
    _ position: Position
  ) throws(Rejection) -> Reading {
    func taken(_ name: String, _ value: Observation) -> Reading { .taken(.object([name: value])) }
    switch value {
    case .null: return .taken(.enumeration("null"))
    case .boolean(let flag): return taken("bool", .boolean(flag))
    case .string(let text): return taken("string", .string(text))
    case .number:
      let types: [(String, ScalarType)] = [
        ("int", .integer(bits: 64, signed: true)), ("uInt", .integer(bits: 64, signed: false)),
        ("double", .double),
      ]
      for (name, type) in types {
        switch version2?.strict.ruling(type, .json(value)) {
        case .value(let values, _)?: return taken(name, values.first ?? .null)
        case .open?: return leftOpen(.any, position)
        default: continue
        }
      }
      return problem(.inexact, .any, position)
    case .array(let values):
      let reading = try elements(of: .any, values, position)
      guard case .taken(let elements) = reading else { return reading }
      return taken("array", elements)
    case .object(let members):
      let members = distinct(members)
      let reading = try entries(of: .any, members, members.map(\.key), position)
      if case .taken(let entries) = reading { return taken("dict", entries) }
      // Where the problem of a member is logged is not said: the value is then tried as an array.
      version2?.open.isLog = true
      return reading
    }
  }

  // MARK: Properties

  /// The values of a property: of its own key, then of the others.
  func version2Candidates(
    for field: Field,
    in members: [JSONMember],
    at path: String,
    _ state: Version2State
  ) -> (found: [(key: String, value: JSONValue)], sawNull: Bool) {
    let values =
      [member(field.codingKey, in: members)]
      + state.others(of: field.codingKey, at: path).map { rawMember($0, in: members) }
    let found = values.compactMap { $0 == .null ? nil : $0 }
    return (found.map { (field.codingKey, $0) }, values.contains(.null))
  }

  /// What stands in for a property: the default of its type, or nil (LEG-2, LEG-6, LEG-7).
  mutating func version2StandIn(
    for field: Field,
    _ cause: Repair.Kind,
    at path: String,
    outer: ModelID
  ) throws(Rejection) -> Observation {
    let isAbsent = cause == .missing || cause == .null
    switch field.shape {
    case .optional(.enumeration(let id)) where cause == .invalid && !isRequired(.enumeration(id)):
      return typeDefault(of: .enumeration(id))
    case .optional(.model(let id))
    where !isAbsent && !isPlain(id) && catalog[id]?.valueShape == nil:
      throw Rejection(.typeMismatch, at: path)
    case .optional: return .null
    case .any where cause == .null: return .enumeration("null")
    default: break
    }
    if isAbsent { note(cause, field.shape, at: path, outer: outer) }
    if isRequired(field.shape) { throw Rejection(.valueNotFound, at: path) }
    return field.shape == .date ? .date("0.0") : typeDefault(of: field.shape)
  }

  /// Whether a type has no default (LEG-3).
  private func isRequired(_ shape: Shape) -> Bool {
    switch shape {
    case .url, .any: true
    case .model(let id): isPlain(id) || catalog[id]?.valueShape != nil
    case .enumeration(let id):
      if case .enumeration(_, nil)? = catalog[id]?.form { true } else { false }
    default: false
    }
  }
}

extension ScalarType {
  /// The type of a shape that is a scalar.
  init?(_ shape: Shape) {
    switch shape {
    case .boolean: self = .boolean
    case .string: self = .string
    case .integer(let bits, let signed): self = .integer(bits: bits, signed: signed)
    case .number: self = .double
    case .float32: self = .single
    case .decimal: self = .decimal
    case .date: self = .date
    case .data: self = .data
    case .url: self = .url
    default: return nil
    }
  }
}
