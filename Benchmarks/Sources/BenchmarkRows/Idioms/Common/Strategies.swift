import Foundation

/// What apps set on coders.
enum Strategies {
  static var idioms: [Idiom] { keys + dates + others }

  private static var keys: [Idiom] {
    [
      Idiom("keys-as-they-are", [Project].self, camel),
      Idiom("keys-of-coding-keys", [SpelledProject].self, snake),
      Idiom(
        "keys-converted",
        [Project].self,
        snake,
        reading: { $0.keyDecodingStrategy = .convertFromSnakeCase },
        writing: { $0.keyEncodingStrategy = .convertToSnakeCase }
      ),
      Idiom(
        "keys-converted-once",
        Project.self,
        project(0, snakeKeys),
        reading: { $0.keyDecodingStrategy = .convertFromSnakeCase },
        writing: { $0.keyEncodingStrategy = .convertToSnakeCase }
      ),
      Idiom(
        "keys-by-closure",
        [Project].self,
        camel,
        reading: { $0.keyDecodingStrategy = .custom { $0.last ?? SomeKey(stringValue: "") } },
        writing: { $0.keyEncodingStrategy = .custom { $0.last ?? SomeKey(stringValue: "") } }
      ),
    ]
  }

  private static var dates: [Idiom] {
    let iso = Idiom.list(300) {
      #"{"id":\#($0),"a":"2024-03-0\#($0 % 9 + 1)T12:34:5\#($0 % 10)Z","b":"2023-01-01T00:00:00Z"}"#
    }
    let seconds = Idiom.list(300) { #"{"id":\#($0),"a":17000000\#($0).25,"b":null}"# }
    return [
      Idiom(
        "dates-iso8601",
        [Entry].self,
        iso,
        reading: { $0.dateDecodingStrategy = .iso8601 },
        writing: { $0.dateEncodingStrategy = .iso8601 }
      ),
      Idiom(
        "dates-of-seconds",
        [Entry].self,
        seconds,
        reading: { $0.dateDecodingStrategy = .secondsSince1970 },
        writing: { $0.dateEncodingStrategy = .secondsSince1970 }
      ),
      Idiom(
        "dates-of-milliseconds",
        [Entry].self,
        Idiom.list(300) { #"{"id":\#($0),"a":1700000\#($0)250,"b":null}"# },
        reading: { $0.dateDecodingStrategy = .millisecondsSince1970 },
        writing: { $0.dateEncodingStrategy = .millisecondsSince1970 }
      ),
      Idiom("dates-deferred", [Entry].self, seconds),
      Idiom(
        "dates-by-formatter",
        [Entry].self,
        Idiom.list(50) {
          #"{"id":\#($0),"a":"2024-03-0\#($0 % 9 + 1) 12:34:56","b":"2023-01-01 00:00:00"}"#
        },
        reading: { $0.dateDecodingStrategy = .formatted(formatter()) },
        writing: { $0.dateEncodingStrategy = .formatted(formatter()) }
      ),
      Idiom(
        "dates-by-closure",
        [Entry].self,
        seconds,
        reading: {
          $0.dateDecodingStrategy = .custom {
            Date(timeIntervalSince1970: try $0.singleValueContainer().decode(Double.self))
          }
        },
        writing: {
          $0.dateEncodingStrategy = .custom {
            var container = $1.singleValueContainer()
            try container.encode($0.timeIntervalSince1970)
          }
        }
      ),
      Idiom(
        "dates-in-list",
        [Date].self,
        Idiom.list(500) { "\"2024-03-0\($0 % 9 + 1)T12:34:5\($0 % 10)Z\"" },
        reading: { $0.dateDecodingStrategy = .iso8601 },
        writing: { $0.dateEncodingStrategy = .iso8601 }
      ),
    ]
  }

  private static var others: [Idiom] {
    [
      Idiom(
        "data-short",
        [Blob].self,
        Idiom.list(300) {
          let data = Data(repeating: UInt8($0 % 256), count: 30)
          return #"{"name":"n\#($0)","blob":"\#(data.base64EncodedString())"}"#
        }
      ),
      Idiom(
        "data-deferred",
        [Blob].self,
        Idiom.list(100) { #"{"name":"n\#($0)","blob":[1,2,3,4,255,0,9]}"# },
        reading: { $0.dataDecodingStrategy = .deferredToData },
        writing: { $0.dataEncodingStrategy = .deferredToData }
      ),
      Idiom(
        "numbers-not-finite",
        [Double].self,
        Idiom.list(500) { $0 % 5 == 0 ? "\"inf\"" : "\($0).5" },
        reading: {
          $0.nonConformingFloatDecodingStrategy = .convertFromString(
            positiveInfinity: "inf",
            negativeInfinity: "-inf",
            nan: "nan"
          )
        },
        writing: {
          $0.nonConformingFloatEncodingStrategy = .convertToString(
            positiveInfinity: "inf",
            negativeInfinity: "-inf",
            nan: "nan"
          )
        }
      ),
      Idiom("json5", [Project].self, camel, encodes: false, reading: { $0.allowsJSON5 = true }),
      Idiom("utf16", [Project].self, camel, encodes: false, encoding: .utf16LittleEndian),
      Idiom(
        "pretty-and-sorted",
        [Project].self,
        camel.replacing(",", with: ",\n    ").replacing("{", with: "{\n    "),
        writing: { $0.outputFormatting = [.prettyPrinted, .sortedKeys] }
      ),
      Idiom(
        "slashes-kept",
        [Project].self,
        camel,
        writing: { $0.outputFormatting = .withoutEscapingSlashes }
      ),
    ]
  }

  static let snake = Idiom.list(300) { project($0, snakeKeys) }
  static let camel = Idiom.list(300) { project($0, camelKeys) }

  private static let snakeKeys = [
    "id", "node_id", "full_name", "html_url", "is_private", "stargazers_count", "default_branch",
    "created_at", "pushed_at",
  ]

  private static let camelKeys = [
    "id", "nodeId", "fullName", "htmlUrl", "isPrivate", "stargazersCount", "defaultBranch",
    "createdAt", "pushedAt",
  ]

  private static func project(_ index: Int, _ keys: [String]) -> String {
    let values = [
      "\(index)", "\"MDEwOlJ\(index)\"", "\"apple/swift-\(index)\"",
      "\"https://github.com/apple/swift-\(index)\"", "false", "\(index * 7)", "\"main\"",
      "\"2015-10-23T21:15:07Z\"", "null",
    ]
    return "{" + zip(keys, values).map { "\"\($0)\":\($1)" }.joined(separator: ",") + "}"
  }

  private static func formatter() -> DateFormatter {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.timeZone = TimeZone(secondsFromGMT: 0)
    formatter.dateFormat = "yyyy-MM-dd HH:mm:ss"
    return formatter
  }

  struct Project: Codable {
    var id: Int
    var nodeId: String
    var fullName: String
    var htmlUrl: String
    var isPrivate: Bool
    var stargazersCount: Int
    var defaultBranch: String?
    var createdAt: String
    var pushedAt: String?
  }

  private struct SpelledProject: Codable {
    enum CodingKeys: String, CodingKey {
      case id
      case nodeId = "node_id"
      case fullName = "full_name"
      case htmlUrl = "html_url"
      case isPrivate = "is_private"
      case stargazersCount = "stargazers_count"
      case defaultBranch = "default_branch"
      case createdAt = "created_at"
      case pushedAt = "pushed_at"
    }

    var id: Int
    var nodeId: String
    var fullName: String
    var htmlUrl: String
    var isPrivate: Bool
    var stargazersCount: Int
    var defaultBranch: String?
    var createdAt: String
    var pushedAt: String?
  }

  private struct Entry: Codable {
    var id: Int
    var a: Date
    var b: Date?
  }

  private struct Blob: Codable {
    var name: String
    var blob: Data
  }
}

/// A key of any name.
struct SomeKey: CodingKey {
  let stringValue: String
  var intValue: Int? { nil }

  init(stringValue: String) { self.stringValue = stringValue }
  init?(intValue: Int) { nil }
}
