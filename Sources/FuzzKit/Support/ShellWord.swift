/// Quotes values as shell words.
enum ShellWord {
  /// `value` as one word, quoted only if a shell would otherwise read it differently.
  static func quoted(_ value: String) -> String {
    let isPlain = value.allSatisfy {
      $0.isASCII && ($0.isLetter || $0.isNumber || "-_./,".contains($0))
    }
    // Within single quotes a shell takes everything but a single quote literally.
    return isPlain && !value.isEmpty
      ? value : "'" + value.replacing("'", with: "'\\''") + "'"
  }
}
