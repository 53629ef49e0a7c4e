extension ConformanceCase {
  /// Reads a case from a suite file, whose path determines the profile.
  package init(data: WireValue, profile: Profile?) throws(WireError) {
    try data.allow([
      "id", "title", "clause", "also", "requirement", "needs", "model", "input", "settings",
      "expect", "kills", "excluding", "since", "revised", "origin", "repaired",
    ])
    let excluded = Set<Variation>(try data.choices("excluding"))
    let settings = try data.optional("settings")?
      .entries { value throws(WireError) in try value.string() }
    self.init(
      CaseID(rawValue: try data.required("id").string()),
      try data.required("title").string(),
      clause: Clause(try data.required("clause").string()),
      also: try data.strings("also"),
      try data.choice("requirement") ?? .must,
      profile: profile,
      needs: Set(try data.strings("needs").map { Capability(rawValue: $0) }),
      model: ModelID(rawValue: try data.required("model").string()),
      input: try CaseInput(data: data.required("input")),
      settings: Dictionary(
        (settings ?? [:]).map { (Setting(rawValue: $0.key), $0.value) },
        uniquingKeysWith: { first, _ in first }
      ),
      expect: try Expectation(data: data.required("expect")),
      kills: try data.strings("kills"),
      excluding: excluded,
      since: try data.optional("since")?.string() ?? "1.0",
      revised: try data.optional("revised")?.string(),
      origin: try data.optional("origin")?.string(),
      repaired: try data.optional("repaired")
        .map { value throws(WireError) in
          try CaseInput(data: value)
        }
    )
  }

  /// The case as written in a suite file; members with default values are left out.
  package var data: JSONValue {
    let settings = settings.map { JSONMember(key: $0.key.rawValue, value: .string($0.value)) }
    let switches = settings.sorted { $0.key < $1.key }
    return .ordered([
      ("id", .string(id.rawValue)),
      ("title", .string(title)),
      ("clause", .string(clause.id)),
      ("also", .names(also)),
      ("requirement", requirement == .must ? nil : .string(requirement.rawValue)),
      ("needs", .names(needs.filter { $0 != profile.claim }.map(\.rawValue).sorted())),
      ("model", .string(model.rawValue)),
      ("input", input.data),
      ("settings", switches.isEmpty ? nil : .object(switches)),
      ("expect", expectation.data),
      ("kills", .names(kills)),
      ("excluding", .names(excluded.map(\.rawValue).sorted())),
      ("since", since == "1.0" ? nil : .string(since)),
      ("revised", revised.map { .string($0) }),
      ("origin", origin.map { .string($0) }),
      ("repaired", repaired.map(\.data)),
    ])
  }
}

extension CaseInput {
  /// Reads an input: a tree, a text, bytes in hexadecimal digits, or something repeated.
  package init(data: WireValue) throws(WireError) {
    let members = try data.members()
    guard members.count == 1, let form = members.first?.key else {
      throw data.error("an object with tree, text, hex or repeated")
    }
    let value = try data.required(form)
    switch form {
    case "tree": self = .text(value.line)
    case "text": self = .text(try value.string())
    case "hex": self = .hex(try value.string())
    case "repeated":
      try value.allow(["open", "core", "close", "times", "end"])
      self = .nested(
        open: try value.required("open").string(),
        core: try value.required("core").string(),
        close: try value.required("close").string(),
        depth: try value.required("times").integer(),
        end: try value.optional("end")?.string() ?? ""
      )
    default: throw data.error("tree, text, hex or repeated")
    }
  }

  /// The input as written in a suite file: as a tree if that reproduces every byte.
  package var data: JSONValue {
    switch self {
    case .text(let text):
      if let tree = try? JSONReader.read(text), tree.isPlain,
        String(decoding: JSONWriter.line(of: tree), as: UTF8.self).hasSameScalars(as: text)
      {
        return .ordered([("tree", tree)])
      }
      return .ordered([("text", .string(text))])
    case .hex(let digits): return .ordered([("hex", .string(digits))])
    case .nested(let open, let core, let close, let depth, let end):
      return .ordered([
        (
          "repeated",
          .ordered(
            [
              ("open", .string(open)), ("core", .string(core)), ("close", .string(close)),
              ("times", .integer(depth)),
            ] + (end.isEmpty ? [] : [("end", .string(end))])
          )
        )
      ])
    }
  }
}

extension JSONValue {
  /// An array of names, or nil for none.
  package static func names(_ names: [String]) -> JSONValue? {
    names.isEmpty ? nil : .array(names.map { .string($0) })
  }

  /// Whether every JSON library writes this value back with the same bytes: no key is repeated, and each
  /// number has its shortest form.
  fileprivate var isPlain: Bool {
    switch self {
    case .null, .boolean, .string: true
    case .number(let text):
      Int(text).map(String.init) == text
        || (text.contains(".") && !text.contains("e") && Double(text)?.description == text)
    case .array(let elements): elements.allSatisfy(\.isPlain)
    case .object(let members):
      Set(members.map(\.key)).count == members.count && members.allSatisfy(\.value.isPlain)
    }
  }
}
