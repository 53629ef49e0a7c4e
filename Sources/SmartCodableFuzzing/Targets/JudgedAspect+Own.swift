import FuzzKit

/// What the judges of SmartCodable compare beside the answer to an input.
extension JudgedAspect {
  /// The encoding of each decoded value, byte by byte where the law allows only one (ENC-4, ENC-9, ENC-14,
  /// FLAT-8).
  static let encoding = JudgedAspect(
    "encoding",
    summary: "an independent judge says what every decoded value is written as",
    share: 2
  )

  /// The result of merging the input into a value (UPD-2, UPD-3, UPD-5, UPD-6, UPD-8).
  static let updating = JudgedAspect(
    "updating",
    summary: "an independent judge merges an input into a value with the same result",
    share: 4
  )

  /// The log of a call, in the layout that the law requires (LOG-4, LOG-5, LOG-6, LOG-8).
  static let logging = JudgedAspect(
    "logging",
    summary: "the log says of a call what its report says",
    share: 4
  )

  /// The wanted type and the stand-in of each repair (REP-7, REP-8).
  static let details = JudgedAspect(
    "details",
    summary: "a repair says what was wanted and what stands in, as a judge does",
    share: 3
  )

  /// The answer after other calls, with other models and options (OPT-4, LOG-14).
  static let sequence = JudgedAspect(
    "sequence",
    summary: "after other calls an independent judge still says the same",
    share: 8
  )

  /// A repair's line and column match its offset, and the value there is the one that it reports (REP-9,
  /// REP-12).
  static let places = JudgedAspect(
    "places",
    summary: "line, column and kind of a repair are those of its offset",
    share: 2
  )
}
