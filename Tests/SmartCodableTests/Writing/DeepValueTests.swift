import Foundation
import SmartCodable
import Testing

/// Values that lie inside each other without end, given to encoders on a short stack (LIM-2).
@Suite("Deep values on a short stack")
struct DeepValueTests {
  private struct Model: SmartEncodable {
    @SmartAny var any: Any?
  }

  /// Carries a value to another thread, which is done with it before the first goes on.
  private final class Carrier: @unchecked Sendable {
    var model: Model
    init(_ value: Any) { model = Model(any: value) }
  }

  /// What the encoders make of a value: the text, "dictionary" or nothing, and what errors there were.
  private struct Outcome: Equatable {
    var text: String?
    var hasDictionary: Bool
    var styles: [String]
    var foreign: String

    static let refused = Outcome(
      text: nil,
      hasDictionary: false,
      styles: ["EncodingError", "EncodingError"],
      foreign: "EncodingError"
    )
  }

  /// Builds a value with much stack, since it is freed by a recursion, and encodes it with little.
  private func outcome(_ make: @escaping @Sendable () -> Any) throws -> Outcome {
    try #require(
      try onThread(stackKiB: 1 << 17) {
        let carrier = Carrier(make())
        // Freed here, since the closure below may be freed anywhere.
        defer { carrier.model.any = nil }
        return try? onThread(stackKiB: shortStackKiB) {
          let encoders = [SmartJSONEncoder(), SmartJSONEncoder(style: .foundation), JSONEncoder()]
          let texts = encoders.map { encoder in
            do {
              return String(decoding: try encoder.encode(carrier.model), as: UTF8.self)
            } catch {
              return "\(type(of: error))"
            }
          }
          return Outcome(
            text: carrier.model.toJSONString(),
            hasDictionary: carrier.model.toDictionary() != nil,
            styles: Array(texts.prefix(2)),
            foreign: texts[2]
          )
        }
      }
    )
  }

  @Test("LIM-2, ENC-1: Foundation collections that contain themselves are refused")
  func cycles() throws {
    #expect(
      try outcome {
        let array = NSMutableArray(array: [1])
        array.add(array)
        return array
      } == .refused
    )
    #expect(
      try outcome {
        let dictionary = NSMutableDictionary()
        dictionary["list"] = NSMutableArray(array: [dictionary])
        dictionary["self"] = dictionary
        return [dictionary]
      } == .refused
    )
    #expect(
      try outcome {
        let set = NSMutableSet()
        let array = NSMutableArray(array: [NSMutableArray()])
        set.add(array)
        array.add(set)
        return ["k": array as Any]
      } == .refused
    )
  }

  @Test("LIM-2, ENC-1: twenty thousand collections inside each other are refused")
  func nested() throws {
    let makers: [@Sendable (Any) -> Any] = [
      { NSArray(object: $0) }, { [$0] as [Any] }, { ["k": $0] as [String: Any] },
      { NSDictionary(object: $0, forKey: "k" as NSString) }, { [AnyHashable(1): $0] },
      { [Optional($0)] as [Any?] }, { NSArray(object: [$0] as [Any]) },
    ]
    for (index, make) in makers.enumerated() {
      // Foundation's conversion of a Swift array inside takes everything inside with it.
      let depth = index == 6 ? 600 : 20_000
      #expect(try outcome { (0..<depth).reduce(1 as Any) { value, _ in make(value) } } == .refused)
    }
  }

  @Test("LIM-2: fifty thousand Optionals inside each other are what lies inside them")
  func optionals() throws {
    let wrap: @Sendable (Any?) -> Any = { value in
      (0..<50_000).reduce(value as Any) { value, _ in Any?.some(value) as Any }
    }
    #expect(
      try outcome { wrap(7) }
        == Outcome(
          text: #"{"any":7}"#,
          hasDictionary: true,
          styles: [#"{"any":7}"#, #"{"any":7}"#],
          foreign: #"{"any":7}"#
        )
    )
    #expect(try outcome { wrap(nil) }.text == "{}")
    #expect(try outcome { [wrap([wrap(nil)])] }.text == #"{"any":[[null]]}"#)
  }

  private struct Node: SmartEncodable {
    var next: [Node] = []
    static func chain(_ count: Int) -> Node {
      (1..<count).reduce(Node()) { node, _ in Node(next: [node]) }
    }
  }

  @Test("LIM-2: what is nested below the limit is written or refused, and pretty text too")
  func limits() throws {
    for depth in [20, 100, 200, 255, 256] {
      let node = Node.chain(depth)
      let texts = try onThread(stackKiB: shortStackKiB) {
        [node.toJSONString(), node.toJSONString(prettyPrint: true), [node].toJSONString()]
          .map { text in text?.count { $0 == "{" } }
      }
      #expect(texts.allSatisfy { $0 == nil || $0 == depth })
      #expect(depth > 20 || texts.allSatisfy { $0 == depth })
      let found = try outcome { (0..<2 * depth).reduce([Any]()) { value, _ in [value] } }
      let text = "{\"any\":\(String(repeating: "[", count: 2 * depth + 1))"
      #expect(found.text == nil || found.text?.hasPrefix(text) == true)
    }
    let deep = try onThread(stackKiB: 8192) {
      let node = Node.chain(256)
      let isSorted = SmartJSONEncoder()
      isSorted.outputFormatting = [.sortedKeys, .prettyPrinted]
      return (
        node.toDictionary() != nil, try? isSorted.encode(node).count { $0 == UInt8(ascii: "{") }
      )
    }
    #expect(deep.0 && deep.1 == 256)
  }

  private final class Endless: SmartEncodable {
    func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(self)
    }
  }

  @Test("LIM-2: user code that calls itself through containers without end is refused")
  func endless() throws {
    let texts = try onThread(stackKiB: shortStackKiB) {
      (Endless().toJSONString(), [Endless()].toArray() == nil)
    }
    #expect(texts.0 == nil && texts.1)
  }

  @Test("ANY-9: Foundation collections are written with all that they hold")
  func contents() throws {
    struct Point: Encodable { var x = 1 }
    final class Odd: NSArray {
      override var count: Int { 2 }
      override func object(at index: Int) -> Any { index * 10 }
    }
    let array: NSArray = [
      1, 1.5, true, "text", NSNull(), [1, "two"] as NSArray, ["k": [3] as NSArray] as NSDictionary,
      NSSet(object: [4] as NSArray), [Point()], Point(), URL(fileURLWithPath: "/a"),
      Data([1, 2, 3]),
      Date(timeIntervalSince1970: 5), [5: "five"] as NSDictionary, Odd(), NSSet(), NSMutableArray(),
      [NSNumber(value: 2.5): 1] as NSDictionary, Decimal(string: "1.25") as Any,
    ]
    let text =
      #"{"any":[1,1.5,true,"text",null,[1,"two"],{"k":[3]},[[4]],[{"x":1}],{"x":1},"file:///a","AQID",5,"#
      + #"{"5":"five"},[0,10],[],[],{"2.5":1},1.25]}"#
    #expect(Model(any: array).toJSONString() == text)
    #expect(Model(any: [array]).toDictionary()?.isEmpty == false)
    let encoder = SmartJSONEncoder(style: .foundation)
    encoder.outputFormatting = .withoutEscapingSlashes
    encoder.dateEncodingStrategy = .secondsSince1970
    #expect(try encoder.encode(Model(any: array)) == Data(text.utf8))
  }

  @Test("ANY-9: a Swift value in a dictionary of Foundation is written as it is")
  func boxedValues() {
    struct Point: Encodable { var x = 1 }
    let dictionary: NSDictionary = ["list": [Point()], "point": Point()]
    #expect(Model(any: dictionary).toJSONString() == #"{"any":{"list":[{"x":1}],"point":{"x":1}}}"#)
  }
}
