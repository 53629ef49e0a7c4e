import FuzzKit

/// A damaged property list in XML, and what it is refused as.
struct ErrorWordsList {
  private(set) var bytes: [UInt8] = []
  private(set) var problem: ErrorWordsProblem?

  /// A part of a list that is right.
  private struct Part {
    enum Kind {
      case markup, text, space
    }

    let kind: Kind
    let offset: Int
    let count: Int
    /// Whether a text is an element's whole content.
    let isWhole: Bool
  }

  private var parts: [Part] = []
  private var generator: SeededGenerator

  private static let texts = [
    "", "a", "x y", "1234567", "12345678", "é", "aé", "日本", "1234567é", "😀", "x😀1234567", "=>",
    "a text of more than sixteen bytes é",
  ]
  private static let spaces = ["", "", "\n", "\r\n  ", "\t", " "]
  private static let between = ["<!-- é -->", "<?x y?>", "<!--<a>-->"]
  private static let references = ["&amp;", "&#233;", "&#x1F600;", "<![CDATA[<é>]]>", "&lt;"]
  private static let scalars = ["<true/>", "<integer>7</integer>", "<real>1.5</real>", "<false/>"]
  private static let noCharacters: [[UInt8]] = [
    [0x80], [0xBF], [0xFF], [0xC0, 0x80], [0xC3], [0xED, 0xA0, 0x80], [0xF0, 0x9F, 0x98],
    [0xF4, 0x90, 0x80, 0x80], [0xE2, 0x82],
  ]

  init(_ generator: SeededGenerator) {
    self.generator = generator
    if self.generator.oneIn(3) {
      writeRow()
      return
    }
    let hasRoot = self.generator.oneIn(2)
    write("<?xml version=\"1.0\" encoding=\"UTF-8\"?>")
    if self.generator.oneIn(2) { write("<!DOCTYPE plist>") }
    if hasRoot { write("<plist version=\"1.0\">") }
    writeDictionary(depth: 0)
    if hasRoot { write("</plist>") }
    damage()
  }

  // MARK: Writing

  private mutating func add(_ text: String, _ kind: Part.Kind, isWhole: Bool = false) {
    let part = Part(kind: kind, offset: bytes.count, count: text.utf8.count, isWhole: isWhole)
    parts.append(part)
    bytes += text.utf8
  }

  /// Writes markup, and white space or comments before it.
  private mutating func write(_ tag: String) {
    if !bytes.isEmpty {
      add(generator.pick(Self.spaces) ?? "", .space)
      if generator.oneIn(8) { add(generator.pick(Self.between) ?? "", .markup) }
    }
    add(tag, .markup)
  }

  private mutating func writeText(as name: String) {
    write("<\(name)>")
    let pieces = 1 + (generator.oneIn(3) ? generator.below(3) : 0)
    for piece in 0..<pieces {
      if piece > 0 { add(generator.pick(Self.references) ?? "", .markup) }
      add(generator.pick(Self.texts) ?? "", .text, isWhole: pieces == 1)
    }
    add("</\(name)>", .markup)
  }

  private mutating func writeDictionary(depth: Int) {
    write("<dict>")
    for _ in 0..<1 + generator.below(3) {
      writeText(as: "key")
      switch generator.below(depth < 3 ? 5 : 3) {
      case 0: write(generator.pick(Self.scalars) ?? "")
      case 3:
        write("<array>")
        for _ in 0..<generator.below(3) { writeText(as: "string") }
        write("</array>")
      case 4: writeDictionary(depth: depth + 1)
      default: writeText(as: "string")
      }
    }
    write("</dict>")
  }

  // MARK: Damage

  private mutating func damage() {
    // The first part tells that this is XML, the last one ends the list.
    guard let part = generator.pick(Array(parts.dropFirst().dropLast())) else { return }
    let place = part.offset + generator.below(part.count + 1)
    let isAtStart = place == part.offset || part.kind != .markup && isCharacterStart(place)
    if generator.oneIn(2) {
      bytes.removeSubrange(place...)
      switch part.kind {
      case .markup where place > part.offset && place < part.offset + part.count:
        problem = ErrorWordsProblem(.end, .unexpected, .encoding, at: 0, through: place)
      case .text where !isAtStart:
        problem = ErrorWordsProblem(.end, .encoding, at: 0, through: place)
      default: problem = ErrorWordsProblem(.end, at: place)
      }
      return
    }
    guard part.kind != .markup, isAtStart else { return }
    bytes.insert(contentsOf: generator.pick(Self.noCharacters) ?? [0x80], at: place)
    switch (part.kind, part.isWhole) {
    case (.space, _): problem = ErrorWordsProblem(.unexpected, .encoding, at: place)
    case (_, true): problem = ErrorWordsProblem(.encoding, at: place)
    // Where a text is put together, the place of its bytes is not known any more.
    default: problem = ErrorWordsProblem(.encoding, at: 0, through: bytes.count)
    }
  }

  private func isCharacterStart(_ place: Int) -> Bool {
    place == bytes.count || !(0x80...0xBF).contains(bytes[place])
  }

  // MARK: Rows

  /// Writes a row of the table: the first mark is where the error may be named from, the second one up to where.
  private mutating func writeRow() {
    if generator.oneIn(24) {
      bytes = Array(String(repeating: "<array>", count: ErrorWordsProblem.depth).utf8)
      let place = bytes.count
      bytes += (generator.pick(["<dict>", "<array>", "<array/>", "<dict/>"]) ?? "").utf8
      problem = ErrorWordsProblem(.depth, at: place, through: bytes.count)
      bytes += "<key>a</key>".utf8
      return
    }
    let row = generator.pick(ErrorWordsRows.all) ?? ""
    let open = generator.below(8)
    let start = "<?xml version=\"1.0\"?>" + String(repeating: "<array>", count: open)
    let space = generator.pick(Self.spaces) ?? ""
    bytes = Array(((row.contains("<plist") ? "" : start) + space).utf8)
    let pieces = row.split(separator: "¦", omittingEmptySubsequences: false)
    var marks: [Int] = []
    for piece in pieces {
      if !marks.isEmpty || piece.startIndex != row.startIndex { marks.append(bytes.count) }
      bytes += piece.utf8
    }
    if let first = marks.first {
      problem = ErrorWordsProblem(.unexpected, at: first, through: marks.dropFirst().first)
      bytes += "<true/>".utf8
    } else {
      problem = ErrorWordsProblem(.end, at: bytes.count)
    }
  }
}
