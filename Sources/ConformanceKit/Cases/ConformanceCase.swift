/// One promise, checked with one input: decode this text into that model and expect this result.
///
/// ```swift
/// ConformanceCase(
///   "nulls/required/explicit-null", "null for a required field takes the initial value",
///   clause: "DEF-2", needs: [.initialValues], model: "person",
///   input: #"{"name":"Ann","age":null,"active":false,"score":2.5}"#,
///   expect: .value(#"{"name":"Ann","age":18,"active":false,"score":2.5,"nick":null}"#),
///   kills: ["null-is-rejected"])
/// ```
public struct ConformanceCase: Sendable {
  /// How binding the promise is, by RFC 2119.
  public enum Requirement: String, Hashable, Sendable, CaseIterable {
    /// A decoder without it does not conform.
    case must
    /// There may be reasons against it.
    case should
    /// Recorded, never scored.
    case may
  }

  /// The id of the case, which never changes.
  public let id: CaseID
  /// One statement of at most 70 characters.
  public let title: String
  /// The clause of the specification that it checks.
  public let clause: Clause
  /// Other clauses that it also checks, from any specification.
  public let also: [String]
  /// How binding it is.
  public let requirement: Requirement
  /// The profile it belongs to.
  public let profile: Profile
  /// The capabilities a subject must claim for the case to count, including that of its profile;
  /// empty if it counts for every decoder.
  public let needs: Set<Capability>
  /// The model to decode into.
  public let model: ModelID
  /// The bytes to decode.
  public let input: CaseInput
  /// The decoder settings that the case requires; empty for the default configuration.
  public let settings: DecodingSettings
  /// The expected result.
  public let expectation: Expectation
  /// The ids of the faults it exists to catch.
  public let kills: [String]
  /// The variations that do not apply because they would change the answer.
  public let excluded: Set<Variation>
  /// The version of the suite that introduced it.
  public let since: String
  /// The version in which its expectation last changed; nil if it never did.
  public let revised: String?
  /// Where the idea comes from, such as `fuzz:` and the signature of a finding; nil if it is our own.
  public let origin: String?
  /// For a case that expects a refusal: the input with its only error fixed, or nil.
  ///
  /// The reference must decode it, and a subject that also refuses it fails the case: refusing everything is
  /// not strictness. Lint requires it in `strict`, and elsewhere if it cannot find a fix itself.
  public let repaired: CaseInput?

  /// Creates a case.
  ///
  /// - Parameters:
  ///   - id: `chapter/subject/detail`.
  ///   - title: One statement of at most 70 characters.
  ///   - clause: The clause of the specification that it checks.
  ///   - also: Other clauses that it also checks; by default none.
  ///   - requirement: How binding it is; by default `must`.
  ///   - profile: The profile it belongs to; by default `contract` for a case that needs nothing,
  ///     else that of each capability it needs.
  ///   - needs: The capabilities it needs; by default none. That of the profile is added.
  ///   - model: The model to decode into.
  ///   - input: The text or bytes to decode.
  ///   - settings: The decoder settings it requires; by default none.
  ///   - expectation: The expected result.
  ///   - kills: The faults it exists to catch; by default none.
  ///   - excluded: The variations that do not apply; by default none.
  ///   - since: The version of the suite that introduced it; by default 1.0.
  ///   - revised: The version in which its expectation last changed; by default nil.
  ///   - origin: Where the idea comes from; by default nil, meaning that it is our own.
  ///   - repaired: The refused input with its only error fixed; by default nil, which means that lint finds a
  ///     fix by itself.
  public init(
    _ id: CaseID,
    _ title: String,
    clause: Clause,
    also: [String] = [],
    _ requirement: Requirement = .must,
    profile: Profile? = nil,
    needs: Set<Capability> = [],
    model: ModelID,
    input: CaseInput,
    settings: DecodingSettings = [:],
    expect expectation: Expectation,
    kills: [String] = [],
    excluding excluded: Set<Variation> = [],
    since: String = "1.0",
    revised: String? = nil,
    origin: String? = nil,
    repaired: CaseInput? = nil
  ) {
    self.id = id
    self.title = title
    self.clause = clause
    self.also = also
    self.requirement = requirement
    let profile = profile ?? (needs.isEmpty ? .contract : .lenient)
    self.profile = profile
    self.needs = needs.union([profile.claim].compactMap(\.self))
    self.model = model
    self.input = input
    self.settings = settings
    self.expectation = expectation
    self.kills = kills
    self.excluded = excluded
    self.since = since
    self.revised = revised
    self.origin = origin
    self.repaired = repaired
  }
}

extension ConformanceCase {
  /// Whether a wrong answer affects the score; where every answer is right, only a crash or hang does.
  package var isScored: Bool {
    let isOpen = { (answer: Expectation) in if case .unspecified = answer { true } else { false } }
    if case .oneOf(let answers, _) = expectation, answers.contains(where: isOpen) { return false }
    return requirement != .may && !isOpen(expectation)
  }
}

/// The clause of the specification that a case checks.
public struct Clause: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// The id of the clause, for example `DEF-2`.
  public let id: String
  /// A verbatim quote from the clause; nil for none.
  public let quote: String?

  /// Creates a reference to a clause.
  public init(_ id: String, quote: String? = nil) {
    self.id = id
    self.quote = quote
  }

  /// Creates a reference from the clause's id.
  public init(stringLiteral value: String) {
    self.init(value)
  }

  /// The clause's id.
  public var description: String { id }
}
