extension Oracle {
  /// White space between tokens and escapes inside strings change neither value nor repairs; in another
  /// format, its other spellings do not.
  static let spelling = Oracle("spelling", .spelling, share: 8) { trial in
    guard let facts = trial.facts, facts.isObject, facts.depth <= JSONLimits.depth,
      let original = trial.execution.tree, trial.input.count <= 8192
    else { return .silent }
    guard let variant = respelled(trial), variant != trial.input else { return .silent }
    return trial.compare(original, with: variant)
  }

  private static func respelled(_ trial: Trial) -> [UInt8]? {
    guard let format = trial.target.format else {
      return respelled(trial.input, &trial.generator)
    }
    guard let spelling = trial.generator.pick(format.format.spellings),
      let bytes = format.bytes(of: trial.input, spelling: spelling),
      bytes != format.bytes(of: trial.input)
    else { return nil }
    return FuzzFormat.input(for: bytes)
  }

  private static func respelled(_ input: [UInt8], _ generator: inout SeededGenerator) -> [UInt8] {
    var result: [UInt8] = []
    var index = 0
    var isInString = false
    while index < input.count {
      let byte = input[index]
      if isInString, byte == UInt8(ascii: "\\") {
        // An escape is kept: its letters and digits must not be escaped again.
        let isUnicode = index + 1 < input.count && input[index + 1] == UInt8(ascii: "u")
        let end = min(input.count, index + (isUnicode ? 6 : 2))
        result += input[index..<end]
        index = end
        continue
      }
      let isQuote = byte == UInt8(ascii: "\"")
      if isInString, !isQuote, byte < 0x80, generator.oneIn(8) {
        result += JSONText.unicodeEscape(UInt16(byte))
      } else {
        let isStructural = !isInString && #"{}[]:,"#.utf8.contains(byte)
        if isStructural, generator.oneIn(4) { result += [0x20, 0x0A] }
        result.append(byte)
        if isStructural, generator.oneIn(4) { result += [0x0D, 0x0A, 0x09] }
      }
      if isQuote { isInString.toggle() }
      index += 1
    }
    return result
  }
}
