import FuzzKit

extension Zoo {
  /// A list whose tail is a class.
  final class Link: ZooType {
    let value: Int
    let next: Link?

    static func == (left: Link, right: Link) -> Bool {
      left.value == right.value && left.next == right.next
    }

    static let seedInputs = [
      #"{"value":1,"next":{"value":2,"next":{"value":3}}}"#, #"{"value":1}"#,
      #"{"value":1,"next":{"value":"2"}}"#, #"{"value":1,"next":null}"#, #"{"value":1,"next":{}}"#,
      #"{"value":1,"next":[]}"#, #"{"next":{"value":1}}"#, "null",
    ]
  }

  /// A tree of structs through an array and a dictionary.
  struct Folder: ZooType {
    var name: String
    var folders: [Folder]
    var byName: [String: Folder]?

    static let traits: StrictTraits = .anyOrder

    static let seedInputs = [
      #"{"name":"a","folders":[{"name":"b","folders":[]}],"byName":{"c":{"name":"d","folders":[]}}}"#,
      #"{"name":"a","folders":[{"name":1,"folders":[]}]}"#, #"{"name":"a","folders":[null]}"#,
      #"{"name":"a"}"#, #"{"name":"a","folders":[{"name":"b","folders":[{"name":"c"}]}]}"#,
      #"{"name":"a","folders":[],"byName":{"x":{"name":"y","folders":{}}}}"#,
      #"{"name":"a","folders":"[]","byName":null}"#,
    ]
  }

  /// A list as an enum that refers to itself.
  indirect enum Chain: ZooType {
    case end
    case link(Int, Chain)

    init(from decoder: any Decoder) throws {
      var container = try decoder.unkeyedContainer()
      guard !container.isAtEnd else {
        self = .end
        return
      }
      self = .link(try container.decode(Int.self), try container.decode(Chain.self))
    }

    static let seedInputs = [
      "[1,[2,[3,[]]]]", "[]", "[1]", "[1,[]]", #"[1,["2",[]]]"#, "[1,null]", "[1,[2,[3,[4,[5]]]]]",
      "1",
    ]
  }

  /// Two types that contain each other, and try each other first.
  struct Ping: ZooType {
    struct Pong: Decodable, Equatable, Sendable {
      var pings: [Ping]
    }

    var pong: Pong?
    var pings: [Ping]
    var value: Int

    init(from decoder: any Decoder) throws {
      if let pong = try? Pong(from: decoder) {
        (self.pong, pings, value) = (pong, [], 0)
      } else if let pings = try? [Ping](from: decoder) {
        (pong, self.pings, value) = (nil, pings, 0)
      } else {
        (pong, pings, value) = (nil, [], try Int(from: decoder))
      }
    }

    static let seedInputs = [
      #"{"pings":[1,[2],{"pings":[]}]}"#, "[1,[2]]", "1", #"{"pings":[1,"2"]}"#, #"["1"]"#, "null",
      "{}",
      #"[{"pings":[{"pings":[true]}]}]"#,
    ]
  }
}
