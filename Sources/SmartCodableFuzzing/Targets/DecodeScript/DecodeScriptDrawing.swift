import FuzzKit

/// Draws programs, most of which ask for what is in a document.
struct DecodeScriptDrawing {
  let source: DecodeScriptSource
  let way: Way
  let isBusy: Bool
  /// Whether the law's decoder is to judge.
  var isLawful: Bool { way == .lawful && !isBusy }
  /// Whether code may ask what it was given earlier.
  private var looksBack: Bool { !isBusy && !isLawful }
  var generator: SeededGenerator
  var types: [[DecodeScriptStep]]
  /// How many types have code, of those that are no classes.
  var used = 1
  var remaining = 56
  var hasClasses = false

  typealias Step = DecodeScriptStep
  typealias Form = DecodeScriptForm

  /// How the program is decoded, and by whom it is judged.
  enum Way {
    case strict
    /// By JSONDecoder, so that the first type seldom throws.
    case lenient
    /// By the law's decoder, so that code seldom catches what strict decoding throws.
    case lawful
  }

  /// A program for a call.
  static func program(
    for source: DecodeScriptSource,
    _ way: Way,
    seed: UInt64
  ) -> DecodeScriptProgram {
    var drawing = Self(source, way, seed)
    return drawing.program()
  }

  private init(_ source: DecodeScriptSource, _ way: Way, _ seed: UInt64) {
    self.source = source
    self.way = way
    generator = SeededGenerator(seed: seed)
    isBusy = generator.oneIn(20)
    types = Array(repeating: [], count: DecodeScriptSlots.child + 1)
  }

  private mutating func program() -> DecodeScriptProgram {
    let root = source.tree.root
    var steps = decoderSteps(root)
    if way == .lenient, !oneIn(4) { for index in steps.indices { steps[index].isTried = true } }
    if isBusy { steps = [Step(verb: .again, number: 1200, body: steps)] }
    types[0] = steps
    let top = isBusy || generator.below(4) > 0 ? .slot(0) : form(root)
    return DecodeScriptProgram(
      top: top.isDictionary || top.isModel && source.keys != .same ? .slot(0) : top,
      types: types,
      isBusy: isBusy
    )
  }

  mutating func oneIn(_ count: Int) -> Bool { generator.oneIn(count) }

  /// A step, unless enough was drawn.
  private mutating func step(_ verb: Step.Verb, _ key: String? = nil, _ form: Form? = nil) -> Step {
    remaining -= 1
    var step = Step(verb: verb, key: key, number: generator.below(4), form: form)
    step.isTried = isLawful ? oneIn(5) : !oneIn(5)
    return step
  }

  private mutating func opening(
    _ verb: Step.Verb,
    _ key: String? = nil,
    _ body: (inout Self) -> [Step]
  ) -> Step {
    var opening = step(verb, key)
    opening.number = generator.below(DecodeScriptKeys.all.count)
    opening.isTried = isLawful ? oneIn(3) : !oneIn(3)
    opening.body = body(&self)
    return opening
  }

  private mutating func many(_ count: Int, _ draw: (inout Self) -> Step) -> [Step] {
    var steps: [Step] = []
    for _ in 0...generator.below(count) where remaining > 0 { steps.append(draw(&self)) }
    return steps
  }

  // MARK: Places

  mutating func decoderSteps(_ node: JSONTree.Node?) -> [Step] {
    many(3) { $0.decoderStep(node) }
  }

  private mutating func decoderStep(_ node: JSONTree.Node?) -> Step {
    switch generator.below(16) {
    case 0: return step(.path)
    case 1, 2, 3: return step(.handOn, nil, ownForm(node))
    case 4, 5: return alternatives { $0.decoderStep(node) }
    case 6:
      let texts = source.children(of: node).filter { source.kind(of: $0) == .string }
      guard source.kind(of: node) == .object, let member = generator.pick(texts) else {
        return step(.handOn, nil, ownForm(node))
      }
      let key = DecodeScriptKeys.converted(source.name(of: member), source.keys)
      return opening(.byText, key) { $0.many(3) { $0.decoderStep(node) } + [$0.decoderStep(node)] }
    case 7: return other { $0.decoderStep(node) }
    default: break
    }
    let fitting =
      switch source.kind(of: node) {
      case .object: 0
      case .array, .set: 1
      default: 2
      }
    switch oneIn(6) ? generator.below(3) : fitting {
    case 0: return opening(.keyed) { $0.many(6) { $0.keyedStep(node) } }
    case 1: return opening(.list) { $0.listSteps(node) }
    default: return opening(.single) { $0.many(4) { $0.singleStep(node) } }
    }
  }

  private mutating func singleStep(_ node: JSONTree.Node?) -> Step {
    switch generator.below(12) {
    case 0: return step(.isNil)
    case 1: return step(.path)
    case 2, 3: return alternatives { $0.singleStep(node) }
    case 4: return other { $0.singleStep(node) }
    default: return step(.read, nil, form(node))
    }
  }

