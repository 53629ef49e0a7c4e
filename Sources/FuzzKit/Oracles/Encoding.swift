extension Oracle {
  /// An independent judge says what every decoded value must be written as, byte by byte where the law
  /// leaves no choice.
  ///
  /// ``writes`` and ``roundTrip`` compare an encoder with itself and with its own decoder.
  static let encoding = judged(
    "encoding",
    .encoding,
    law: .judgedEncoding,
    clause: "ENC-4, ENC-9, ENC-14, FLAT-8"
  )
}
