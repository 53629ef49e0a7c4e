import FuzzKit

/// The uses of a keyed container.
struct DecodeScriptKeyedView<Key: DecodeScriptKey> {
  let script: DecodeScript
  let container: KeyedDecodingContainer<Key>
  let node: JSONTree.Node?
  let isCalm: Bool

  init(
    _ script: DecodeScript,
    _ container: KeyedDecodingContainer<Key>,
    _ node: JSONTree.Node?,
    isCalm: Bool
  ) {
    self.script = script
    self.container = container
    self.node = node
    self.isCalm = isCalm
  }

  func perform(_ later: inout [() -> Void]) throws {
    for _ in 0...script.draw(6) where !script.isSpent { try step(&later) }
  }

  func performCalmly() {
    let view = Self(script, container, node, isCalm: true)
    var later: [() -> Void] = []
    try? view.perform(&later)
    for work in later { work() }
  }

  /// A question from further inside; nothing is decoded by the script's own code.
  func askBriefly() {
    script.note("outer keys") {
      let text = script.question(about: node)
      let value = try Key.make(text, 0).map { try container.decodeIfPresent(Int.self, forKey: $0) }
      return "\(Zoo.text(of: container.codingPath)) \(text) \(value.map { $0.spoken } ?? "none")"
    }
  }

  /// Questions to a container that was kept.
  func askAfterwards() {
    script.note("kept keys") {
      let text = script.question(about: node)
      let path = Zoo.text(of: container.codingPath)
      guard let key = Key.make(text, 0) else { return path }
      let child = script.node(at: container.codingPath + [key])
      guard container.contains(key) else { return "\(path) no \(text)" }
      let answer =
        switch script.kind(of: child) {
        case .null: "\(try container.decodeNil(forKey: key))"
        case .bool: try container.decode(Bool.self, forKey: key).spoken
        case .number: try container.decode(Double.self, forKey: key).spoken
        case .string: try container.decode(String.self, forKey: key).spoken
        case .array, .set: "\(try container.nestedUnkeyedContainer(forKey: key).count ?? -1)"
        case .object:
          "\(try container.nestedContainer(keyedBy: Zoo.Key.self, forKey: key).allKeys.count)"
        }
      return "\(path) \(text) \(answer) \(container.allKeys.count)"
    }
  }

  private func step(_ later: inout [() -> Void]) throws {
    let text = script.question(about: node)
    guard let key = Key.make(text, script.draw(4)) else { return }
    let child = script.node(at: container.codingPath + [key])
    switch script.draw(18) {
    case 0: note("contains", key) { "\(container.contains(key))" }
    case 1: try attempt("decodeNil", key) { "\(try container.decodeNil(forKey: key))" }
    case 2:
      script.note("allKeys") {
        container.allKeys.map { "\($0.stringValue) \($0.intValue ?? -1)" }
          .sorted(by: Zoo.precedes).joined(separator: ", ")
      }
    case 3, 4: try nested(key, child, &later)
    case 5: try nestedList(key, child, &later)
    case 6: try goUp("super", &later) { try container.superDecoder() }
    case 7: try goUp("super for \(text)", &later) { try container.superDecoder(forKey: key) }
    default: try read(key, child)
    }
  }

  private func read(_ key: Key, _ child: JSONTree.Node?) throws {
    let wish = DecodeScriptWish.draw(script, at: child)
    let isIfPresent = script.oneIn(3)
    try attempt(isIfPresent ? "\(wish.name) if present" : wish.name, key) {
      switch wish {
      case .scalar(let scalar):
        return isIfPresent
          ? try scalar.readIfPresent(container, key) : try scalar.read(container, key)
      case .value(let type, _):
        return try script.shielded(wish, at: child) { try value(type, key, isIfPresent) }
      }
    }
  }

  private func value<T: DecodeScriptValue>(
    _ type: T.Type,
    _ key: Key,
    _ isIfPresent: Bool
  ) throws -> String {
    isIfPresent
      ? try container.decodeIfPresent(type, forKey: key).spoken
      : try container.decode(type, forKey: key).spoken
  }

