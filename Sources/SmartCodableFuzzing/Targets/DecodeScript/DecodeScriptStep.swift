/// A statement of a program: code of a type, as people write it for their decoders.
struct DecodeScriptStep: CustomStringConvertible {
  enum Verb: String {
    // With any decoder or container.
    case path, outer, later, keep, first, block, refuse, foreign, again
    // Steps inside are those of the decoder or container that is opened.
    case keyed, list, single, up, copy, each, byText
    // Questions.
    case read, readIfPresent, isNil, contains, keys, handOn
  }

  var verb: Verb
  /// The key in a keyed container; nil for that of the loop around, or for none.
  var key: String?
  /// The type of keys that is asked by, or which of several ways.
  var number = 0
  var form: DecodeScriptForm?
  /// Whether the code goes on if it throws: `try?`.
  var isTried = true
  var body: [Self] = []

  var label: String {
    var parts = [verb.rawValue]
    if let form { parts.append("\(form)") }
    if let key { parts.append("'\(key)'") }
    if verb == .keyed { parts.append("by \(DecodeScriptKeys.type(number).label)") }
    return parts.joined(separator: " ")
  }

  var description: String {
    let count = verb == .keyed || number == 0 ? "" : " \(number)"
    let inside = body.isEmpty ? "" : " { \(Self.text(of: body)) }"
    return (isTried ? "try? " : "") + label + count + inside
  }

  static func text(of steps: [Self]) -> String {
    steps.map(\.description).joined(separator: "; ")
  }

  /// Shorter statements in the place of some: each left out, or replaced by those inside, or one inside shorter.
  static func shorter(_ steps: [Self]) -> [[Self]] {
    steps.indices.flatMap { index in
      let step = steps[index]
      let inner = shorter(step.body)
        .map { body in
          var step = step
          step.body = body
          return [step]
        }
      let choices = [[]] + (step.verb == .block ? [step.body] : []) + inner
      return choices.map { Array(steps[..<index]) + $0 + Array(steps[(index + 1)...]) }
    }
  }
}

/// A program of user code: what types do with their decoders, by their numbers, and what is asked for first.
struct DecodeScriptProgram: CustomStringConvertible {
  var top: DecodeScriptForm
  var types: [[DecodeScriptStep]]
  /// Whether so much is asked that a decoder may give answers again (AGR-4): then only values are compared.
  var isBusy: Bool

  var description: String {
    let bodies = types.enumerated().filter { !$0.element.isEmpty }
      .map { "T\($0.offset) { \(DecodeScriptStep.text(of: $0.element)) }" }
    return "\(top) of " + bodies.joined(separator: " ")
  }

  /// The smallest program that is found by leaving out statements, of which `isWanted` still holds.
  func shortened(_ isWanted: (Self) -> Bool) -> Self {
    var attempts = 400
    for slot in types.indices {
      for steps in DecodeScriptStep.shorter(types[slot]) where attempts > 0 {
        attempts -= 1
        var program = self
        program.types[slot] = steps
        if isWanted(program) { return program.shortened(isWanted) }
      }
    }
    return self
  }
}
