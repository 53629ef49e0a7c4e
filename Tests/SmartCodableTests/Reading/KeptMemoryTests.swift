import Foundation
import Testing

@testable import SmartCodable

/// What a call keeps for later ones is bounded, whatever user code asked for (LIM-5).
@Suite("Memory kept after a call")
struct KeptMemoryTests {
  private struct Line: Decodable {
    var sum = 0

    init(from decoder: any Decoder) throws {
      var points = try decoder.unkeyedContainer()
      while !points.isAtEnd {
        var point = try points.nestedUnkeyedContainer()
        sum += try point.decode(Int.self)
      }
    }
  }

  /// All containers are in use at once.
  private struct Lines: Decodable {
    var sum = 0

    init(from decoder: any Decoder) throws {
      var points = try decoder.unkeyedContainer()
      var all: [any UnkeyedDecodingContainer] = []
      while !points.isAtEnd { all.append(try points.nestedUnkeyedContainer()) }
      for index in all.indices { sum += try all[index].decode(Int.self) }
    }
  }

  private struct Members: Codable {
    var sum = 0
    var count = 0

    init(count: Int) { self.count = count }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: AnyKey.self)
      for key in container.allKeys { sum += try container.decode(Int.self, forKey: key) }
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: AnyKey.self)
      for number in 0..<count { try container.encode(1, forKey: AnyKey(Self.key(number))) }
    }

    static func key(_ number: Int) -> String { String(repeating: "k", count: 1000) + "\(number)" }
  }

  private struct Inner: SmartCodable { var b = 0 }

  /// Decodes with a reader of its own, as a call does, and returns the value before the reader is reset.
  private func decode<Value: Decodable>(
    _ type: Value.Type,
    _ text: String,
    in reader: inout Reader,
    _ options: Set<SmartDecodingOption> = []
  ) throws -> Value {
    let settings = DecodingSettings(options)
    let stack = StackGuard.OpenCall()
    defer { stack.close() }
    try reader.begin(settings, in: stack, isCollecting: false)
    let call = DecodeCall(input: .text(text), designatedPath: nil, settings: settings)
    let root = try call.load(into: reader)
    return try reader.types.operations(for: type).decode(type, at: root, in: reader)
  }

  /// Ends the call; returns whether nothing of it is in use.
  private func end(_ reader: inout Reader) -> Bool {
    let isFree = Reader.isFree(&reader)
    reader.reset()
    return isFree
  }

  private let points = "[" + Array(repeating: "[1,2]", count: 5000).joined(separator: ",") + "]"

  @Test("LIM-5: nested containers that user code let go of are used again in the same call")
  func used() throws {
    var reader = Reader()
    let sum = try decode(Line.self, points, in: &reader).sum
    #expect(sum == 5000)
    #expect(reader.types.noKeys.object.frameCapacity < 200)
    let isFree = end(&reader)
    #expect(isFree)
    reader.abandon()
  }

  @Test("LIM-5: of containers that were in use at once few are kept after the call")
  func trimmed() throws {
    var reader = Reader()
    let sum = try decode(Lines.self, points, in: &reader).sum
    #expect(sum == 5000)
    let isFree = end(&reader)
    #expect(isFree)
    #expect(reader.types.noKeys.object.frameCapacity < 200)
    reader.abandon()
  }

  @Test("LIM-5: of long keys made at run time nothing is kept")
  func longKeys() throws {
    var reader = Reader()
    let members = (0..<2000).map { "\"\(Members.key($0))\":1" }.joined(separator: ",")
    let one = try decode(Members.self, #"{"k":1}"#, in: &reader).sum
    let wasFree = end(&reader)
    #expect(one == 1 && wasFree && reader.isWorthKeeping)
    let sum = try decode(Members.self, "{\(members)}", in: &reader).sum
    #expect(sum == 2000)
    let isFree = end(&reader)
    #expect(isFree && reader.isWorthKeeping)
    #expect(reader.types.records.count == 1)
    reader.abandon()
  }

  @Test(
    "LIM-5: of the names of a wide dictionary nothing is kept, and the place for those of small ones is"
  )
  func names() throws {
    var reader = Reader()
    for (count, capacity) in [(3, 16), (20_000, 0), (3, 16)] {
      let members = (0..<count).map { "\"\($0)\":\($0)" }.joined(separator: ",")
      let values = try decode([String: Int].self, "{\(members)}", in: &reader)
      #expect(values.count == count)
      #expect(reader.names.capacity == capacity)
      let isFree = end(&reader)
      #expect(isFree)
    }
    reader.abandon()
  }

  @Test("LIM-5: what held a long key that a strategy converted is released", arguments: [10, 3000])
  func convertedKeys(length: Int) throws {
    var reader = Reader()
    let document = "{\"a_\(String(repeating: "b", count: length))\":1}"
    let sum = try decode(Members.self, document, in: &reader, [.key(.fromSnakeCase)]).sum
    #expect(sum == 1)
    #expect(reader.scopes.hasGrown == (length > 2048))
    let isFree = end(&reader)
    #expect(isFree)
    reader.abandon()
  }

  @Test("LIM-2: a designated path of many segments takes no more memory than it has")
  func longPath() {
    let path = Array(repeating: "a", count: 50_000).joined(separator: ".")
    #expect(Inner.deserialize(from: #"{"a":{"a":{}}}"#, designatedPath: path) == nil)
    let short = Array(repeating: "a", count: 20).joined(separator: ".")
    let nested =
      String(repeating: #"{"a":"#, count: 20) + #"{"b":7}"# + String(repeating: "}", count: 20)
    #expect(Inner.deserialize(from: nested, designatedPath: short)?.b == 7)
  }

  @Test("LIM-2: a set has room for its elements only, however often the document has them")
  func equalElements() throws {
    let array = "[" + Array(repeating: #""a""#, count: 20_000).joined(separator: ",") + "]"
    let set = try SmartJSONDecoder().decode(Set<String>.self, from: Data(array.utf8))
    #expect(set == ["a"] && set.capacity < 100)
  }

  @Test("LIM-5: nor are the long keys that were encoded")
  func longWrittenKeys() throws {
    let state = EncodeState()
    let root = state.begin(EncodingSettings(), .compactText, .ample)
    try state.write(Members(count: 2000), at: root)
    #expect(state.types.records.count >= 2000)
    state.types.endLending()
    state.reset()
    #expect(state.types.records.count == 0)
    state.abandon()
  }
}
