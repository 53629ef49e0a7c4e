/// A message of the macro about a place in the declaration.
struct Diagnosis {
  enum Severity: String, Codable { case error, warning }

  let severity: Severity

  /// What is wrong and what to do about it.
  let message: String

  /// The bytes of the declaration's text.
  let range: Range<Int>

  /// A text to insert at a byte offset of the declaration, with a message that describes it.
  var insertion: (message: String, text: String, offset: Int)?

  static func error(_ message: String, at range: Range<Int>) -> Diagnosis {
    Diagnosis(severity: .error, message: message, range: range)
  }
}
