import Foundation
import Synchronization
import Testing

@testable import SmartCodable

/// Types that try one thing after another, whose errors share what they say.
@Suite struct ProbingTests {
  private struct Probe: Decodable {
    let errors: [String]

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      let attempts: [() throws -> Void] = [
        { _ = try container.decode(Bool.self) }, { _ = try container.decode(Int8.self) },
        { _ = try container.decode([Int].self) }, { _ = try container.decode([Bool].self) },
        { _ = try container.decode([String: Int].self) }, { _ = try container.decode(String.self) },
        { _ = try container.decode([String: Bool]?.self) },
        { _ = try container.decode(Set<Int>.self) },
      ]
      errors = (attempts + attempts.reversed())
        .map { attempt in
          do { try attempt() } catch { return Self.text(error) }
          return "none"
        }
    }

    private static func text(_ error: any Error) -> String {
      switch error as? DecodingError {
      case .typeMismatch(let type, let context)?: "mismatch \(type) \(text(context))"
      case .valueNotFound(let type, let context)?: "nothing \(type) \(text(context))"
      case .dataCorrupted(let context)?: "corrupted \(text(context))"
      default: "\(error)"
      }
    }

    private static func text(_ context: DecodingError.Context) -> String {
      context.codingPath.map { "\($0.stringValue)#\($0.intValue ?? -1)" }.joined(separator: "/")
    }
  }

  @Test("AGR-7: each error names its own type and place, as with JSONDecoder, again and again")
  func errors() throws {
    let text = #"{"a":[1,true,"x",1.5,300,null,[1],{"k":1},["y"]],"7":[[[{"b":"z"}]]],"":[{"":2}]}"#
    let data = Data(text.utf8)
    let decoder = SmartJSONDecoder()
    decoder.leniency = .none
    for _ in 0..<2 {
      let found = try decoder.decode([String: [Probe]].self, from: data)
      let wanted = try JSONDecoder().decode([String: [Probe]].self, from: data)
      for (key, probes) in wanted {
        let found = try #require(found[key])
        for (one, other) in zip(found, probes) {
          for (error, wanted) in zip(one.errors, other.errors) {
            // Foundation lets an error of its own through for a number that does not fit.
            let isForeign = wanted.hasPrefix("numberIsNotRepresentable")
            #expect(isForeign ? error.hasPrefix("corrupted a") : error == wanted)
          }
        }
      }
      #expect(Set(wanted.values.flatMap { $0 }.flatMap(\.errors)).count > 40)
    }
  }

  @Test("What existentials hold needs no box")
  func sizes() {
    let words = 3 * MemoryLayout<Int>.size
    #expect(MemoryLayout<ValueDecoder>.size <= words)
    #expect(MemoryLayout<SingleValueContainer>.size <= words)
    #expect(MemoryLayout<UnkeyedContainer>.size <= words)
    #expect(MemoryLayout<IndexKey>.size <= words)
    #expect(MemoryLayout<NameKey>.size <= words)
    #expect(MemoryLayout<NumberedKey>.size <= words)
  }

  private enum Kind: String, Decodable {
    case good, better

    static let count = Atomic(0)

    init(from decoder: any Decoder) throws {
      let text = try decoder.singleValueContainer().decode(String.self)
      Self.count.add(1, ordering: .relaxed)
      guard let kind = Kind(rawValue: text) else {
        throw DecodingError.dataCorrupted(.init(codingPath: [], debugDescription: text))
      }
      self = kind
    }
  }

  private struct Item: Decodable {
    let kind: Kind
  }

  @Test("An enum in a plain type is asked once for each text, and each time for a bad one")
  func remembered() throws {
    let items = Array(repeating: #"{"kind":"good"},{"kind":"better"}"#, count: 50)
    let data = Data("[\(items.joined(separator: ","))]".utf8)
    let decoder = SmartJSONDecoder()
    let kinds = try decoder.decode([Item].self, from: data).map(\.kind)
    #expect(kinds == Array(repeating: [Kind.good, .better], count: 50).flatMap { $0 })
    // The first two values of a call are not remembered.
    #expect(Kind.count.load(ordering: .relaxed) == 4)
    decoder.leniency = .none
    #expect(throws: DecodingError.self) {
      try decoder.decode([Item].self, from: Data(#"[{"kind":"bad"}]"#.utf8))
    }
    #expect(throws: DecodingError.self) {
      try decoder.decode([Item].self, from: Data(#"[{"kind":"bad"}]"#.utf8))
    }
  }
}
