/// An input that is not JSON, while it is minimized.
final class ByteDraft {
  private(set) var bytes: [UInt8]
  private(set) var budget: Int
  private let test: any CandidateTest
  private var tried: Set<[UInt8]> = []

  init(bytes: [UInt8], test: any CandidateTest, budget: Int) {
    self.bytes = bytes
    self.test = test
    self.budget = budget
    tried.insert(bytes)
  }

  /// Removes ranges, from all bytes down to single ones, until nothing more can be removed; then tries to
  /// replace each byte by a zero digit.
  func reduce() {
    while cut() {}
    var position = 0
    while position < bytes.count, budget > 0 {
      let candidates = (position..<bytes.count)
        .map { index in
          var copy = bytes
          copy[index] = UInt8(ascii: "0")
          return copy
        }
      guard let match = attempt(candidates) else { return }
      position += match + 1
    }
  }

  private func cut() -> Bool {
    var hasChanged = false
    var size = bytes.count
    while size > 0, budget > 0 {
      var start = 0
      while start < bytes.count, budget > 0 {
        let candidates = stride(from: start, to: bytes.count, by: size)
          .map { Array(bytes[..<$0]) + Array(bytes[min($0 + size, bytes.count)...]) }
        guard let match = attempt(candidates) else { break }
        hasChanged = true
        start += match * size
      }
      size /= 2
    }
    return hasChanged
  }

  private func attempt(_ candidates: [[UInt8]]) -> Int? {
    let fresh = candidates.enumerated().filter { !tried.contains($0.element) }.prefix(budget)
    guard !fresh.isEmpty else { return nil }
    let texts = fresh.map(\.element)
    let (match, runs) = test.firstMatch(in: texts)
    budget -= runs
    tried.formUnion(texts.prefix(runs))
    guard let match else { return nil }
    bytes = texts[match]
    return Array(fresh)[match].offset
  }
}
