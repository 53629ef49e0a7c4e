/// The registry of oracles.
///
/// Crash, hang, exit, memory and stack limits are always on and need no oracle: the supervisor sees
/// them.
public struct OracleSet: Sendable {
  /// All oracles; the position is the number in statistics.
  public let all: [Oracle]

  /// The oracles this module offers, those that have to be asked for at the end.
  ///
  /// The first ones run the input itself, and nothing else: what an oracle with variants leaves
  /// behind in a decoder is the business of `state`.
  public static let everything = OracleSet([
    .answers, .reference, .encoding, .updating, .logging, .details, .sequence, .places, .totality,
    .syntax, .agreement, .repairs, .repeatability, .keyOrder, .nullIsMissing, .locality,
    .unknownKeys,
    .spelling, .numberAsString, .boolAsNumber, .inputForms, .writes, .roundTrip,
    .unmentioned, .badElements, .otherKind, .exactness, .numberSpelling, .state, .depth,
    .linearCost, .hashSeed, .strictAgreement, .strictEquality,
    .stringified, .afterFailure, .threads, .prefixes, .differential, .twins,
  ])

  /// The oracles that judge unless others are asked for.
  public static let standard = OracleSet(everything.all.filter { !$0.isOptIn })

  /// A set of these oracles.
  public init(_ all: [Oracle]) {
    self.all = all
  }

  /// The oracles with these names, in the order of ``everything``.
  ///
  /// `default` stands for ``standard``, and `all` for everything that is a promise: what only compares
  /// decoders has to be named. Nil gives ``standard``, and names that no oracle has count for nothing.
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
