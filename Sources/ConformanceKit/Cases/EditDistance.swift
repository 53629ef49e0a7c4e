extension String {
  /// The number of insertions, deletions and substitutions that turn this text into the other.
  func editDistance(to other: String) -> Int {
    let target = Array(other)
    var row = Array(0...target.count)
    for (index, letter) in enumerated() {
      var diagonal = row[0]
      row[0] = index + 1
      for column in target.indices {
        let change = diagonal + (target[column] == letter ? 0 : 1)
        diagonal = row[column + 1]
        row[column + 1] = Swift.min(change, diagonal + 1, row[column] + 1)
      }
    }
    return row[target.count]
  }
}

extension Capability {
  /// The built-in capability that was probably intended; nil if none is similar enough.
  ///
  /// At most one letter in three may differ.
  var nearest: Capability? {
    let name = String(rawValue.lowercased().prefix(100))
    let candidates = Capability.all.sorted()
      .map { ($0, $0.rawValue.editDistance(to: name)) }
    return candidates.min { $0.1 < $1.1 }
      .flatMap { $0.1 <= max(1, $0.0.rawValue.count / 3) ? $0.0 : nil }
  }
}
