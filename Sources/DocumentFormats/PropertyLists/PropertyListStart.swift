extension [UInt8] {
  /// Whether the bytes begin with `bplist`, with the comment that begins lists in the old style, or with `<`
  /// after optional blanks.
  package var beginsLikePropertyList: Bool {
    starts(with: "bplist".utf8) || starts(with: "// !$*UTF8*$!".utf8)
      || first { ![0x20, 0x09, 0x0A, 0x0D].contains($0) } == UInt8(ascii: "<")
  }
}
