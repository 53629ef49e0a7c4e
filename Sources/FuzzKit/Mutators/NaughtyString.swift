extension Mutator {
  /// Replaces a scalar by a string that is known to have broken some decoder.
  static let naughtyString = Mutator.tree("naughty-string", weight: 6) { tree, generator, _ in
    guard let node = tree.randomScalar(&generator), let text = generator.pick(spellings) else {
      return false
    }
    tree.replace(node, with: tree.addScalar(.string, text.utf8))
    return true
  }

  /// Escaped spellings; all of them are valid JSON strings.
  private static let spellings: [String] = [
    "", " ", #"\u0000"#, #"a\u0000b"#, "NaN", "nan", "inf", "-Infinity", "0x1F", "0b1", "1_000",
    "1,000", "01", "+1", "-0", "1.", ".5", "1e5", "+01.50", " 1", "1 ", "12abc", "٣", "１",
    "null", "nil", "undefined", "(null)", "[]", "{}", "[1", "{\\\"a\\\":1}", "[1,2,3]", "[null]",
    "2024-02-30", "2024-01-02", "2024-01-02T03:04:05Z", "2024-01-02T03:04:05.678+02:00",
    "2024/01/02", "01/02/2024", "aGk=", "aGk", "####", "https://a.b/c?d=e#f", "http://[::1",
    "mailto:a@b.c", "%", "é", "e\u{301}", "😀", #"\ud83d\ude00"#, "👨‍👩‍👧", "\u{202E}abc",
    "\u{FEFF}x", "\u{2028}", #"\/\b\f\n\r\t\"\\"#, #"\u00e9"#, "ﬀ", "İ", "ß", "one", "two",
    "ONE", "defaultCase", "18446744073709551616", "1e400", "9223372036854775808",
  ]
}
