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

  private struct Item: Codable { var a: Int }

  private struct List: Decodable {
    var items: [Item] = []

    init(from decoder: any Decoder) throws {
      var container = try decoder.unkeyedContainer()
      while !container.isAtEnd {
        let element = try container.superDecoder().singleValueContainer()
        items.append(try element.decode(Item.self))
      }
    }
  }

  @Test("AGR-1: how many values one after the other are decoded has no limit")
  func manyDecoders() throws {
    let text = "[" + (0..<5000).map { #"{"a":\#($0)}"# }.joined(separator: ",") + "]"
    for leniency in [SmartLeniency.none, .full] {
      let decoder = SmartJSONDecoder()
      decoder.leniency = leniency
      #expect(try decoder.decode(List.self, from: text).items.count == 5000)
    }
  }

  private struct Outer: Codable {
    @SmartFlat var inner = Inner()
    var own = 1
  }

  private struct Inner: Codable {
    var child: Node?
    var number = 1
  }

  private final class Node: SmartCodable {
    var a = 1
    @SmartFlat var outer = Outer()

    required init() {}
  }

  @Test("LIM-1: an update through plain flats in each other ends, whatever they refuse")
  func nestedFlats() {
    var top = Node()
    var node = top
    var text = #"{"number":"2"}"#
    for _ in 0..<40 {
      let child = Node()
      node.outer.inner.child = child
      node = child
      text = #"{"child":\#(text),"number":"2"}"#
    }
    SmartUpdater.update(&top, from: text)
    var depth = 0
    var next: Node? = top
    while let node = next {
      #expect(node.outer.inner.number == 2)
      depth += 1
      next = node.outer.inner.child
    }
    #expect(depth == 41)
  }

  // Where the end of the stack is not known, as under the address sanitizer, nothing ends it.
  @Test("LIM-2: a value that decodes itself fails the call", .enabled(if: StackGuard.isAvailable))
  func endless() throws {
    // A small stack, since the test framework records a backtrace for each error.
    let isRefused = try onThread(stackKiB: 256) {
      (try? SmartJSONDecoder().decode(Endless.self, from: "{}")) == nil
    }
    #expect(isRefused)
  }
}
