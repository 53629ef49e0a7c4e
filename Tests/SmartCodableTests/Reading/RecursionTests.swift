import Foundation
import Testing

@testable import SmartCodable

/// Code that follows containers for as long as it gets one (LIM-2).
@Suite("Recursion of user code")
struct RecursionTests {
  private enum Keys: CodingKey { case v, next }

  private final class Link<Next> {
    let next: Next

    init(_ next: Next) { self.next = next }
  }

  private struct Model: SmartDecodable {
    var v = 0
    var link: Link<Model>?

    init() {}

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: Keys.self)
      v = try container.decode(Int.self, forKey: .v)
      if let next = try? container.superDecoder(forKey: .next) {
        link = (try? Model(from: next)).map { Link($0) }
      }
    }
  }

  private struct Walk: Decodable {
    var steps = 0

    init(from decoder: any Decoder) throws {
      var container = try decoder.container(keyedBy: Keys.self)
      _ = try container.decode(Int.self, forKey: .v)
      while let next = try? container.nestedContainer(keyedBy: Keys.self, forKey: .next) {
        container = next
        steps += 1
        if steps > 10_000 { break }
      }
    }
  }

  private struct Endless: Decodable {
    init(from decoder: any Decoder) throws {
      self = try decoder.singleValueContainer().decode(Endless.self)
    }
  }

  @Test("LIM-2: through decoders of missing values it comes to an end")
  func superDecoders() throws {
    let model = try #require(Model.deserialize(from: #"{"v":5,"next":{"v":6}}"#))
    #expect(model.v == 5 && model.link?.next.v == 6)
    var depth = 0
    var link = model.link
    while let next = link?.next {
      depth += 1
      link = next.link
    }
    #expect((1...513).contains(depth))
  }

  @Test("LIM-2: through containers of missing values it comes to an end")
  func nestedContainers() throws {
    let lenient = try SmartJSONDecoder()
      .decode(Walk.self, from: #"{"v":"5","next":{"next":{}}}"#)
    #expect((2...513).contains(lenient.steps))
    let strict = try SmartJSONDecoder().decode(Walk.self, from: #"{"v":5,"next":{"next":{}}}"#)
    #expect(strict.steps == 2)
  }

  @Test("LIM-2: a value that decodes itself fails the call")
  func endless() throws {
    // A small stack, since the test framework records a backtrace for each error.
    let isRefused = try onThread(stackKiB: 256) {
      (try? SmartJSONDecoder().decode(Endless.self, from: "{}")) == nil
    }
    #expect(isRefused)
  }
}
