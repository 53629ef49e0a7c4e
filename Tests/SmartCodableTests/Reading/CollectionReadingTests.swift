import SmartCodable
import Testing

/// Code that is not that of a collection, or of several (AGR-14, NEST-13).
@Suite("Readings of collections")
struct CollectionReadingTests {
  private let decoder = SmartJSONDecoder()

  @Test("Code that reads the array in another way too gets every element")
  func otherReadings() throws {
    #expect(throws: DecodingError.self) { try decoder.decode(Triple.self, from: "[1,null,3,4]") }
    #expect(try decoder.decode(Triple.self, from: "[1,null,3]").values == [1, 0, 3])
    let both = try decoder.decode(Both.self, from: #"[1,"x"]"#)
    #expect(both.ints == [1])
    #expect(both.texts == ["1", "x"])
    #expect(throws: (any Error).self) {
      try decoder.decode(TooBadToKeep.self, from: #"["x","y","e"]"#)
    }
    #expect(throws: (any Error).self) { try decoder.decode(Range.self, from: #"["x","e","e"]"#) }
    #expect(try decoder.decode(Range.self, from: #"["e","e"]"#).low == .e)
    #expect(throws: (any Error).self) { try decoder.decode(Single.self, from: #"["x","e"]"#) }
    #expect(try decoder.decode(Single.self, from: #"["e"]"#).only == .e)
  }

  @Test("Each reading of one container has its own type")
  func types() throws {
    let swapped = try decoder.report(Swapped.self, from: #"["x","y"]"#)
    #expect(swapped.value.letters == nil && swapped.value.numbers == [])
    #expect(try decoder.decode(Swapped.self, from: #"["x",1]"#).numbers == [1])
    let raw = try decoder.decode(Raw.self, from: #"["e","future"]"#)
    #expect(raw.letters == [.e] && raw.raw == ["e", "future"])
    let maps = try decoder.report(Maps.self, from: #"{"a":1,"b":"x"}"#)
    #expect(maps.value.ints == ["a": 1] && maps.value.texts == ["a": "1", "b": "x"])
    #expect(maps.repairs.map(\.pathDescription) == ["b", "a"])
    let grids = try #require(Grids.deserialize(from: #"{"list":[[1,"x"]]}"#))
    #expect(grids.a?.rows == [[1]] && grids.b?.rows == [["1", "x"]])
  }

  @Test("The first alternative that drops its bad elements is taken, with the good ones")
  func failingAlternatives() throws {
    let both = try decoder.decode(TwoKinds.self, from: #"["e","e","x"]"#)
    #expect(both.letters == [.e, .e])
  }

  @Test("Each of several collections without a stand-in drops its own", arguments: 1...5)
  func several(_ count: Int) throws {
    let members = (0..<count).map { number in #""k\#(number)":["e","x"]"# } + [#""z":["x"]"#]
    let report = try decoder.report(Several.self, from: "{\(members.joined(separator: ","))}")
    #expect(report.value.lists == Array(repeating: [Letter.e], count: count) + [[]])
    let places = (0..<count).map { number in "k\(number)[1]" } + ["z[0]"]
    #expect(report.repairs.map(\.pathDescription) == places)
    let update = #"{"several":{\#(members.joined(separator: ","))}}"#
    var holder = SeveralHolder(several: try decoder.decode(Several.self, from: "{}"))
    SmartUpdater.update(&holder, from: update)
    #expect(holder.several?.lists.count == count + 1)
  }
}

private enum Letter: String, Decodable { case e }
private enum Other: String, Decodable { case f }

private struct Triple: Decodable {
  let values: [Double]
  init(from decoder: any Decoder) throws {
    guard try decoder.unkeyedContainer().count == 3 else {
      throw DecodingError.dataCorrupted(.init(codingPath: [], debugDescription: "not three"))
    }
    let values = try [Double](from: decoder)
    self.values = [values[0], values[1], values[2]]
  }
}

private struct Swapped: Decodable {
  var letters: [Letter]?
  var numbers: [Int]?
  init(from decoder: any Decoder) throws {
    do {
      letters = try [Letter](from: decoder)
    } catch {
      numbers = try [Int](from: decoder)
    }
  }
}

private struct Raw: Decodable {
  let letters: [Letter]
  let raw: [String]
  init(from decoder: any Decoder) throws {
    letters = try [Letter](from: decoder)
    raw = try [String](from: decoder)
  }
}

private struct Maps: Decodable {
  let ints: [String: Int]
  let texts: [String: String]
  init(from decoder: any Decoder) throws {
    ints = try [String: Int](from: decoder)
    texts = try [String: String](from: decoder)
  }
}

private struct Grid<Value: Decodable>: Decodable {
  var rows: [[Value]] = []
  var name: String?
  init(from decoder: any Decoder) throws {
    var list = try decoder.unkeyedContainer()
    while !list.isAtEnd { rows.append(try [Value](from: list.superDecoder())) }
  }
}

private struct Grids: SmartDecodable {
  var a: Grid<Int>?
  var b: Grid<String>?
  static func mappingForKey() -> [SmartKeyTransformer]? {
    [CodingKeys.a <--- "list", CodingKeys.b <--- "list"]
  }
}

private struct Both: Decodable {
  let ints: [Int]
  let texts: [String]
  init(from decoder: any Decoder) throws {
    ints = try [Int](from: decoder)
    texts = try [String](from: decoder)
  }
}

/// Passes over bad elements itself, and refuses too many.
private struct TooBadToKeep: Decodable {
  struct Skipped: Decodable {}
  struct TooMany: Error {}
  var good: [Letter] = []
  init(from decoder: any Decoder) throws {
    var list = try decoder.unkeyedContainer()
    var bad = 0
    while !list.isAtEnd {
      if let letter = try? list.decode(Letter.self) {
        good.append(letter)
      } else {
        bad += 1
        _ = try list.superDecoder()
      }
    }
    if bad > good.count { throw TooMany() }
  }
}

/// Takes one element, and refuses what it did not take.
private struct Single: Decodable {
  struct Rest: Error {}
  var only: Letter?
  init(from decoder: any Decoder) throws {
    var list = try decoder.unkeyedContainer()
    if !list.isAtEnd { only = try? list.decode(Letter.self) }
    guard list.isAtEnd else { throw Rest() }
  }
}

private struct Range: Decodable {
  struct Short: Error {}
  let low: Letter
  let high: Letter
  init(from decoder: any Decoder) throws {
    var list = try decoder.unkeyedContainer()
    guard !list.isAtEnd else { throw Short() }
    low = try list.decode(Letter.self)
    guard !list.isAtEnd else { throw Short() }
    high = try list.decode(Letter.self)
  }
}

private struct TwoKinds: Decodable {
  var letters: [Letter]?
  var others: [Other]?
  init(from decoder: any Decoder) throws {
    letters = try? [Letter](from: decoder)
    if letters == nil { others = try [Other](from: decoder) }
  }
}

private struct Several: Decodable {
  var lists: [[Letter]] = []
  init(from decoder: any Decoder) throws {
    let keys = try decoder.container(keyedBy: Zoo.self)
    for key in keys.allKeys { lists.append(try [Letter](from: keys.superDecoder(forKey: key))) }
  }
  private enum Zoo: CodingKey { case k0, k1, k2, k3, k4, k5, z }
}

private struct SeveralHolder: SmartDecodable {
  var several: Several?
}
