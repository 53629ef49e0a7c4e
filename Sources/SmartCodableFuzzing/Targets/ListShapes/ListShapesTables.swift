/// What the objects of drawn lists are made of.
enum ListShapesTables {
  /// Words of eight bytes are compared at once, so keys differ before, at and after their bounds, or begin each
  /// other.
  static let keys: [String] = {
    let beginnings = ["", "t", "k234567", "k2345678", "k23456789abcdef", "k23456789abcdef0"]
    let ends = ["a", "b", "é", "ab", "aé", "😀", "Z", "~", "b2345678", "b2345679"]
    return beginnings.flatMap { start in ends.map { start + $0 } } + beginnings.dropFirst()
      + ["CF$UID", "CF$UIE", "CF$UI", "BF$UID", "CF$UID2", "5", "-1", "10", "05", "é1", "\u{7F}"]
  }()

  static let integers: [Int64] = [
    5, 10, -1, 0, 7, 255, 256, 65_535, 65_536, 0xFFFF_FFFF, 0x1_0000_0000, .max, .min,
  ]

  static let texts = ["t", "text", "tx", "té", "t😀", "t234567", "t2345678", "t23456789", "5"]

  /// The numbers of members at the bounds of headers and of sorting.
  static let counts = [0, 1, 1, 2, 2, 2, 3, 3, 4, 5, 14, 15, 16, 23, 24, 25, 26]
}
