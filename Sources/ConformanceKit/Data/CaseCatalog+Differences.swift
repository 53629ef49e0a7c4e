extension CaseCatalog {
  /// One difference between a catalog and the suite that it should describe.
  public enum Difference: Hashable, Sendable, CustomStringConvertible {
    /// The suite no longer has a case that was not retired.
    case missing(CaseID)
    /// The suite has a case that the catalog does not know.
    case added(CaseID)
    /// A part of a case differs from the catalog: `clause`, `requirement`, `since` or `digest`.
    case changed(CaseID, part: String, from: String, to: String)
    /// The suite uses an id that was retired in this version.
    case reused(CaseID, retiredIn: String)
    /// A case has another id, but can only give the same verdicts as before.
    case renamed(from: CaseID, to: CaseID)

    /// What happened and what to do, in one sentence.
    public var description: String {
      switch self {
      case .missing(let id):
        "\(id) is missing from the suite; bring it back, or retire it by updating the catalog"
      case .added(let id): "\(id) is not in the catalog; update the catalog"
      case .changed(let id, let part, let from, let to):
        "\(id) has another \(part): \(from) became \(to); undo it, or update the catalog"
      case .reused(let id, let version):
        "\(id) was retired in \(version); give the case another id"
      case .renamed(let from, let to):
        "\(from) became \(to), but an id stays for ever; give the case its old id"
      }
    }

    /// The id by which differences are ordered.
    fileprivate var id: CaseID {
      switch self {
      case .missing(let id), .added(let id), .changed(let id, _, _, _), .reused(let id, _),
        .renamed(let id, _):
        id
      }
    }
  }

  /// How a suite differs from the catalog, ordered by id; empty if the catalog is up to date.
  ///
  /// - Parameter suite: The suite as it is now.
  /// - Returns: Each difference once: a renamed case is neither missing nor added.
  public func differences(to suite: ConformanceSuite) -> [Difference] {
    let old = Dictionary(entries.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    let present = CaseCatalog(suite).entries
    let presentIDs = Set(present.map(\.id))
    var lost = entries.filter { !presentIDs.contains($0.id) }
    var differences: [Difference] = []
    for entry in present {
      if let version = retired[entry.id] {
        differences.append(.reused(entry.id, retiredIn: version))
      } else if let known = old[entry.id] {
        differences += Self.changes(from: known, to: entry)
      } else if let index = lost.firstIndex(where: { $0.digest == entry.digest }) {
        differences.append(.renamed(from: lost.remove(at: index).id, to: entry.id))
      } else {
        differences.append(.added(entry.id))
      }
    }
    return (differences + lost.map { .missing($0.id) }).sorted { $0.id < $1.id }
  }

  private static func changes(from old: Entry, to new: Entry) -> [Difference] {
    let parts: [(String, KeyPath<Entry, String>)] = [
      ("clause", \.clause), ("requirement", \.requirement), ("since", \.since),
      ("digest", \.digest),
    ]
    return parts.filter { old[keyPath: $0.1] != new[keyPath: $0.1] }
      .map {
        .changed(old.id, part: $0.0, from: old[keyPath: $0.1], to: new[keyPath: $0.1])
      }
  }
}
