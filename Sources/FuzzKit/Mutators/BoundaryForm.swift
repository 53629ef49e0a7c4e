extension Mutator {
  /// Replaces a scalar by a text in a form that some type reads, valid or nearly so: a hexadecimal color,
  /// base64, a URL with escapes, a UUID.
  static let boundaryForm = Mutator.tree("boundary-form", weight: 2) { tree, generator, _ in
    guard let node = tree.randomScalar(&generator) else { return false }
    let text =
      switch generator.below(4) {
      case 0: color(&generator)
      case 1: base64(&generator)
      case 2: url(&generator)
      default: identifier(&generator)
      }
    tree.replace(node, with: tree.addScalar(.string, text.utf8))
    return true
  }

  private static func digits(_ count: Int, _ generator: inout SeededGenerator) -> String {
    let digits = Array("0123456789abcdefABCDEF")
    return String((0..<count).map { _ in generator.pick(digits) ?? "0" })
  }

  private static func color(_ generator: inout SeededGenerator) -> String {
    let prefix = generator.pick(["#", "#", "0x", "0X", "", " #", "##"]) ?? ""
    let count = generator.pick([3, 4, 6, 8, 3, 4, 6, 8, 0, 1, 2, 5, 7, 9]) ?? 6
    let text = prefix + digits(count, &generator)
    return generator.oneIn(6) ? text + (generator.pick([" ", "g", "\\n", "é"]) ?? "") : text
  }

  private static func base64(_ generator: inout SeededGenerator) -> String {
    let alphabet = Array("ABCDwxyz0189+/")
    let count = generator.below(14)
    var text = String((0..<count).map { _ in generator.pick(alphabet) ?? "A" })
    text += String(repeating: "=", count: (4 - count % 4) % 4)
    guard generator.oneIn(3) else { return text }
    return generator.pick([
      text + "=", String(text.dropLast()), text + "\\n", "-_" + text, text + "A",
    ])
      ?? text
  }

  private static func url(_ generator: inout SeededGenerator) -> String {
    let parts = [
      ["https://", "http:", "file:///", "//", "mailto:", "", "HTTPS://"],
      ["a.b", "é.de", "[::1]", "[::1", "u:p@h:80", "h:99999", ""],
      ["/", "/%20", "/%", "/%zz", "/%C3%A9", "/a b", "/é", "/..", "", "\\\\"],
      ["", "?q=1&r", "?%", "#f", "#f#g", "?é#ü"],
    ]
    return parts.map { generator.pick($0) ?? "" }.joined()
  }

  private static func identifier(_ generator: inout SeededGenerator) -> String {
    let groups = [8, 4, 4, 4, 12].map { digits($0 + (generator.oneIn(20) ? 1 : 0), &generator) }
    return groups.joined(separator: generator.oneIn(12) ? "" : "-")
  }
}
