/// An input that showed something new in its worker, on its way to the supervisor and back.
struct FeatureCandidate: Hashable {
  var iteration: UInt64
  var target: Int
  var options: UInt64 = 0
  var bytes: [UInt8]
  /// The features that it shows every time, in ascending order.
  var features: [UInt32]

  private static let mark: UInt64 = 0x5346_5A43_414E_4431
  private static let endMark: UInt64 = 0x5346_5A43_454E_4431
  private static let headerLength = 48

  /// The candidate as written to a file: six words, the input, four bytes for each feature, and a last word.
  var encoded: [UInt8] {
    let words = [
      Self.mark, iteration, UInt64(target), options, UInt64(bytes.count), UInt64(features.count),
    ]
    var result: [UInt8] = []
    result.reserveCapacity(Self.headerLength + bytes.count + 4 * features.count + 8)
    for word in words { Self.append(word, 8, to: &result) }
    result += bytes
    for feature in features { Self.append(UInt64(feature), 4, to: &result) }
    Self.append(Self.endMark, 8, to: &result)
    return result
  }

  /// Reads the candidates at the front of `data`, up to the first incomplete one, and removes them.
  ///
  /// One whose writer was killed ends without its last word: it is left out, up to the next one.
  static func decode(_ data: inout ArraySlice<UInt8>) -> [FeatureCandidate] {
    var result: [FeatureCandidate] = []
    while data.count >= headerLength {
      if let length = length(of: data) {
        if length > data.count {
          // Nothing follows one that is being written.
          guard let next = next(in: data) else { break }
          data = data[next...]
          continue
        }
        var end = data.prefix(length).suffix(8)
        if number(8, &end) == endMark {
          result.append(FeatureCandidate(whole: data))
          data.removeFirst(length)
          continue
        }
      }
      data.removeFirst()
    }
    return result
  }

  /// Where another candidate begins behind the first mark.
  private static func next(in data: ArraySlice<UInt8>) -> Int? {
    var word: [UInt8] = []
    append(mark, 8, to: &word)
    return data.dropFirst(8).firstRange(of: word)?.lowerBound
  }

  /// The length of the candidate that begins here; nil if none does.
  private static func length(of data: ArraySlice<UInt8>) -> Int? {
    var rest = data
    let words = (0..<6).map { _ in number(8, &rest) }
    let most: UInt64 = 1 << 24
    guard words[0] == mark, words[4] <= most, words[5] <= most else { return nil }
    return headerLength + Int(words[4]) + 4 * Int(words[5]) + 8
  }
}

extension FeatureCandidate {
  private init(whole data: ArraySlice<UInt8>) {
    var rest = data
    let words = (0..<6).map { _ in Self.number(8, &rest) }
    bytes = Array(rest.prefix(Int(words[4])))
    rest.removeFirst(bytes.count)
    features = (0..<Int(words[5])).map { _ in UInt32(truncatingIfNeeded: Self.number(4, &rest)) }
    iteration = words[1]
    target = Int(truncatingIfNeeded: words[2])
    options = words[3]
  }

  private static func append(_ number: UInt64, _ count: Int, to bytes: inout [UInt8]) {
    for position in 0..<count { bytes.append(UInt8(truncatingIfNeeded: number >> (8 * position))) }
  }

  private static func number(_ count: Int, _ data: inout ArraySlice<UInt8>) -> UInt64 {
    let number = data.prefix(count).reversed().reduce(0 as UInt64) { $0 << 8 | UInt64($1) }
    data.removeFirst(count)
    return number
  }
}
