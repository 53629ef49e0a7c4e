import SmartCodable
import Testing

/// A position that code asks for several times is reported once (REP-3), and costs no more with each level (AGR-4).
@Suite("Repairs of what is asked for several times")
struct RepeatedRepairTests {
  private let decoder = SmartJSONDecoder()

  private func paths<T: Decodable>(_ type: T.Type, _ json: String) throws -> [String] {
    try decoder.report(type, from: json).repairs.map { "\($0.pathDescription) \($0.kind)" }
  }

  @Test("By alternatives, by parts of one value, and by one key")
  func once() throws {
    let json = #"{"l":[1,null],"n":1}"#
    #expect(try paths(Union.self, json) == ["l[1] null"])
    #expect(try paths(Parts.self, json) == ["l[1] null"])
    #expect(try paths(Twice.self, json) == ["l[1] null"])
    #expect(try paths(Own.self, "[1,null]") == ["[1] null"])
    #expect(try paths(Union.self, #"{"l":[1,null,"x",null],"n":1}"#).count == 3)
  }

  @Test("Also from input without places, and each place of a value that is there several times")
  func graphs() throws {
    let object: [String: Any] = ["l": [1, "x"] as [Any], "n": 1]
    let report = try decoder.report([Union].self, from: [object, object])
    #expect(report.repairs.map(\.pathDescription) == ["[0].l[1]", "[1].l[1]"])
  }

  @Test("Equal repairs of several properties are all reported")
  func equal() throws {
    let report = try Mapped.decode(from: #"{"x":{"n":"5"},"x2":{}}"#)
    #expect(report.repairs.map(\.pathDescription) == ["a.n", "a.m", "b.n", "b.m", "c.n", "c.m"])
  }

  @Test("FLAT-3: flats that lack the same key each report it")
  func flats() throws {
    let report = try Flats.decode(from: "{}")
    #expect(report.repairs.map(\.pathDescription) == ["n", "m", "n", "m"])
  }

  private struct Flats: SmartDecodable {
    @SmartFlat var first = Child()
    @SmartFlat var second = Child()
  }

  @Test("Unions that hold the union again report each position once, at any depth")
  func deep() throws {
    for depth in [1, 3, 60] {
      var json = "[null,1]"
      for _ in 0..<depth { json = #"{"args":[1,\#(json)]}"# }
      let report = try decoder.report(Tree.self, from: json)
      #expect(report.repairs.count == 1)
      let model = try Holder.decode(from: #"{"tree":\#(json)}"#)
      #expect(model.repairs.count == 1)
    }
  }

  @Test("So do unions whose alternatives read a list at their own position")
  func deepLists() throws {
    for depth in [1, 3, 60] {
      var json = "[null,1]"
      for _ in 0..<depth { json = "[1,\(json)]" }
      let report = try decoder.report(Lists.self, from: json)
      #expect(report.repairs.count == 1, "\(depth)")
    }
  }

  private indirect enum Lists: Decodable {
    case number(Int)
    case named([Lists])
    case list([Lists])
    struct Named: Decodable {
      init(from decoder: any Decoder) throws {
        _ = try [Lists](from: decoder)
        _ = try decoder.container(keyedBy: CodingKeys.self)
      }
      enum CodingKeys: CodingKey { case name }
    }
    init(from decoder: any Decoder) throws {
      if let number = try? decoder.singleValueContainer().decode(Int.self) {
        self = .number(number)
      } else if (try? Named(from: decoder)) != nil {
        self = .named([])
      } else {
        self = .list(try [Lists](from: decoder))
      }
    }
  }

  private enum Letter: String, Decodable { case e }

  private enum Union: Decodable {
    case a(A)
    case b(B)
    struct A: Decodable {
      var l: [Int]
      var tag: Letter
    }
    struct B: Decodable {
      var l: [Int]
      var n: Int
    }
    init(from decoder: any Decoder) throws {
      if let a = try? A(from: decoder) {
        self = .a(a)
      } else {
        self = .b(try B(from: decoder))
      }
    }
  }

  private struct Parts: Decodable {
    let first: Union.B
    let second: Union.B
    init(from decoder: any Decoder) throws {
      first = try Union.B(from: decoder)
      second = try Union.B(from: decoder)
    }
  }

  private struct Twice: Decodable {
    let first: [Int]
    let second: [Int]
    enum CodingKeys: CodingKey { case l }
    init(from decoder: any Decoder) throws {
      let keys = try decoder.container(keyedBy: CodingKeys.self)
      first = try keys.decode([Int].self, forKey: .l)
      second = try keys.decode([Int].self, forKey: .l)
    }
  }

  private struct Own: Decodable {
    let first: [Int]
    let second: [Int]
    init(from decoder: any Decoder) throws {
      first = try [Int](from: decoder)
      second = try [Int](from: decoder)
    }
  }

  private struct Child: SmartCodable {
    var n = 0
    var m = 0
  }

  private struct Mapped: SmartDecodable {
    var a = Child(n: 0, m: 1)
    var b = Child()
    var c = Child()

    static func mappingForKey() -> [SmartKeyTransformer]? {
      [CodingKeys.a <--- "x", CodingKeys.b <--- "x", CodingKeys.c <--- "x2"]
    }
  }

  private indirect enum Tree: Decodable {
    case number(Int)
    case operation(Operation)
    case call(Call)
    case list([Int])
    struct Operation: Decodable {
      var args: [Tree]
      var name: Letter
    }
    struct Call: Decodable { var args: [Tree] }
    init(from decoder: any Decoder) throws {
      if let number = try? decoder.singleValueContainer().decode(Int.self) {
        self = .number(number)
      } else if let operation = try? decoder.singleValueContainer().decode(Operation.self) {
        // Its repairs go with it, and come again with the next two alternatives.
        self = .operation(operation)
      } else if let operation = try? Operation(from: decoder) {
        self = .operation(operation)
      } else if let call = try? Call(from: decoder) {
        self = .call(call)
      } else {
        self = .list(try [Int](from: decoder))
      }
    }
  }

  private struct Holder: SmartDecodable {
    var tree: Tree?
  }
}
