import FuzzKit

/// A decoder or container that a program uses.
protocol DecodeScriptPlace {
  typealias Spoken = any DecodeScriptValue

  var currentPath: String { get }

  func perform(_ step: DecodeScriptStep, _ script: DecodeScript) throws

  /// A question that needs no conversion.
  func askExactly(_ step: DecodeScriptStep, _ script: DecodeScript) throws

  func scalar(_ scalar: DecodeScriptScalar, _ step: DecodeScriptStep) throws -> String?

  func value<T: DecodeScriptValue>(_ type: T.Type, _ step: DecodeScriptStep) throws -> Spoken?
}

/// A place that has one value.
protocol DecodeScriptValuePlace: DecodeScriptPlace {
  var path: String { get }
  var node: JSONTree.Node? { get }
  /// Whether it is that of a decoder that a type was given, and not of `superDecoder`.
  var isOwn: Bool { get }
  /// Whether a model that is asked for here is as strict as the attempt; nil if that is not known.
  var binds: Bool? { get }

  func exactText(_ script: DecodeScript) throws -> String
}

extension DecodeScriptPlace {
  /// Asks for a value of the step's type, and records it.
  ///
  /// A model at the place of the type that asks is as strict as its attempt (AGR-2).
  func ask(
    _ step: DecodeScriptStep,
    at node: JSONTree.Node?,
    isBound: Bool,
    _ script: DecodeScript
  ) throws {
    guard let form = step.form, script.isAskable(form, at: node) else { return }
    if case .modelClass = form, !script.isStrict, !isBound { return }
    if script.judge == .law, !form.isLawful(handedOn: step.verb == .handOn) {
      script.isUnsure = true
    }
    let isChance = form.isDictionary && script.source.children(of: node).count > 1
    do {
      script.record("\(step.label): \(try answer(form, step, isBound: isBound, script))")
    } catch  where isChance {
      script.record("\(step.label): failed")
    }
  }

  private func answer(
    _ form: DecodeScriptForm,
    _ step: DecodeScriptStep,
    isBound: Bool,
    _ script: DecodeScript
  ) throws -> String {
    if case .scalar(let kind) = form, let text = try scalar(kind, step) { return text }
    if let type = form.plainMetatype { return try text(value(type, step), script) }
    if let type = form.modelMetatype { return try text(value(type, step), script) }
    let isLenient = script.usesTwins && !(isBound && !form.isList)
    let type = form.type(twins: isLenient || script.isJudge && form.isMapped)
    return try text(value(type, step), script)
  }

  private func text(_ value: (any DecodeScriptValue)?, _ script: DecodeScript) -> String {
    guard let value else { return "nil" }
    let isOld = (value as? DecodeScriptClasses.Base).map { !script.isNew($0) } ?? false
    return value.spoken + (isOld ? " again" : "")
  }
}

extension DecodeScript {
  /// Whether the judge can say what a value is.
  fileprivate func isAskable(_ form: DecodeScriptForm, at node: JSONTree.Node?) -> Bool {
    let children = source.children(of: node)
    if form.isUnordered, children.count > 1 { return false }
    guard form.isModel else { return true }
    // Models know their keys also as they are in the document (KEY-15); which error null among models is,
    // the specification leaves open.
    return source.keys == .same && !children.contains { source.kind(of: $0) == .null }
  }

  func open(
    _ step: DecodeScriptStep,
    _ place: any DecodeScriptPlace
  ) throws {
    record("\(step.label): \(place.currentPath)")
    try perform(step.body, at: place)
  }
}

/// A decoder: the type's own, or one of `superDecoder`.
struct DecodeScriptDecoder: DecodeScriptValuePlace {
  let decoder: any Decoder
  let path: String
  let node: JSONTree.Node?
  var isOwn = true
  var binds: Bool? = true

  init(_ decoder: any Decoder, _ script: DecodeScript) {
    self.decoder = decoder
    path = Zoo.text(of: decoder.codingPath)
    node = script.source.node(at: decoder.codingPath)
  }

  var currentPath: String { Zoo.text(of: decoder.codingPath) }

