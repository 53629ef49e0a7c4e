/// Finds the name that a misspelled one was meant to be.
public enum Spelling {
  /// A longer text is not a misspelled name, and would take too long to compare.
  private static let longest = 64

  /// The name that differs least from `word`, in a third of its letters at most, or else one that
  /// begins with it; nil if there is none.
  ///
  /// Leading hyphens and the case of letters are ignored.
  public static func nearest(to word: String, in names: [String]) -> String? {
    let written = letters(word)
    guard written.count <= longest else { return nil }
    var nearest: (name: String, distance: Int)?
    for name in names {
      let meant = letters(name)
      let distance = distance(written, meant)
      if distance <= meant.count / 3, distance < nearest?.distance ?? .max {
        nearest = (name, distance)
      }
    }
    return nearest?.name
      ?? (written.count < 3 ? nil : names.first { letters($0).starts(with: written) })
  }

  /// The number of letters to insert, remove, replace, or swap with the next one.
  static func distance(_ one: [Character], _ other: [Character]) -> Int {
    var before: [Int] = []
    var last = Array(0...other.count)
    for (row, letter) in one.enumerated() {
      var next = [row + 1]
      for (column, otherLetter) in other.enumerated() {
        let replaced = last[column] + (letter == otherLetter ? 0 : 1)
        var least = min(replaced, last[column + 1] + 1, next[column] + 1)
        if row > 0, column > 0, letter == other[column - 1], one[row - 1] == otherLetter {
          least = min(least, before[column - 1] + 1)
        }
        next.append(least)
      }
      (before, last) = (last, next)
    }
    return last[other.count]
  }

  private static func letters(_ name: String) -> [Character] {
    Array(name.lowercased().drop { $0 == "-" })
  }
}
