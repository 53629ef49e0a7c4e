/// The parts of a class body that are relevant to the macro.
indirect enum ClassMember {
  case property(StoredProperty)

  /// A `#if` block; each clause with its directive and condition as written.
  case conditional([Clause])

  struct Clause {
    /// `#if DEBUG`, `#elseif os(Linux)` or `#else`.
    let directive: String

    let members: [ClassMember]
  }
}

extension [ClassMember] {
  /// All properties, including those in `#if` blocks.
  var properties: [StoredProperty] {
    flatMap { member in
      switch member {
      case .property(let property): [property]
      case .conditional(let clauses): clauses.flatMap(\.members.properties)
      }
    }
  }

  /// The properties outside `#if` blocks.
  var plainProperties: [StoredProperty] {
    compactMap { if case .property(let property) = $0 { property } else { nil } }
  }
}
