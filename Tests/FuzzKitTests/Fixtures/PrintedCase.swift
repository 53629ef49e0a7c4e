/// The case that `smartfuzz promote` prints, as far as tests look at it.
struct PrintedCase: Decodable {
  struct Input: Decodable {
    let text: String?
    let hex: String?

    /// The bytes that the one member stands for.
    var bytes: [UInt8]? {
      guard let hex else { return text.map { Array($0.utf8) } }
      let digits = Array(hex)
      return stride(from: 0, to: digits.count, by: 2)
        .compactMap { UInt8(String(digits[$0...].prefix(2)), radix: 16) }
    }
  }

  let origin: String
  let input: Input
}
