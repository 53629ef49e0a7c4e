extension Version2Reference {
  mutating func read(
    _ value: Version2Value,
    _ kind: Version2Kind,
    _ position: Position
  ) throws(Ending) -> Reading {
    switch (kind, value) {
    case (.list(let element), .list(let values)):
      return try elements(values, element).map { .value(Version2Text.list($0)) } ?? .bad
    case (.set(let element), .list(let values)):
      return try elements(values, element).map { .value(Version2Text.set($0)) } ?? .bad
    case (.entries(let entry), .object(let members)):
      return try entries(members, entry).map { .value(Version2Text.entries($0)) } ?? .bad
    case (.numbered(let entry), .object(let members)):
      let numbers = members.compactMap { $0.key.first == "+" ? nil : Int($0.key) }
      if Set(numbers).count != members.count {
        // A bad key, or two keys that become equal, which the standard library decides.
        isLogOpen = true
        let isOpen = members.allSatisfy { Int($0.key) != nil }
        return isOpen ? .value(Version2Text.open) : .bad
      }
      let texts = try entries(members, entry)
      return texts.map {
        .value(Version2Text.entries(zip(numbers, $0).map { ("\($0)", $1.value) }))
      }
        ?? .bad
    case (.model(let name), .object(let members)):
      return .value(try fields(name, members))
    case (.plain(let name), .object(let members)):
      return try plain(name, members, position)
    case (.any, _): return try any(value)
    case (.list, _), (.set, _), (.entries, _), (.numbered, _), (.model, _), (.plain, _):
      log([Version2Block.mismatch], kind)
      return .bad
    default: return try scalar(value, kind, position)
    }
  }

  mutating func scalar(
    _ value: Version2Value,
    _ kind: Version2Kind,
    _ position: Position
  ) throws(Ending) -> Reading {
    var answer = scalars.strict(value, as: kind)
    if case .value(let text) = answer { return .value(text) }
    if position == .property, let converted = scalars.converted(value, as: kind) {
      answer = converted
      if case .value(let text) = converted {
        log([Version2Block.mismatch], kind)
        return .value(text)
      }
    }
    switch answer {
    case .mismatch: log([Version2Block.mismatch], kind)
    case .corrupted: log([Version2Block.corrupted], kind)
    case .unknown:
      log([Version2Block.corrupted], kind)
      return .unknown
    case .open:
      isLogOpen = true
      if kind.standIn == nil { throw .open }
      return .value(Version2Text.open)
    case .unusable, .value: log([Version2Block.mismatch, Version2Block.corrupted], kind)
    }
    return .bad
  }

  // MARK: SmartAny (LEG-8)

  mutating func any(_ value: Version2Value) throws(Ending) -> Reading {
    switch value {
    case .null: return .value(Version2Text.any("null", ""))
    case .flag(let flag): return .value(Version2Text.any("bool", flag.shown))
    case .text(let text): return .value(Version2Text.any("string", text.shown))
    case .number(let literal):
      for (name, kind) in [("int", Version2Kind.integer(Int.self)), ("uInt", .integer(UInt.self))] {
        switch scalars.strict(value, as: kind) {
        case .value(let text): return .value(Version2Text.any(name, text))
        case .open: throw .open
        default: continue
        }
      }
      switch scalars.strict(.number(literal), as: .double) {
      case .value(let text): return .value(Version2Text.any("double", text))
      case .open: throw .open
      default:
        log([Version2Block.mismatch, Version2Block.corrupted], .any)
        return .bad
      }
    case .list(let values):
      return try elements(values, .any)
        .map { .value(Version2Text.any("array", Version2Text.list($0))) }
        ?? .bad
    case .object(let members):
      guard let texts = try entries(members, .any) else {
        // Where the problem of a member is logged is not said: the value is then tried as an array.
        isLogOpen = true
        return .bad
      }
      return .value(Version2Text.any("dict", Version2Text.entries(texts)))
    }
  }
}

extension Version2Kind {
  /// Whether null is a value of the type (LEG-3).
  var takesNull: Bool { if case .any = self { true } else { false } }
}
