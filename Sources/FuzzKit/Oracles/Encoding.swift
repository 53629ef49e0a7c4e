extension Oracle {
  /// An independent judge determines the encoding of every decoded value, byte by byte where the law allows
  /// only one.
  ///
  /// ``writes`` and ``roundTrip`` compare an encoder with itself and with its own decoder.
  static let encoding = judged(
    "encoding",
    .encoding,
    law: .judgedEncoding,
    share: 2,
    clause: "ENC-4, ENC-9, ENC-14, FLAT-8"
  )
}
