package import ConformanceKit

extension SuiteLint {
  /// The rules.
  package enum Rule: String, Hashable, Sendable, CaseIterable {
    /// An id has three kebab parts.
    case idShape = "id-shape"
    /// No two cases share an id.
    case idUnique = "id-unique"
    /// No id begins with another one, so that a test filter finds only one case.
    case idPrefix = "id-prefix"
    /// An id that was retired is not used again.
    case idRetired = "id-retired"
    /// A title has 1 to 70 characters.
    case titleLength = "title-length"
    /// A title is a statement, without "should" and "test that".
    case titleWords = "title-words"
    /// No two cases share a title.
    case titleUnique = "title-unique"
    /// The clause is in the specification.
    case clauseExists = "clause-exists"
    /// A clause with MUST or SHOULD has a case or an untestable entry, and not both; of entries there are no
    /// more than before.
    case clauseCovered = "clause-covered"
    /// The quote is in the specification.
    case quoteExists = "quote-exists"
    /// `since` and `revised` are versions, in this order, and not later than that of the suite.
    case versionKnown = "version-known"
    /// A case that binds every decoder cites the specification of all decoders, not that of one.
    case lawOfProfile = "law-of-profile"
    /// A case requires no more than its clause in the specification of all decoders, and only of decoders
    /// that the clause binds.
    case clauseBinds = "clause-binds"
    /// Whatever the case needs is a capability.
    case capabilityDeclared = "capability-declared"
    /// A case with a setting needs the capability of that setting.
    case settingClaimed = "setting-claimed"
    /// No field of the case's model requires a capability that the case does not need.
    case fieldsClaimed = "fields-claimed"
    /// The catalog has the model.
    case modelKnown = "model-known"
    /// The model of a case outside leniency and dialects has a plain twin, so that it can be run with any
    /// decoder.
    case twinExists = "twin-exists"
    /// The input can be made.
    case inputReadable = "input-readable"
    /// An input that opens containers repeatedly also closes them, unless it is to be refused.
    case inputClosed = "input-closed"
    /// No member of an object in the input can be removed without changing a result.
    case inputMinimal = "input-minimal"
    /// No two cases differ only in their ids and texts.
    case contentUnique = "content-unique"
    /// The expectation can be read with the schema and names all fields.
    case expectationReadable = "expectation-readable"
    /// An expectation that accepts more than one answer has a reason.
    case reasonGiven = "reason-given"
    /// A refused input has one error: with that repaired, the reference decodes it.
    case oneFault = "one-fault"
    /// A scored case names a fault that it exists to catch.
    case killsNamed = "kills-named"
    /// There is a fault with each id in `kills`.
    case killsKnown = "kills-known"
    /// The initial values of a schema can be read.
    case initialValueReadable = "initial-value-readable"
    /// No two schemas share an id.
    case schemaUnique = "schema-unique"
    /// An exemption has a reason and applies to a case that would be reported.
    case exemptionNeeded = "exemption-needed"
  }

  /// A problem to fix.
  package struct Finding: Hashable, Sendable, CustomStringConvertible {
    /// The rule that is broken.
    package let rule: Rule
    /// The case or model.
    package let subject: String
    /// What is wrong.
    package let message: String

    init(_ rule: Rule, _ subject: String, _ message: String) {
      self.rule = rule
      self.subject = subject
      self.message = message
    }

    /// All of it on one line.
    package var description: String { "\(subject): \(message) [\(rule.rawValue)]" }
  }

  /// A case that may break a rule, and why.
  package struct Exemption: Hashable, Sendable {
    /// The case.
    package let id: CaseID
    /// The rule that it may break.
    package let rule: Rule
    /// Why it must be exempt.
    package let reason: String

    /// Creates an exemption; lint reports an empty reason.
    package init(_ id: CaseID, from rule: Rule, because reason: String) {
      self.id = id
      self.rule = rule
      self.reason = reason
    }
  }
}
