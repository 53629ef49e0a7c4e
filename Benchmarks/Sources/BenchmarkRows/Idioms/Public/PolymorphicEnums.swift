import Foundation

extension Polymorphism {
  // MARK: Classes, whose superclass reads from the member "super" or from a named one

  class Person: Codable {
    var name: String
    var born: Int?
    init(name: String) { self.name = name }
  }

  class Employee: Person {
    var number: Int
    var skills: [String]
    private enum Key: CodingKey { case number, skills }
    required init(from decoder: any Decoder) throws {
      let c = try decoder.container(keyedBy: Key.self)
      number = try c.decode(Int.self, forKey: .number)
      skills = try c.decode([String].self, forKey: .skills)
      try super.init(from: c.superDecoder())
    }
    override func encode(to encoder: any Encoder) throws {
      var c = encoder.container(keyedBy: Key.self)
      try c.encode(number, forKey: .number)
      try c.encode(skills, forKey: .skills)
      try super.encode(to: c.superEncoder())
    }
  }

  final class Manager: Employee {
    var reports: [Int]
    private enum Key: String, CodingKey {
      case reports
      case base = "employee"
    }
    required init(from decoder: any Decoder) throws {
      let c = try decoder.container(keyedBy: Key.self)
      reports = try c.decodeIfPresent([Int].self, forKey: .reports) ?? []
      try super.init(from: c.superDecoder(forKey: .base))
    }
    override func encode(to encoder: any Encoder) throws {
      var c = encoder.container(keyedBy: Key.self)
      try c.encode(reports, forKey: .reports)
      try super.encode(to: c.superEncoder(forKey: .base))
    }
  }

  struct Staff: Codable {
    private enum Key: CodingKey { case employees }
    private enum Discriminator: CodingKey { case employee }
    let employees: [Employee]
    init(from decoder: any Decoder) throws {
      let c = try decoder.container(keyedBy: Key.self)
      var heads = try c.nestedUnkeyedContainer(forKey: .employees)
      var list = try c.nestedUnkeyedContainer(forKey: .employees)
      var employees: [Employee] = []
      while !heads.isAtEnd {
        let head = try heads.nestedContainer(keyedBy: Discriminator.self)
        let type = head.contains(.employee) ? Manager.self : Employee.self
        employees.append(try list.decode(type))
      }
      self.employees = employees
    }
    func encode(to encoder: any Encoder) throws {
      var c = encoder.container(keyedBy: Key.self)
      try c.encode(employees, forKey: .employees)
    }
  }

