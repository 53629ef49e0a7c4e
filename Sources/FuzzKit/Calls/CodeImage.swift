import Foundation

/// The address range of the running executable's code.
enum CodeImage {
  /// Returns the range from the executable's first to its last page; nil if unknown.
  ///
  /// An address minus the lower bound denotes the same place in every process of this executable.
  static func range() -> Range<UInt>? {
    guard let data = FileManager.default.contents(atPath: "/proc/self/maps") else { return nil }
    let path = SystemCalls.executable
    var result: Range<UInt>?
    for line in String(decoding: data, as: UTF8.self).split(separator: "\n")
    where line.hasSuffix(path) {
      let bounds = line.prefix { $0 != " " }.split(separator: "-")
      guard bounds.count == 2, let low = UInt(bounds[0], radix: 16),
        let high = UInt(bounds[1], radix: 16), low < high
      else { continue }
      result = min(low, result?.lowerBound ?? low)..<max(high, result?.upperBound ?? high)
    }
    return result
  }
}
