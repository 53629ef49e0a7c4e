extension Zoo {
  /// An enum with associated values, with synthesized coding.
  enum Event: ZooType {
    case started
    case moved(x: Int, y: Int?)
    case renamed(String)
    case nested(Point, [Event])

    static let seedInputs = [
      #"{"moved":{"x":1,"y":2}}"#, #"{"started":{}}"#, #"{"moved":{"x":1}}"#,
      #"{"moved":{"x":"1"}}"#,
      #"{"renamed":{"_0":"n"}}"#, #"{"renamed":"n"}"#, "{}", #"{"started":{},"moved":{"x":1}}"#,
      #"{"nested":{"_0":[1,2],"_1":[{"started":{}}]}}"#, #"{"stopped":{}}"#, #"{"started":null}"#,
      #""started""#,
    ]
  }

  /// An expression tree whose cases are distinguished by which key is present.
  indirect enum Expression: ZooType {
    case value(Int)
    case sum([Expression])
    case negated(Expression)

    private enum CodingKeys: String, CodingKey {
      case sum = "+"
      case negated = "-"
    }

    init(from decoder: any Decoder) throws {
      if let value = try? decoder.singleValueContainer().decode(Int.self) {
        self = .value(value)
        return
      }
      let container = try decoder.container(keyedBy: CodingKeys.self)
      if let sum = try container.decodeIfPresent([Expression].self, forKey: .sum) {
        self = .sum(sum)
      } else {
        self = .negated(try container.decode(Expression.self, forKey: .negated))
      }
    }

    static let seedInputs = [
      #"{"+":[1,{"-":2},{"+":[]}]}"#, "1", #"{"-":{"-":1}}"#, #"{"+":[1,"2"]}"#, #"{"-":null}"#,
      "{}",
      #""1""#, #"{"+":null,"-":1}"#, "1.5", "null",
    ]
  }

  /// A result that is either a value or the text of an error.
  enum Outcome: ZooType {
    case success(Int)
    case failure(String)

    private enum CodingKeys: CodingKey { case success, failure }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      switch container.allKeys.count {
      case 1 where container.contains(.success):
        self = .success(try container.decode(Int.self, forKey: .success))
      case 1:
        self = .failure(try container.decode(String.self, forKey: .failure))
      case let count:
        throw DecodingError.typeMismatch(
          Outcome.self,
          .init(codingPath: container.codingPath, debugDescription: "\(count) keys")
        )
      }
    }

    static let seedInputs = [
      #"{"success":1}"#, #"{"failure":"f"}"#, #"{"success":"1"}"#, "{}",
      #"{"success":1,"failure":"f"}"#,
      #"{"success":null}"#, #"{"success":1,"x":2}"#, #"{"x":1}"#, "[]",
    ]
  }
}
