/// Checks the suite itself: a case that nobody can find, read or trust is worth nothing.
public struct SuiteLint {
  /// The rules.
  public enum Rule: String, Hashable, Sendable, CaseIterable {
    /// An id has three kebab parts.
    case idShape = "id-shape"
    /// No two cases share an id.
    case idUnique = "id-unique"
    /// No id starts with another one, so that a test filter finds just one case.
    case idPrefix = "id-prefix"
    /// A title has 1 to 70 characters.
    case titleLength = "title-length"
    /// A title states; it says neither "should" nor "test that".
    case titleWords = "title-words"
    /// The clause stands in the specification.
    case clauseExists = "clause-exists"
    /// The quote stands in the specification.
    case quoteExists = "quote-exists"
    /// The suite declares what the case needs.
    case capabilityDeclared = "capability-declared"
    /// The catalog has the model.
    case modelKnown = "model-known"
    /// The input can be made.
    case inputReadable = "input-readable"
    /// The expectation can be read with the schema and names all fields.
    case expectationReadable = "expectation-readable"
    /// There is a fault with each id in `kills`.
    case killsKnown = "kills-known"
    /// The initial values of a schema can be read.
    case initialValueReadable = "initial-value-readable"
    /// A clause that must or should hold has a case or an untestable entry, and not both.
    case clauseCovered = "clause-covered"
    /// No two schemas share an id.
    case schemaUnique = "schema-unique"
  }

  /// One thing to mend.
  public struct Finding: Hashable, Sendable, CustomStringConvertible {
    /// The rule that is broken.
    public let rule: Rule
    /// The case or model.
    public let subject: String
    /// What is wrong.
    public let message: String

    /// All of it on one line.
    public var description: String { "\(subject): \(message) [\(rule.rawValue)]" }
  }

  let suite: ConformanceSuite
  let specification: String
  private let clauses: Set<String>

  /// Creates a lint.
  ///
  /// - Parameters:
  ///   - suite: The suite to check.
  ///   - specification: The text whose lines `- ID …` are the clauses.
  public init(suite: ConformanceSuite, specification: String) {
    self.suite = suite
    self.specification = specification
    clauses = Set(
      specification.split(separator: "\n").filter { $0.hasPrefix("- ") }
        .compactMap { $0.dropFirst(2).split(separator: " ").first.map(String.init) }
    )
  }

  /// Checks everything.
  ///
  /// - Returns: What is wrong, in the order of models and cases.
  public func findings() -> [Finding] {
    schemaFindings() + uniquenessFindings() + clauseFindings() + suite.cases.flatMap(findings(for:))
  }

  private func findings(for conformanceCase: ConformanceCase) -> [Finding] {
    let id = conformanceCase.id
    var findings: [Finding] = []
    func check(_ holds: Bool, _ rule: Rule, _ message: @autoclosure () -> String) {
      if !holds { findings.append(Finding(rule: rule, subject: id.rawValue, message: message())) }
    }
    check(id.isWellFormed, .idShape, "an id is chapter/subject/detail in lower-case kebab")
    let title = conformanceCase.title
    check((1...70).contains(title.count), .titleLength, "a title has 1 to 70 characters")
    let words = title.lowercased()
    check(
      !words.contains("should") && !words.contains("test that"),
      .titleWords,
      "a title states what is, without \"should\" and \"test that\""
    )
    let clause = conformanceCase.clause
    check(clauses.contains(clause.id), .clauseExists, "no clause \(clause.id)")
    if let quote = clause.quote {
      check(specification.contains(quote), .quoteExists, "the specification does not say this")
    }
    let undeclared = conformanceCase.needs.subtracting(suite.capabilities).sorted()
    check(undeclared.isEmpty, .capabilityDeclared, "undeclared capabilities \(undeclared)")
    check(conformanceCase.input.bytes != nil, .inputReadable, "no pairs of hexadecimal digits")
    for fault in conformanceCase.kills where Fault.named(fault) == nil {
      check(false, .killsKnown, "no fault \(fault)")
    }
    if suite.models[conformanceCase.model] == nil {
      check(false, .modelKnown, "no model \(conformanceCase.model)")
    } else {
      let judge = Judge(models: suite.models)
      do {
        _ = try judge.difference(.decoded(.null), from: conformanceCase)
      } catch {
        check(false, .expectationReadable, "\(error)")
      }
    }
    return findings
  }

  private func uniquenessFindings() -> [Finding] {
    // In byte order an id that starts with another one follows right behind it.
    let ids = suite.cases.map(\.id.rawValue)
    return zip(ids, ids.dropFirst())
      .compactMap { first, second in
        if first == second {
          return Finding(rule: .idUnique, subject: second, message: "two cases have this id")
        }
        if second.hasPrefix(first) {
          return Finding(rule: .idPrefix, subject: second, message: "starts with the id \(first)")
        }
        return nil
      }
  }

  private func schemaFindings() -> [Finding] {
    var findings: [Finding] = []
    var seen: Set<ModelID> = []
    let reader = ObservationReader(catalog: suite.models)
    for schema in suite.models.schemas {
      let name = "model \(schema.id)"
      if !seen.insert(schema.id).inserted {
        findings.append(
          Finding(rule: .schemaUnique, subject: name, message: "two models have this id")
        )
      }
      for field in suite.models.fields(of: schema.id) {
        do {
          _ = try reader.initialValue(of: field)
        } catch {
          findings.append(
            Finding(
              rule: .initialValueReadable,
              subject: "\(name), field \(field.name)",
              message: "\(error)"
            )
          )
        }
      }
    }
    return findings
  }
}
