extension ContractModels {
  /// A record with a constant, a default and Optionals, as the compiler decodes it (model 37).
  package struct Person: Recording {
    /// The constant has no key: the compiler would warn about one.
    private enum CodingKeys: CodingKey {
      case name
      case nick
      case age
    }

    let kind = "person"
    let name: String
    let nick: String?
    var age = 7

    package var seen: Seen {
      var seen = Seen()
      seen.note("kind", kind)
      seen.note("name", name)
      seen.note("nick", nick)
      seen.note("age", age)
      return seen
    }
  }

  /// A record with other keys than its properties, one of which is never read (model 37).
  package struct Renamed: Recording {
    private enum CodingKeys: String, CodingKey {
      case id = "_id"
      case size = "the size"
    }

    let id: Int
    let size: Int?
    var note = "kept"

    package var seen: Seen {
      var seen = Seen()
      seen.note("id", id)
      seen.note("size", size)
      seen.note("note", note)
      return seen
    }
  }

  /// A class without a superclass, as the compiler decodes it (model 37).
  package final class Account: Recording {
    let owner: String
    var balance: Double

    package var seen: Seen { Seen(["owner \(owner)", "balance \(balance)"]) }
  }

  /// Optionals in Optionals and in collections (model 37).
  package struct Deep: Recording {
    let twice: Int??
    let list: [Int?]?
    let maps: [[String: Int]?]?

    package var seen: Seen {
      var seen = Seen()
      seen.note("twice", twice)
      seen.note("list", list)
      seen.note("maps", maps)
      return seen
    }
  }

  /// A property wrapper that decodes itself from the value under the name of its property.
  @propertyWrapper
  struct Loud: Decodable {
    var wrappedValue: String

    init(from decoder: any Decoder) throws {
      wrappedValue = try decoder.singleValueContainer().decode(String.self).uppercased()
    }
  }

  /// A record with a wrapped property (model 37).
  package struct Wrapped: Recording {
    @Loud var name: String
    var size: Int

    package var seen: Seen { Seen(["name \(name)", "size \(size)"]) }
  }
}
