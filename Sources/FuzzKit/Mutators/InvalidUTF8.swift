extension Mutator {
  /// Inserts bytes that are not UTF-8.
  static let invalidUTF8 = Mutator.bytes("invalid-utf8", weight: 3) { input, generator in
    let sequences: [[UInt8]] = [
      [0x80], [0xC0, 0x80], [0xC1, 0xBF], [0xE0, 0x80, 0x80], [0xED, 0xA0, 0x80], [0xFF],
      [0xF4, 0x90, 0x80, 0x80], [0xF0, 0x80, 0x80, 0x80], [0xE2, 0x82], [0xF0, 0x9F, 0x98],
    ]
    guard let sequence = generator.pick(sequences) else { return false }
    input.insert(contentsOf: sequence, at: generator.below(input.count + 1))
    return true
  }
}
