/// What the macro tells the user about a place in the declaration.
struct Diagnosis {
  enum Severity: String, Codable { case error, warning }

  let severity: Severity

  /// What is wrong and what to do about it.
  let message: String

  /// Bytes of the declaration's text.
  let range: Range<Int>

  /// A text to put at a byte of the declaration, with a sentence that says so.
  var insertion: (message: String, text: String, offset: Int)?

  static func error(_ message: String, at range: Range<Int>) -> Diagnosis {
    Diagnosis(severity: .error, message: message, range: range)
  }
}
