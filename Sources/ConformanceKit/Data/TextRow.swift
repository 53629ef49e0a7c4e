/// A JSON text of the suite, which becomes a case for each place where it can occur.
///
/// As `whole` the text is the document; as `read` it is the value of the only member, and the model has a
/// field for it; as `skipped` it is the value of a member that no field reads, before one that is read.
/// What must be refused is also the `only` and the `second` element of an array, and the only one of an array
/// that nobody reads: a reader that takes a bad first element for the end of the array passes in all other
/// places. `Suite/README.md` describes the row and the models.
package struct TextRow {
  /// The chapter of the cases.
  package static let chapter = "texts"

  /// Where the text occurs.
  enum Place: String, CaseIterable {
    case whole, read, skipped, only, second
    case skippedOnly = "unread-only"

    /// The place for which the row tells what is true of this one, too.
    fileprivate var like: Place {
      switch self {
      case .whole, .read, .skipped: self
      case .only, .second: .read
      case .skippedOnly: .skipped
      }
    }
  }

  private let row: WireValue

  /// The cases of a row, in the order of ``Place``.
  static func cases(of row: WireValue) throws(WireError) -> [ConformanceCase] {
    try row.allow([
      "id", "title", "clause", "requirement", "text", "hex", "as", "expect", "places", "kills",
    ])
    var cases: [ConformanceCase] = []
    for place in try Self.places(of: row) {
      cases.append(try TextRow(row: row).textCase(at: place))
    }
    return cases
  }

  private static func places(of row: WireValue) throws(WireError) -> [Place] {
    if let list = try row.optional("places") {
      return try list.list { place throws(WireError) -> Place in try place.choice() }
    }
    let text = TextRow(row: row)
    var places: [Place] = []
    for place in Place.allCases {
      let occurs = place.like == place ? true : try text.isRefused(at: place)
      if occurs { places.append(place) }
    }
    return places
  }

  /// Whether the text must be refused as an element: `1,2` is no value, and yet `[1,2]` is one.
  private func isRefused(at place: Place) throws(WireError) -> Bool {
    guard case .rejection = try Expectation(data: row.required("expect")),
      case .text(let text) = try input(at: place), try element() != nil
    else { return false }
    return (try? JSONReader.read(text)) == nil
  }

  /// The model of arrays of what the row reads, and another element; nil if the suite has no such model.
  private func element() throws(WireError) -> (model: String, other: String)? {
    switch try row.required("as").string() {
    case "number", "integer": ("text-numbers", "7")
    case "string": ("text-strings", "\"s\"")
    case "boolean": ("text-booleans", "true")
    case "numbers": ("text-lists", "[7]")
    default: nil
    }
  }

  private func textCase(at place: Place) throws(WireError) -> ConformanceCase {
    let id = try row.required("id").string()
    let shape = try row.required("as").string()
    let model: String =
      switch place {
      case .whole: "text-\(shape)"
      case .read: "text-\(shape)-field"
      case .skipped, .skippedOnly: "text-skipped"
      case .only, .second: try element()?.model ?? ""
      }
    let clause = try row.required("clause").string()
    let expectation = try Expectation(data: row.required("expect"))
    // JSN-7 covers text that no field reads, except for the structure around it.
    let isUnread = place.like == .skipped && expectation.isRefusal && clause != "JSN-4"
    let isStrict = isUnread || (expectation.isRefusal && ["JSN-4", "JSN-5"].contains(clause))
    return ConformanceCase(
      CaseID(rawValue: "\(Self.chapter)/\(id)-\(place.rawValue)"),
      "\(try row.required("title").string()) (\(place.rawValue))",
      clause: Clause(isUnread ? "JSN-7" : clause),
      isUnread ? .should : try row.choice("requirement") ?? .must,
      profile: .json,
      needs: isStrict ? [.strict] : [],
      model: ModelID(rawValue: model),
      input: try input(at: place),
      expect: expectation.placed(place),
      kills: try row.optional("kills")?.optional(place.like.rawValue)?.strings() ?? [],
      excluding: Set(Variation.allCases).subtracting([.repeated, .afterOthers]),
      since: "2.0"
    )
  }

  private func input(at place: Place) throws(WireError) -> CaseInput {
    let (before, after) =
      switch place {
      case .whole: ("", "")
      case .read: ("{\"a\":", "}")
      case .skipped: ("{\"unread\":", ",\"kept\":1}")
      case .only: ("[", "]")
      case .second: ("[\(try element()?.other ?? ""),", "]")
      case .skippedOnly: ("{\"unread\":[", "],\"kept\":1}")
      }
    if let text = try row.optional("text") { return .text(before + (try text.string()) + after) }
    let hex = try row.required("hex").string()
    return .hex(Self.digits(of: before) + hex + Self.digits(of: after))
  }

  private static func digits(of text: String) -> String {
    text.utf8.map { ($0 < 0x10 ? "0" : "") + String($0, radix: 16, uppercase: true) }.joined()
  }
}

extension Expectation {
  /// Whether the text must be refused, or may be.
  fileprivate var isRefusal: Bool {
    switch self {
    case .rejection: true
    case .oneOf(let answers, _): answers.contains(where: \.isRefusal)
    case .value, .defaults, .unspecified: false
    }
  }

  /// The same with the value that the model for the place decodes.
  fileprivate func placed(_ place: TextRow.Place) -> Expectation {
    switch (self, place) {
    case (.value(let text, _), .read): .value("{\"a\":\(text)}")
    case (.value, .skipped): .value("{\"kept\":1}")
    case (.oneOf(let answers, let reason), _):
      .oneOf(answers.map { $0.placed(place) }, because: reason)
    default: self
    }
  }
}
