/// The answer to `run`.
struct WireAnswer {
  let seq: Int
  let response: SubjectResponse

  private static let results = [
    "decoded", "rejected", "unbound", "inexpressible", "unsupported", "broken",
  ]

  /// The line, without its end.
  ///
  /// Only a runner knows about crashes and time, so these are sent as `broken`.
  var line: [UInt8] {
    var members: [(String, JSONValue?)] = [("seq", .integer(seq))]
    switch response {
    case .decoded(let observation, let repairs):
      members.append(("decoded", observation.wire))
      let list = repairs?.map { Self.wire($0.kind.rawValue, $0.path) }
      members.append(("repairs", list.map(JSONValue.array)))
    case .rejected(let rejection):
      members.append(("rejected", Self.wire(rejection.kind?.rawValue, rejection.path)))
    case .unbound(let model): members.append(("unbound", .string(model.rawValue)))
    case .inexpressible(let what): members.append(("inexpressible", .string(what)))
    case .unsupported(let setting): members.append(("unsupported", .string(setting.rawValue)))
    case .broken(let reason): members.append(("broken", .string(reason)))
    case .crashed(let how): members.append(("broken", .string("crashed: \(how)")))
    case .timedOut: members.append(("broken", .string("timed out")))
    }
    return JSONWriter.line(of: .ordered(members))
  }

  private static func wire(_ kind: String?, _ path: String?) -> JSONValue {
    .ordered([("kind", kind.map(JSONValue.string)), ("path", path.map(JSONValue.string))])
  }
}

extension WireAnswer {
  /// Reads a line.
  init(line: [UInt8]) throws(WireError) {
    let message = try WireValue(line: line)
    seq = try message.required("seq").integer()
    let found = try message.members().map(\.key).filter(Self.results.contains)
    guard let result = found.first, found.count == 1 else {
      let which = found.isEmpty ? "none" : found.joined(separator: " and ")
      throw WireError("one of \(Self.results.joined(separator: ", ")) is wanted, not \(which)")
    }
    let value = try message.required(result)
    switch result {
    case "decoded":
      response = .decoded(
        try Observation(wire: value),
        repairs: try message.optional("repairs")?.list(Self.repair)
      )
    case "rejected": response = .rejected(try Self.rejection(value))
    case "unbound": response = .unbound(ModelID(rawValue: try value.string()))
    case "inexpressible": response = .inexpressible(try value.string())
    case "unsupported": response = .unsupported(Setting(rawValue: try value.string()))
    default: response = .broken(try value.string())
    }
  }

  private static func repair(_ value: WireValue) throws(WireError) -> Repair {
    let kind = try value.required("kind")
    return Repair(try known(kind), at: try path(value.required("path")))
  }

  private static func rejection(_ value: WireValue) throws(WireError) -> Rejection {
    let kind = try value.optional("kind")
    let place = try value.optional("path")
    return Rejection(
      try kind.map { (kind) throws(WireError) in try known(kind) },
      at: try place.map { (place) throws(WireError) in try path(place) }
    )
  }

  private static func known<Kind>(_ value: WireValue) throws(WireError) -> Kind
  where Kind: RawRepresentable<String> & CaseIterable {
    guard let kind = Kind(rawValue: try value.string()) else {
      throw value.error("one of " + Kind.allCases.map(\.rawValue).joined(separator: ", "))
    }
    return kind
  }

  private static func path(_ value: WireValue) throws(WireError) -> String {
    guard try value.string().hasPrefix("$") else { throw value.error("a path that begins with $") }
    return try value.string()
  }
}
