import Foundation
import Testing

@testable import SmartCodable

/// Values are made and let go on a thread with a large stack, since the runtime and Foundation do
/// that by recursion; what is tested is what lies between, on a stack of 128 KiB.
@Suite("Dictionary input without end")
struct EndlessInputTests {
  private struct Model: SmartCodable {
    var list: [Int]?
    @SmartAny var any: Any?
    var other = 7
  }

  /// Emptied by the thread that made the value, since whoever lets go of it last destroys it.
  private final class Input: @unchecked Sendable {
    var value: Any

    init(value: Any) { self.value = value }
  }

  /// What becomes of a call: whether it failed as a whole, and what it read.
  private enum Outcome: Equatable {
    case failed
    case read(depth: Int)
  }

  private static func decode(_ input: Input) -> Outcome {
    guard let model = Model.deserialize(from: ["any": input.value]) else { return .failed }
    var depth = 0
    var value = model.any
    while let inner = (value as? [Any])?.first ?? (value as? [String: Any])?.first?.value {
      value = inner
      depth += 1
    }
    return .read(depth: depth)
  }

  /// The outcome on a small stack, where a position may fall back, or on one that is enough.
  private func outcome(stackKiB: Int = shortStackKiB, _ make: @escaping @Sendable () -> Any) throws
    -> Outcome
  {
    try onThread(stackKiB: 64 << 10) {
      let input = Input(value: make())
      let result = try? onThread(stackKiB: stackKiB) { Self.decode(input) }
      // A collection that contains itself would never be let go.
      (input.value as? NSMutableArray)?.removeAllObjects()
      (input.value as? NSMutableDictionary)?.removeAllObjects()
      input.value = 0
      return result ?? .read(depth: -1)
    }
  }

  @Test("LIM-2, ENT-21: an array or dictionary of Foundation that contains itself is refused")
  func cycles() throws {
    let array = try outcome {
      let array = NSMutableArray()
      array.add(1)
      array.add(array)
      return array
    }
    #expect(array == .failed)
    let dictionary = try outcome {
      let dictionary = NSMutableDictionary()
      dictionary["a" as NSString] = dictionary
      return dictionary
    }
    #expect(dictionary == .failed)
    let ring = try outcome {
      let (first, second) = (NSMutableArray(), NSMutableDictionary())
      first.add(["x": second] as [String: Any])
      second["a" as NSString] = first
      return first
    }
    #expect(ring == .failed)
  }

  @Test(
    "LIM-2, ENT-21: collections and Optionals beyond 512 levels are refused on a small stack",
    arguments: [511, 512, 20_000]
  )
  func deep(_ count: Int) throws {
    let makers: [@Sendable (Any) -> Any] = [
      { NSArray(object: $0) }, { NSMutableArray(object: $0) }, { [$0] },
      { ["a": $0] as [String: Any] },
      { NSDictionary(object: $0, forKey: "a" as NSString) }, { ["a": $0] as [AnyHashable: Any] },
      { [1: $0] as [Int: Any] },
    ]
    for (position, make) in makers.enumerated() {
      let result = try outcome(stackKiB: count < 512 ? depthStackKiB : shortStackKiB) {
        nested(1, count, make)
      }
      // The dictionary around it is one container more, and the innermost value is no container.
      #expect(result == (count < 512 ? .read(depth: count) : .failed), "\(position)")
    }
    let sets = try outcome { nested(1, count) { NSSet(object: $0) } }
    #expect((sets == .failed) == (count > 511))
  }

  @Test("LIM-2, ENT-16: Optionals are unwrapped one by one", arguments: [0, 512, 513, 50_000])
  func optionals(_ count: Int) throws {
    for innermost in [1, [1], NSNull()] as [Any] {
      let input = Input(value: innermost)
      let result = try outcome { nested(input.value, count) { Optional<Any>.some($0) as Any } }
      let depth = innermost is [Any] ? 1 : 0
      #expect(result == (count <= 512 ? .read(depth: depth) : .failed))
    }
  }

  @Test("LIM-2: AnyHashables around collections are taken off without recursion")
  func hashables() throws {
    let cyclic = try outcome {
      let array = NSMutableArray()
      array.add(array)
      return AnyHashable(array)
    }
    #expect(cyclic == .failed)
    #expect(try Model.read(["list": AnyHashable([1, 2])]).list == [1, 2])
  }

  @Test("ENT-10, ENT-19: collections of Foundation inside others are read as they were")
  func foundationCollections() throws {
    let array: NSArray = [
      NSNumber(value: 1), "a" as NSString, NSNull(), [1, 2] as NSArray, NSSet(object: 5),
      ["k": Date(timeIntervalSince1970: 3)] as NSDictionary, Opaque(),
      NSMutableArray(array: ["x"]), NSCountedSet(array: [6]), NSData(data: Data([7])),
      NSUUID(), NSURL(string: "https://a.b") as Any, NSMutableString(string: "m"),
    ]
    let any = try #require(try Model.read(["any": array]).any as? [Any])
    #expect(any.count == 13)
    #expect(any[0] as? Int == 1)
    #expect(any[1] as? String == "a")
    #expect(any[2] is NSNull)
    #expect((any[3] as? [Any])?.compactMap { $0 as? Int } == [1, 2])
    #expect((any[4] as? [Any])?.compactMap { $0 as? Int } == [5])
    #expect((any[5] as? [String: Any])?["k"] as? Date == Date(timeIntervalSince1970: 3))
    #expect(any[6] is Opaque)
    #expect((any[7] as? [Any])?.first as? String == "x")
    #expect((any[8] as? [Any])?.first as? Int == 6)
    #expect(any[9] as? Data == Data([7]))
    #expect(any[10] is UUID)
    #expect(any[11] as? URL == URL(string: "https://a.b"))
    #expect(any[12] as? String == "m")
  }

  @Test("ENT-10: a subclass of a collection of Foundation is asked, not looked into")
  func subclasses() throws {
    #expect(try Model.read(["list": Countdown(from: 3)]).list == [3, 2, 1])
  }

  private struct Opaque {}
}

private final class Countdown: NSArray {
  private let start: Int

  init(from start: Int) {
    self.start = start
    unsafe super.init(objects: UnsafePointer<AnyObject>?.none, count: 0)
  }

  required init?(coder: NSCoder) { nil }

  required init(objects: UnsafePointer<AnyObject>?, count: Int) {
    start = 0
    unsafe super.init(objects: objects, count: count)
  }

  required convenience init(arrayLiteral elements: Any...) { self.init(from: 0) }

  override var count: Int { start }

  override func object(at index: Int) -> Any { start - index }
}

/// A value wrapped so many times.
private func nested(_ core: Any, _ count: Int, _ wrap: (Any) -> Any) -> Any {
  var value = core
  for _ in 0..<count { value = wrap(value) }
  return value
}
