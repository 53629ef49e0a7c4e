extension Mutator {
  /// Puts a byte order mark in front, or writes the text in UTF-16 or UTF-32.
  static let encodingForm = Mutator.bytes("encoding-form", weight: 2) { input, generator in
    guard !generator.oneIn(3) else {
      input = [0xEF, 0xBB, 0xBF] + input
      return true
    }
    guard input.count <= 2048 else { return false }
    let text = String(decoding: input, as: UTF8.self)
    let isLittle = generator.oneIn(2)
    let marked = generator.oneIn(2)
    var units: [[UInt8]] = []
    if generator.oneIn(3) {
      units = ((marked ? [0xFEFF] : []) + text.unicodeScalars.map(\.value))
        .map { value in
          [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> UInt32($0)) }
        }
    } else {
      units = ((marked ? [0xFEFF] : []) + Array(text.utf16))
        .map { value in
          [UInt8(value >> 8), UInt8(value & 0xFF)]
        }
    }
    input = units.flatMap { isLittle ? $0.reversed() : $0 }
    return true
  }
}
