import FuzzKit

/// A plain type that does what the script says with its decoder.
struct DecodeScriptPart: DecodeScriptValue {
  let spoken: String

  init(from decoder: any Decoder) throws {
    guard let script = DecodeScript.current else { throw DecodeScript.OwnError(number: 0) }
    var views = DecodeScriptViews(script, decoder)
    views.isCalm = script.level == 0 && !script.mayFail
    script.level += 1
    defer {
      script.level -= 1
      if script.level == 0, script.isJudge { script.askKept() }
    }
    try views.perform()
    spoken = "part \(script.draw(1000))"
  }
}

/// What is done with one decoder: containers are asked for, used, used again later, and kept.
struct DecodeScriptViews {
  let script: DecodeScript
  let decoder: any Decoder
  let node: JSONTree.Node?
  /// Whether no error is thrown on.
  var isCalm = false

  init(_ script: DecodeScript, _ decoder: any Decoder) {
    self.script = script
    self.decoder = decoder
    node = script.node(at: decoder.codingPath)
  }

  mutating func perform() throws {
    let (script, decoder, node) = (script, decoder, node)
    script.note("decoder") {
      let info = DecodeScript.marker.flatMap { decoder.userInfo[$0] as? String } ?? "none"
      return "\(Zoo.text(of: decoder.codingPath)) \(info)"
    }
    if !script.outer.isEmpty, script.oneIn(4) { script.outer[script.draw(script.outer.count)]() }
    let enclosing = script.outer
    defer { script.outer = enclosing }
    var later: [() -> Void] = []
    for _ in 0...script.draw(3) where !script.isSpent { try view(&later) }
    if script.oneIn(2) { later.reverse() }
    for work in later { work() }
    script.note("after") {
      "\(Zoo.text(of: decoder.codingPath)) \(script.kind(of: node).rawValue)"
    }
    if !isCalm, script.oneIn(30) { throw DecodeScript.OwnError(number: script.draw(100)) }
  }

  /// Uses one kind of container, mostly one that fits.
  mutating func view(_ later: inout [() -> Void]) throws {
    let wanted =
      switch script.kind(of: node) {
      case .object: 0
      case .array, .set: 1
      default: 2
      }
    switch script.oneIn(6) ? script.draw(3) : wanted {
    case 0:
      let type = DecodeScriptKeys.all[script.draw(DecodeScriptKeys.all.count)]
      try keyed(type, &later)
    case 1: try unkeyed(&later)
    default: try single(&later)
    }
  }

  private func keyed<Key: DecodeScriptKey>(
    _ type: Key.Type,
    _ later: inout [() -> Void]
  ) throws {
    let (script, decoder, node) = (script, decoder, node)
    var opened: KeyedDecodingContainer<Key>?
    try script.attempt("keyed by \(type.label)", isCalm: isCalm) {
      let container = try decoder.container(keyedBy: type)
      opened = container
      return Zoo.text(of: container.codingPath)
    }
    guard let opened else { return }
    let view = DecodeScriptKeyedView(script, opened, node, isCalm: isCalm)
    script.outer.append { view.askBriefly() }
    try view.perform(&later)
    if script.oneIn(4) { later.append { view.performCalmly() } }
    if script.oneIn(4) { script.kept.append { view.askAfterwards() } }
  }

  private func unkeyed(_ later: inout [() -> Void]) throws {
    let (script, decoder, node) = (script, decoder, node)
    var opened: (any UnkeyedDecodingContainer)?
    try script.attempt("unkeyed", isCalm: isCalm) {
      let container = try decoder.unkeyedContainer()
      opened = container
      return Zoo.text(of: container.codingPath)
    }
    guard let opened else { return }
    var view = DecodeScriptUnkeyedView(script, opened, node, isCalm: isCalm)
    let copy = view
    script.outer.append { copy.askBriefly() }
    try view.perform(&later)
    if script.oneIn(4) {
      let rest = script.oneIn(2) ? view : copy
      later.append { rest.performCalmly() }
    }
    if script.oneIn(4) { script.kept.append { copy.askAfterwards() } }
  }

  private func single(_ later: inout [() -> Void]) throws {
    let (script, decoder, node) = (script, decoder, node)
    var opened: (any SingleValueDecodingContainer)?
    try script.attempt("single", isCalm: isCalm) {
      let container = try decoder.singleValueContainer()
      opened = container
      return Zoo.text(of: container.codingPath)
    }
    guard let opened else { return }
    let view = DecodeScriptSingleView(script, opened, decoder, node, isCalm: isCalm)
    script.outer.append { view.askBriefly() }
    try view.perform()
    if script.oneIn(4) { later.append { view.performCalmly() } }
  }

  /// Asks a decoder that was kept for what needs no conversion, which is the same in every mode.
  func askAfterwards() {
    script.note("kept decoder") { Zoo.text(of: decoder.codingPath) }
    switch script.kind(of: node) {
    case .object:
      guard let container = try? decoder.container(keyedBy: Zoo.Key.self) else { return }
      DecodeScriptKeyedView(script, container, node, isCalm: true).askAfterwards()
    case .array, .set:
      guard let container = try? decoder.unkeyedContainer() else { return }
      DecodeScriptUnkeyedView(script, container, node, isCalm: true).askAfterwards()
    default:
      guard node != nil, let container = try? decoder.singleValueContainer() else { return }
      DecodeScriptSingleView(script, container, decoder, node, isCalm: true).askAfterwards()
    }
  }
}
