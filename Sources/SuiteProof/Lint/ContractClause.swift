import ConformanceKit

/// A clause in the specification of all decoders: a line like ``- **CTR-NUM-2** MUST `strict` … — source``.
struct ContractClause {
  let id: String
  /// `MUST`, `SHOULD` or `MAY`.
  let level: String
  /// The profiles that it belongs to, separated by blanks.
  let tags: String
  /// The text after the profiles, without the source.
  let text: String
  /// The source outside this project; empty if the clause names none.
  let source: String

  /// The clauses of a specification in order.
  static func lines(of specification: String) -> [ContractClause] {
    specification.split(separator: "\n").filter { $0.hasPrefix("- **") }
      .compactMap { line in
        let parts = line.split(separator: "`", maxSplits: 2)
        let head = parts[0].split(separator: " ")
        guard parts.count == 3, head.count == 3 else { return nil }
        let said = String(parts[2]).split(separator: " \u{2014} ")
        return ContractClause(
          id: head[1].filter { $0 != "*" },
          level: String(head[2]),
          tags: String(parts[1]),
          text: said.first.map(String.init) ?? "",
          source: said.count > 1 ? said.dropFirst().joined(separator: "; ") : ""
        )
      }
  }

  /// The highest requirement: a clause may use MUST or SHOULD for only a part of what it names.
  var requirement: ConformanceCase.Requirement {
    if level == "MUST" || text.contains("MUST") { return .must }
    return level == "SHOULD" || text.contains("SHOULD") ? .should : .may
  }

  /// The capabilities claimed by decoders that it binds; none for a clause that binds every decoder.
  var capabilities: Set<Capability> {
    Set(
      tags.split(separator: " ").filter { $0 != "contract" }
        .map { Capability(rawValue: String($0)) }
    )
  }
}
