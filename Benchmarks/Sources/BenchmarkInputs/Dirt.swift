/// Makes fields wrong, and knows what a lenient decoder has to make of them.
struct Dirt {
  /// What decoders are given.
  let dirty: InputValue
  /// The clean value that decodes to the model which they have to give.
  let expected: InputValue

  /// Makes one field in three wrong: missing, null, of a wrong type, or of one that converts.
  init(_ value: InputValue, _ generator: inout SeededGenerator) {
    switch value {
    case .array(let elements):
      let all = elements.map { Dirt($0, &generator) }
      dirty = .array(all.map(\.dirty))
      expected = .array(all.map(\.expected))
    case .object(let members):
      var given: [InputMember] = []
      var wanted: [InputMember] = []
      for var member in members {
        if let initial = member.initial, generator.int(0...2) == 0 {
          let fault = Fault(member.value, initial: initial, &generator)
          member.value = fault.result
          wanted.append(member)
          guard let wrong = fault.wrong else { continue }
          member.value = wrong
          given.append(member)
        } else {
          let inner = Dirt(member.value, &generator)
          member.value = inner.dirty
          given.append(member)
          member.value = inner.expected
          wanted.append(member)
        }
      }
      dirty = .object(given)
      expected = .object(wanted)
    default:
      dirty = value
      expected = value
    }
  }
}

/// One wrong field.
private struct Fault {
  /// What stands in the document; nil for nothing.
  let wrong: InputValue?
  /// What the property gets.
  let result: InputValue

  init(_ value: InputValue, initial: InputValue, _ generator: inout SeededGenerator) {
    // A missing key or null is no fault where nil is wanted; an object is one.
    guard initial != .null else {
      self.init(wrong: .object([]), result: .null)
      return
    }
    switch generator.int(0...3) {
    case 0: self.init(wrong: nil, result: initial)
    case 1: self.init(wrong: .null, result: initial)
    case 2: self.init(wrong: .array([.object([])]), result: initial)
    default: self.init(converting: value, initial: initial)
    }
  }

  private init(wrong: InputValue?, result: InputValue) {
    self.wrong = wrong
    self.result = result
  }

  /// A value of another type that converts, except for an enum, which gets a case it lacks.
  private init(converting value: InputValue, initial: InputValue) {
    switch value {
    case .bool(let bool): self.init(wrong: .string(bool ? "yes" : "no"), result: value)
    case .int(let int): self.init(wrong: .string(String(int)), result: value)
    case .double(let double): self.init(wrong: .string(double.description), result: value)
    case .string(let text) where initial == .string(""):
      let number = text.utf8.reduce(1) { ($0 &* 31 &+ Int($1)) & 0xFFFF_FFFF }
      self.init(wrong: .int(number), result: .string(String(number)))
    default: self.init(wrong: .string("neither"), result: initial)
    }
  }
}
