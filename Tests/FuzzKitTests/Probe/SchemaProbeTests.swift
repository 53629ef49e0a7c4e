import Foundation
import FuzzKit
import Testing

@testable import SmartCodableFuzzing

@Suite struct SchemaProbeTests {
  enum Kind: String, Codable, CaseIterable { case cat, dog }
  enum Level: Int, Codable, CaseIterable {
    case low = -1
    case high = 300
  }
  enum Closed: String, Codable { case only }

  struct Pet: Codable {
    var kind: Kind
    var levels: [Level?]
    var closed: Closed
    var age: UInt8?
  }

  final class Person: Codable {
    var name = ""
    var pets: [Pet] = []
    var home: URL?
    var born = Date()
    var friend: Person?
    var scores: [String: [Double]] = [:]
  }

  struct ByHand: Decodable {
    enum Keys: String, CodingKey { case place, rest, last }
    enum PlaceKeys: String, CodingKey { case x }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: Keys.self)
      let place = try container.nestedContainer(keyedBy: PlaceKeys.self, forKey: .place)
      _ = try place.decode(Int.self, forKey: .x)
      var rest = try container.nestedUnkeyedContainer(forKey: .rest)
      while !rest.isAtEnd { _ = try rest.decode(Bool.self) }
      guard try container.decodeNil(forKey: .last) == false else { return }
      _ = try container.decode(String.self, forKey: .last)
    }
  }

  private func lines(
    _ type: (some Decodable).Type,
    _ sample: String? = nil,
    _ hints: ProbeHints = ProbeHints()
  ) -> [String] {
    SchemaProbe.schema(of: type, sample: sample, hints: hints).fields.map(\.description)
  }

  @Test("Keys, types, optionality, raw values and nested models are learned")
  func keysTypesAndNestedModelsAreLearned() {
    let sample = #"{"pets":[{"closed":"only"}]}"#
    #expect(
      lines(Person.self, sample).filter { !$0.hasPrefix("friend.") } == [
        "$: object", "name: string", "pets: array", "pets[]: object",
        "pets[].kind: string = cat dog", "pets[].levels: array",
        "pets[].levels[]: int64? = -1 300", "pets[].closed: string", "pets[].age: uint8?",
        "home: url?", "born: date", "friend: object?", "scores: object", "scores.1: array",
        "scores.1[]: number", "scores.key: array", "scores.key[]: number",
      ]
    )
  }

  @Test("A type inside itself is followed once")
  func typeInsideItselfIsFollowedOnce() {
    let deepest = lines(Person.self).filter { $0.hasSuffix("name: string") }
    #expect(deepest == ["name: string", "friend.name: string"])
  }

  @Test("Hand-written code is followed into its containers")
  func handWrittenCodeIsFollowed() {
    #expect(
      lines(ByHand.self) == [
        "$: object", "place: object", "place.x: int64", "rest: array", "rest[]: bool",
        "last: string?",
      ]
    )
  }

  @Test("A type that gives up is followed as far as it went, or on with a fallback")
  func typeThatGivesUpIsFollowedOn() {
    struct Around: Decodable {
      var first: Refusing
      var second: Int
    }
    #expect(lines(Around.self) == ["$: object", "first: string"])
    let hints = ProbeHints(fallback: { $0 == Refusing.self ? Refusing() : nil })
    #expect(lines(Around.self, nil, hints) == ["$: object", "first: string", "second: int64"])
  }

  @Test("Other keys and paths are told by the target")
  func otherKeysAndPathsAreToldByTarget() {
    struct Renamed: Decodable { var id: Int }
    let hints = ProbeHints(keys: { _, key in key == "id" ? ["user_id", "meta.0.id"] : nil })
    #expect(
      lines(Renamed.self, nil, hints) == [
        "$: object", "user_id: int64", "meta[].id: int64", "meta.0.id: int64",
      ]
    )
  }

  @Test("A type whose arguments grow without end comes to an end")
  func typeWithGrowingArgumentsEnds() {
    #expect(lines(Growing<Int>.self).count < 40)
  }

  @Test(
    "Every target of SmartCodable shows what its type asks for",
    arguments: FuzzTargets.all.filter { $0.optionSpace.axes.count > 1 && !($0 is JudgedTarget) }
      .map(\.name)
  )
  func everyTargetShowsWhatItAsksFor(name: String) throws {
    let target = try #require(FuzzTargets.all.first { $0.name == name })
    // A path leads elsewhere, a script is for an encoder, and others draw what they decode.
    let drawn: Set = [
      "graph/leaves", "decode/script", "numbers/table", "agreement/strategies",
      "transformed/table",
    ]
    guard !name.hasPrefix("path"), !name.hasPrefix("encode/"), !drawn.contains(name) else { return }
    #expect(!target.schema.fields.isEmpty)
    #expect(target.schema == target.schema)
  }

  struct Refusing: Codable {
    init() {}
    init(from decoder: any Decoder) throws {
      _ = try decoder.singleValueContainer().decode(String.self)
      throw CancellationError()
    }
  }

  struct Growing<Value: Decodable>: Decodable {
    enum Keys: String, CodingKey { case next }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: Keys.self)
      _ = try? container.decode(Growing<[Value]>.self, forKey: .next)
    }
  }
}
