import SmartCodable

/// A value of any kind, with its keys in the order in which they are listed.
enum ListShapesRecord: Decodable {
  indirect case members([(key: String, value: ListShapesRecord)])
  indirect case list([ListShapesRecord])
  /// A text; nil for a scalar that is neither a text nor an integer.
  case scalar(String?)
  case number(String)

  init(from decoder: any Decoder) throws {
    if let members = try? decoder.container(keyedBy: Zoo.Key.self) {
      self = .members(
        Zoo.Key.listed(in: members)
          .map { key in
            let value = try? members.decode(ListShapesRecord.self, forKey: key)
            return (key.stringValue, value ?? .scalar(nil))
          }
      )
    } else if var list = try? decoder.unkeyedContainer() {
      var elements: [ListShapesRecord] = []
      while !list.isAtEnd, let element = try? list.decode(ListShapesRecord.self) {
        elements.append(element)
      }
      self = .list(elements)
    } else {
      self = try Self.scalar(of: decoder.singleValueContainer())
    }
  }

  private static func scalar(of container: any SingleValueDecodingContainer) -> Self {
    if let text = try? container.decode(String.self) { return .scalar(text) }
    if let number = try? container.decode(Int64.self) { return .number("\(number)") }
    if let number = try? container.decode(UInt64.self) { return .number("\(number)") }
    return .scalar(nil)
  }

  /// The value in a form for people.
  var text: String {
    switch self {
    case .members(let members):
      "{" + members.map { "\($0.key):\($0.value.text)" }.joined(separator: ",") + "}"
    case .list(let elements): "[" + elements.map(\.text).joined(separator: ",") + "]"
    case .number(let number): number
    case .scalar(let text): text.map { "'\($0)'" } ?? "?"
    }
  }
}

extension Zoo.Key {
  /// The listed keys, of which equal ones, which may be listed more than once, count once.
  static func listed(in members: KeyedDecodingContainer<Self>) -> [Self] {
    var keys: [Self] = []
    for key in members.allKeys {
      guard let last = keys.last, last.stringValue.utf8.elementsEqual(key.stringValue.utf8) else {
        keys.append(key)
        continue
      }
    }
    return keys
  }
}

/// A dictionary that is read in full.
struct ListShapesModel: SmartCodable {
  var record = ListShapesRecord.scalar(nil)

  init() {}

  init(from decoder: any Decoder) throws { record = try ListShapesRecord(from: decoder) }

  func encode(to encoder: any Encoder) throws {}
}

/// A dictionary of which only the keys are read, as for lists that stand for more than can be read.
struct ListShapesGlance: SmartCodable {
  var keys: [String] = []

  init() {}

  init(from decoder: any Decoder) throws {
    let members = try decoder.container(keyedBy: Zoo.Key.self)
    keys = Zoo.Key.listed(in: members).map(\.stringValue)
  }

  func encode(to encoder: any Encoder) throws {}
}
