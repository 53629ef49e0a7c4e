extension Expectation {
  /// Reads the expectation of a case.
  package init(data: WireValue) throws(WireError) {
    try data.allow([
      "value", "defaultsExcept", "repairs", "rejection", "oneOf", "recorded", "because",
    ])
    let repairs = try data.optional("repairs")?.list(Repair.init(data:))
    if let value = try data.optional("value") {
      self = .value(value.line, repairs: repairs)
    } else if let value = try data.optional("defaultsExcept") {
      self = .defaults(except: value.line, repairs: repairs)
    } else if let rejection = try data.optional("rejection") {
      try rejection.allow(["kind", "at"])
      self = .rejection(
        try rejection.choice("kind"),
        at: try rejection.optional("at")?.string()
      )
    } else if let answers = try data.optional("oneOf") {
      self = .oneOf(
        try answers.list(Expectation.init(data:)),
        because: try data.required("because").string()
      )
    } else {
      guard try data.required("recorded").boolean() else {
        throw data.error("true for recorded")
      }
      self = .unspecified(because: try data.required("because").string())
    }
  }

  /// The expectation as written in a suite file.
  package var data: JSONValue {
    switch self {
    case .value(let text, let repairs):
      .ordered([("value", CanonicalSuite.parsed(text)), ("repairs", Self.data(of: repairs))])
    case .defaults(let text, let repairs):
      .ordered([
        ("defaultsExcept", CanonicalSuite.parsed(text)), ("repairs", Self.data(of: repairs)),
      ])
    case .rejection(let kind, let path):
      .ordered([
        (
          "rejection",
          .ordered([
            ("kind", kind.map { .string($0.rawValue) }), ("at", path.map { .string($0) }),
          ])
        )
      ])
    case .oneOf(let answers, let reason):
      .ordered([("oneOf", .array(answers.map(\.data))), ("because", .string(reason))])
    case .unspecified(let reason):
      .ordered([("recorded", .boolean(true)), ("because", .string(reason))])
    }
  }

  private static func data(of repairs: [Repair]?) -> JSONValue? {
    repairs.map { .array($0.map(\.data)) }
  }
}

extension Repair {
  fileprivate init(data: WireValue) throws(WireError) {
    try data.allow(["kind", "at"])
    guard let kind: Kind = try data.choice("kind") else {
      throw WireError("the key \"kind\" is missing", at: data.path)
    }
    self.init(kind, at: try data.required("at").string())
  }

  fileprivate var data: JSONValue {
    .ordered([("kind", .string(kind.rawValue)), ("at", .string(path))])
  }
}

extension Untestable {
  /// Reads a clause that no case can check.
  package init(data: WireValue) throws(WireError) {
    try data.allow(["clause", "reason", "detail"])
    let reason: Reason = try data.required("reason").choice()
    self.init(
      try data.required("clause").string(),
      reason,
      try data.required("detail").string()
    )
  }

  /// The clause as written in a suite file.
  package var data: JSONValue {
    .ordered([
      ("clause", .string(clause)), ("reason", .string(reason.rawValue)),
      ("detail", .string(detail)),
    ])
  }
}
