import FuzzKit

/// An object of a binary property list that other formats cannot spell, mostly at the bounds of its kind.
enum BinaryLeaf {
  /// Draws an object without references.
  static func draw(_ generator: inout SeededGenerator) -> ListGraph.Object {
    switch generator.below(8) {
    case 0: .raw(text(&generator))
    case 1: .raw(latinText(&generator))
    case 2: .raw(integer(&generator))
    case 3: .raw([0x22] + bytes(of: UInt64(single(&generator)), 4))
    case 4: .raw([0x23] + bytes(of: double(&generator), 8))
    case 5: .raw([0x33] + bytes(of: generator.oneIn(2) ? double(&generator) : date(&generator), 8))
    case 6: .data((0..<(generator.pick(lengths) ?? 0)).map { _ in UInt8(generator.below(256)) })
    default: .raw([generator.oneIn(2) ? 0xA0 : 0xD0])
    }
  }

  /// The numbers of bytes at the bounds of headers.
  static let lengths = [0, 1, 2, 3, 4, 14, 15, 16, 31, 57, 300]

  // MARK: Texts

  /// Units of UTF-16 around each bound of the surrogates, alone and in pairs.
  static let units: [[UInt16]] = [
    [0xD83D, 0xDE00], [0xD800, 0xDC00], [0xDBFF, 0xDFFF], [0xD800, 0xDFFF], [0xDBFF, 0xDC00],
    [0x41, 0xD83D, 0xDE00, 0x42], [0xD83D], [0xDE00], [0xDE00, 0xD83D], [0xD83D, 0xD83D, 0xDE00],
    [0xD83D, 0x41], [0xD83D, 0xDE00, 0xDE00], [0xD83D, 0xE000], [0xD83D, 0xDBFF], [0xDFFF, 0xD800],
    [0xD7FF], [0xE000], [0xFFFF], [0xFFFE, 0x41], [0xFEFF, 0x41], [0], [0x7F], [0x80], [0x7FF],
    [0x800], [0xE9, 0xD834, 0xDD1E], [0xD9AB, 0xDCEF], [0xDA3C, 0xDD77],
  ]

  private static func text(_ generator: inout SeededGenerator) -> [UInt8] {
    var text = generator.pick(units) ?? []
    while generator.oneIn(3), text.count < 12 { text += generator.pick(units) ?? [] }
    return [0x60 | UInt8(text.count)] + text.flatMap { bytes(of: UInt64($0), 2) }
  }

  /// A text of one byte per character, which need not be ASCII; words of eight bytes are read at once.
  private static func latinText(_ generator: inout SeededGenerator) -> [UInt8] {
    let count = generator.pick([0, 1, 2, 7, 8, 9, 14]) ?? 1
    var text = (0..<count).map { UInt8(0x61 + $0) }
    if count > 0, !generator.oneIn(3) {
      text[generator.below(count)] = generator.pick([0, 0x7F, 0x80, 0xA0, 0xE9, 0xFF]) ?? 0
    }
    return [0x50 | UInt8(count)] + text
  }

  // MARK: Numbers

  /// An integer of one to sixteen bytes, filled with the bytes at which its sign and its width count.
  private static func integer(_ generator: inout SeededGenerator) -> [UInt8] {
    let power = generator.below(5)
    let size = 1 << power
    var number = [UInt8](repeating: generator.pick([0, 0, 0xFF, 0x7F, 0x80]) ?? 0, count: size)
    for place in [0, size / 2, size - 1] where generator.oneIn(2) {
      number[place] = generator.pick([0, 1, 0x7F, 0x80, 0xFE, 0xFF]) ?? 0
    }
    return [0x10 | UInt8(power)] + number
  }

  private static let singles: [UInt32] = [
    0, 0x8000_0000, 0x7F80_0000, 0xFF80_0000, 0x7FC0_0000, 1, 0x7F_FFFF, 0x80_0000, 0x7F7F_FFFF,
    0x4B80_0000, 0x4B80_0001, 0x5F00_0000, 0x5F80_0000, 0x3DCC_CCCD, 0x3EAA_AAAB, 0xBF80_0000,
    0x4F00_0000, 0xCF00_0000,
  ]

  private static func single(_ generator: inout SeededGenerator) -> UInt32 {
    generator.oneIn(3)
      ? Float(bitPattern: UInt32(truncatingIfNeeded: generator.next())).orNaN.bitPattern
      : generator.pick(singles) ?? 0
  }

  private static let doubles: [Double] = [
    0, -0.0, .infinity, -.infinity, .nan, .leastNonzeroMagnitude, 0x1p-1022,
    .greatestFiniteMagnitude, 0x1p53 - 1, 0x1p53, 0x1p53 + 2, 0x1p62, 0x1p63, 0x1p64, -0x1p63, 0.1,
    -1.5, 1e15, 1e16, 86_400, -978_307_200, 0x1p31, 0x1p32, 1e300, 1e5, 1e-5, -1.5e300,
    .leastNormalMagnitude.nextDown, 0.30000000000000004, 1.2345e29,
  ]

  private static func double(_ generator: inout SeededGenerator) -> UInt64 {
    generator.oneIn(3)
      ? Double(bitPattern: generator.next()).orNaN.bitPattern
      : (generator.pick(doubles) ?? 0).bitPattern
  }

  /// Any second of a year with four digits, or a fraction of one.
  private static func date(_ generator: inout SeededGenerator) -> UInt64 {
    let years = Double(generator.below(10_000) - 2001) * 31_556_952
    return (years + Double(generator.below(1 << 25)) / 4).bitPattern
  }

  private static func bytes(of bits: UInt64, _ size: Int) -> [UInt8] {
    ListGraphWriter.integer(Int(bitPattern: UInt(bits)), size)
  }
}

extension BinaryFloatingPoint {
  /// The number, or the one NaN of which every reader has the same text.
  fileprivate var orNaN: Self { isNaN ? .nan : self }
}
