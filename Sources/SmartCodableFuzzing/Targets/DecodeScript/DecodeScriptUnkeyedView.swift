import FuzzKit

/// The uses of an unkeyed container, mostly up to its end and sometimes beyond.
struct DecodeScriptUnkeyedView {
  let script: DecodeScript
  var container: any UnkeyedDecodingContainer
  let node: JSONTree.Node?
  var isCalm: Bool

  init(
    _ script: DecodeScript,
    _ container: any UnkeyedDecodingContainer,
    _ node: JSONTree.Node?,
    isCalm: Bool
  ) {
    self.script = script
    self.container = container
    self.node = node
    self.isCalm = isCalm
  }

  mutating func perform(_ later: inout [() -> Void]) throws {
    let count = script.draw(8)
    script.note("list") { "\(container.count ?? -1) \(place)" }
    for _ in 0...count where !script.isSpent {
      if container.isAtEnd, !script.oneIn(3) { return }
      try step(&later)
    }
  }

  func performCalmly() {
    var view = self
    view.isCalm = true
    var later: [() -> Void] = []
    try? view.perform(&later)
    for work in later { work() }
  }

  /// A question from further inside, to a copy.
  func askBriefly() {
    script.note("outer list") {
      var copy = container
      let value = try copy.decodeIfPresent(Int.self)
      return "\(Zoo.text(of: container.codingPath)) \(value.spoken) \(container.currentIndex)"
    }
  }

  /// Questions to a container that was kept.
  func askAfterwards() {
    script.note("kept list") {
      var copy = self
      guard copy.child != nil else { return copy.place }
      let answer =
        switch script.kind(of: copy.child) {
        case .null: "\(try copy.container.decodeNil())"
        case .bool: try copy.container.decode(Bool.self).spoken
        case .number: try copy.container.decode(Double.self).spoken
        case .string: try copy.container.decode(String.self).spoken
        case .array, .set: "\(try copy.container.nestedUnkeyedContainer().count ?? -1)"
        case .object:
          "\(try copy.container.nestedContainer(keyedBy: Zoo.Key.self).allKeys.count)"
        }
      return "\(place) \(answer) \(copy.place) \(container.count ?? -1)"
    }
  }

  private var place: String {
    "\(Zoo.text(of: container.codingPath)) \(container.currentIndex) \(container.isAtEnd)"
  }

  /// The element that is next.
  private var child: JSONTree.Node? {
    guard let node, script.kind(of: node) == .array else { return nil }
    let children = script.tree.children(of: node)
    let index = container.currentIndex
    return children.indices.contains(index) ? children[index] : nil
  }

  private mutating func step(_ later: inout [() -> Void]) throws {
    switch script.draw(14) {
    case 0: try attempt("decodeNil") { "\(try $0.decodeNil())" }
    case 1:
      let type = DecodeScriptKeys.all[script.draw(DecodeScriptKeys.all.count)]
      try nested(by: type, &later)
    case 2: try nestedList(&later)
    case 3:
      var opened: (any Decoder)?
      try attempt("super") {
        let decoder = try $0.superDecoder()
        opened = decoder
        return Zoo.text(of: decoder.codingPath)
      }
      if let opened { try script.use(opened, isCalm: isCalm, &later) }
    default: try read()
    }
  }

  private mutating func read() throws {
    let (script, child) = (script, child)
    let wish = DecodeScriptWish.draw(script, at: child)
    let isIfPresent = script.oneIn(3)
    try attempt(isIfPresent ? "\(wish.name) if present" : wish.name) { container in
      switch wish {
      case .scalar(let scalar):
        return isIfPresent
          ? try scalar.readIfPresent(&container) : try scalar.read(&container)
      case .value(let type, _):
        return try script.shielded(wish, at: child) {
          try Self.value(type, &container, isIfPresent)
        }
      }
    }
  }

  private static func value<T: DecodeScriptValue>(
    _ type: T.Type,
    _ container: inout any UnkeyedDecodingContainer,
    _ isIfPresent: Bool
  ) throws -> String {
    isIfPresent
      ? try container.decodeIfPresent(type).spoken : try container.decode(type).spoken
  }

  private mutating func nested<Key: DecodeScriptKey>(
    by type: Key.Type,
    _ later: inout [() -> Void]
  ) throws {
    let child = child
    var opened: KeyedDecodingContainer<Key>?
    try attempt("nested by \(type.label)") {
      let inner = try $0.nestedContainer(keyedBy: type)
      opened = inner
      return Zoo.text(of: inner.codingPath)
    }
    guard let opened else { return }
    let view = DecodeScriptKeyedView<Key>(script, opened, child, isCalm: isCalm)
    if script.oneIn(3) { later.append { view.performCalmly() } } else { try view.perform(&later) }
    if script.oneIn(4) { script.kept.append { view.askAfterwards() } }
  }

  private mutating func nestedList(_ later: inout [() -> Void]) throws {
    let child = child
    var opened: (any UnkeyedDecodingContainer)?
    try attempt("nested list") {
      let inner = try $0.nestedUnkeyedContainer()
      opened = inner
      return Zoo.text(of: inner.codingPath)
    }
    guard let opened else { return }
    var view = Self(script, opened, child, isCalm: isCalm)
    let copy = view
    if script.oneIn(3) { later.append { copy.performCalmly() } } else { try view.perform(&later) }
    if script.oneIn(4) { script.kept.append { copy.askAfterwards() } }
  }

  /// Records the result and where the container is then.
  private mutating func attempt(
    _ label: String,
    _ body: (inout any UnkeyedDecodingContainer) throws -> String
  ) throws {
    defer { script.record(place) }
    var copy = container
    defer { container = copy }
    try script.attempt(label, isCalm: isCalm) { try body(&copy) }
  }
}
