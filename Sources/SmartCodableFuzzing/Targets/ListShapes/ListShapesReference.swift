/// Reads binary property lists by the rules of the format, as the judge of SmartCodable's reader.
///
/// What is malformed is refused wherever the top object leads. Objects may share bytes, but a list whose objects
/// have many times the bytes of the file is refused, since reading all of them takes more than linear time (LIM-1).
struct ListShapesReference {
  /// What must come of a list.
  enum Answer {
    case refused
    case open
    case read(ListShapesMeaning)
  }

  private let file: ListShapesFile
  private var meaning = ListShapesMeaning()
  /// The place of each object that has been read, and those whose contents are being read.
  private var places: [Int?]
  private var isOpen: [Bool]
  /// The bytes of the contents of objects that have been read, each once.
  private var size = 0
  /// Objects to be read, the next one last.
  private var waiting: [Int] = []

  typealias Stop = ListShapesFile.Stop

  static func answer(to bytes: [UInt8]) -> Answer {
    do throws(Stop) {
      var reference = try ListShapesReference(ListShapesFile(bytes))
      try reference.read()
      return try reference.limited()
    } catch {
      return error == .open ? .open : .refused
    }
  }

  private init(_ file: ListShapesFile) {
    self.file = file
    places = Array(repeating: nil, count: file.count)
    isOpen = Array(repeating: false, count: file.count)
  }

  private mutating func read() throws(Stop) {
    waiting = [file.top]
    while let object = waiting.last {
      guard places[object] == nil else {
        waiting.removeLast()
        continue
      }
      let head = try file.head(object)
      if let place = try head.kind < 0xA ? meaning.add(file.leaf(head)) : container(object, head) {
        places[object] = place
        size += head.size
        waiting.removeLast()
      }
    }
    meaning.top = places[file.top] ?? ListShapesMeaning.anything
  }

  /// Applies the limits of LIM-1, LIM-3 and ENT-21.
  private func limited() throws(Stop) -> Answer {
    let extent = meaning.extent
    guard extent.height <= 512, extent.least <= 1e8, size <= 2 * file.end else { return .refused }
    guard extent.most <= 1e8, extent.greatestHeight <= 512, wholeSize <= file.end else {
      return .open
    }
    return .read(meaning)
  }

  /// The bytes of the contents of all objects, whether they are read or not.
  private var wholeSize: Int {
    (0..<file.count).reduce(0) { $0 + ((try? file.head($1).size) ?? 0) }
  }

  // MARK: Containers

  /// The place of a container whose contents have been read; nil if they are waiting now.
  private mutating func container(
    _ object: Int,
    _ head: ListShapesFile.Head
  ) throws(Stop) -> Int? {
    let references = try file.references(head)
    let values = head.kind == 0xD ? references.dropFirst(head.count) : references[...]
    let keys = head.kind == 0xD ? references.prefix(head.count) : []
    let texts = try keyTexts(keys)
    guard let texts else {
      // Whether the values of a mismatch are read is not specified.
      for value in values {
        let head = try? file.head(value)
        guard let head, head.kind < 0xA, (try? file.leaf(head)) != nil else { throw .open }
      }
      return meaning.add(.opaque)
    }
    let unread = values.filter { places[$0] == nil }
    if !unread.isEmpty {
      // An object that contains itself.
      guard !isOpen[object], !unread.contains(where: { isOpen[$0] }), !unread.contains(object)
      else { throw .malformed }
      isOpen[object] = true
      waiting += unread
      return nil
    }
    isOpen[object] = false
    let read = values.map { places[$0] ?? ListShapesMeaning.anything }
    switch head.kind {
    case 0xA: return meaning.add(.list(read))
    // The order of a set is not specified, and its contents are not looked at.
    case 0xC: throw .open
    default: return meaning.add(members: members(texts, Array(keys), read))
    }
  }

  /// The texts of keys that are texts or integers (ENT-19); nil if one is another leaf.
  private mutating func keyTexts(_ keys: ArraySlice<Int>) throws(Stop) -> [String]? {
    var texts: [String]? = []
    for key in keys {
      let head = try file.head(key)
      guard head.kind < 0xA else { throw .malformed }
      let place: Int
      if let known = places[key] {
        place = known
      } else {
        place = try meaning.add(file.leaf(head))
        places[key] = place
        size += head.size
      }
      switch meaning.values[place] {
      case .text(let text), .number(let text): texts?.append(text)
      case .open where head.kind == 0x1 || head.kind == 0x5 || head.kind == 0x6: throw .open
      default: texts = nil
      }
    }
    return texts
  }

  /// The members; of a text and an integer that are equal as keys either may count.
  private func members(
    _ texts: [String],
    _ keys: [Int],
    _ values: [Int]
  ) -> [(key: String, value: Int)] {
    func isInteger(_ key: Int) -> Bool { (try? file.head(key).kind) == 0x1 }
    var kinds: [String: Bool] = [:]
    var mixed: Set<String> = []
    for (text, key) in zip(texts, keys) {
      if let kind = kinds[text], kind != isInteger(key) { mixed.insert(text) }
      kinds[text] = isInteger(key)
    }
    return zip(texts, values)
      .map { ($0, mixed.contains($0) ? ListShapesMeaning.anything : $1) }
  }
}
