extension Mutator {
  /// Writes the white space between tokens anew; strings stay as they are.
  ///
  /// It works on bytes, since trees have no white space.
  static let reflow = Mutator.bytes("reflow", weight: 4) { input, generator in
    let gaps = Gaps(&generator)
    guard input.count <= 2048, let result = gaps.between(Gaps.tokens(of: input), &generator),
      result != input
    else { return false }
    input = result
    return true
  }
}

/// One way of laying out a document.
private struct Gaps {
  private enum Style: CaseIterable {
    case none, space, tab, lines, margin, indented, mixed
  }

  private static let lineEnds: [[UInt8]] = [[0x0A], [0x0A], [0x0D], [0x0D, 0x0A]]
  private static let blanks: [[UInt8]] = [
    [0x20], [0x09], [0x0A], [0x0D], [0x0D, 0x0A], [0x0A, 0x0D], [0x20, 0x0D], [0x0D, 0x0D],
    [0x0A] + Array(repeating: 0x20, count: 8), [0x09, 0x0A, 0x20],
  ]
  /// A longer document would be cut.
  private static let limit = 4096

  private let style: Style
  private let lineEnd: [UInt8]
  private let width: Int
  /// One gap in so many is wide.
  private let sparsity: Int

  init(_ generator: inout SeededGenerator) {
    style = generator.pick(Style.allCases) ?? .mixed
    lineEnd = generator.pick(Self.lineEnds) ?? [0x0A]
    width = 1 + generator.below(20)
    sparsity = generator.pick([1, 3, 10]) ?? 1
  }

  /// Strings, punctuation, and runs of anything else; without white space.
  static func tokens(of input: [UInt8]) -> [ArraySlice<UInt8>] {
    var tokens: [ArraySlice<UInt8>] = []
    var start = 0
    while start < input.count {
      var end = start + 1
      if input[start] == UInt8(ascii: "\"") {
        while end < input.count, input[end] != UInt8(ascii: "\"") {
          end += input[end] == UInt8(ascii: "\\") ? 2 : 1
        }
        end = min(end + 1, input.count)
      } else if isBlank(input[start]) {
        start = end
        continue
      } else if !isMark(input[start]) {
        while end < input.count, !isMark(input[end]), !isBlank(input[end]) { end += 1 }
      }
      tokens.append(input[start..<end])
      start = end
    }
    return tokens
  }

  private static func isBlank(_ byte: UInt8) -> Bool { [0x20, 0x09, 0x0A, 0x0D].contains(byte) }

  private static func isMark(_ byte: UInt8) -> Bool { marks.contains(byte) }
  private static let marks = Array("{}[],:\"".utf8)

  /// The tokens with a gap before, between and after them; nil if that is too long.
  func between(_ tokens: [ArraySlice<UInt8>], _ generator: inout SeededGenerator) -> [UInt8]? {
    var result = gap(at: 0, &generator)
    var depth = 0
    for (token, next) in zip(tokens, tokens.dropFirst() + [[]]) {
      result += token
      if token.first == UInt8(ascii: "{") || token.first == UInt8(ascii: "[") { depth += 1 }
      if next.first == UInt8(ascii: "}") || next.first == UInt8(ascii: "]") { depth -= 1 }
      let gap = gap(at: depth, &generator)
      // Two words must not become one.
      let isInWords = token.last.map(Self.isMark) == false && next.first.map(Self.isMark) == false
      result += gap.isEmpty && isInWords ? [0x20] : gap
      if result.count > Self.limit { return nil }
    }
    return result
  }

  private func gap(at depth: Int, _ generator: inout SeededGenerator) -> [UInt8] {
    guard generator.oneIn(sparsity) else { return [] }
    switch style {
    case .none: return []
    case .space: return [0x20]
    case .tab: return [0x09]
    case .lines: return lineEnd
    case .margin: return lineEnd + Array(repeating: 0x20, count: width)
    case .indented:
      // Of a text that is no document, more containers may be closed than were opened.
      return lineEnd + Array(repeating: 0x20, count: min(width % 9 * max(0, depth), 40))
    case .mixed:
      var gap: [UInt8] = []
      for _ in 0..<generator.below(4) { gap += generator.pick(Self.blanks) ?? [] }
      return gap
    }
  }
}
