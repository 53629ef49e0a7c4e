/// An input that showed something new in its worker, on its way to the supervisor and back.
struct FeatureCandidate: Hashable {
  var iteration: UInt64
  var target: Int
  var options: UInt64
  var bytes: [UInt8]
  /// The features that it shows every time, in ascending order.
  var features: [UInt32]

  private static let mark: UInt64 = 0x5346_5A43_414E_4431
  private static let headerLength = 48

  /// The candidate as written to a file: six words, the input, four bytes for each feature.
  var encoded: [UInt8] {
    let words = [
      Self.mark, iteration, UInt64(target), options, UInt64(bytes.count), UInt64(features.count),
    ]
    var result: [UInt8] = []
    result.reserveCapacity(Self.headerLength + bytes.count + 4 * features.count)
    for word in words {
      for shift in stride(from: 0 as UInt64, to: 64, by: 8) {
        result.append(UInt8(truncatingIfNeeded: word >> shift))
      }
    }
    result += bytes
    for feature in features {
      for shift in stride(from: 0 as UInt32, to: 32, by: 8) {
        result.append(UInt8(truncatingIfNeeded: feature >> shift))
      }
    }
    return result
  }

  /// Reads the candidates at the front of `data`, up to the first incomplete one.
  ///
  /// Removes what was read from `data`.
  static func decode(_ data: inout ArraySlice<UInt8>) -> [FeatureCandidate] {
    var result: [FeatureCandidate] = []
    while let candidate = FeatureCandidate(from: &data) { result.append(candidate) }
    return result
  }

  private init?(from data: inout ArraySlice<UInt8>) {
    guard data.count >= Self.headerLength else { return nil }
    var rest = data
    let words = (0..<6).map { _ in Self.number(8, &rest) }
    let lengths = (Int(truncatingIfNeeded: words[4]), Int(truncatingIfNeeded: words[5]))
    guard words[0] == Self.mark, (0...(1 << 24)).contains(lengths.0),
      (0...(1 << 24)).contains(lengths.1), rest.count >= lengths.0 + 4 * lengths.1
    else { return nil }
    bytes = Array(rest.prefix(lengths.0))
    rest.removeFirst(lengths.0)
    features = (0..<lengths.1).map { _ in UInt32(truncatingIfNeeded: Self.number(4, &rest)) }
    iteration = words[1]
    target = Int(truncatingIfNeeded: words[2])
    options = words[3]
    data = rest
  }

  /// Creates a candidate with these properties.
  init(
    iteration: UInt64,
    target: Int,
    options: UInt64 = 0,
    bytes: [UInt8],
    features: [UInt32]
  ) {
    self.iteration = iteration
    self.target = target
    self.options = options
    self.bytes = bytes
    self.features = features
  }

  private static func number(_ count: Int, _ data: inout ArraySlice<UInt8>) -> UInt64 {
    let number = data.prefix(count).reversed().reduce(0 as UInt64) { $0 << 8 | UInt64($1) }
    data.removeFirst(count)
    return number
  }
}
