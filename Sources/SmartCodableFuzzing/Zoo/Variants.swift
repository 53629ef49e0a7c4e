extension Zoo {
  /// Shapes whose class is named by the member `type`.
  enum Shape: ZooType {
    struct Circle: Decodable, Equatable, Sendable { var radius: Double }
    struct Box: Decodable, Equatable, Sendable {
      var width: Double
      var height: Double?
    }

    case circle(Circle)
    case box(Box)
    case group([Shape])
    case unknown(String)

    private enum CodingKeys: CodingKey { case type, members }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      switch try container.decode(String.self, forKey: .type) {
      case "circle": self = .circle(try Circle(from: decoder))
      case "box": self = .box(try decoder.singleValueContainer().decode(Box.self))
      case "group": self = .group(try container.decode([Shape].self, forKey: .members))
      case let name: self = .unknown(name)
      }
    }

    static let seedInputs = [
      #"{"type":"group","members":[{"type":"circle","radius":1},{"type":"box","width":2}]}"#,
      #"{"type":"circle","radius":"1"}"#, #"{"type":"box","width":1,"height":null}"#,
      #"{"type":"star"}"#, #"{"type":1}"#, #"{"type":"group","members":[{"type":"box"}]}"#, "{}",
      #"{"type":"group","members":[null]}"#, #"{"type":null,"radius":1}"#,
    ]
  }

  /// A versioned document, in the three forms it has had over the years.
  struct Versioned: ZooType {
    var name: String
    var size: Int

    private enum CodingKeys: String, CodingKey {
      case version, name, size
      case meta = "meta-data"
    }
    private enum MetaKeys: String, CodingKey { case title, dimensions }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      switch try container.decodeIfPresent(Int.self, forKey: .version) ?? 1 {
      case 1:
        name = try container.decode(String.self, forKey: .name)
        size = 0
      case 2:
        name = try container.decode(String.self, forKey: .name)
        size = try container.decode(Int.self, forKey: .size)
      case 3:
        let meta = try container.nestedContainer(keyedBy: MetaKeys.self, forKey: .meta)
        name = try meta.decode(String.self, forKey: .title)
        size = try meta.decode([Int].self, forKey: .dimensions).reduce(0) { $0 &+ $1 }
      case let version:
        throw DecodingError.dataCorruptedError(
          forKey: .version,
          in: container,
          debugDescription: "version \(version)"
        )
      }
    }

    static let seedInputs = [
      #"{"version":3,"meta-data":{"title":"t","dimensions":[1,2]}}"#, #"{"name":"n"}"#,
      #"{"version":2,"name":"n","size":4}"#, #"{"version":"2","name":"n","size":4}"#,
      #"{"version":null,"name":"n"}"#, #"{"version":9}"#, #"{"version":2,"name":"n","size":"4"}"#,
      #"{"version":3,"meta-data":{"title":"t","dimensions":[1,"2"]}}"#, #"{"version":3}"#,
      #"{"version":3,"meta-data":"{}"}"#,
    ]
  }

  /// An envelope whose payload is either data or an error.
  enum Reply: ZooType {
    case data([Int])
    case failure(code: Int, reasons: [String])

    private enum CodingKeys: CodingKey { case data, error }
    private enum ErrorKeys: CodingKey { case code, reasons }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      guard container.contains(.error) else {
        self = .data(try container.decode([Int].self, forKey: .data))
        return
      }
      let error = try container.nestedContainer(keyedBy: ErrorKeys.self, forKey: .error)
      self = .failure(
        code: try error.decode(Int.self, forKey: .code),
        reasons: try error.decodeIfPresent([String].self, forKey: .reasons) ?? []
      )
    }

    static let seedInputs = [
      #"{"data":[1,2]}"#, #"{"error":{"code":1,"reasons":["r"]}}"#, #"{"error":null,"data":[1]}"#,
      #"{"error":{"code":"1"}}"#, #"{"data":["1"]}"#, #"{"data":null}"#, "{}", #"{"error":[]}"#,
      #"{"data":[],"error":{"code":2,"reasons":null}}"#,
    ]
  }
}
