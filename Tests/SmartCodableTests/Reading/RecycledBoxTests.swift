import Testing

@testable import SmartCodable

/// Boxes of containers are used again only where nobody can tell (UNS-12).
@Suite struct RecycledBoxTests {
  /// Used by one test only, so by one thread at a time.
  private enum Keeper {
    @safe nonisolated(unsafe) static var containers: [KeyedDecodingContainer<PathKey>] = []
    @safe nonisolated(unsafe) static var nested: [KeyedDecodingContainer<PathKey>] = []
  }

  private struct Kept: SmartCodable {
    var a = 0
    init() {}
    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: PathKey.self)
      a = try container.decode(Int.self, forKey: PathKey(stringValue: "a"))
      if a.isMultiple(of: 2) {
        Keeper.containers.append(container)
        Keeper.nested.append(
          try container.nestedContainer(keyedBy: PathKey.self, forKey: PathKey(stringValue: "b"))
        )
      }
    }
  }

  @Test("containers are what the recycling takes them for")
  func soundness() { #expect(RecycledBox.isSound) }

  @Test(
    "a container that user code keeps has its frame from then on, for as long as it is kept",
    .enabled(if: RecycledBox.isOn)
  )
  func ownership() {
    let reader = Reader()
    defer { reader.abandon() }
    weak var frame: Frame?
    var container: KeyedDecodingContainer<PathKey>?
    do {
      let made = Frame(reader.keyTable(PathKey.self).object, in: reader)
      made.open(-1, activation: nil)
      let first = made.keyed(by: PathKey.self)
      made.letGo()
      (frame, container) = (made, first)
    }
    #expect(frame != nil)
    #expect(container?.allKeys.isEmpty == true)
    container = nil
    #expect(frame == nil)
  }

  @Test("a kept container reads its own object while later ones are decoded, and afterwards")
  func keptInsideCall() throws {
    Keeper.containers = []
    Keeper.nested = []
    let text = (0..<40).map { #"{"a":\#($0),"b":{"a":\#($0 + 100)}}"# }.joined(separator: ",")
    let models = try #require([Kept].deserialize(from: "[\(text)]"))
    #expect(models.map(\.a) == Array(0..<40))
    for position in 0..<20 {
      let key = PathKey(stringValue: "a")
      #expect(try Keeper.containers[position].decode(Int.self, forKey: key) == 2 * position)
      #expect(try Keeper.nested[position].decode(Int.self, forKey: key) == 2 * position + 100)
    }
  }

  @Test("two containers of one object, and one of a superclass, do not share their state")
  func severalContainers() throws {
    struct Twice: SmartCodable {
      var sum = 0
      init() {}
      init(from decoder: any Decoder) throws {
        let one = try decoder.container(keyedBy: PathKey.self)
        let other = try decoder.container(keyedBy: PathKey.self)
        for name in ["a", "b", "c"] {
          sum += try one.decode(Int.self, forKey: PathKey(stringValue: name))
          sum += 10 * (try other.decode(Int.self, forKey: PathKey(stringValue: name)))
        }
      }
    }
    let model = Twice.deserialize(from: #"{"c":3,"a":1,"b":2}"#)
    #expect(model?.sum == 66)
  }
}
