/// The order of all keys of a binary property list (ENT-20).
///
/// Many dictionaries refer to the same keys, so the keys are compared and ranked once, and dictionaries
/// are sorted by these small integers: otherwise two long keys would be compared byte by byte for every
/// dictionary that has them.
struct KeyRanks: ~Copyable {
  /// The rank of each object that is a key; equal texts have equal ranks.
  private var ranks: ContiguousArray<UInt32>

  /// The texts of keys that are something else as values: integers (ENT-19) and null (ENT-23).
  private var texts = RareTable<Int, Tape.Entry>()

  /// The rank of an object that is not a key, or that cannot be one.
  static let none = UInt32.max

  private static let unranked = UInt32.max - 1

  init(_ objects: BinaryObjects) {
    ranks = ContiguousArray(repeating: Self.none, count: objects.count)
  }

  @inline(__always)
  func rank(_ object: Int) -> UInt32 { ranks[object] }

  /// The text of a key that is not a string as a value.
  func text(ofKey object: Int) -> Tape.Entry? { texts[object] }

  /// Collects all objects that are keys, each once, even of dictionaries without a reference.
  mutating func collect(_ objects: BinaryObjects) throws(JSONSyntaxError) -> ContiguousArray<Int> {
    var keys: ContiguousArray<Int> = []
    // Reading overlapping dictionaries could take time quadratic in the size of the file.
    var budget = objects.end
    for object in 0..<objects.count {
      let offset = objects.offset(object)
      guard offset >= 0, offset < objects.end else { throw objects.error(objects.end) }
      guard objects.marker(at: offset) >> 4 == 0xD, let header = try? objects.header(object) else {
        continue
      }
      budget -= objects.size(header)
      guard budget >= 0 else { throw objects.error(offset) }
      for position in 0..<header.count {
        let place = header.content + position * objects.referenceSize
        guard let key = try? objects.reference(at: place) else { break }
        if ranks[key] == Self.none {
          ranks[key] = Self.unranked
          keys.append(key)
        }
      }
    }
    return keys
  }

  /// Removes an object that cannot be a key.
  mutating func reject(_ object: Int) { ranks[object] = Self.none }

  mutating func setText(_ text: Tape.Entry, ofKey object: Int) { texts[object] = text }

  /// Ranks the keys by their texts.
  mutating func rank(_ keys: [(object: Int, text: TextPlace)], on tape: Tape) {
    var rank: UInt32 = 0
    var last: TextPlace?
    let order = PlaceOrder { keys[$0].text.precedes(keys[$1].text, in: tape) }
    for (object, text) in order.places(of: keys.count).lazy.map({ keys[$0] }) {
      if let last, last.precedes(text, in: tape) { rank += 1 }
      ranks[object] = rank
      last = text
    }
  }
}
