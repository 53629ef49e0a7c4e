import Foundation
import FuzzKit
import Testing

@Suite struct RoundTripCheckTests {
  private struct Person: Codable {
    struct Pet: Codable { var name: String, weight: Double }
    var name: String
    var age: Int
    var pets: [Pet]?
  }

  private static let examples = [
    #"{"name":"Ann","age":7,"pets":[{"name":"Rex","weight":7.5},{"name":"Tom","weight":1}]}"#
  ]

  private static func check(count: Int = 300, seed: UInt64 = 1) -> RoundTripCheck<Person> {
    RoundTripCheck(Person.self, examples: examples, count: count, seed: seed)
  }

  private static func failure(
    _ check: RoundTripCheck<Person>,
    _ change: (Person) throws -> Person
  ) -> RoundTripFailure? {
    do throws(RoundTripFailure) {
      try check.run {
        try JSONEncoder().encode(change($0))
      } decode: {
        try JSONDecoder().decode(Person.self, from: $0)
      }
      return nil
    } catch {
      return error
    }
  }

  @Test("Values survive a coder that keeps them, in JSON and in a property list")
  func valuesSurvive() throws {
    #expect(Self.failure(Self.check()) { $0 } == nil)
    var drawn = 0
    try Self.check()
      .run {
        drawn += 1
        return try PropertyListEncoder().encode($0)
      } decode: {
        try PropertyListDecoder().decode(Person.self, from: $0)
      }
    #expect(drawn == 300)
  }

  @Test("Only values that are meant have to survive, and what they are encoded as may be anything")
  func meantValues() throws {
    var drawn: [Int] = []
    try RoundTripCheck(Person.self, examples: Self.examples, count: 50, where: { $0.age > 3 })
      .run { (person: Person) -> (name: String, text: String) in
        drawn.append(person.age)
        let data = try JSONEncoder().encode(person)
        return (person.name, String(decoding: data, as: UTF8.self))
      } decode: {
        try JSONDecoder().decode(Person.self, from: Data($0.text.utf8))
      }
    #expect(drawn.count == 50 && drawn.allSatisfy { $0 > 3 })
    #expect(throws: RoundTripFailure.self) {
      try RoundTripCheck(Person.self, examples: Self.examples, where: { $0.age > 7 })
        .run {
          $0
        } decode: {
          $0
        }
    }
  }

  @Test("A value that a coder changes is found and shrunk")
  func changesAreFound() throws {
    let failure = try #require(
      Self.failure(Self.check()) {
        var person = $0
        if person.pets?.contains(where: { $0.weight < 0 }) == true { person.pets?.removeLast() }
        return person
      }
    )
    #expect(failure.reason.hasPrefix("pets"), "\(failure)")
    let text = String(decoding: failure.document, as: UTF8.self)
    #expect(failure.document.count <= 60 && text.contains("-"), "\(text)")
    #expect(failure.description.contains("\nencoded  {") && failure.description.contains("seed 1"))
  }

  private struct Refusal: Error, CustomStringConvertible { let description: String }

  @Test("A value that is not encoded, or refused afterwards, is told with the error")
  func errorsAreTold() throws {
    let unwritten = Self.failure(Self.check()) {
      if $0.age > 1000 { throw Refusal(description: "too old") }
      return $0
    }
    #expect(unwritten?.reason == "it is not encoded: Refusal: too old")
    #expect(unwritten?.encoded == nil && unwritten?.description.contains("encoded  ") == false)
    do throws(RoundTripFailure) {
      try Self.check()
        .run {
          try JSONEncoder().encode($0)
        } decode: { data in
          throw Refusal(description: "no")
        }
      Issue.record("nothing was refused")
    } catch {
      #expect(error.reason == "what was encoded is refused: Refusal: no")
      #expect(error.document == Array(#"{"name":"","age":0}"#.utf8))
    }
  }

  @Test("The same seed draws the same values, another one others")
  func seedsDetermine() throws {
    func drawn(_ seed: UInt64) throws -> [Data] {
      var values: [Data] = []
      try Self.check(count: 50, seed: seed)
        .run {
          let data = try PropertyListEncoder().encode($0)
          values.append(data)
          return data
        } decode: {
          try PropertyListDecoder().decode(Person.self, from: $0)
        }
      return values
    }
    #expect(try drawn(3) == drawn(3))
    #expect(try drawn(3) != drawn(4))
  }

  @Test("An example that is no value, and a type of which hardly any is drawn, are errors")
  func nothingIsNotGreen() {
    let wrong = RoundTripCheck(Person.self, examples: ["{}"])
    let reason = "the example is no value of the type, or not one that is meant"
    #expect(Self.failure(wrong) { $0 }?.reason == reason)

    struct Picky: Codable {
      init() {}
      init(from decoder: any Decoder) throws {
        guard try decoder.singleValueContainer().decode(String.self) == "a secret" else {
          throw Refusal(description: "no")
        }
      }
    }
    do throws(RoundTripFailure) {
      try RoundTripCheck(Picky.self, examples: [])
        .run { _ in
          Data()
        } decode: { _ in
          Picky()
        }
      Issue.record("nothing was drawn, and nobody said so")
    } catch {
      #expect(error.reason == "only 0 of 1000 values were drawn; give more examples")
    }
  }
}
