extension RandomAccessCollection {
  /// Finds where a condition begins to hold, in logarithmic time.
  ///
  /// - Parameter isReached: A condition that holds for all elements behind one for which it holds.
  /// - Returns: The first place where it holds; the end if there is none.
  func boundary(where isReached: (Element) -> Bool) -> Index {
    var low = startIndex
    var count = self.count
    while count > 0 {
      let half = count / 2
      let middle = index(low, offsetBy: half)
      if isReached(self[middle]) {
        count = half
      } else {
        low = index(after: middle)
        count -= half + 1
      }
    }
    return low
  }
}
