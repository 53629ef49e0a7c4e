import FuzzKit

/// A keyed container.
struct DecodeScriptKeyed<Key: DecodeScriptKey>: DecodeScriptPlace {
  let container: KeyedDecodingContainer<Key>

  init(_ container: KeyedDecodingContainer<Key>) { self.container = container }

  var currentPath: String { Zoo.text(of: container.codingPath) }

  func perform(_ step: DecodeScriptStep, _ script: DecodeScript) throws {
    switch step.verb {
    case .path: script.record("path: \(currentPath)")
    case .keys: script.record("keys: \(names.joined(separator: ", "))")
    case .each: try each(step, script)
    case .up where step.key == nil:
      try open(try container.superDecoder(), step, script)
    default:
      guard let text = step.key ?? script.loopKey, let key = Key.make(text, step.number) else {
        return
      }
      try perform(step, key, script)
    }
  }

  private func perform(_ step: DecodeScriptStep, _ key: Key, _ script: DecodeScript) throws {
    switch step.verb {
    case .contains: script.record("\(step.label): \(container.contains(key))")
    case .isNil: script.record("\(step.label): \(try container.decodeNil(forKey: key))")
    case .keyed: try nested(DecodeScriptKeys.type(step.number), key, step, script)
    case .list:
      try script.open(
        step,
        DecodeScriptList(try container.nestedUnkeyedContainer(forKey: key))
      )
    case .up: try open(try container.superDecoder(forKey: key), step, script)
    case .read, .readIfPresent:
      let node = script.source.node(at: container.codingPath + [key])
      try ask(step, at: node, isBound: false, script)
    default: break
    }
  }

  private var names: [String] {
    container.allKeys.map { "\($0.stringValue) \($0.intValue ?? -1)" }.sorted(by: Zoo.precedes)
  }

  private func each(_ step: DecodeScriptStep, _ script: DecodeScript) throws {
    let around = script.loopKey
    defer { script.loopKey = around }
    for name in container.allKeys.map(\.stringValue).sorted(by: Zoo.precedes) {
      script.loopKey = name
      script.record("each \(name)")
      try script.perform(step.body, at: self)
    }
  }

  private func nested<Inner: DecodeScriptKey>(
    _ type: Inner.Type,
    _ key: Key,
    _ step: DecodeScriptStep,
    _ script: DecodeScript
  ) throws {
    try script.open(
      step,
      DecodeScriptKeyed<Inner>(try container.nestedContainer(keyedBy: type, forKey: key))
    )
  }

  private func open(
    _ decoder: any Decoder,
    _ step: DecodeScriptStep,
    _ script: DecodeScript
  ) throws {
    var place = DecodeScriptDecoder(decoder, script)
    (place.isOwn, place.binds) = (false, false)
    try script.open(step, place)
  }

  func askExactly(_ step: DecodeScriptStep, _ script: DecodeScript) throws {
    guard let text = step.key, let key = Key.make(text, 0), container.contains(key) else {
      return script.record("exactly: \(currentPath)")
    }
    let node = script.source.node(at: container.codingPath + [key])
    try script.perform([script.source.exactStep(at: node, forKey: text)], at: self)
  }

  func scalar(_ scalar: DecodeScriptScalar, _ step: DecodeScriptStep) throws -> String? {
    guard let key = Key.make(step.key ?? DecodeScript.current?.loopKey ?? "", step.number) else {
      return nil
    }
    return step.verb == .readIfPresent
      ? try scalar.readIfPresent(container, key) : try scalar.read(container, key)
  }

  func value<T: DecodeScriptValue>(_ type: T.Type, _ step: DecodeScriptStep) throws -> Spoken? {
    guard let key = Key.make(step.key ?? DecodeScript.current?.loopKey ?? "", step.number) else {
      return nil
    }
    if step.verb == .read { return try container.decode(type, forKey: key) }
    return try container.decodeIfPresent(type, forKey: key).map { $0 as any DecodeScriptValue }
  }
}

/// An unkeyed container, whose index is recorded after each statement, also if it threw.
final class DecodeScriptList: DecodeScriptPlace {
  private var container: any UnkeyedDecodingContainer

  init(_ container: any UnkeyedDecodingContainer) { self.container = container }

  var currentPath: String { Zoo.text(of: container.codingPath) }

  private var position: String { "index \(container.currentIndex) \(container.isAtEnd)" }

  func perform(_ step: DecodeScriptStep, _ script: DecodeScript) throws {
    defer { script.record(position) }
    switch step.verb {
    case .path: script.record("path: \(currentPath) \(container.count ?? -1)")
    case .isNil: script.record("isNil: \(try change { try $0.decodeNil() })")
    case .keyed: try nested(DecodeScriptKeys.type(step.number), step, script)
    case .list:
      let inner = try change { try $0.nestedUnkeyedContainer() }
      try script.open(step, DecodeScriptList(inner))
    case .up:
      var place = DecodeScriptDecoder(try change { try $0.superDecoder() }, script)
      (place.isOwn, place.binds) = (false, false)
      try script.open(step, place)
    case .copy: try script.open(step, DecodeScriptList(container))
    case .each: try each(step, script)
    case .read, .readIfPresent:
      // Foundation's index moves on at the end, which is no law.
      if step.verb == .readIfPresent, container.isAtEnd, script.judge == .law {
        script.isUnsure = true
      }
      try ask(step, at: node(script), isBound: false, script)
    default: break
    }
  }

  /// The element that is next.
  private func node(_ script: DecodeScript) -> JSONTree.Node? {
    guard let node = script.source.node(at: container.codingPath) else { return nil }
    return script.source.kind(of: node) == .array
      ? script.source.child("", container.currentIndex, of: node) : nil
  }

  /// Passes a copy, so that code further inside may ask the container meanwhile.
  private func change<Result>(
    _ body: (inout any UnkeyedDecodingContainer) throws -> Result
  ) rethrows -> Result {
    var copy = container
    defer { container = copy }
    return try body(&copy)
  }

  /// To the end; what throws is passed over or ends the loop.
  private func each(_ step: DecodeScriptStep, _ script: DecodeScript) throws {
    while !container.isAtEnd {
      let index = container.currentIndex
      try script.perform(step.body, at: self)
      guard container.currentIndex == index else { continue }
      if step.number == 0 { return }
      _ = try change { try $0.decode(Zoo.Anything.self) }
    }
  }

  private func nested<Key: DecodeScriptKey>(
    _ type: Key.Type,
    _ step: DecodeScriptStep,
    _ script: DecodeScript
  ) throws {
    let inner = try change { try $0.nestedContainer(keyedBy: type) }
    try script.open(step, DecodeScriptKeyed<Key>(inner))
  }

  func askExactly(_ step: DecodeScriptStep, _ script: DecodeScript) throws {
    guard let node = node(script) else { return script.record("exactly: \(position)") }
    let copy = DecodeScriptList(container)
    try script.perform([script.source.exactStep(at: node)], at: copy)
  }

  func scalar(_ scalar: DecodeScriptScalar, _ step: DecodeScriptStep) throws -> String? {
    try change {
      step.verb == .readIfPresent ? try scalar.readIfPresent(&$0) : try scalar.read(&$0)
    }
  }

  func value<T: DecodeScriptValue>(_ type: T.Type, _ step: DecodeScriptStep) throws -> Spoken? {
    if step.verb == .read { return try change { try $0.decode(type) } }
    return try change { try $0.decodeIfPresent(type) }.map { $0 as any DecodeScriptValue }
  }
}