  func perform(_ step: DecodeScriptStep, _ script: DecodeScript) throws {
    switch step.verb {
    case .path:
      let info = DecodeScript.marker.flatMap { decoder.userInfo[$0] as? DecodeScript.Canary }
      script.record("path: \(currentPath) \(info != nil)")
    case .keyed: try keyed(DecodeScriptKeys.type(step.number), step, script)
    case .list: try script.open(step, DecodeScriptList(try decoder.unkeyedContainer()))
    case .single: try script.open(step, DecodeScriptSingle(self))
    case .handOn:
      guard let form = step.form, script.isStrict || !form.isModel || binds != nil else { return }
      if case .slot = form { script.nextBinds = binds }
      // Optional asks a single-value container, which is no place of the type unless the decoder is.
      try ask(step, at: node, isBound: binds ?? true || !form.isOptionalModel, script)
    case .byText:
      let container = try decoder.container(keyedBy: Zoo.Key.self)
      let text = try container.decode(String.self, forKey: Zoo.Key(step.key ?? ""))
      script.record("\(step.label): \(text)")
      let choice = text.utf8.reduce(0) { $0 &+ Int($1) } % step.body.count
      try script.perform([step.body[choice]], at: self)
    default: break
    }
  }

  private func keyed<Key: DecodeScriptKey>(
    _ type: Key.Type,
    _ step: DecodeScriptStep,
    _ script: DecodeScript
  ) throws {
    try script.open(step, DecodeScriptKeyed(try decoder.container(keyedBy: type)))
  }

  func askExactly(_ step: DecodeScriptStep, _ script: DecodeScript) throws {
    guard node != nil else { return script.record("exactly: \(currentPath)") }
    let exact = script.source.exactStep(at: node)
    let isOpening = exact.verb == .keyed || exact.verb == .list
    let opening = DecodeScriptStep(verb: .single, body: [exact])
    try script.perform([isOpening ? exact : opening], at: self)
  }

  func exactText(_ script: DecodeScript) throws -> String {
    try DecodeScriptSingle(self).exactText(script)
  }

  func scalar(_ scalar: DecodeScriptScalar, _ step: DecodeScriptStep) throws -> String? { nil }

  func value<T: DecodeScriptValue>(_ type: T.Type, _ step: DecodeScriptStep) throws -> Spoken? {
    try type.init(from: decoder)
  }
}

/// A single-value container.
struct DecodeScriptSingle: DecodeScriptValuePlace {
  let container: any SingleValueDecodingContainer
  let path: String
  let node: JSONTree.Node?
  let isOwn: Bool
  let binds: Bool?

  init(_ place: DecodeScriptDecoder) throws {
    container = try place.decoder.singleValueContainer()
    (path, node, isOwn, binds) = (place.path, place.node, place.isOwn, place.binds)
  }

  var currentPath: String { Zoo.text(of: container.codingPath) }

  func perform(_ step: DecodeScriptStep, _ script: DecodeScript) throws {
    switch step.verb {
    case .path: script.record("path: \(currentPath)")
    case .isNil: script.record("isNil: \(container.decodeNil())")
    case .read:
      guard let form = step.form, script.isStrict || !form.isModel || binds != nil else { return }
      try ask(step, at: node, isBound: binds ?? true, script)
    default: break
    }
  }

  func askExactly(_ step: DecodeScriptStep, _ script: DecodeScript) throws {
    try script.perform([script.source.exactStep(at: node)], at: self)
  }

  func exactText(_ script: DecodeScript) throws -> String {
    switch script.source.kind(of: node) {
    case .bool: try container.decode(Bool.self).spoken
    case .string: try container.decode(String.self).spoken
    case .number: try container.decode(Double.self).spoken
    case .null, .object, .array, .set: "\(container.decodeNil())"
    }
  }

  func scalar(_ scalar: DecodeScriptScalar, _ step: DecodeScriptStep) throws -> String? {
    try scalar.read(container)
  }

  func value<T: DecodeScriptValue>(_ type: T.Type, _ step: DecodeScriptStep) throws -> Spoken? {
    try container.decode(type)
  }
}
