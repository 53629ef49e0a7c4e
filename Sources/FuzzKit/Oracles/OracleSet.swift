/// The registry of oracles.
///
/// Crashes, hangs, exits and the memory and stack limits need no oracle: the supervisor always
/// detects them.
public struct OracleSet: Sendable {
  /// All oracles; the index of each is its number in statistics.
  public let all: [Oracle]

  /// The oracles this module offers, opt-in ones at the end.
  ///
  /// The first ones run only the input itself: what the variants of an oracle leave behind in a
  /// decoder is checked by `state`.
  public static let everything = OracleSet([
    .answers, .reference, .encoding, .updating, .logging, .details, .sequence, .places, .totality,
    .syntax, .agreement, .repairs, .repeatability, .keyOrder, .nullIsMissing, .locality,
    .unknownKeys,
    .spelling, .numberAsString, .boolAsNumber, .inputForms, .writes, .roundTrip,
    .unmentioned, .badElements, .otherKind, .exactness, .numberSpelling, .state, .depth,
    .linearCost, .hashSeed, .strictAgreement, .strictEquality,
    .stringified, .afterFailure, .threads, .prefixes, .differential, .twins,
  ])

  /// The oracles that judge by default.
  public static let standard = OracleSet(everything.all.filter { !$0.isOptIn })

  /// Creates a set of these oracles.
  public init(_ all: [Oracle]) {
    self.all = all
  }

  /// Creates a set of the oracles with these names, in the order of ``everything``.
  ///
  /// `default` means ``standard``, and `all` every oracle that checks a promise: those that only
  /// compare decoders must be named. Nil means ``standard``; unknown names are ignored.
  public init(named names: [String]?) { self.init(named: names, own: []) }

  /// Oracles of the kit and of one's own with these names; those of one's own are promises.
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

  /// The oracles of one's own: those that were handed over, then the laws of the targets, each once.
  static func own(_ oracles: [any FuzzOracle], lawsOf targets: [any FuzzTarget]) -> [Oracle] {
    var names: Set<String> = []
    let laws = targets.flatMap(\.ownLaws).filter { names.insert($0.name).inserted }
    return oracles.map { Oracle($0) } + laws.map { Oracle($0) }
  }

  /// The names that ``init(named:)`` understands.
  public static var names: [String] { ["default", "all"] + everything.all.map(\.name) }
}
