/// The registry of oracles.
///
/// Crashes, hangs, exits and the memory and stack limits need no oracle: the supervisor always
/// detects them.
public struct OracleSet: Sendable {
  /// All oracles; the index of each is its number in statistics.
  public let all: [Oracle]

  /// The oracles that this module offers, opt-in ones at the end.
  ///
  /// The first ones run only the input itself: `state` checks what other oracles' variants leave behind in a
  /// decoder.
  public static let everything = OracleSet([
    .answers, .reference, .totality, .syntax, .agreement, .repairs, .repeatability, .keyOrder,
    .nullIsMissing, .locality,
    .unknownKeys,
    .spelling, .numberAsString, .boolAsNumber, .inputForms, .writes, .roundTrip,
    .unmentioned, .badElements, .otherKind, .exactness, .numberSpelling, .state, .depth,
    .linearCost, .hashSeed, .strictAgreement, .strictEquality, .twins,
    .stringified, .afterFailure, .threads, .prefixes, .differential,
  ])

  /// The oracles that judge by default.
  public static let standard = OracleSet(everything.all.filter { !$0.isOptIn })

  /// Creates a set of these oracles.
  public init(_ all: [Oracle]) {
    self.all = all
  }

  /// Creates a set of the oracles with these names, in the order of ``everything``.
  ///
  /// `default` means ``standard``, and `all` every oracle that checks a law: those that only compare decoders
  /// must be named. Nil means ``standard``; unknown names are ignored.
  public init(named names: [String]?) { self.init(named: names, own: []) }

  /// Creates a set of kit and custom oracles with these names; `all` includes every custom one.
  init(named names: [String]?, own: [Oracle]) {
    let names = names ?? ["default"]
    func isMeant(_ oracle: Oracle, isPromise: Bool) -> Bool {
      names.contains(oracle.name) || (names.contains("all") && isPromise)
        || (!oracle.isOptIn && names.contains("default"))
    }
    self.init(
      Self.everything.all.filter { isMeant($0, isPromise: !$0.law.isEmpty) }
        + own.filter { isMeant($0, isPromise: true) }
    )
  }

  /// Returns the custom oracles: those passed in, then those of what the targets' judges compare beside
  /// decoding and of the targets' custom laws, each once.
  static func own(_ oracles: [any FuzzOracle], lawsOf targets: [any FuzzTarget]) -> [Oracle] {
    var names: Set<String> = []
    let aspects = targets.flatMap(\.judgedAspects).filter { names.insert($0.name).inserted }
    let laws = targets.flatMap(\.ownLaws).filter { names.insert($0.name).inserted }
    return oracles.map { Oracle($0) } + aspects.map { Oracle($0) } + laws.map { Oracle($0) }
  }

  /// The names that ``init(named:)`` accepts.
  public static var names: [String] { ["default", "all"] + everything.all.map(\.name) }
}
