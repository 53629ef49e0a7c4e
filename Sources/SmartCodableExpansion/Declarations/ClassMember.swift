/// What a class body holds, as far as the macro cares.
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
  /// All properties, those in `#if` blocks too.
  var properties: [StoredProperty] {
    flatMap { member in
      switch member {
      case .property(let property): [property]
      case .conditional(let clauses): clauses.flatMap(\.members.properties)
      }
    }
  }

  /// The properties outside of `#if` blocks.
  var plainProperties: [StoredProperty] {
    compactMap { if case .property(let property) = $0 { property } else { nil } }
  }
}
