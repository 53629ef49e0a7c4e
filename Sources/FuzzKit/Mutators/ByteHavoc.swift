extension Mutator {
  /// Overwrites, inserts, deletes or copies a few bytes.
  static let byteHavoc = Mutator.bytes("byte-havoc", weight: 8) { input, generator in
    guard !input.isEmpty else { return false }
    let tokens = Array(#"{}[]:,"\0123456789-+.eEtrufalsn /*'"#.utf8)
    for _ in 0..<(1 + generator.below(4)) where !input.isEmpty {
      let position = generator.below(input.count)
      let byte = generator.oneIn(3) ? UInt8(generator.below(256)) : generator.pick(tokens) ?? 0
      switch generator.below(5) {
      case 0: input[position] = byte
      case 1: input.insert(byte, at: position)
      case 2: input.remove(at: position)
      case 3: input[position] ^= 1 << UInt8(generator.below(8))
      default:
        let end = min(input.count, position + 1 + generator.below(16))
        input.insert(contentsOf: input[position..<end], at: generator.below(input.count))
      }
    }
    return true
  }
}
