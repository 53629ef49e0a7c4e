import Foundation
import Synchronization
import Testing

@testable import SmartCodable

/// Calls inside other calls, each with an input of its own, share one stack (LIM-2).
///
/// Where the end of the stack is not known, as under the address sanitizer, nothing ends them.
@Suite("Calls inside calls", .enabled(if: StackGuard.isAvailable))
struct NestedCallTests {
  private static let depth = 400

  private static func nested(_ open: String, _ close: String) -> String {
    String(repeating: open, count: depth) + "{}" + String(repeating: close, count: depth)
  }

  /// Each level is read and written by a call of its own.
  private final class Node: SmartCodable, @unchecked Sendable {
    var v = 0
    var child: Node?

    required init() {}

    static func mappingForValue() -> [SmartValueTransformer]? {
      [
        CodingKeys.child
          <--- FastTransformer<Node, [String: Any]>(
            fromJSON: { Node.deserialize(from: $0) },
            toJSON: { $0?.toDictionary() }
          )
      ]
    }

    var levels: Int {
      var levels = 0
      var node: Node? = self
      while let current = node {
        levels += 1
        node = current.child
      }
      return levels
    }
  }

  @Test("LIM-2: a transformer that decodes follows the input as deep as the stack allows")
  func decoding() throws {
    let text = Self.nested(#"{"v":1,"child":"#, "}")
    let levels = try onThread(stackKiB: shortStackKiB) { Node.deserialize(from: text)?.levels }
    #expect((2...Self.depth).contains(levels ?? 0))
    let all = try onThread(stackKiB: 16384) { Node.deserialize(from: text)?.levels }
    #expect(all == Self.depth + 1)
  }

  @Test("LIM-2: a transformer that encodes fails where the stack ends")
  func encoding() throws {
    let isWritten = try onThread(stackKiB: 16384) {
      let top = Node()
      var node = top
      for _ in 0..<Self.depth {
        let child = Node()
        node.child = child
        node = child
      }
      let whole = top.toJSONString() != nil
      let onShortStack = try? onThread(stackKiB: shortStackKiB) { top.toJSONString() != nil }
      return whole && onShortStack != nil
    }
    #expect(isWritten)
  }

  /// A value whose text is made by another call.
  private struct Letter: Codable {
    var depth = 0

    func encode(to encoder: any Encoder) throws {
      let text = try SmartJSONEncoder().encode(Letter(depth: depth + 1))
      var container = encoder.singleValueContainer()
      try container.encode(String(decoding: text, as: UTF8.self))
    }
  }

  @Test("LIM-2: a value that encodes itself by calls without end fails the call")
  func endlessEncoding() throws {
    let isRefused = try onThread(stackKiB: shortStackKiB) {
      do {
        _ = try SmartJSONEncoder().encode(Letter())
        return false
      } catch {
        return error is EncodingError
      }
    }
    #expect(isRefused)
  }

  private struct Endless: SmartCodable {
    var depth = 1

    init() {}

    init(from decoder: any Decoder) throws {
      depth += Endless.deserialize(from: "{}")?.depth ?? 0
    }
  }

  private struct EndlessPlain: Decodable {
    init(from decoder: any Decoder) throws {
      self = try SmartJSONDecoder().decode(EndlessPlain.self, from: "{}")
    }
  }

  @Test("LIM-2: a model that decodes itself by calls without end gets nil from the last one")
  func endlessModel() throws {
    let depth = try onThread(stackKiB: shortStackKiB) { Endless.deserialize(from: "{}")?.depth }
    #expect((depth ?? 0) > 1)
  }

  @Test("LIM-2: a plain type that decodes itself by calls without end gets an error")
  func endlessPlainType() throws {
    let isRefused = try onThread(stackKiB: shortStackKiB) {
      do {
        _ = try SmartJSONDecoder().decode(EndlessPlain.self, from: "{}")
        return false
      } catch {
        return error is DecodingError
      }
    }
    #expect(isRefused)
  }

  /// A type and a value that try twice at each level, and stop after more calls than there may be.
  private struct Stubborn: Codable {
    @TaskLocal static var calls: Counter?

    private enum CodingKeys: CodingKey { case missing }

    final class Counter: Sendable {
      let asksForMissing: Bool
      let count = Mutex(0)

      init(asksForMissing: Bool) { self.asksForMissing = asksForMissing }

      func next() throws {
        let isTooMuch = count.withLock { count in
          count += 1
          return count > 20_000
        }
        if isTooMuch { throw CancellationError() }
      }
    }

    init() {}

    init(from decoder: any Decoder) throws {
      try Self.calls?.next()
      if Self.calls?.asksForMissing == true {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        _ = try container.nestedContainer(keyedBy: CodingKeys.self, forKey: .missing)
      }
      let decode = { try SmartJSONDecoder().decode(Stubborn.self, from: "{}") }
      self = try (try? decode()) ?? decode()
    }

    func encode(to encoder: any Encoder) throws {
      try Self.calls?.next()
      _ = try (try? SmartJSONEncoder().encode(self)) ?? SmartJSONEncoder().encode(self)
    }
  }

  /// Calls `body` with some more of the stack in use for each level.
  @inline(never)
  private func below(_ levels: Int, _ body: () -> Void) {
    if levels == 0 { body() } else { below(levels - 1, body) }
    withExtendedLifetime(levels) {}
  }

  @Test(
    "LIM-2: code that tries twice at each level takes few calls, wherever the stack ends",
    arguments: [false, true]
  )
  func endlessAttempts(asksForMissing: Bool) throws {
    var most = 0
    for levels in stride(from: 0, to: 64, by: 4) {
      let calls = try onThread(stackKiB: shortStackKiB) {
        let counter = Stubborn.Counter(asksForMissing: asksForMissing)
        Stubborn.$calls.withValue(counter) {
          below(levels) {
            _ = try? SmartJSONDecoder().decode(Stubborn.self, from: "{}")
            _ = try? SmartJSONEncoder().encode(Stubborn())
          }
        }
        return counter.count.withLock { $0 }
      }
      most = max(most, calls)
    }
    #expect((10..<10_000).contains(most))
  }

  @Test("LIM-2: what is refused for lack of stack is not logged, which takes stack too")
  func endlessLog() throws {
    let blocks = Blocks()
    try LogProbe.exclusively {
      SmartSentinel.debugMode = .verbose
      SmartSentinel.onLogGenerated { blocks.add($0) }
      defer {
        SmartSentinel.debugMode = .none
        SmartSentinel.onLogGenerated { _ in }
      }
      try onThread(stackKiB: shortStackKiB) {
        for _ in 0..<3 {
          _ = try? SmartJSONDecoder().decode(EndlessPlain.self, from: "{}")
          _ = Endless.deserialize(from: "{}")
        }
      }
    }
    #expect(blocks.all.count > 3)
  }

  private struct Patched: SmartCodable {
    var child: [String: String] = [:]

    init() {}

    init(from decoder: any Decoder) throws {
      var other = Patched()
      SmartUpdater.update(&other, from: #"{"child":{"a":"b"}}"#)
      child = other.child
      child["c"] = "d"
    }
  }

  @Test("LIM-2: updates inside updates without end leave the last one as it was")
  func endlessUpdates() throws {
    let child = try onThread(stackKiB: shortStackKiB) { Patched.deserialize(from: "{}")?.child }
    #expect(child?["c"] == "d")
  }

  private final class Chain: SmartCodable, @unchecked Sendable {
    var d: Chain?
    var x = 0

    required init() {}
  }

  private struct Inner: SmartCodable, Equatable {
    var k = -1
  }

  private struct Row: SmartCodable {
    var d: Chain?
    var inner = Inner()

    static func mappingForValue() -> [SmartValueTransformer]? {
      [
        CodingKeys.inner
          <--- FastTransformer<Inner, String>(fromJSON: { Inner.deserialize(from: $0) })
      ]
    }
  }

  @Test("LIM-2: values at the end of the stack cost no later call its result")
  func laterCalls() throws {
    let row = #"{"d":"# + Self.nested(#"{"d":"#, "}") + #","inner":"{\"k\":17}"}"#
    let text = "[" + Array(repeating: row, count: 100).joined(separator: ",") + "]"
    let inner = try onThread(stackKiB: shortStackKiB) {
      [Row].deserialize(from: text)?.map(\.inner.k)
    }
    #expect(inner == Array(repeating: 17, count: 100))
  }

  private struct Around: Encodable {
    let text: String

    func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(Chain.deserialize(from: text)?.x ?? -5)
    }
  }

  @Test("LIM-2: a decode call that finds little room does not fail the encode call around it")
  func decodingInEncoding() throws {
    let text = Self.nested(#"{"d":"#, "}")
    let written = try onThread(stackKiB: shortStackKiB) {
      (try? SmartJSONEncoder().encode([Around(text: text)]))
        .map { String(decoding: $0, as: UTF8.self) }
    }
    #expect(written == "[0]")
  }
}
