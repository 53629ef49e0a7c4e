import Foundation

extension Maps {
  // MARK: Elements of three types in one list, with free tags

  struct MapAnswer: Codable {
    struct Node: Codable {
      let id: Int
      let lat: Double
      let lon: Double
      let tags: [String: String]?
    }
    struct Way: Codable {
      let id: Int
      let nodes: [Int]
      let tags: [String: String]?
    }
    struct Relation: Codable {
      struct Member: Codable {
        let type: String
        let ref: Int
        let role: String
      }
      let id: Int
      let members: [Member]
    }
    enum Kind: String, Codable { case node, way, relation }
    struct Head: Codable { let type: Kind }

    var nodes: [Node] = []
    var ways: [Way] = []
    var relations: [Relation] = []
    enum CodingKeys: CodingKey { case elements }

    init(from decoder: any Decoder) throws {
      let c = try decoder.container(keyedBy: CodingKeys.self)
      // Two cursors into one array: one for the type, one for the element.
      var heads = try c.nestedUnkeyedContainer(forKey: .elements)
      var elements = heads
      while !heads.isAtEnd {
        switch try heads.decode(Head.self).type {
        case .node: nodes.append(try elements.decode(Node.self))
        case .way: ways.append(try elements.decode(Way.self))
        case .relation: relations.append(try elements.decode(Relation.self))
        }
      }
    }

    func encode(to encoder: any Encoder) throws {
      struct Typed<Element: Encodable>: Encodable {
        let kind: Kind
        let element: Element
        func encode(to encoder: any Encoder) throws {
          try Head(type: kind).encode(to: encoder)
          try element.encode(to: encoder)
        }
      }
      var c = encoder.container(keyedBy: CodingKeys.self)
      var list = c.nestedUnkeyedContainer(forKey: .elements)
      for node in nodes { try list.encode(Typed(kind: .node, element: node)) }
      for way in ways { try list.encode(Typed(kind: .way, element: way)) }
      for relation in relations { try list.encode(Typed(kind: .relation, element: relation)) }
    }
  }

