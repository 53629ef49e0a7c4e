extension Tape {
  /// The offset of a value in the input text; for a value of a segment, that of the host string.
  func sourceOffset(_ index: Int) -> Int {
    var index = index
    while let host = host(of: index) { index = host }
    if let offset = movedOffset(of: index) { return offset }
    let offset = offset(index)
    // The entry of a string points past its quote; a JSON5 key may have none.
    return isString(index) && hasQuote(before: offset) ? offset - 1 : offset
  }

  private func hasQuote(before offset: Int) -> Bool {
    offset > 0 && [0x22, 0x27].contains(input.byte(at: offset - 1))
  }

  /// The string that contains the value's text, or nil for a value of the first segment.
  private func host(of index: Int) -> Int? {
    let place = segments.count(upTo: { $0.start <= index })
    return place == 0 ? nil : segments[place - 1].host
  }

  /// The value's offset in the original text, if its resolved text is elsewhere.
  private func movedOffset(of index: Int) -> Int? {
    let place = moves.count(upTo: { $0.index <= index })
    guard place > 0, moves[place - 1].index == index else { return nil }
    return moves[place - 1].offset
  }
}

extension Array {
  /// The number of elements with the property, all of which must come first.
  fileprivate func count(upTo hasProperty: (Element) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if hasProperty(self[middle]) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
