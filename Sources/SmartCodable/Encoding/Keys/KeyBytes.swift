/// The JSON keys that were learned: numbered, and ready to be written as quoted bytes.
struct KeyBytes: ~Copyable {
  private var numbers: [KeyText: Int32] = [:]
  private(set) var texts: ContiguousArray<String> = []
  private var quoted = ByteOutput(capacity: 1024)
  private var spans: ContiguousArray<(start: Int, count: Int)> = []

  /// The number of a key; equal keys have equal numbers.
  mutating func number(of name: String) -> Int32 {
    let key = KeyText(name)
    if let known = numbers[key] { return known }
    let number = Int32(truncatingIfNeeded: texts.count)
    numbers[key] = number
    texts.append(name)
    let start = quoted.count
    quoted.appendQuoted(name)
    spans.append((start, quoted.count - start))
    return number
  }

  /// Writes the key with its quotes.
  @inline(__always)
  func write(_ number: Int32, to output: inout ByteOutput) {
    let span = spans[Int(number)]
    output.append(from: quoted, at: span.start, count: span.count)
  }
}
