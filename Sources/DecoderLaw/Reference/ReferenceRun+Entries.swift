import ConformanceKit

extension ReferenceRun {
  /// The settings that hold: of a list such as `truncate then rounded` the last one (OPT-1), and those of a decoder
  /// object only if it honors them (DEC-6).
  static func effective(
    _ settings: DecodingSettings,
    _ policy: SharedPolicy<ReferencePolicy>
  ) -> DecodingSettings {
    let strategies: Set<Setting> = [.date, .keys, .float]
    var settings = settings
    for (name, value) in settings where name != .update {
      let list = value.split(separator: " then ").map(String.init)
      if list.count > 1 { settings[name] = policy.lastOptionWins ? list.last : list.first }
    }
    let isIgnored =
      switch settings[.entry] {
      case "inherited": !policy.inheritedStrategiesHold
      case "properties": !policy.decoderPropertiesHold
      default: false
      }
    return isIgnored ? settings.filter { !strategies.contains($0.key) } : settings
  }

  /// The document as it arrives by the entry point that the request names (chapters 2, 3 and 23).
  func entered(_ document: JSONValue) throws(Rejection) -> JSONValue {
    switch settings[.entry] {
    case "string": return policy.stringsKeepAllScalars ? document : document.inASCII
    case "smart-decode":
      if case .array = document, !policy.smartDecodeTakesArrays {
        throw Rejection(.typeMismatch, at: "$")
      }
      return collections(document)
    case "objects": return collections(document)
    case "xml", "binary":
      let list = policy.propertyListsHaveNull ? document.withNull : document
      return policy.propertyListsHaveBooleans ? collections(list) : list.withoutBooleans
    default: return document
    }
  }

  /// The document as dictionaries and arrays, which have an order of keys all the same (ENT-20).
  private func collections(_ document: JSONValue) -> JSONValue {
    let values = policy.collectionsHaveBooleans ? document : document.withoutBooleans
    return values.inOrder(ascending: policy.collectionsAreInOrder)
  }

  /// Whether the path is followed (PATH-9).
  var followsRoot: Bool {
    let isText = settings[.entry] == nil || settings[.entry] == "string"
    return isText || policy.pathsHoldInCollections
  }
}

extension JSONValue {
  /// The value with the members of all objects in the order of the bytes of their keys.
  func inOrder(ascending: Bool = true) -> JSONValue {
    let value = mapped { $0.inOrder(ascending: ascending) }
    guard case .object(let members) = value else { return value }
    let sorted = members.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
    return .object(ascending ? sorted : sorted.reversed())
  }

  /// The text that stands for null in property lists read as null (ENT-23).
  fileprivate var withNull: JSONValue { replacing { $0 == .string("$null") ? .null : $0 } }

  /// Booleans as the numbers that Foundation's classes take for them.
  fileprivate var withoutBooleans: JSONValue {
    replacing { if case .boolean(let flag) = $0 { .number(flag ? "1" : "0") } else { $0 } }
  }

  fileprivate var inASCII: JSONValue {
    replacing { value in
      guard case .string(let text) = value else { return value }
      return .string(String(text.unicodeScalars.map { $0.isASCII ? Character($0) : "?" }))
    }
  }

  private func replacing(_ change: (JSONValue) -> JSONValue) -> JSONValue {
    isScalar ? change(self) : mapped { $0.replacing(change) }
  }
}