  private mutating func keyedStep(_ node: JSONTree.Node?) -> Step {
    let key = question(about: node)
    let child =
      source.kind(of: node) == .object ? node.flatMap { source.child(key, nil, of: $0) } : nil
    return keyedStep(node, key, child)
  }

  /// A step for a key, or for that of the loop around.
  private mutating func keyedStep(
    _ node: JSONTree.Node?,
    _ key: String?,
    _ child: JSONTree.Node?
  ) -> Step {
    switch generator.below(24) {
    case 0: return step(.contains, key)
    case 1: return step(.isNil, key)
    case 2: return step(.keys)
    case 3, 4: return opening(.keyed, key) { $0.many(4) { $0.keyedStep(child) } }
    case 5: return opening(.list, key) { $0.listSteps(child) }
    case 6:
      let parent = node.flatMap { source.child("super", nil, of: $0) }
      return opening(.up) { $0.decoderSteps(parent) }
    case 7, 8: return opening(.up, key) { $0.decoderSteps(child) }
    case 9, 10: return alternatives { $0.keyedStep(node, key, child) }
    case 11 where key != nil:
      let first = source.children(of: node).first
      return opening(.each) { $0.many(2) { $0.keyedStep(node, nil, first) } }
    case 12: return other(key) { $0.keyedStep(node) }
    case 13 where oneIn(3) && !isBusy:
      // More containers than a decoder hands out without looking whether they are used.
      let verb = source.kind(of: child) == .object ? Step.Verb.keyed : .list
      return Step(verb: .again, number: 66, body: [opening(verb, key) { [$0.step(.path)] }])
    default: return step(oneIn(3) ? .readIfPresent : .read, key, form(child))
    }
  }

  /// Mostly up to the end and sometimes beyond.
  private mutating func listSteps(_ node: JSONTree.Node?) -> [Step] {
    let elements = source.kind(of: node) == .array ? source.children(of: node) : []
    if oneIn(4) {
      var loop = opening(.each) { $0.many(3) { $0.listStep(elements.first) } }
      loop.number = generator.below(2)
      return [loop]
    }
    var steps: [Step] = []
    for index in 0...generator.below(7) where remaining > 0 && (index <= elements.count || oneIn(3))
    {
      steps.append(listStep(elements.indices.contains(index) ? elements[index] : nil))
    }
    return steps
  }

  private mutating func listStep(_ child: JSONTree.Node?) -> Step {
    switch generator.below(18) {
    case 0: return step(.isNil)
    case 1: return step(.path)
    case 2: return opening(.keyed) { $0.many(4) { $0.keyedStep(child) } }
    case 3: return opening(.list) { $0.listSteps(child) }
    case 4, 5: return opening(.up) { $0.decoderSteps(child) }
    case 6: return opening(.copy) { $0.many(2) { $0.listStep(child) } }
    case 7, 8: return alternatives { $0.listStep(child) }
    case 9: return other { $0.listStep(child) }
    default: return step(oneIn(3) ? .readIfPresent : .read, nil, form(child))
    }
  }

  // MARK: Around other steps

  private mutating func alternatives(_ draw: (inout Self) -> Step) -> Step {
    var first = step(.first)
    first.number = generator.below(2)
    for _ in 0...(1 + generator.below(2)) {
      var option = Step(verb: .block, isTried: false, body: many(2, draw))
      for index in option.body.indices { option.body[index].isTried = oneIn(5) }
      first.body.append(option)
    }
    return first
  }

  private mutating func other(_ key: String? = nil, _ draw: (inout Self) -> Step) -> Step {
    switch generator.below(8) {
    case 0, 1: return opening(.later) { $0.many(2, draw) }
    case 2 where looksBack, 3 where looksBack: return step(.keep, key)
    case 4 where looksBack, 5 where looksBack:
      var outer = step(.outer)
      let key = key ?? question(about: nil)
      switch generator.below(4) {
      case 0: outer.body = [step(.path)]
      case 1: outer.body = [opening(.keyed, key) { [$0.step(.path), $0.step(.keys)] }]
      case 2: outer.body = [opening(.list, key) { [$0.step(.path)] }]
      default: outer.body = [step(.readIfPresent, key, .scalar(.int))]
      }
      return outer
    case 6:
      var refusal = step(.refuse)
      (refusal.number, refusal.isTried) = (2 + generator.below(5), false)
      return refusal
    case 7:
      var foreign = step(.foreign)
      foreign.isTried = false
      return foreign
    default: return draw(&self)
    }
  }

  /// A key that is worth asking for: mostly that of a member, as the strategy makes it.
  private mutating func question(about node: JSONTree.Node?) -> String {
    let members = source.kind(of: node) == .object ? source.children(of: node) : []
    let names = DecodeScriptDocument.names
    if members.isEmpty || oneIn(6) { return names[generator.below(names.count)] }
    let name = source.name(of: members[generator.below(members.count)])
    return oneIn(8) ? name : DecodeScriptKeys.converted(name, source.keys)
  }
}
