/// How a JSON text is laid out.
struct JSONLayout {
  /// Lines indented by two spaces, `"key" : value`, empty containers as `{}` and `[]` (ENC-6).
  var isPretty = false

  /// All keys in ascending UTF-8 order.
  var sortsKeys = false

  /// Whether a pretty-printed empty container contains an empty line, as in Foundation's output.
  var isFoundation = false

  var form: EncodeCall.Form { isPretty || sortsKeys ? .laidOutText : .compactText }
}