  private func nested(
    _ key: Key,
    _ child: JSONTree.Node?,
    _ later: inout [() -> Void]
  ) throws {
    let type = DecodeScriptKeys.all[script.draw(DecodeScriptKeys.all.count)]
    try nested(by: type, key, child, &later)
  }

  private func nested<Inner: DecodeScriptKey>(
    by type: Inner.Type,
    _ key: Key,
    _ child: JSONTree.Node?,
    _ later: inout [() -> Void]
  ) throws {
    var opened: KeyedDecodingContainer<Inner>?
    try attempt("nested by \(type.label)", key) {
      let inner = try container.nestedContainer(keyedBy: type, forKey: key)
      opened = inner
      return Zoo.text(of: inner.codingPath)
    }
    guard let opened else { return }
    let view = DecodeScriptKeyedView<Inner>(script, opened, child, isCalm: isCalm)
    if script.oneIn(3) { later.append { view.performCalmly() } } else { try view.perform(&later) }
    if script.oneIn(4) { script.kept.append { view.askAfterwards() } }
  }

  private func nestedList(
    _ key: Key,
    _ child: JSONTree.Node?,
    _ later: inout [() -> Void]
  ) throws {
    var opened: (any UnkeyedDecodingContainer)?
    try attempt("nested list", key) {
      let inner = try container.nestedUnkeyedContainer(forKey: key)
      opened = inner
      return Zoo.text(of: inner.codingPath)
    }
    guard let opened else { return }
    var view = DecodeScriptUnkeyedView(script, opened, child, isCalm: isCalm)
    let copy = view
    if script.oneIn(3) { later.append { copy.performCalmly() } } else { try view.perform(&later) }
    if script.oneIn(4) { script.kept.append { copy.askAfterwards() } }
  }

  private func goUp(
    _ label: String,
    _ later: inout [() -> Void],
    _ open: () throws -> any Decoder
  ) throws {
    var opened: (any Decoder)?
    try script.attempt(label, isCalm: isCalm) {
      let decoder = try open()
      opened = decoder
      return Zoo.text(of: decoder.codingPath)
    }
    guard let opened else { return }
    try script.use(opened, isCalm: isCalm, &later)
  }

  private func attempt(_ label: String, _ key: Key, _ body: () throws -> String) throws {
    try script.attempt("\(label) \(key.stringValue)", isCalm: isCalm, body)
  }

  private func note(_ label: String, _ key: Key, _ body: () throws -> String) {
    script.note("\(label) \(key.stringValue)", body)
  }
}

extension DecodeScript {
  /// Uses a decoder that is not the value's own, now, later or after the call.
  func use(_ decoder: any Decoder, isCalm: Bool, _ later: inout [() -> Void]) throws {
    let work = { (isCalm: Bool) throws in
      var views = DecodeScriptViews(self, decoder)
      views.isCalm = isCalm
      try views.perform()
    }
    switch draw(6) {
    case 0, 1: later.append { try? work(true) }
    case 2: kept.append { DecodeScriptViews(self, decoder).askAfterwards() }
    case 3:
      let node = node(at: decoder.codingPath)
      let wish = DecodeScriptWish.draw(self, at: node)
      guard case .value(let type, _) = wish, !DecodeScriptModels.isModel(type) else {
        return try work(isCalm)
      }
      try attempt("direct \(wish.name)", isCalm: isCalm) {
        try shielded(wish, at: node) { try type.init(from: decoder).spoken }
      }
    default: try work(isCalm)
    }
  }

  /// Runs `body`, of which only the failure counts if it is chance what fails first.
  func shielded(
    _ wish: DecodeScriptWish,
    at node: JSONTree.Node?,
    _ body: () throws -> String
  ) throws -> String {
    let count = node.map { tree.children(of: $0).count } ?? 0
    guard wish.isUnordered, count > 1 else { return try body() }
    return (try? body()) ?? "failed"
  }
}
