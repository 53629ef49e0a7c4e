import Foundation

extension Manifests {
  /// A Lottie file: short names, 0 and 1 for flags, a value or keyframes.
  struct Animation: Codable {
    struct Flag: Codable {
      let isOn: Bool
      init(from decoder: any Decoder) throws {
        let c = try decoder.singleValueContainer()
        if let number = try? c.decode(Int.self) {
          isOn = number == 1
        } else {
          isOn = try c.decode(Bool.self)
        }
      }
      func encode(to encoder: any Encoder) throws {
        var c = encoder.singleValueContainer()
        try c.encode(isOn ? 1 : 0)
      }
    }
    /// A vector, which may be written as one number.
    struct Vector: Codable {
      let values: [Double]
      init(from decoder: any Decoder) throws {
        do {
          let c = try decoder.singleValueContainer()
          values = [try c.decode(Double.self)]
        } catch {
          var c = try decoder.unkeyedContainer()
          var values: [Double] = []
          while !c.isAtEnd { values.append(try c.decode(Double.self)) }
          self.values = values
        }
      }
      func encode(to encoder: any Encoder) throws {
        var c = encoder.unkeyedContainer()
        try c.encode(contentsOf: values)
      }
    }
    struct Keyframe: Codable {
      struct Tangent: Codable {
        let x: Vector
        let y: Vector
      }
      let time: Double?
      let start: Vector?
      let hold: Int?
      let `in`: Tangent?
      let out: Tangent?
      enum CodingKeys: String, CodingKey {
        case time = "t"
        case start = "s"
        case hold = "h"
        case `in` = "i"
        case out = "o"
      }
    }
    struct Property: Codable {
      enum Value {
        case fixed(Vector)
        case frames([Keyframe])
      }
      enum CodingKeys: String, CodingKey { case k }
      let value: Value
      init(from decoder: any Decoder) throws {
        let c = try decoder.container(keyedBy: CodingKeys.self)
        if let vector = try? c.decode(Vector.self, forKey: .k) {
          value = .fixed(vector)
        } else {
          var frames: [Keyframe] = []
          var list = try c.nestedUnkeyedContainer(forKey: .k)
          while !list.isAtEnd { frames.append(try list.decode(Keyframe.self)) }
          value = .frames(frames)
        }
      }
      func encode(to encoder: any Encoder) throws {
        var c = encoder.container(keyedBy: CodingKeys.self)
        switch value {
        case .fixed(let vector): try c.encode(vector, forKey: .k)
        case .frames(let frames): try c.encode(frames, forKey: .k)
        }
      }
    }
    /// A base class, whose subclasses read further members of the same object.
    class Shape: Codable {
      let name: String?
      let hidden: Flag?
      enum CodingKeys: String, CodingKey {
        case type = "ty"
        case name = "nm"
        case hidden = "hd"
      }
      required init(from decoder: any Decoder) throws {
        let c = try decoder.container(keyedBy: CodingKeys.self)
        name = try c.decodeIfPresent(String.self, forKey: .name)
        hidden = try c.decodeIfPresent(Flag.self, forKey: .hidden)
      }
      var type: String { "??" }
      func encode(to encoder: any Encoder) throws {
        var c = encoder.container(keyedBy: CodingKeys.self)
        try c.encode(type, forKey: .type)
        try c.encodeIfPresent(name, forKey: .name)
        try c.encodeIfPresent(hidden, forKey: .hidden)
      }
    }
    final class Fill: Shape {
      let color: Property
      let opacity: Property
      enum FillKeys: String, CodingKey {
        case color = "c"
        case opacity = "o"
      }
      required init(from decoder: any Decoder) throws {
        let c = try decoder.container(keyedBy: FillKeys.self)
        color = try c.decode(Property.self, forKey: .color)
        opacity = try c.decode(Property.self, forKey: .opacity)
        try super.init(from: decoder)
      }
      override var type: String { "fl" }
      override func encode(to encoder: any Encoder) throws {
        try super.encode(to: encoder)
        var c = encoder.container(keyedBy: FillKeys.self)
        try c.encode(color, forKey: .color)
        try c.encode(opacity, forKey: .opacity)
      }
    }
    final class Group: Shape {
      let items: [Shape]
      enum GroupKeys: String, CodingKey { case items = "it" }
      required init(from decoder: any Decoder) throws {
        let c = try decoder.container(keyedBy: GroupKeys.self)
        items = try Animation.shapes(in: c.nestedUnkeyedContainer(forKey: .items))
        try super.init(from: decoder)
      }
      override var type: String { "gr" }
      override func encode(to encoder: any Encoder) throws {
        try super.encode(to: encoder)
        var c = encoder.container(keyedBy: GroupKeys.self)
        try c.encode(items, forKey: .items)
      }
    }
    static func shapes(in list: any UnkeyedDecodingContainer) throws -> [Shape] {
      var (types, list) = (list, list)
      var shapes: [Shape] = []
      while !types.isAtEnd {
        let type = try types.nestedContainer(keyedBy: Shape.CodingKeys.self)
        switch try type.decode(String.self, forKey: .type) {
        case "fl": shapes.append(try list.decode(Fill.self))
        case "gr": shapes.append(try list.decode(Group.self))
        default: shapes.append(try list.decode(Shape.self))
        }
      }
      return shapes
    }
    struct Layer: Codable {
      let index: Int?
      let name: String?
      let shapes: [Shape]
      let transform: [String: Property]
      enum CodingKeys: String, CodingKey {
        case shapes
        case index = "ind"
        case name = "nm"
        case transform = "ks"
      }
      init(from decoder: any Decoder) throws {
        let c = try decoder.container(keyedBy: CodingKeys.self)
        index = try c.decodeIfPresent(Int.self, forKey: .index)
        name = try c.decodeIfPresent(String.self, forKey: .name)
        transform = try c.decode([String: Property].self, forKey: .transform)
        shapes = try Animation.shapes(in: c.nestedUnkeyedContainer(forKey: .shapes))
      }
    }
    let version: String
    let frameRate: Double
    let layers: [Layer]
    enum CodingKeys: String, CodingKey {
      case layers
      case version = "v"
      case frameRate = "fr"
    }
  }

