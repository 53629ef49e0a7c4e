extension ModelSchema {
  /// The schema as a message; initial values are trees, which requires the catalog.
  func wire(in catalog: ModelCatalog) throws(ExpectationError) -> JSONValue {
    var members = head(\.wire)
    switch form {
    case .enumeration, .root, .container: return .ordered(members)
    case .structure, .plainStructure, .classType: break
    }
    var fields: [JSONValue] = []
    for field in self.fields { fields.append(try field.wire(in: catalog)) }
    members.append(("fields", .array(fields)))
    return .ordered(members)
  }

  /// Reads a schema.
  init(wire: WireValue) throws(WireError) {
    let id = ModelID(rawValue: try wire.required("id").string())
    let form = try wire.required("form")
    switch try form.string() {
    case "structure": self.init(id, .structure, try Self.fields(of: wire))
    case "plain": self.init(id, .plainStructure, try Self.fields(of: wire))
    case "class":
      let parent = try wire.optional("parent")?.string()
      self.init(
        id,
        .classType(parent: parent.map { ModelID(rawValue: $0) }),
        try Self.fields(of: wire)
      )
    case "enumeration":
      let cases = try wire.required("cases").list(EnumerationCase.init(wire:))
      self.init(id, enumeration: cases, fallback: try wire.optional("fallback")?.string())
    case "root": self.init(id, .root(try Shape(wire: wire.required("shape"))), [])
    default: throw form.error("structure, plain, class, enumeration or root")
    }
  }

  private static func fields(of wire: WireValue) throws(WireError) -> [Field] {
    try wire.required("fields").list(Field.init(wire:))
  }
}

extension Field {
  fileprivate func wire(in catalog: ModelCatalog) throws(ExpectationError) -> JSONValue {
    var initial: JSONValue?
    if initialValue != nil {
      do {
        initial = try ObservationReader(catalog: catalog).initialValue(of: self).wire
      } catch {
        let reason = "the initial value of \(name): \(error.reason)"
        throw ExpectationError(path: error.path, reason)
      }
    }
    let traits = self.traits.map(\.rawValue).sorted()
    return .ordered([
      ("name", .string(name)),
      ("key", codingKey.hasSameScalars(as: name) ? nil : .string(codingKey)),
      ("keys", .strings(keys)), ("shape", shape.wire), ("default", initial),
      ("traits", traits.isEmpty ? nil : .strings(traits)),
    ])
  }

  fileprivate init(wire: WireValue) throws(WireError) {
    let name = try wire.required("name").string()
    let keys = try wire.required("keys")
    var initial: String?
    if let tree = try wire.optional("default") {
      let value = try Observation(wire: tree).json
      initial = String(decoding: JSONWriter.line(of: value), as: UTF8.self)
    }
    let traits = Set<Trait>(try wire.choices("traits"))
    self = .field(
      name,
      try Shape(wire: wire.required("shape")),
      default: initial,
      codingKey: try wire.optional("key")?.string(),
      keys: try keys.strings(),
      traits: traits
    )
  }
}

extension EnumerationCase {
  fileprivate var wire: JSONValue {
    let raw: JSONValue =
      switch raw {
      case .number(let literal): Observation.integer(literal).wire
      case .string(let text): Observation.string(text).wire
      default: Observation.null.wire
      }
    return .ordered([("name", .string(name)), ("raw", raw)])
  }

  fileprivate init(wire: WireValue) throws(WireError) {
    let name = try wire.required("name").string()
    let raw = try wire.required("raw")
    switch try Observation(wire: raw) {
    case .string(let text): self.init(name, text)
    case .integer(let text):
      guard let number = Int(text) else { throw raw.error("an integer of at most 64 bits") }
      self.init(name, number)
    default: throw WireError("a raw value is a string or an integer", at: raw.path)
    }
  }
}

extension Observation {
  /// The value as written in schemas and expectations: the shape determines what each scalar is.
  package var json: JSONValue {
    switch self {
    case .null: .null
    case .boolean(let flag): .boolean(flag)
    case .integer(let text): .number(text)
    case .number(let text): ExactDecimal(text) == nil ? .string(text) : .number(text)
    case .string(let text), .data(let text), .date(let text), .enumeration(let text):
      .string(text)
    case .array(let elements): .array(elements.map(\.json))
    case .object(let fields): .members(fields.mapValues(\.json))
    case .instance(let name, let fields):
      .members(fields.mapValues(\.json).merging(["@": .string(name)]) { field, _ in field })
    }
  }
}
