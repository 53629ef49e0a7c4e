extension ContractModels {
  /// A dictionary with keys of any type (model 38).
  package struct Map<Key: Decodable & Hashable, Value: Decodable>: Recording {
    package let seen: Seen

    package init(from decoder: any Decoder) throws {
      let entries = try decoder.singleValueContainer().decode([Key: Value].self)
      let texts = entries.map { "\(Seen.text(of: $0.key)): \(Seen.text(of: $0.value))" }
      seen = Seen(texts.inByteOrder())
    }
  }

  /// A key that defines its own coding key, and refuses one that begins with an underscore (model 38).
  package struct Tint: CodingKeyRepresentable, Hashable, Recording {
    let name: String

    package init(from decoder: any Decoder) throws {
      name = try decoder.singleValueContainer().decode(String.self)
    }

    package init?(codingKey: some CodingKey) {
      guard codingKey.stringValue.first != "_" else { return nil }
      name = codingKey.stringValue
    }

    package var codingKey: any CodingKey { AnyKey(name) }

    package var seen: Seen { Seen(["tint \(name)"]) }
  }

  /// An enumeration of integers that defines its own coding key (model 38).
  package enum Level: Int, CodingKeyRepresentable, Recording {
    case low = 1
    case high = 2

    package var seen: Seen { Seen([self == .low ? "low" : "high"]) }
  }

  /// A key that is an object, which makes its dictionary an array (model 38).
  package struct Spot: Hashable, Recording {
    let n: Int

    package var seen: Seen { Seen(["spot \(n)"]) }
  }

  /// A row of one type, as the standard library decodes it (model 38).
  package struct Row<Element: Decodable>: Recording {
    package let seen: Seen

    package init(from decoder: any Decoder) throws {
      let elements = try decoder.singleValueContainer().decode([Element].self)
      seen = Seen(elements.map { Seen.text(of: $0) })
    }
  }

  /// The same through the initializer of the array, to which programs delegate.
  package struct RowFrom<Element: Decodable>: Recording {
    package let seen: Seen

    package init(from decoder: any Decoder) throws {
      let elements = try [Element](from: decoder)
      seen = Seen(elements.map { Seen.text(of: $0) })
    }
  }

  /// A dictionary through its own initializer, to which programs delegate.
  package struct MapFrom<Value: Decodable>: Recording {
    package let seen: Seen

    package init(from decoder: any Decoder) throws {
      let entries = try [String: Value](from: decoder)
      seen = Seen(entries.map { "\($0.key): \(Seen.text(of: $0.value))" }.inByteOrder())
    }
  }
}
