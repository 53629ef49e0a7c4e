extension Mutator {
  /// Inserts a raw control byte; JSON allows only some of them, and only between tokens.
  static let rawControl = Mutator.bytes("raw-control", weight: 2) { input, generator in
    let byte = generator.oneIn(16) ? 0x7F : UInt8(generator.below(0x20))
    // Inside a string half of the time.
    let quotes = input.indices.filter { input[$0] == UInt8(ascii: "\"") }
    let quote = generator.oneIn(2) ? generator.pick(quotes).map { $0 + 1 } : nil
    input.insert(byte, at: quote ?? generator.below(input.count + 1))
    return true
  }
}