  static var elements: String {
    Idiom.list(200) { i in
      let tags = Idiom.members(1 + i % 6) {
        let keys = ["addr:street", "name", "name:ja", "opening_hours", "wheelchair", "website"]
        return #""\#(keys[$0])":"\#(Fake.text(i + $0, 2))""#
      }
      switch i % 5 {
      case 0:
        let refs = Idiom.list(2 + i % 30) { "\(260_000_000 + i * $0)" }
        return #"{"type":"way","id":\#(i),"nodes":\#(refs),"tags":\#(tags)}"#
      case 1 where i % 10 == 1:
        let members = Idiom.list(i % 8) { #"{"type":"way","ref":\#($0 + i),"role":"outer"}"# }
        return #"{"type":"relation","id":\#(i),"members":\#(members),"tags":\#(tags)}"#
      default:
        let rest = i % 2 == 0 ? #","tags":\#(tags)"# : ""
        return
          #"{"type":"node","id":\#(60_000_000_000 + i),"lat":51.\#(i)9,"lon":-0.\#(i)1\#(rest)}"#
      }
    }
  }

  // MARK: A transit feed, whose 64-bit numbers are strings

  struct Feed: Codable {
    struct Header: Codable {
      let gtfsRealtimeVersion: String
      let timestamp: Quoted<UInt64>
    }
    /// A number which Protocol Buffers write as a string, though some servers as a number.
    struct Quoted<Number: FixedWidthInteger & Codable>: Codable {
      let value: Number
      init(from decoder: any Decoder) throws {
        let c = try decoder.singleValueContainer()
        if let text = try? c.decode(String.self), let value = Number(text) {
          self.value = value
        } else {
          value = try c.decode(Number.self)
        }
      }
      func encode(to encoder: any Encoder) throws {
        var c = encoder.singleValueContainer()
        try c.encode(String(value))
      }
    }
    struct Trip: Codable {
      let tripId: String?
      let routeId: String?
      let scheduleRelationship: Relationship?
    }
    enum Relationship: String, Codable {
      case scheduled = "SCHEDULED"
      case skipped = "SKIPPED"
      case noData = "NO_DATA"
      case canceled = "CANCELED"
    }
    struct StopTime: Codable {
      struct Event: Codable {
        let delay: Int32?
        let time: Quoted<Int64>?
        let uncertainty: Int32?
      }
      let stopSequence: UInt32?
      let stopId: String?
      let arrival: Event?
      let departure: Event?
      let scheduleRelationship: Relationship?
    }
    struct Update: Codable {
      let trip: Trip
      let stopTimeUpdate: [StopTime]?
    }
    struct Vehicle: Codable {
      struct Position: Codable {
        let latitude: Float
        let longitude: Float
        let bearing: Float?
      }
      let trip: Trip?
      let position: Position?
      let timestamp: Quoted<UInt64>?
    }
    struct Alert: Codable {
      struct Translated: Codable {
        struct Translation: Codable {
          let text: String
          let language: String?
        }
        let translation: [Translation]
      }
      let headerText: Translated?
    }
    struct Entity: Codable {
      let id: String
      let isDeleted: Bool?
      let tripUpdate: Update?
      let vehicle: Vehicle?
      let alert: Alert?
    }
    let header: Header
    let entity: [Entity]
  }

  static var feed: String {
    let entities = Idiom.list(60) { i in
      let trip = #"{"tripId":"\#(i)_GS","routeId":"\#(i % 7)","scheduleRelationship":"SCHEDULED"}"#
      let stops = Idiom.list(i % 12) {
        let time = $0 % 2 == 0 ? #""1712345\#(Fake.pad($0, 3))""# : "1712345678"
        let arrival = $0 == 0 ? "" : #""arrival":{"delay":-\#($0),"time":\#(time)},"#
        return #"{"stopSequence":\#($0 + 1),\#(arrival)"departure":{"time":"1712345678"},"#
          + #""stopId":"\#(i)N"}"#
      }
      let texts = #"{"text":"Déviation «\#(i)»","language":"fr"},{"text":"\#(Fake.text(i, 8))"}"#
      let body = Fake.pick(
        [
          #""tripUpdate":{"trip":\#(trip),"stopTimeUpdate":\#(stops)}"#,
          #""vehicle":{"trip":\#(trip),"position":{"latitude":40.7\#(i),"longitude":-73.9\#(i)},"#
            + #""currentStatus":"IN_TRANSIT_TO","timestamp":"1712345678"}"#,
          #""tripUpdate":{"trip":\#(trip),"stopTimeUpdate":\#(stops)}"#,
          #""alert":{"activePeriod":[{"start":"1712"}],"headerText":{"translation":[\#(texts)]}}"#,
        ],
        i
      )
      return #"{"id":"\#(i)",\#(body)}"#
    }
    return #"{"header":{"gtfsRealtimeVersion":"2.0","incrementality":"FULL_DATASET","#
      + #""timestamp":"1712345678"},"entity":\#(entities)}"#
  }

  // MARK: Places, whose coordinates are strings and whose addresses have any members

  struct Place: Codable {
    struct Box: Codable {
      let south: Double
      let north: Double
      let west: Double
      let east: Double
      init(from decoder: any Decoder) throws {
        var list = try decoder.unkeyedContainer()
        func next() throws -> Double {
          let text = try list.decode(String.self)
          guard let value = Double(text) else {
            throw DecodingError.dataCorruptedError(in: list, debugDescription: "No number: \(text)")
          }
          return value
        }
        (south, north, west, east) = (try next(), try next(), try next(), try next())
      }
      func encode(to encoder: any Encoder) throws {
        var list = encoder.unkeyedContainer()
        try list.encode(contentsOf: [south, north, west, east].map { "\($0)" })
      }
    }
    let placeId: Int
    let osmType: String?
    let boundingbox: Box
    let lat: String
    let lon: String
    let displayName: String
    let `class`: String
    let importance: Double
    let address: [String: String]
    let extratags: [String: String]?
  }

  static func place(_ i: Int) -> String {
    let rest =
      i % 3 == 0 ? "null" : #"{"capital":"yes","wiki_data":"Q\#(i)","contact:email":"a@b"}"#
    return #"""
      {"place_id":\#(307_838_711 + i),"licence":"Data © OpenStreetMap contributors, ODbL 1.0.",\#
      "osm_type":"way","osm_id":\#(i),"boundingbox":["51.\#(i)","51.7","-0.0\#(i)","0.1"],\#
      "lat":"51.\#(i)","lon":"-0.\#(i)","display_name":"\#(Fake.text(i, 6))","class":"boundary",\#
      "type":"administrative","importance":0.96547651\#(i),"icon":"https:\/\/e.org\/p.png",\#
      "address":{"house_number":"\#(i)","city_district":"\#(Fake.person(i))","state":"Wales",\#
      "ISO3166-2-lvl4":"GB-W","country":"United Kingdom","country_code":"gb"},"extratags":\#(rest)}
      """#
  }
}
