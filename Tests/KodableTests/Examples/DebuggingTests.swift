import Foundation
import Kodable
import Synchronization
import Testing

/// The samples on debugging; serialized, since the handler is shared by the process.
@Suite("KOD-62: the samples on debugging", .serialized)
struct DebuggingTests {
  private static let json = #"""
    {
      "identifier": "1",
      "social": "987654321",
      "first_name": "John",
      "address": { "zipCode": 94040, "state": "CA" },
      "aliases": [ "Jay", "Doe" ]
    }
    """#

  struct Address: Codable {
    let zipCode: Int
    let state: String
  }

  enum Whole {
    struct User: Kodable, DebugJSON {
      var identifier: String = ""
      var social: String?
      @Coding("first_name") var firstName: String
      @Coding(default: "+1 123456789") var phone: String
      @Coding var address: Address
    }
  }

  enum Part {
    struct User: Kodable {
      @Coding("first_name") var firstName: String
      @Coding("address", .debugJSON) var address: Address
    }
  }

  /// What decoding prints.
  private func messages<Model: Decodable>(_ type: Model.Type) throws -> [String] {
    try messages { try JSONDecoder().decode(type, from: Data(Self.json.utf8)) }
  }

  private func messages<Model>(_ decode: () throws -> Model) throws -> [String] {
    let messages = Mutex<[String]>([])
    let test = ObjectIdentifier(Thread.current)
    DebugJSONOutput.setHandler { message in
      if ObjectIdentifier(Thread.current) == test { messages.withLock { $0.append(message) } }
    }
    defer { DebugJSONOutput.setHandler { print($0) } }
    _ = try decode()
    return messages.withLock { $0 }
  }

  @Test("KOD-62: the way to the handler is no longer for the thousandth message than for the first")
  func wayToHandler() throws {
    let depths = Mutex<[Int]>([])
    let test = ObjectIdentifier(Thread.current)
    DebugJSONOutput.setHandler { _ in
      guard ObjectIdentifier(Thread.current) == test else { return }
      depths.withLock { $0.append(Thread.callStackReturnAddresses.count) }
    }
    defer { DebugJSONOutput.setHandler { print($0) } }
    for _ in 0..<1000 {
      _ = try JSONDecoder().decode(Whole.User.self, from: Data(Self.json.utf8))
    }
    let all = depths.withLock { $0 }
    #expect(all.count == 1000)
    #expect(Set(all).count == 1)
  }

  @Test("KOD-62: the whole model is printed, with sorted keys")
  func whole() throws {
    #expect(
      try messages(Whole.User.self) == [
        """
        Decoded JSON for type User:
        {
          "address" : {
            "state" : "CA",
            "zipCode" : 94040
          },
          "aliases" : [
            "Jay",
            "Doe"
          ],
          "first_name" : "John",
          "identifier" : "1",
          "social" : "987654321"
        }
        """
      ]
    )
  }

  @Test("KOD-62: one property is printed, under the type that owns it")
  func part() throws {
    #expect(
      try messages(Part.User.self) == [
        """
        Decoded JSON for the address property of type User:
        {
          "state" : "CA",
          "zipCode" : 94040
        }
        """
      ]
    )
  }

  @Test("KOD-62: dates and numbers that JSON does not have are printed as texts")
  func propertyList() throws {
    struct Sparse: Kodable, DebugJSON { var number = 0 }
    let content: [String: Any] = [
      "a": Date(timeIntervalSince1970: 0), "b": Date(timeIntervalSinceReferenceDate: .nan),
      "c": Double.nan, "d": -Double.infinity,
    ]
    let data = try PropertyListSerialization.data(
      fromPropertyList: content,
      format: .binary,
      options: 0
    )
    #expect(
      try messages { try PropertyListDecoder().decode(Sparse.self, from: data) } == [
        """
        Decoded JSON for type Sparse:
        {
          "a" : "1970-01-01 00:00:00 +0000",
          "b" : "nan",
          "c" : "nan",
          "d" : "-inf"
        }
        """
      ]
    )
  }
}
