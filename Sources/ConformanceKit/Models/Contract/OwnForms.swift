import Foundation

extension ContractModels {
  /// A record whose document is an array (model 37).
  package struct Point: Recording {
    let x: Int
    let y: Int

    package init(from decoder: any Decoder) throws {
      var row = try decoder.unkeyedContainer()
      x = try row.decode(Int.self)
      y = try row.decode(Int.self)
    }

    package var seen: Seen { Seen(["x \(x)", "y \(y)"]) }
  }

  /// A record whose properties have another place and order in the document (model 37).
  package struct Geo: Recording {
    private enum Key: CodingKey {
      case geometry
      case coordinates
    }

    let latitude: Double
    let longitude: Double

    package init(from decoder: any Decoder) throws {
      let object = try decoder.container(keyedBy: Key.self)
      let geometry = try object.nestedContainer(keyedBy: Key.self, forKey: .geometry)
      var row = try geometry.nestedUnkeyedContainer(forKey: .coordinates)
      longitude = try row.decode(Double.self)
      latitude = try row.decode(Double.self)
    }

    package var seen: Seen { Seen(["latitude \(latitude)", "longitude \(longitude)"]) }
  }

  /// A record that stores something other than what its document has under the same names.
  package struct Doubled: Recording {
    private enum CodingKeys: CodingKey {
      case n
      case list
    }

    let n: Int
    let list: [Int]
    let note: String

    package init(from decoder: any Decoder) throws {
      let object = try decoder.container(keyedBy: CodingKeys.self)
      let number = try object.decode(Int.self, forKey: .n)
      n = 2 &* number
      list = try object.decode([Int].self, forKey: .list).reversed()
      note = "made"
    }

    package var seen: Seen { Seen(["n \(n)", "list \(list)", "note \(note)"]) }
  }

  /// Types of Foundation that any decoder reads by their own initializers.
  struct FoundationForms: ObjectRecording {
    enum Key: CodingKey {
      case rect
      case indexes
      case components
      case zone
    }

    let seen: Seen
    static func read(_ object: KeyedDecodingContainer<Key>, _ seen: inout Seen) throws {
      let rect = try object.decode(CGRect.self, forKey: .rect)
      let indexes = try object.decode(IndexSet.self, forKey: .indexes)
      let components = try object.decode(DateComponents.self, forKey: .components)
      let zone = try object.decode(TimeZone.self, forKey: .zone)
      let sides = [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height]
      seen.note("rect", sides.map { Double($0) })
      seen.note("indexes", Array(indexes))
      seen.note("year", components.year)
      seen.note("month", components.month)
      seen.note("day", components.day)
      seen.note("zone", zone.identifier)
    }
  }
}
