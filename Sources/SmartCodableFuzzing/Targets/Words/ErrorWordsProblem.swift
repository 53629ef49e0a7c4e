/// What a text is refused as: the categories that are right, and where its place may be.
///
/// A text that ends inside a token may be called cut or malformed, so several categories can be right.
struct ErrorWordsProblem: Equatable {
  /// A category of errors, named by the words that a description of it must have.
  enum Category: String, CaseIterable {
    // More special words come first: several descriptions speak of escapes or of a string.
    case empty = "is empty"
    case control = "control character"
    case surrogate = "surrogate"
    case escape = "escape"
    case literal = "true, false or null"
    case number = "number"
    case encoding = "not UTF-8"
    case trailing = "after the end"
    case depth = "containers are open"
    case end = "ends too early"
    case unexpected = "unexpected"

    /// The category of a description; nil if it has no words of any.
    init?(of description: String) {
      guard let first = Self.allCases.first(where: { description.contains($0.rawValue) }) else {
        return nil
      }
      self = first
    }
  }

  let categories: [Category]

  /// The bytes that may be named.
  let offsets: ClosedRange<Int>

  init(_ categories: Category..., at offset: Int, through last: Int? = nil) {
    self.init(categories, at: offset, through: last)
  }

  init(_ categories: [Category], at offset: Int, through last: Int? = nil) {
    self.categories = categories
    offsets = offset...max(offset, last ?? offset)
  }

  /// What is wrong with the description of an error in a text of JSON: its category, or its line and column.
  func difference(from description: String, in text: [UInt8]) -> String? {
    let lines = PlacedText(text)
    return difference(from: description) { offset in
      let (line, column) = lines.position(of: offset)
      return [line, column]
    }
  }

  /// What is wrong with the description of an error in a property list, which names an offset.
  func listDifference(from description: String) -> String? {
    difference(from: description) { [$0] }
  }

  private func difference(
    from description: String,
    _ numbers: (_ offset: Int) -> [Int]
  ) -> String? {
    guard let category = Category(of: description), categories.contains(category) else {
      return "category"
    }
    let found = description.split { !("0"..."9").contains($0) }.compactMap { Int($0) }
    return offsets.contains { found.starts(with: numbers($0)) } ? nil : "place"
  }
}
