import ConformanceKit
import SmartCodable

/// The repairs that a document for ``NamesLogModel`` requires, from its tables alone.
struct NamesLogReference {
  typealias Path = [SmartRepair.PathComponent]

  /// One repair.
  struct Repair {
    let path: Path
    let wanted: String
    let kind: SmartRepair.Kind
    /// What is there; nil for nothing.
    let value: JSONValue?
    let isDropped: Bool

    /// The path of the value whose place is reported: for a missing one, that of its container (REP-9).
    var place: Path { value == nil ? path.dropLast() : path }
  }

  /// The repairs in decoding order (REP-3): that of the properties, and of the elements of each.
  private(set) var repairs: [Repair] = []

  /// Whether dictionaries are read in the order of the UTF-8 bytes of their keys (ENT-20).
  private let sortsKeys: Bool

  init(_ document: JSONValue, sortsKeys: Bool) {
    self.sortsKeys = sortsKeys
    add(NamesLogTable.fields, of: document, at: [])
    for (key, type, part) in NamesLogTable.parts {
      add(document[key], at: [.key(key)], as: type, part)
    }
  }

  private mutating func add(
    _ value: JSONValue?,
    at path: Path,
    as type: String,
    isRefusal: Bool = false,
    isDropped: Bool = false
  ) {
    let kind: SmartRepair.Kind =
      switch value?.found {
      case nil: .missing
      case .null: .null
      default: isRefusal ? .invalid : .mismatch
      }
    repairs.append(
      Repair(path: path, wanted: type, kind: kind, value: value, isDropped: isDropped)
    )
  }

  private mutating func add(
    _ fields: [NamesLogTable.Field],
    of object: JSONValue,
    at path: Path
  ) {
    for field in fields {
      let value = object[field.key]
      let isNothing =
        switch value {
        case nil, .null?: true
        default: false
        }
      // An Optional that is missing or null is no repair (REP-6).
      if isNothing, field.isOptional { continue }
      add(value, at: path + [.key(field.key)], as: field.type, isRefusal: true)
    }
  }

  private mutating func add(
    _ value: JSONValue?,
    at path: Path,
    as type: String,
    isDropped: Bool = false,
    _ part: NamesLogTable.Part
  ) {
    switch (part, value) {
    case (.elements(let type), .array(let elements)?):
      for (index, element) in elements.enumerated() {
        let path = path + [.index(index)]
        add(element, at: path, as: type, isRefusal: true, isDropped: true)
      }
    case (.entries(let type), .object(let members)?):
      for member in sorted(members) {
        add(member.value, at: path + [.key(member.key)], as: type, isRefusal: true, isDropped: true)
      }
    case (.model(let inner), .object?):
      if let value { add(inner.fields, of: value, at: path) }
    case (.models(let inner), .array(let elements)?):
      for (index, element) in elements.enumerated() {
        add(element, at: path + [.index(index)], as: inner.type, isDropped: true, .model(inner))
      }
    case (.namedModels(let inner), .object(let members)?):
      for member in sorted(members) {
        add(
          member.value,
          at: path + [.key(member.key)],
          as: inner.type,
          isDropped: true,
          .model(inner)
        )
      }
    case (.grid(let element, let row), .array(let rows)?):
      for (index, value) in rows.enumerated() {
        let path = path + [.index(index)]
        add(value, at: path, as: row, isDropped: true, .elements(of: element))
      }
    default: add(value, at: path, as: type, isDropped: isDropped)
    }
  }

  private func sorted(
    _ members: [JSONMember]
  ) -> [JSONMember] {
    guard sortsKeys else { return members }
    return members.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
  }
}