  static var animation: String {
    func frames(_ i: Int) -> String {
      Idiom.list(2 + i % 5) {
        let ease = #""i":{"x":[0.833],"y":[0.\#($0)33]},"o":{"x":0.167,"y":0.\#(i)}"#
        return #"{\#(ease),"t":\#($0 * 15).0\#(i),"s":[\#($0),\#(i).5,0]}"#
      }
    }
    func property(_ i: Int) -> String {
      let value = Fake.pick(["100", "[0.2,0.4\(i),1,1]", frames(i), "[\(i),0]"], i)
      return #"{"a":\#(i % 4 == 2 ? 1 : 0),"k":\#(value),"ix":\#(i)}"#
    }
    func shape(_ i: Int, _ depth: Int) -> String {
      switch i % 3 {
      case 0 where depth > 0:
        #"{"ty":"gr","it":\#(Idiom.list(3) { shape(i + $0, depth - 1) }),"nm":"Gr. \#(i)","np":2}"#
      case 1:
        #"{"ty":"fl","c":\#(property(i)),"o":\#(property(i + 1)),"r":1,"bm":0,"hd":\#(i % 2 == 0)}"#
      default:
        #"{"ind":0,"ty":"sh","ks":{"a":0,"k":{"i":[[0,0],[1.1,-2]],"o":[[0,0]],"v":[[1,2]],"#
          + #""c":true}},"nm":"Path \#(i)","hd":0}"#
      }
    }
    let layers = Idiom.list(12) { i in
      let transform = #"{"o":\#(property(i)),"r":\#(property(i + 1)),"p":\#(property(i + 2))}"#
      return #"{"ddd":0,"ind":\#(i),"ty":4,"nm":"\#(Fake.text(i, 2))","sr":1,"ks":\#(transform),"#
        + #""ao":0,"shapes":\#(Idiom.list(4) { shape(i + $0, 3) }),"ip":0,"op":60,"bm":0}"#
    }
    return #"{"v":"5.7.4","fr":29.9700012207031,"ip":0,"op":60,"w":512,"h":512,"nm":"a","ddd":0,"#
      + #""assets":[],"layers":\#(layers),"markers":[]}"#
  }
}
