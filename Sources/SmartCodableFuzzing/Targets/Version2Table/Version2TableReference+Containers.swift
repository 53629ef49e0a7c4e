extension Version2Reference {
  // MARK: Collections

  /// The elements, up to the first bad one, for which there is nil (LEG-5).
  mutating func elements(
    _ values: [Version2Value],
    _ kind: Version2Kind
  ) throws(Ending) -> [String]? {
    var texts: [String] = []
    let count = blocks.count
    for (index, value) in values.enumerated() {
      guard let text = try element(value, kind, .index(index)) else {
        amendLogged(since: count)
        return nil
      }
      texts.append(text)
    }
    return texts
  }

  mutating func entries(
    _ members: [Version2Value.Member],
    _ kind: Version2Kind
  ) throws(Ending) -> [(key: String, value: String)]? {
    var texts: [(key: String, value: String)] = []
    let count = blocks.count
    for member in members {
      guard let text = try element(member.value, kind, .key(member.key)) else {
        amendLogged(since: count)
        return nil
      }
      texts.append((member.key.shown, text))
    }
    return texts
  }

  mutating func element(
    _ value: Version2Value,
    _ kind: Version2Kind,
    _ step: Step
  ) throws(Ending) -> String? {
    path.append(step)
    defer { path.removeLast() }
    var wanted = kind
    if case .optional(let inner) = kind {
      if value == .null { return "nil" }
      wanted = inner
    }
    if value == .null, !wanted.takesNull {
      log([Version2Block.null], wanted)
    } else if case .value(let text) = try read(value, wanted, .element) {
      return text
    }
    amendLogged(kind)
    return nil
  }

  // MARK: Types with members

  var dottedPath: String {
    path.compactMap { if case .key(let key) = $0 { key } else { nil } }.joined(separator: ".")
  }

  mutating func fields(
    _ name: Version2Shape.Name,
    _ members: [Version2Value.Member]
  ) throws(Ending) -> String {
    var texts: [String] = []
    let place = dottedPath
    for field in name.shape.fields {
      let value = keys.value(of: field.name, in: members, at: place)
      texts.append(try property(field.name, field.kind, value))
    }
    return "{" + texts.joined(separator: ", ") + "}"
  }

  /// A plain type: strictly first, and only if that fails as a model is read (AGR-1, AGR-5).
  mutating func plain(
    _ name: Version2Shape.Name,
    _ members: [Version2Value.Member],
    _ position: Position
  ) throws(Ending) -> Reading {
    let count = blocks.count
    let wasLogOpen = isLogOpen
    plainDepth += 1
    let texts = try strictly(name, members)
    plainDepth -= 1
    if let texts {
      return .value("{" + texts.joined(separator: ", ") + "}")
    }
    // What the failed attempt logged is dropped; of a strict attempt nobody sees the log.
    blocks.removeSubrange(count...)
    isLogOpen = wasLogOpen
    return position == .strict ? .bad : .value(try fields(name, members))
  }

  /// The properties of a plain type by the rules of `JSONDecoder`; nil if one is bad.
  mutating func strictly(
    _ name: Version2Shape.Name,
    _ members: [Version2Value.Member]
  ) throws(Ending) -> [String]? {
    var texts: [String] = []
    let place = dottedPath
    for field in name.shape.fields {
      let value = keys.value(of: field.name, in: members, at: place)
      path.append(.key(field.name))
      defer { path.removeLast() }
      var wanted = field.kind
      if case .optional(let inner) = field.kind {
        wanted = inner
        if value == nil || value == .null {
          texts.append("nil")
          continue
        }
      }
      guard let value, value != .null, case .value(let text) = try read(value, wanted, .strict)
      else { return nil }
      texts.append(text)
    }
    return texts
  }
}
