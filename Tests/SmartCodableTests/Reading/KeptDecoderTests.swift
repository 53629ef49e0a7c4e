import Foundation
import Testing

@testable import SmartCodable

/// Decoders that leave the code they were made for and are used later in the same call.
@Suite("A decoder that is kept")
struct KeptDecoderTests {
  private enum Keys: CodingKey { case a, b, c, next }

  /// The usual way to get a decoder of a part of the document.
  private struct Handle: Decodable {
    let decoder: any Decoder

    init(from decoder: any Decoder) throws { self.decoder = decoder }
  }

  private struct Outer: SmartDecodable, Equatable {
    var b = ""
    var c: Int?

    init() {}

    init(from decoder: any Decoder) throws {
      let whole = try decoder.container(keyedBy: Keys.self)
      // Nothing retains the handle once its decoder has made the container.
      let part = try whole.decode(Handle.self, forKey: .a).decoder.container(keyedBy: Keys.self)
      let filler = (0..<64).map { String(repeating: "x", count: $0) }
      b = try part.decode(String.self, forKey: .b)
      c = try part.decodeIfPresent(Int.self, forKey: .c)
      b += filler.isEmpty ? "" : "!"
    }
  }

  @Test(
    "CTR-IND-5: a container of it reads its part, also without the decoder",
    arguments: [
      (#"{"a":{"b":"x","c":1}}"#, 1), (#"{"a":{"b":"x"}}"#, nil),
      (#"{"a":{"b":"x","c":null}}"#, nil),
    ] as [(String, Int?)]
  )
  func handle(text: String, number: Int?) throws {
    let decoder = SmartJSONDecoder()
    for leniency in [SmartLeniency.none, .full] {
      decoder.leniency = leniency
      for _ in 0..<20 {
        let outer = try decoder.decode(Outer.self, from: text)
        #expect(outer.b == "x!" && outer.c == number)
      }
    }
  }

  /// What the instances share; used by one thread.
  private final class Shared: @unchecked Sendable {
    var container: KeyedDecodingContainer<Keys>?
    var found: [String] = []
  }

  /// An instance that is released while another one is decoded, and then decodes one itself.
  private final class Reviver: SmartDecodable {
    var a = "initial"
    static let shared = Shared()

    required init() {}

    deinit {
      guard a == "initial", let container = Self.shared.container else { return }
      Self.shared.container = nil
      if let revived = try? container.decode(Reviver.self, forKey: .next) {
        Self.shared.found.append(revived.a)
        revived.a = ""
      }
      a = ""
    }
  }

  private struct Reviving: Decodable {
    init(from decoder: any Decoder) throws {
      Reviver.shared.container = try decoder.container(keyedBy: Keys.self)
      defer { Reviver.shared.container = nil }
      let read = try Reviver.shared.container?.decode(Reviver.self, forKey: .a)
      read?.a = ""
    }
  }

  @Test("DEF-1: an instance decoded in a deinit has its initial values")
  func reentrance() throws {
    Reviver.shared.found = []
    for _ in 0..<3 {
      _ = try SmartJSONDecoder().decode(Reviving.self, from: #"{"a":{},"next":{}}"#)
    }
    let found = Reviver.shared.found
    #expect(!found.isEmpty && found.allSatisfy { $0 == "initial" })
  }
}
