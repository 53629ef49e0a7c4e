extension [UInt8] {
  /// Whether the bytes begin with `bplist`, or with `<` after optional blanks.
  var beginsLikePropertyList: Bool {
    starts(with: "bplist".utf8)
      || first { ![0x20, 0x09, 0x0A, 0x0D].contains($0) } == UInt8(ascii: "<")
  }
}
