import ConformanceKit

/// The part of Unicode's date patterns that cases use: runs of `y`, `M`, `d`, `H`, `m` and `s`, each of which
/// matches as many digits as it has letters, text in single quotes, and other characters as themselves.
struct DatePattern {
  private let pattern: String

  init(_ pattern: String) {
    self.pattern = pattern
  }

  /// The moment in UTC that the text denotes, or nil if it does not match.
  func moment(_ text: String) -> Moment? {
    var values: [Character: Int] = ["y": 1970, "M": 1, "d": 1, "H": 0, "m": 0, "s": 0]
    var rest = Substring(text)
    var letters = Substring(pattern)
    var isQuoted = false
    while let letter = letters.first {
      let run = letters.prefix { $0 == letter }
      if letter == "'" {
        isQuoted.toggle()
        letters.removeFirst()
      } else if values[letter] != nil, !isQuoted {
        let digits = rest.prefix(run.count)
        guard digits.count == run.count, digits.allSatisfy({ $0.isASCII && $0.isNumber }),
          let value = Int(digits)
        else { return nil }
        values[letter] = value
        rest = rest.dropFirst(run.count)
        letters = letters.dropFirst(run.count)
      } else {
        guard rest.first == letter else { return nil }
        rest.removeFirst()
        letters.removeFirst()
      }
    }
    guard rest.isEmpty else { return nil }
    func value(_ letter: Character) -> Int { values[letter] ?? 0 }
    // The letter means the year of an era, which has no year 0.
    guard value("y") > 0 else { return nil }
    return Moment(
      date: (value("y"), value("M"), value("d")),
      time: (value("H"), value("m"), value("s"))
    )
  }
}
