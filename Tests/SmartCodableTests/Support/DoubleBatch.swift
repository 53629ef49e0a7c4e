// Unsafe: `strtod` is lent the bytes of an array that ends in `]`, where every number ends.

import Foundation

/// A JSON array of hard doubles, and what `strtod` makes of each.
///
/// The locale of the process has to be that of C, which it is unless the program sets another.
package struct DoubleBatch {
  /// The text of the array.
  package private(set) var json: [UInt8] = [UInt8(ascii: "[")]
  private var starts: [Int] = []

  package init(count: Int, _ texts: inout DoubleTexts<some RandomNumberGenerator>) {
    starts.reserveCapacity(count)
    for index in 0..<count {
      if index > 0 { json.append(UInt8(ascii: ",")) }
      starts.append(json.count)
      json += texts.next()
    }
    json.append(UInt8(ascii: "]"))
  }

  /// What `strtod` says; infinity where a text is out of range.
  private var expected: [Double] {
    unsafe json.withUnsafeBytes { bytes in
      guard let base = bytes.baseAddress else { return [] }
      var values: [Double] = []
      values.reserveCapacity(starts.count)
      for start in starts {
        unsafe values.append(strtod((base + start).assumingMemoryBound(to: CChar.self), nil))
      }
      return values
    }
  }

  /// The texts that a decoder of JSON arrays reads otherwise than `strtod`.
  ///
  /// A text out of range is no number that a decoder could give, so the lenient one drops it.
  package func differences(_ decode: ([UInt8]) throws -> [Double]) rethrows -> [String] {
    let expected = expected
    let kept = starts.indices.filter { expected[$0].isFinite }
    let decoded = try decode(json)
    guard kept.count == decoded.count else {
      // One was dropped or kept wrongly; each of them alone says which.
      let alone = try starts.indices.filter { index in
        let value = try decode(Array("[\(text(at: index))]".utf8)).first ?? .infinity
        let wanted = expected[index].isFinite ? expected[index] : .infinity
        return value.bitPattern != wanted.bitPattern
      }
      return alone.isEmpty ? ["the count of values"] : alone.map(text(at:))
    }
    return zip(kept, decoded)
      .filter { index, value in expected[index].bitPattern != value.bitPattern }
      .map { text(at: $0.0) }
  }

  private func text(at index: Int) -> String {
    String(decoding: json[starts[index]...].prefix { $0 != 0x2C && $0 != 0x5D }, as: UTF8.self)
  }
}
