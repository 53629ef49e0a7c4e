import FuzzKit

/// The types that programs ask for.
extension DecodeScriptDrawing {
  /// A type for a value, mostly one that fits.
  mutating func form(_ node: JSONTree.Node?, depth: Int = 0) -> Form {
    let form = anyForm(node, depth)
    return isLawful && !form.isLawful(handedOn: false) ? slot(node) : form
  }

  /// A type whose decoder is that of the type around.
  mutating func ownForm(_ node: JSONTree.Node?) -> Form {
    let form = form(node)
    return isLawful && !form.isLawful(handedOn: true) ? slot(node) : form
  }

  private mutating func anyForm(_ node: JSONTree.Node?, _ depth: Int) -> Form {
    let kind = source.kind(of: node)
    let isFitting = !oneIn(6)
    if oneIn(3) {
      let scalars = isFitting ? Form.scalars(kind) : DecodeScriptScalar.allCases
      if let scalar = generator.pick(scalars) { return .scalar(scalar) }
    }
    if depth < 2, oneIn(2), let form = ownForm(node, isFitting ? kind : .object, depth) {
      return form
    }
    let leaves = (isFitting ? Form.leaves(kind) : Form.everything)
      .filter { !isBusy || !$0.name.contains("Restless") }
    return generator.pick(leaves).map(Form.leaf) ?? .slot(0)
  }

  private mutating func ownForm(
    _ node: JSONTree.Node?,
    _ kind: JSONTree.Kind,
    _ depth: Int
  ) -> Form? {
    let children = source.children(of: node)
    switch kind {
    case .array, .set:
      switch generator.below(8) {
      case 0: return depth == 0 && !isBusy ? model(2, node) : nil
      case 1: return .set(slot(children.first))
      case 2, 3: return slot(node)
      default:
        let element = form(children.first, depth: depth + 1)
        return element.isDictionary || element.isModel ? nil : .array(element)
      }
    case .object:
      let isOfModel = node.map { source.child("i", nil, of: $0) != nil } ?? false
      if !isBusy, isOfModel ? !oneIn(3) : oneIn(5) { return modelForm(node, depth) }
      switch generator.below(9) {
      case 0, 1, 2: return classForm(node)
      case 3: return depth == 0 && children.count < 2 ? .map(slot(children.first)) : nil
      case 4, 5: return .members(simple(children.first), simple(children.last))
      case 6: return .payload(simple(children.first), simple(children.last))
      default: return optional(slot(node))
      }
    default: return oneIn(4) ? classForm(node) : optional(slot(node))
    }
  }

  private mutating func modelForm(_ node: JSONTree.Node?, _ depth: Int) -> Form {
    if depth == 0, oneIn(3) {
      return .modelClass(generator.below(2 * DecodeScriptClasses.models.count))
    }
    return model(way == .strict ? generator.pick([0, 1, 3]) ?? 0 : generator.below(2), node)
  }

  private mutating func optional(_ form: Form) -> Form { oneIn(4) ? .optional(form) : form }

  /// A type of which there are not many, since each pair makes one more.
  private mutating func simple(_ node: JSONTree.Node?) -> Form {
    let few: [DecodeScriptScalar] = [.int, .string, .double, .bool]
    return oneIn(2) ? slot(node) : .scalar(few[generator.below(few.count)])
  }

  /// A type of the program: one that there is, or a new one for the value.
  private mutating func slot(_ node: JSONTree.Node?) -> Form {
    // An answer that is given again must not depend on how often it was asked for inside itself.
    if isBusy, used == DecodeScriptSlots.base { return .scalar(.string) }
    if used == DecodeScriptSlots.base || !isBusy && (remaining < 4 || oneIn(4)) {
      return .slot(generator.below(used))
    }
    let number = used
    used += 1
    types[number] = decoderSteps(node)
    return .slot(number)
  }

  private mutating func classForm(_ node: JSONTree.Node?) -> Form {
    if isBusy, hasClasses { return .scalar(.string) }
    addClasses(node)
    return .plainClass(generator.below(2 * DecodeScriptClasses.plain.count))
  }

  private mutating func model(_ number: Int, _ node: JSONTree.Node?) -> Form {
    addClasses(node.flatMap { source.child("part", nil, of: $0) })
    return .model(number)
  }

  private mutating func addClasses(_ node: JSONTree.Node?) {
    if hasClasses { return }
    hasClasses = true
    types[DecodeScriptSlots.base] = decoderSteps(node)
    types[DecodeScriptSlots.child] = decoderSteps(node)
  }
}
