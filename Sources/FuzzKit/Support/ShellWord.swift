/// Values as words of a shell.
enum ShellWord {
  /// `value` as one word; it is quoted only if a shell would read it in another way.
  static func quoted(_ value: String) -> String {
    let isPlain = value.allSatisfy {
      $0.isASCII && ($0.isLetter || $0.isNumber || "-_./,".contains($0))
    }
    // In single quotes a shell reads everything but a single quote as it stands.
    return isPlain && !value.isEmpty
      ? value : "'" + value.replacing("'", with: "'\\''") + "'"
  }
}
