extension String {
  /// How many letters must be put in, left out or changed to get the other text.
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
  /// The built-in capability that was probably meant; nil if none is near.
  ///
  /// One letter in three may be wrong.
  var nearest: Capability? {
    let name = String(rawValue.lowercased().prefix(100))
    let candidates = Capability.all.sorted()
      .map { ($0, $0.rawValue.editDistance(to: name)) }
    return candidates.min { $0.1 < $1.1 }
      .flatMap { $0.1 <= max(1, $0.0.rawValue.count / 3) ? $0.0 : nil }
  }
}
