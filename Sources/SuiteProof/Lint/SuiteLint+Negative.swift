import ConformanceKit
import DecoderLaw

extension SuiteLint {
  /// What may be wrong with a case that expects a refusal; nil if the input has exactly one error.
  ///
  /// The error is searched for: some piece of at most four bytes, or one word, is replaced by nothing or by
  /// one token so that the reference decodes the input. The error may also be a setting: without it, or with
  /// another path, the reference decodes. If a repair would be longer, the case itself contains the repaired
  /// input, which may differ in one piece of at most 16 bytes.
  func negativeProblem(of conformanceCase: ConformanceCase) -> String? {
    guard conformanceCase.expectation.isRefusal,
      let model = suite.models[conformanceCase.model], let input = conformanceCase.input.bytes
    else { return nil }
    let bench = NegativeBench(suite: suite, conformanceCase: conformanceCase)
    if let repaired = conformanceCase.repaired {
      guard let bytes = repaired.bytes, bench.decodes(bytes) else {
        return "the reference does not decode the repaired input"
      }
      return NegativeBench.isOnePiece(input, bytes, atMost: 16)
        ? nil : "the repaired input differs in more than one short piece"
    }
    if conformanceCase.profile == .strict {
      return
        "a strict decoder may refuse everything: name the input without its fault in `repaired`"
    }
    // Types that use containers themselves throw for their own reasons.
    if model.isContainer || Self.unproven.contains(conformanceCase.profile) { return nil }
    // An input that is never closed has no other error, and the texts of RFC 8259 are about errors of more
    // than a piece.
    if case .nested(_, _, "", _, _) = conformanceCase.input { return nil }
    if conformanceCase.id.chapter == TextRow.chapter { return nil }
    let isRepairable =
      if case .nested(let open, let core, let close, let depth, _) = conformanceCase.input {
        // A text that is too deep is valid one level higher.
        bench.decodes(
          CaseInput.nested(open: open, core: core, close: close, depth: depth - 1).bytes
        )
      } else {
        bench.hasRepairedSetting(for: input) || bench.hasRepair(of: input)
      }
    return isRepairable
      ? nil : "no single short repair makes the reference decode it; name one in `repaired`"
  }
}

/// Tries repairs of one input against the reference.
private struct NegativeBench {
  let suite: ConformanceSuite
  let conformanceCase: ConformanceCase

  /// The tokens that may replace the error.
  private static let tokens: [[UInt8]] = [
    "", ",", ":", "\"", "0", "}", "]", "{", "[", "{}", "[]", "l", "n",
  ]
  .map { Array($0.utf8) }

  func decodes(_ input: [UInt8]?, settings: DecodingSettings? = nil) -> Bool {
    guard let input else { return false }
    let isStrict = conformanceCase.needs.contains(.strict)
    let subject: any ReferenceDecoding =
      isStrict ? StrictReference() : ReferenceSubject(catalog: suite.models)
    let request = SubjectRequest(
      model: conformanceCase.model,
      input: input,
      settings: settings ?? conformanceCase.settings
    )
    if case .decoded = subject.response(to: request, log: nil) { return true }
    return false
  }

  /// Whether one setting is the error.
  func hasRepairedSetting(for input: [UInt8]) -> Bool {
    let settings = conformanceCase.settings
    let paths =
      settings[.path] == nil
      ? [] : (try? JSONReader.read(bytes: input)).map { $0.paths } ?? []
    return settings.keys
      .contains { name in
        decodes(input, settings: settings.filter { $0.key != name })
      }
      || paths.contains { path in
        decodes(input, settings: settings.merging([.path: path]) { _, new in new })
      }
  }

  func hasRepair(of input: [UInt8]) -> Bool {
    pieces(of: input)
      .contains { piece in
        Self.tokens.contains { token in
          decodes(Array(input[..<piece.lowerBound] + token + input[piece.upperBound...]))
        }
      }
  }

  /// All places, all pieces of at most four bytes and all words, shortest first.
  private func pieces(of input: [UInt8]) -> [Range<Int>] {
    var pieces: [Range<Int>] = []
    for length in 0...4 where length <= input.count {
      for start in 0...(input.count - length) { pieces.append(start..<(start + length)) }
    }
    var start = 0
    for index in 0...input.count where index == input.count || !Self.isWord(input[index]) {
      if index - start > 4 { pieces.append(start..<index) }
      start = index + 1
    }
    return pieces
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    let scalar = Unicode.Scalar(byte)
    return scalar.isASCII && (scalar.properties.isAlphabetic || Character(scalar).isNumber)
  }

  /// Whether only one piece differs, which is not longer than the limit on either side.
  static func isOnePiece(_ left: [UInt8], _ right: [UInt8], atMost limit: Int) -> Bool {
    let head = zip(left, right).prefix { $0 == $1 }.count
    let rest = min(left.count, right.count) - head
    let tail = zip(left.reversed(), right.reversed()).prefix { $0 == $1 }.count
    return max(left.count, right.count) - head - min(tail, rest) <= limit
  }
}

extension Expectation {
  /// Whether only a refusal is right.
  fileprivate var isRefusal: Bool {
    switch self {
    case .rejection: true
    case .oneOf(let arms, _): arms.allSatisfy(\.isRefusal)
    case .value, .defaults, .unspecified: false
    }
  }
}

extension JSONValue {
  /// The dotted paths of all nested values.
  fileprivate var paths: [String] {
    let parts: [(String, JSONValue)] =
      switch self {
      case .array(let elements): elements.enumerated().map { ("\($0.offset)", $0.element) }
      case .object(let members): members.map { ($0.key, $0.value) }
      case .null, .boolean, .number, .string: []
      }
    return parts.flatMap { name, value in [name] + value.paths.map { "\(name).\($0)" } }
  }
}
