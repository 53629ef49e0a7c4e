/// Types that refuse the same values, each of which makes cases in which a decoder is asked for each type at
/// each place.
///
/// A value makes a case for the kind and the path of the error at the places inside a document, one for the
/// type that the error names, and one for the value as the whole document. The product is made here and not
/// written down, so that there is no hole in it. `Suite/README.md` describes the row.
package struct RefusalRow {
  /// The chapter of the cases.
  package static let chapter = "refusals"
  /// The file of the rows.
  static let path = "refusals.json"

  /// What is asked about a refusal.
  enum Question: String, CaseIterable {
    /// The kind and the path of the error.
    case kind
    /// The type that the error names.
    case asked
    /// The error of the whole document.
    case top
  }

  private let row: WireValue
  private let types: [(id: String, name: String)]
  private let profile: Profile

  init(_ row: WireValue) throws(WireError) {
    try row.allow(["profile", "types", "valid", "refused", "asked"])
    self.row = row
    let names = try row.required("types").entries { value throws(WireError) in try value.string() }
    types = names.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    let profile = try row.optional("profile")
    guard try [nil, "foundation"].contains(profile?.string()) else {
      throw WireError("a row belongs to foundation or to no profile", at: row.path + ".profile")
    }
    self.profile = profile == nil ? .strict : .foundation
  }

  private static func model(_ question: Question, null: Bool, of type: String) -> ModelID {
    ModelID(rawValue: "refused-\(null && question == .kind ? "null" : question.rawValue)-\(type)")
  }

  /// The models of the row.
  var models: [ModelSchema] {
    types.flatMap { type in
      [
        Self.container(.kind, type, "EachPlace<\(type.name), KindReport>", "with an error written"),
        Self.container(
          .kind,
          null: true,
          type,
          "EachPlace<\(type.name), NullReport>",
          "with the path of an error written whether it says that there is no value or another one"
        ),
        Self.container(
          .asked,
          type,
          "EachPlace<\(type.name), AskedReport>",
          "with the kind and type of an error written"
        ),
        ModelSchema(
          Self.model(.top, null: false, of: type.id),
          .container(type: type.name, reads: "the whole document as \(type.name)."),
          []
        ),
      ]
    }
  }

  private static func container(
    _ question: Question,
    null: Bool = false,
    _ type: (id: String, name: String),
    _ swift: String,
    _ how: String
  ) -> ModelSchema {
    let reads = "each member as \(type.name), by each way to ask for one, \(how)."
    return ModelSchema(
      model(question, null: null, of: type.id),
      .container(type: swift, reads: reads),
      []
    )
  }

  /// The cases of a row, by type, value and question.
  static func cases(of row: WireValue) throws(WireError) -> [ConformanceCase] {
    try RefusalRow(row).cases()
  }

  private func cases() throws(WireError) -> [ConformanceCase] {
    let asks = try row.optional("asked")?.boolean() ?? false
    var cases: [ConformanceCase] = []
    for type in types {
      for member in try row.required("refused").members() {
        let value = try row.required("refused").required(member.key)
        for question in Question.allCases where question != .asked || asks {
          cases.append(try refusal(of: value, member.key, as: type, question))
        }
      }
    }
    return cases
  }

  private func refusal(
    of value: WireValue,
    _ name: String,
    as type: (id: String, name: String),
    _ question: Question
  ) throws(WireError) -> ConformanceCase {
    let isNull = value.line == "null"
    let clause =
      switch question {
      case .kind: isNull ? "CTR-ERR-6" : "CTR-ERR-5"
      case .asked: "CTR-ERR-7"
      case .top: "CTR-TOP-3"
      }
    let valid = try row.required("valid").line
    return ConformanceCase(
      CaseID(rawValue: "\(Self.chapter)/\(type.id)/\(name)-\(question.rawValue)"),
      "\(type.name) refuses \(value.line) (\(question.rawValue))",
      clause: Clause(clause),
      question == .asked ? .should : .must,
      profile: profile,
      needs: [.strict],
      model: Self.model(question, null: isNull, of: type.id),
      input: .text(question == .top ? value.line : Self.document(of: value.line)),
      expect: Self.expectation(question, null: isNull, type.name),
      kills: [Self.fault(question, null: isNull)],
      excluding: Set(Variation.allCases)
        .subtracting([.repeated, .afterOthers, .escapedStrings, .spelling]),
      since: "2.0",
      repaired: question == .top ? .text(valid) : nil
    )
  }

  /// The fault that the case exists to catch; the others that it catches are counted.
  private static func fault(_ question: Question, null: Bool) -> String {
    switch question {
    case .kind: null ? "null-is-corrupted" : "error-path-loses-last"
    case .asked: "error-names-no-type"
    case .top: null ? "null-is-corrupted" : "mismatch-is-corrupted"
    }
  }

  /// A document with the value at each place of ``ContractModels/Place``.
  private static func document(of value: String) -> String {
    let members = ContractModels.Place.allCases.map { "\"\($0.rawValue)\":\($0.around(value))" }
    return "{" + members.joined(separator: ",") + "}"
  }

  private static func expectation(_ question: Question, null: Bool, _ type: String) -> Expectation {
    if question == .top {
      let choice = [
        Expectation.rejection(.valueNotFound, at: "$"), .rejection(.typeMismatch, at: "$"),
      ]
      return null
        ? .oneOf(choice, because: "the clause leaves the choice")
        : .rejection(.typeMismatch, at: "$")
    }
    let lines = ContractModels.Place.allCases.map { place in
      if null, place.isOptional { return "\"\(place.rawValue) nil\"" }
      let error =
        switch question {
        case .kind: "\(null ? "none" : "typeMismatch") @\(place.path)"
        case .asked, .top: "\(null ? "valueNotFound" : "typeMismatch") \(type)"
        }
      return "\"\(place.rawValue) \(error)\""
    }
    return .value("[" + lines.joined(separator: ",") + "]")
  }
}