  static func employee(_ i: Int) -> String {
    let skills = Idiom.list(i % 5) { #""\#(Fake.word(i + $0))""# }
    let person = #"{"name":"\#(Fake.person(i))","born":\#(Fake.maybe(i, every: 3, "\(1950 + i)"))}"#
    let base = #"{"number":\#(i),"skills":\#(skills),"super":\#(person)}"#
    return i % 4 == 0 ? #"{"employee":\#(base),"reports":[\#(i + 1),\#(i + 2)]}"# : base
  }

  // MARK: An indirect enum, whose coding the compiler writes

  indirect enum Rule: Codable {
    case always
    case equals(field: String, value: String)
    case within(field: String, min: Double?, max: Double?)
    case not(Rule)
    case all([Rule])
    case either(Rule, Rule)
  }

  static func rule(_ i: Int) -> String {
    func rule(_ i: Int, _ depth: Int) -> String {
      switch depth > 0 ? i % 6 : i % 3 {
      case 0: #"{"always":{}}"#
      case 1: #"{"equals":{"field":"\#(Fake.word(i))","value":"\#(Fake.text(i, 2))"}}"#
      case 2: #"{"within":{"field":"age","min":\#(Fake.maybe(i, every: 4, "\(i).5"))}}"#
      case 3: #"{"not":{"_0":\#(rule(i + 2, depth - 1))}}"#
      case 4: #"{"all":{"_0":\#(Idiom.list(i % 4) { rule(i + $0, depth - 1) })}}"#
      default: #"{"either":{"_0":\#(rule(i + 1, depth - 1)),"_1":\#(rule(i + 4, depth - 1))}}"#
      }
    }
    return rule(i, 4)
  }

  // MARK: Enums as Rust writes them: a string, or an object of one member

  enum Command: Codable {
    struct Color: Codable {
      let r: UInt8
      let g: UInt8
      let b: UInt8
    }
    case quit
    case clear
    case write(String)
    case move(x: Int32, y: Int32)
    case color(Color)
    case batch([Command])
    enum Key: String, CodingKey {
      case write = "Write"
      case move = "Move"
      case color = "ChangeColor"
      case batch = "Batch"
    }
    init(from decoder: any Decoder) throws {
      if let name = try? decoder.singleValueContainer().decode(String.self) {
        switch name {
        case "Quit": self = .quit
        case "Clear": self = .clear
        default:
          throw DecodingError.dataCorrupted(
            .init(codingPath: decoder.codingPath, debugDescription: "Unknown variant \(name)")
          )
        }
        return
      }
      let c = try decoder.container(keyedBy: Key.self)
      guard c.allKeys.count == 1, let key = c.allKeys.first else {
        throw DecodingError.dataCorrupted(
          .init(codingPath: c.codingPath, debugDescription: "Not one variant")
        )
      }
      switch key {
      case .write: self = .write(try c.decode(String.self, forKey: key))
      case .move:
        var pair = try c.nestedUnkeyedContainer(forKey: key)
        self = .move(x: try pair.decode(Int32.self), y: try pair.decode(Int32.self))
      case .color: self = .color(try c.decode(Color.self, forKey: key))
      case .batch: self = .batch(try c.decode([Command].self, forKey: key))
      }
    }
    func encode(to encoder: any Encoder) throws {
      switch self {
      case .quit: try "Quit".encode(to: encoder)
      case .clear: try "Clear".encode(to: encoder)
      case .write(let text):
        var c = encoder.container(keyedBy: Key.self)
        try c.encode(text, forKey: .write)
      case .move(let x, let y):
        var c = encoder.container(keyedBy: Key.self)
        var pair = c.nestedUnkeyedContainer(forKey: .move)
        try pair.encode(x)
        try pair.encode(y)
      case .color(let color):
        var c = encoder.container(keyedBy: Key.self)
        try c.encode(color, forKey: .color)
      case .batch(let commands):
        var c = encoder.container(keyedBy: Key.self)
        try c.encode(commands, forKey: .batch)
      }
    }
  }

  static func command(_ i: Int) -> String {
    switch i % 6 {
    case 0: #""Quit""#
    case 1: #"{"Write":"\#(Fake.text(i, 6))"}"#
    case 2: #"{"Move":[\#(i * 31 - 900),-\#(i)]}"#
    case 3: #"{"ChangeColor":{"r":\#(i % 256),"g":160,"b":0}}"#
    case 4: #""Clear""#
    default: #"{"Batch":\#(Idiom.list(4) { command(i / 6 * 6 + $0) })}"#
    }
  }

  // MARK: Types tried one after the other

  enum Media: Codable {
    struct Film: Codable {
      let title: String
      let director: String
      let runtime: Int
    }
    struct Series: Codable {
      struct Season: Codable {
        let number: Int
        let episodes: Int?
      }
      let title: String
      let seasons: [Season]
    }
    struct Track: Codable {
      let title: String
      let artist: String
      let isrc: String?
    }
    case film(Film)
    case series(Series)
    case track(Track)
    case title(String)
    case removed

    init(from decoder: any Decoder) throws {
      if let film = try? Film(from: decoder) {
        self = .film(film)
      } else if let series = try? Series(from: decoder) {
        self = .series(series)
      } else if let track = try? Track(from: decoder) {
        self = .track(track)
      } else if let title = try? String(from: decoder) {
        self = .title(title)
      } else if try decoder.singleValueContainer().decodeNil() {
        self = .removed
      } else {
        throw DecodingError.typeMismatch(
          Media.self,
          .init(codingPath: decoder.codingPath, debugDescription: "No kind of media")
        )
      }
    }
    func encode(to encoder: any Encoder) throws {
      switch self {
      case .film(let film): try film.encode(to: encoder)
      case .series(let series): try series.encode(to: encoder)
      case .track(let track): try track.encode(to: encoder)
      case .title(let title): try title.encode(to: encoder)
      case .removed:
        var c = encoder.singleValueContainer()
        try c.encodeNil()
      }
    }
  }

  static func media(_ i: Int) -> String {
    switch i % 7 {
    case 0: #"{"title":"\#(Fake.text(i, 2))","director":"\#(Fake.person(i))","runtime":\#(i)}"#
    case 1, 2:
      #"{"title":"\#(Fake.text(i, 2))","seasons":"#
        + Idiom.list(i % 6) { #"{"number":\#($0),"episodes":\#(Fake.maybe($0, every: 3, "9"))}"# }
        + "}"
    case 3, 4: #"{"artist":"\#(Fake.person(i))","title":"t","album":{"id":\#(i)},"isrc":null}"#
    case 5: #""\#(Fake.text(i, 3))""#
    default: "null"
    }
  }
}
