extension ModelSchema {
  /// Reads a model from a suite file.
  ///
  /// It has the form that adapters receive over the wire, except that initial values are written like
  /// expected values, which only the model makes readable.
  package init(data: WireValue) throws(WireError) {
    try data.allow([
      "id", "form", "handWritten", "code", "parent", "cases", "fallback", "shape", "type", "reads",
      "fields",
    ])
    let id = ModelID(rawValue: try data.required("id").string())
    let form = try data.required("form")
    let fields = try data.list("fields", Field.init(data:))
    switch try form.string() {
    case "structure": self.init(id, .structure, fields)
    case "plain": self.init(id, .plainStructure, fields)
    case "class":
      let parent = try data.optional("parent")?.string()
      self.init(id, .classType(parent: parent.map { ModelID(rawValue: $0) }), fields)
    case "enumeration":
      let cases = try data.required("cases").list(EnumerationCase.init(data:))
      self.init(id, enumeration: cases, fallback: try data.optional("fallback")?.string())
    case "root": self.init(id, .root(try Shape(wire: data.required("shape"))), [])
    case "container":
      let type = try data.required("type").string()
      self.init(id, .container(type: type, reads: try data.required("reads").string()), [])
    default: throw form.error("structure, plain, class, enumeration, root or container")
    }
    handWritten = try data.optional("handWritten")?.string()
    code = try data.optional("code")?.string()
  }

  /// The id and the form, with which files and messages begin.
  func head(_ text: (EnumerationCase) -> JSONValue) -> [(String, JSONValue?)] {
    let (kind, others): (String, [(String, JSONValue?)]) =
      switch form {
      case .structure: ("structure", [])
      case .plainStructure: ("plain", [])
      case .classType(let parent): ("class", [("parent", parent.map { .string($0.rawValue) })])
      case .enumeration(let cases, let fallback):
        (
          "enumeration",
          [("cases", .array(cases.map(text))), ("fallback", fallback.map { .string($0) })]
        )
      case .root(let shape): ("root", [("shape", shape.wire)])
      case .container: ("container", [])
      }
    return [("id", .string(id.rawValue)), ("form", .string(kind))] + others
  }

  /// The model as written in a suite file.
  package var data: JSONValue {
    var members = head(\.data)
    if case .container(let type, let reads) = form {
      members += [("type", .string(type)), ("reads", .string(reads))]
    }
    members.append(("handWritten", handWritten.map { .string($0) }))
    members.append(("code", code.map { .string($0) }))
    if !fields.isEmpty { members.append(("fields", .array(fields.map(\.data)))) }
    return .ordered(members)
  }
}

extension Field {
  fileprivate init(data: WireValue) throws(WireError) {
    try data.allow(["name", "key", "keys", "shape", "initial", "traits"])
    let traits = Set<Trait>(try data.choices("traits"))
    self = .field(
      try data.required("name").string(),
      try Shape(wire: data.required("shape")),
      default: try data.optional("initial")?.line,
      codingKey: try data.optional("key")?.string(),
      keys: try data.optional("keys")?.strings(),
      traits: traits
    )
  }

  fileprivate var data: JSONValue {
    .ordered([
      ("name", .string(name)),
      ("key", codingKey.hasSameScalars(as: name) ? nil : .string(codingKey)),
      ("keys", isMapped ? .strings(keys) : nil),
      ("shape", shape.wire),
      ("initial", initialValue.map(CanonicalSuite.parsed)),
      ("traits", .names(traits.map(\.rawValue).sorted())),
    ])
  }
}

extension EnumerationCase {
  fileprivate init(data: WireValue) throws(WireError) {
    try data.allow(["name", "raw"])
    let raw = try data.required("raw")
    let name = try data.required("name").string()
    if case .string(let text) = raw.value {
      self.init(name, text)
    } else {
      self.init(name, try raw.integer())
    }
  }

  fileprivate var data: JSONValue {
    .ordered([("name", .string(name)), ("raw", raw)])
  }
}
