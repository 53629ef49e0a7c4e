/// A version of the suite: major and minor number, and a patch number if there is one.
package struct SuiteVersion: Comparable {
  private let numbers: [Int]

  /// Reads `1.2` or `1.2.3`; nil for anything else.
  package init?(_ text: String) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { part in
      part.allSatisfy { $0.isASCII && $0.isNumber } ? Int(part) : nil
    }
    guard numbers.count == parts.count, (2...3).contains(parts.count) else { return nil }
    self.numbers = numbers + Array(repeating: 0, count: 3 - numbers.count)
  }

  package static func < (left: SuiteVersion, right: SuiteVersion) -> Bool {
    left.numbers.lexicographicallyPrecedes(right.numbers)
  }
}
