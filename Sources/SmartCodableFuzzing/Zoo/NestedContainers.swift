extension Zoo {
  /// Values that are deeper in the document than in the type, by nested keyed containers.
  struct Flattened: ZooType {
    private enum CodingKeys: CodingKey { case user, tags }
    private enum UserKeys: CodingKey { case name, address }
    private enum AddressKeys: CodingKey { case city, lines }

    var name: String
    var city: String?
    var lines: [String]
    var tagCount: Int

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      let user = try container.nestedContainer(keyedBy: UserKeys.self, forKey: .user)
      name = try user.decode(String.self, forKey: .name)
      let address = try user.nestedContainer(keyedBy: AddressKeys.self, forKey: .address)
      city = try address.decodeIfPresent(String.self, forKey: .city)
      var lines = try address.nestedUnkeyedContainer(forKey: .lines)
      var texts: [String] = []
      while !lines.isAtEnd { texts.append(try lines.decode(String.self)) }
      self.lines = texts
      tagCount = try container.nestedUnkeyedContainer(forKey: .tags).count ?? -1
    }

    static let seedInputs = [
      #"{"user":{"name":"n","address":{"city":"c","lines":["1","2"]}},"tags":[1,"x"]}"#,
      #"{"user":{"name":"n","address":{"lines":[]}},"tags":[]}"#,
      #"{"user":{"name":"n"},"tags":[]}"#,
      #"{"user":{"name":1,"address":{"lines":[]}},"tags":[]}"#, #"{"user":null,"tags":[]}"#,
      #"{"user":{"name":"n","address":{"lines":["1",2]}},"tags":[]}"#,
      #"{"user":{"name":"n","address":{"city":7,"lines":[]}},"tags":[]}"#,
      #"{"user":{"name":"n","address":{"lines":null}},"tags":{}}"#, #"{"user":"{}","tags":"[]"}"#,
    ]
  }

  /// Rows of rows, by nested unkeyed containers with a keyed one at the bottom.
  struct Grid: ZooType {
    private enum CellKeys: CodingKey { case value }

    var sums: [Int] = []
    var paths: [String] = []

    init(from decoder: any Decoder) throws {
      var rows = try decoder.unkeyedContainer()
      while !rows.isAtEnd {
        var row = try rows.nestedUnkeyedContainer()
        var sum = 0
        while !row.isAtEnd {
          let cell = try row.nestedContainer(keyedBy: CellKeys.self)
          sum &+= try cell.decode(Int.self, forKey: .value)
          paths.append(Zoo.text(of: cell.codingPath))
        }
        sums.append(sum)
      }
    }

    static let seedInputs = [
      #"[[{"value":1},{"value":2}],[]]"#, "[]", "[[]]", #"[[{"value":"1"}]]"#, "[[{}]]", "[null]",
      "[[null]]", "[{}]", "[[1]]", #"[[{"value":1}],1]"#, "{}",
    ]
  }

  /// A pair of numbers as an array of exactly two elements.
  struct Point: ZooType {
    var x: Double
    var y: Double
    var label: String?

    init(from decoder: any Decoder) throws {
      var container = try decoder.unkeyedContainer()
      x = try container.decode(Double.self)
      y = try container.decode(Double.self)
      label = try container.decodeIfPresent(String.self)
      guard container.isAtEnd else {
        throw DecodingError.dataCorruptedError(in: container, debugDescription: "too many")
      }
    }

    static let seedInputs = [
      "[1,2]", #"[1,2,"a"]"#, "[1]", "[]", #"[1,"2"]"#, "[1,2,null]", "[1,2,3]", #"[1,2,"a",4]"#,
      "[null,1]", #"{"x":1}"#,
    ]
  }

  /// Continues after a nested container fails: the outer container does not advance.
  struct Retrying: ZooType {
    var trace: [String] = []
    var others: [JSONValue] = []

    init(from decoder: any Decoder) throws {
      var container = try decoder.unkeyedContainer()
      while !container.isAtEnd {
        let index = container.currentIndex
        if let inner = try? container.nestedUnkeyedContainer() {
          trace.append("\(index): array of \(inner.count ?? -1)")
        } else if let inner = try? container.nestedContainer(keyedBy: Key.self) {
          trace.append("\(index): object of \(inner.allKeys.count)")
        } else if try container.decodeNil() {
          trace.append("\(index): null")
        } else {
          others.append(try container.decode(JSONValue.self))
        }
      }
    }

    static let seedInputs = [
      #"[[1,2],{"a":1},null,"x",1]"#, "[]", "[[],{},[[]]]", "[null]", #"["[]","{}"]"#, "null", "{}",
    ]
  }
}
