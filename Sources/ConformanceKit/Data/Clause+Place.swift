extension Clause {
  /// Where the clause stands in the package, such as `Specification/codable.md#2-keyed-containers`; nil for a clause of
  /// another specification.
  var place: String? { Self.places[series] }

  /// The id without its number, such as `CTR-KEYED`.
  var series: String { id.split(separator: "-").dropLast().joined(separator: "-") }

  /// The chapters by the ids of clauses without their numbers.
  private static let places: [String: String] = {
    let pairs = chapters.split(separator: "\n")
      .flatMap { line in
        let words = line.split(separator: " ").map(String.init)
        return words.dropFirst().map { ($0, "Specification/" + words[0]) }
      }
    return Dictionary(pairs) { first, _ in first }
  }()

  /// The anchor of each chapter as renderers of Markdown name it, and its clauses; a test compares them with the files.
  private static let chapters = """
    codable.md#1-general CTR-GEN
    codable.md#2-keyed-containers CTR-KEYED
    codable.md#3-unkeyed-containers CTR-UNKEYED
    codable.md#4-single-value-containers CTR-SINGLE
    codable.md#5-coding-paths CTR-PATH
    codable.md#6-errors CTR-ERR
    codable.md#7-numbers CTR-NUM
    codable.md#8-synthesis CTR-SYN
    codable.md#9-standard-library-types CTR-STD
    codable.md#10-top-level-independence-totality CTR-TOP CTR-IND CTR-TOT
    codable.md#11-foundation-types-capability-foundation FND-DATE FND-DATA FND-URL FND-UUID FND-DEC FND-KEY FND-FLT
    codable.md#12-json JSN
    codable.md#15-encoders-capability-encoding CTR-ENC
    behaviour.md#1-api-surface API
    behaviour.md#2-json-text PARSE
    behaviour.md#3-entry-points ENT
    behaviour.md#4-designatedpath PATH
    behaviour.md#5-options OPT
    behaviour.md#6-fallback DEF
    behaviour.md#7-conversions CONV
    behaviour.md#8-numbers-into-integer-types NUM
    behaviour.md#9-date-data-url DATE DATA URL
    behaviour.md#10-collections COL
    behaviour.md#11-nested-and-hand-written-types NEST
    behaviour.md#12-stringified-json STR
    behaviour.md#13-keys KEY
    behaviour.md#14-value-transformers VAL
    behaviour.md#15-enums ENUM
    behaviour.md#smartany ANY
    behaviour.md#smartignored IGN
    behaviour.md#smartflat FLAT
    behaviour.md#smartcompact CMP
    behaviour.md#smartdate-smarthexcolor SDT HEX
    behaviour.md#smartpublished PUB
    behaviour.md#17-didfinishmapping DFM
    behaviour.md#18-encoding ENC
    behaviour.md#19-smartupdater UPD
    behaviour.md#20-sentinel LOG
    behaviour.md#21-repair-report REP
    behaviour.md#22-inheritance-and-smartsubclass INH MAC
    behaviour.md#23-smartjsondecoder-and-foreign-decoders DEC
    behaviour.md#24-threads THR
    behaviour.md#26-what-is-deliberately-unspecified UNS
    behaviour.md#27-legacy-names-seeds-000-002-003 LEG
    behaviour.md#28-agreement-with-strict-decoding AGR
    behaviour.md#29-json5 J5
    behaviour.md#30-encoding-plain-types ENF
    behaviour.md#31-cost-and-limits LIM
    behaviour.md#32-where-initial-values-come-from INI
    """
}

extension ConformanceCase {
  /// Where the clause stands in the package; nil for a case of one's own.
  var place: String? {
    let isOwn = profile.isDialect && profile.claim.map(Capability.all.contains) != true
    return isOwn ? nil : clause.place
  }

  /// The file of ``place``.
  var lawFile: String? { place.map { String($0.prefix { $0 != "#" }) } }
}
