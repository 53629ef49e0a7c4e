import FuzzKit

extension Zoo {
  /// The coding paths that decoders and containers report at several depths.
  struct Paths: ZooType {
    struct Spot: Decodable, Equatable, Sendable {
      var path: String
      var container: String

      init(from decoder: any Decoder) throws {
        path = Zoo.text(of: decoder.codingPath)
        container = Zoo.text(of: try decoder.singleValueContainer().codingPath)
      }
    }

    var here: Spot
    var list: [Spot]
    var map: [String: [Spot]]
    var numbers: [Int: Spot]?

    static let traits: StrictTraits = .anyOrder

    static let seedInputs = [
      #"{"here":1,"list":[1,null,{}],"map":{"a":[2],"7":[]},"numbers":{"7":1}}"#,
      #"{"here":null,"list":[],"map":{}}"#, #"{"here":1,"list":{},"map":{}}"#,
      #"{"list":[],"map":{}}"#,
      #"{"here":[],"list":[[]],"map":{"1":[1]}}"#, #"{"here":1,"list":[],"map":{"a":null}}"#,
    ]
  }

  /// Every failure of every way to read a member: case, coding path and key.
  ///
  /// Dictionaries are excluded: which invalid entry fails first is random.
  struct Failures: ZooType {
    private enum CodingKeys: CodingKey { case value }

    var trace: [String] = []

    init(from decoder: any Decoder) throws {
      note { _ = try decoder.unkeyedContainer() }
      note { _ = try decoder.container(keyedBy: CodingKeys.self) }
      guard let container = try? decoder.container(keyedBy: CodingKeys.self) else { return }
      note { _ = try container.decode(Int.self, forKey: .value) }
      note { _ = try container.decode(String.self, forKey: .value) }
      note { _ = try container.decode(Bool?.self, forKey: .value) }
      note { _ = try container.decodeIfPresent(Double.self, forKey: .value) }
      note { _ = try container.decode([Int].self, forKey: .value) }
      note { _ = try container.decode([[Int8?]].self, forKey: .value) }
      note { _ = try container.decode(Pets.Dog.self, forKey: .value) }
      note { _ = try container.decodeNil(forKey: .value) }
      note { _ = try container.nestedContainer(keyedBy: Key.self, forKey: .value) }
      note { _ = try container.nestedUnkeyedContainer(forKey: .value) }
      note { _ = try container.decode(Link.self, forKey: .value) }
    }

    private mutating func note(_ body: () throws -> Void) {
      do {
        try body()
        trace.append("fine")
      } catch let error as DecodingError {
        trace.append(error.zooText)
      } catch {
        // What Foundation throws here for a number that no type can hold is not a DecodingError.
        trace.append("dataCorrupted")
      }
    }

    static let seedInputs = [
      #"{"value":1}"#, #"{"value":"x"}"#, #"{"value":null}"#, "{}", #"{"value":[1,"2"]}"#,
      #"{"value":{"a":1}}"#, #"{"value":[{"a":1},{"b":300}]}"#, #"{"value":true}"#, "[1]", "null",
      #"{"value":{"value":1,"next":{"value":"2"}}}"#, #"{"value":1.5}"#,
    ]
  }

  /// Every failure of an unkeyed container, which does not advance, and what follows it.
  struct Stumbles: ZooType {
    var trace: [String] = []

    init(from decoder: any Decoder) throws {
      var container = try decoder.unkeyedContainer()
      note { _ = try container.decode(Bool.self) }
      trace.append("at \(container.currentIndex)")
      note { _ = try container.decode(Int.self) }
      trace.append("at \(container.currentIndex)")
      note { _ = try container.nestedContainer(keyedBy: Key.self) }
      note { _ = try container.nestedUnkeyedContainer() }
      trace.append("at \(container.currentIndex)")
      note { _ = try container.decode([Int].self) }
      note { _ = try container.decodeIfPresent(String.self) }
      note { _ = try container.superDecoder() }
      trace.append("at \(container.currentIndex) \(container.isAtEnd)")
    }

    private mutating func note(_ body: () throws -> Void) {
      do {
        try body()
        trace.append("fine")
      } catch let error as DecodingError {
        trace.append(error.zooText)
      } catch {
        trace.append("dataCorrupted")
      }
    }

    static let seedInputs = [
      #"[true,1,{},[],[1],"x",0]"#, "[1,2]", "[]", "[null,null]", #"["true","1"]"#, "[[1],[2],[3]]",
      "[{}]", "[true]", #"[true,1,null,"x"]"#, "{}",
    ]
  }
}

extension DecodingError {
  /// Case, coding path and key in one line; only the case for a corrupted value, since Foundation hides the
  /// error for a number behind one of its own.
  var zooText: String {
    switch self {
    case .typeMismatch(_, let context): "typeMismatch at \(Zoo.text(of: context.codingPath))"
    case .valueNotFound(_, let context): "valueNotFound at \(Zoo.text(of: context.codingPath))"
    case .keyNotFound(let key, let context):
      "keyNotFound \(key.stringValue) at \(Zoo.text(of: context.codingPath))"
    case .dataCorrupted: "dataCorrupted"
    @unknown default: "unknown"
    }
  }
}
