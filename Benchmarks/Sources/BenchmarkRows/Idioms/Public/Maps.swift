import Foundation

/// What GeoJSON files, OSRM, Overpass, GTFS and Nominatim say.
enum Maps {
  static var idioms: [Idiom] {
    [
      Idiom("geojson-features", FeatureCollection.self, features),
      Idiom("driving-routes", Routes.self, routes),
      Idiom("map-elements", MapAnswer.self, #"{"version":0.6,"elements":\#(elements)}"#),
      Idiom("transit-feed", Feed.self, feed),
      Idiom(
        "geocoder-results",
        [Place].self,
        Idiom.list(50, place),
        reading: { $0.keyDecodingStrategy = .convertFromSnakeCase },
        writing: { $0.keyEncodingStrategy = .convertToSnakeCase }
      ),
    ]
  }

  // MARK: Features, whose coordinates nest as deep as their type says

  private struct Position: Codable {
    let longitude: Double
    let latitude: Double
    let altitude: Double?
    init(from decoder: any Decoder) throws {
      var list = try decoder.unkeyedContainer()
      longitude = try list.decode(Double.self)
      latitude = try list.decode(Double.self)
      altitude = list.isAtEnd ? nil : try list.decode(Double.self)
    }
    func encode(to encoder: any Encoder) throws {
      var list = encoder.unkeyedContainer()
      try list.encode(longitude)
      try list.encode(latitude)
      if let altitude { try list.encode(altitude) }
    }
  }

  private indirect enum Geometry: Codable {
    case point(Position)
    case line([Position])
    case polygon([[Position]])
    case multiPolygon([[[Position]]])
    case collection([Geometry])
    enum Kind: String, Codable {
      case point = "Point"
      case line = "LineString"
      case polygon = "Polygon"
      case multiPolygon = "MultiPolygon"
      case collection = "GeometryCollection"
    }
    enum CodingKeys: CodingKey { case type, coordinates, geometries }
    init(from decoder: any Decoder) throws {
      let c = try decoder.container(keyedBy: CodingKeys.self)
      switch try c.decode(Kind.self, forKey: .type) {
      case .point: self = .point(try c.decode(Position.self, forKey: .coordinates))
      case .line: self = .line(try c.decode([Position].self, forKey: .coordinates))
      case .polygon: self = .polygon(try c.decode([[Position]].self, forKey: .coordinates))
      case .multiPolygon:
        self = .multiPolygon(try c.decode([[[Position]]].self, forKey: .coordinates))
      case .collection: self = .collection(try c.decode([Geometry].self, forKey: .geometries))
      }
    }
    func encode(to encoder: any Encoder) throws {
      var c = encoder.container(keyedBy: CodingKeys.self)
      func write(_ kind: Kind, _ coordinates: some Encodable) throws {
        try c.encode(kind, forKey: .type)
        try c.encode(coordinates, forKey: .coordinates)
      }
      switch self {
      case .point(let position): try write(.point, position)
      case .line(let line): try write(.line, line)
      case .polygon(let rings): try write(.polygon, rings)
      case .multiPolygon(let polygons): try write(.multiPolygon, polygons)
      case .collection(let geometries):
        try c.encode(Kind.collection, forKey: .type)
        try c.encode(geometries, forKey: .geometries)
      }
    }
  }

  private struct FeatureCollection: Codable {
    struct Feature: Codable {
      enum ID: Codable {
        case number(Int)
        case text(String)
        init(from decoder: any Decoder) throws {
          if let number = try? Int(from: decoder) {
            self = .number(number)
          } else {
            self = .text(try String(from: decoder))
          }
        }
        func encode(to encoder: any Encoder) throws {
          switch self {
          case .number(let number): try number.encode(to: encoder)
          case .text(let text): try text.encode(to: encoder)
          }
        }
      }
      struct Properties: Codable {
        let name: String?
        let stroke: String?
        let opacity: Double?
        enum CodingKeys: String, CodingKey {
          case name, stroke
          case opacity = "stroke-opacity"
        }
      }
      let id: ID?
      let bbox: [Double]?
      let geometry: Geometry?
      let properties: Properties?
    }
    let type: String
    let bbox: [Double]?
    let features: [Feature]
  }

  private static var features: String {
    func position(_ i: Int) -> String {
      let height = i % 4 == 0 ? ",\(i).5" : ""
      return
        "[-\(100 + i % 70).\(Fake.pad(i * 7919 % 1_000_000, 6)),\(i % 80).\(i * 31 % 997)\(height)]"
    }
    func ring(_ i: Int) -> String { Idiom.list(4 + i % 20) { position(i * 20 + $0) } }
    func geometry(_ i: Int) -> String {
      switch i % 6 {
      case 0: #"{"type":"Point","coordinates":\#(position(i))}"#
      case 1: #"{"type":"LineString","coordinates":\#(ring(i + 30))}"#
      case 2: #"{"coordinates":[\#(ring(i)),\#(ring(i + 1))],"type":"Polygon"}"#
      case 3: #"{"type":"MultiPolygon","coordinates":[[\#(ring(i))],[\#(ring(i + 3))]]}"#
      case 4: #"{"type":"GeometryCollection","geometries":[\#(geometry(0)),\#(geometry(1))]}"#
      default: "null"
      }
    }
    let list = Idiom.list(60) { i in
      let id = Fake.pick(["", #""id":\#(i),"#, #""id":"way\/\#(i)","#], i)
      let properties =
        #"{"name":"\#(Fake.person(i))","stroke":"\#(Fake.pick(["red", "0af"], i))","#
        + #""stroke-opacity":1,"styleHash":"1a","data":{"nested":[1,{"a":null}]}}"#
      return #"{\#(id)"type":"Feature","properties":\#(Fake.maybe(i, every: 9, properties)),"#
        + #""geometry":\#(geometry(i))}"#
    }
    return #"{"type":"FeatureCollection","crs":{"type":"name","properties":{"name":"urn:ogc"}},"#
      + #""bbox":[-180.0,-90.0,180.0,90.0],"features":\#(list)}"#
  }

  // MARK: Routes of legs of steps

  private struct Routes: Codable {
    struct Route: Codable {
      let distance: Double
      let duration: Double
      let legs: [Leg]
    }
    struct Leg: Codable {
      struct Annotation: Codable {
        let distance: [Double]
        let nodes: [UInt64]
      }
      let steps: [Step]
      let summary: String
      let annotation: Annotation?
    }
    struct Step: Codable {
      enum Side: String, Codable { case left, right }
      struct Intersection: Codable {
        struct Lane: Codable {
          let valid: Bool
          let indications: [String]
        }
        let location: Position
        let bearings: [Int]
        let entry: [Bool]
        let `in`: Int?
        let out: Int?
        let lanes: [Lane]?
      }
      struct Maneuver: Codable {
        let location: Position
        let type: String
        let modifier: String?
        let exit: Int?
      }
      let geometry: String
      let mode: String
      let name: String
      let drivingSide: Side
      let maneuver: Maneuver
      let intersections: [Intersection]
      enum CodingKeys: String, CodingKey {
        case geometry, mode, name, maneuver, intersections
        case drivingSide = "driving_side"
      }
    }
    let code: String
    let routes: [Route]
  }

  private static var routes: String {
    let steps = Idiom.list(70) { i in
      let intersections = Idiom.list(1 + i % 5) {
        let lanes =
          $0 % 3 == 1 ? #","lanes":[{"valid":\#(i % 2 == 0),"indications":["left","uturn"]}]"# : ""
        return #"{"location":[13.3\#(i)\#($0),52.5\#($0)1],"bearings":[\#(i * 5),180,270],"#
          + #""entry":[true,false,\#(i % 2 == 1)],"in":0\#(lanes),"out":\#($0)}"#
      }
      let modifier = i % 5 == 0 ? "" : #","modifier":"slight left""#
      return #"""
        {"geometry":"_p~iF~ps|U\\_ulL`@\#(Fake.hex(i, i % 40))","mode":"driving","weight":\#(i).5,\#
        "name":"\#(Fake.pick(["", "Karl-Marx-Allee", "Stra\\u00dfe des 17. Juni", "B 2"], i))",\#
        "driving_side":"\#(i % 20 == 0 ? "left" : "right")","distance":\#(i * 83).1,\#
        "maneuver":{"bearing_after":18,"bearing_before":0,"location":[13.388799,52.517033],\#
        "type":"turn"\#(modifier)},"intersections":\#(intersections)}
        """#
    }
    let nodes = Idiom.list(300) { "\(2_264_199_819 + $0 * 12_347_777)" }
    let distances = Idiom.list(300) { "\($0 % 50).\($0 * 7_919_777 % 99_991)" }
    let annotation = #"{"distance":\#(distances),"nodes":\#(nodes),"datasources":[0,0,1]}"#
    return #"""
      {"code":"Ok","routes":[{"weight_name":"routability","weight":1.25e+3,"distance":1886.3,\#
      "duration":2.591e2,"legs":[{"summary":"","steps":\#(steps),"annotation":\#(annotation)}]}],\#
      "waypoints":[{"hint":"fg6Kg","name":"Friedrichstraße","location":[13.38,52.51]}]}
      """#
  }
}
