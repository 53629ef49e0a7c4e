import Foundation
import SmartCodable
import Testing

/// The options and the field mapping of the READMEs of version 2; see `Version2Examples`.
@Suite("READMEs of version 2: Parsing option, Field mapping")
struct Version2OptionExamples {
  @Test("DATE-5: Date")
  func date() {
    struct FeedOne: SmartCodable { var time: Date? }
    let json = #"{"time":"2024-01-02 03:04:05"}"#
    var results: [FeedOne] = []
    func example() {
      let dateFormatter = DateFormatter()
      dateFormatter.dateFormat = "yyyy-MM-dd HH:mm:ss"
      let option: SmartDecodingOption = .date(.formatted(dateFormatter))
      guard let model = FeedOne.deserialize(from: json, options: [option]) else { return }
      results = [model]
    }
    example()
    let parts = DateComponents(year: 2024, month: 1, day: 2, hour: 3, minute: 4, second: 5)
    #expect(results.map(\.time) == [Calendar(identifier: .gregorian).date(from: parts)])
  }

  @Test("DATA-1, OPT-6: Data")
  func data() {
    struct FeedOne: SmartCodable { var address: Data? }
    let json = #"{"address":"aHR0cHM6Ly9hLmIvYw=="}"#
    var results: [String] = []
    func example() {
      let option: SmartDecodingOption = .data(.base64)
      guard let model = FeedOne.deserialize(from: json, options: [option]) else { return }
      guard let data = model.address, let url = String(data: data, encoding: .utf8) else { return }
      results = [url]
    }
    example()
    #expect(results == ["https://a.b/c"])
  }

  @Test("CONV-13: Float")
  func float() {
    struct FeedOne: SmartCodable {
      var a: Float = 0
      var b: Double = 0
      var c: CGFloat = 0
    }
    let json = #"{"a":"infinity","b":"-infinity","c":"NaN"}"#
    var results: [FeedOne] = []
    func example() {
      let option: SmartDecodingOption = .float(
        .convertFromString(positiveInfinity: "infinity", negativeInfinity: "-infinity", nan: "NaN")
      )
      guard let model1 = FeedOne.deserialize(from: json, options: [option]) else { return }
      results = [model1]
    }
    example()
    #expect(results.map(\.a) == [.infinity])
    #expect(results.map(\.b) == [-.infinity])
    #expect(results.map(\.c.isNaN) == [true])
  }

  private static let dict: [String: any Sendable] = [
    "nick_name": "Mccc1",
    "two": [
      "realName": "Mccc2",
      "three": [
        ["nickName": "Mccc3"]
      ],
    ] as [String: any Sendable],
  ]

  // Without a mapping the names differ, as the README says; only the last one is found.
  @Test("DEF-2: Field mapping, the models without a mapping")
  func withoutMapping() {
    struct FeedTwo: SmartCodable {
      var nickName: String = ""
      var two: Two = Two()
    }

    struct Two: SmartCodable {
      var nickName: String = ""
      var three: [Three] = []
    }

    struct Three: SmartCodable {
      var nickName: String = ""
    }
    let feed = FeedTwo.deserialize(from: Self.dict)
    #expect(
      ExampleConsole.text(of: feed) == """
        FeedTwo(nickName: "", two: Two(nickName: "", three: [Three(nickName: "Mccc3")]))
        """
    )
  }

  // The data has "nickName" inside `three` where the model wants "nick_name": nothing is found.
  @Test("DEF-7: Field mapping, Override CodingKeys")
  func codingKeys() {
    struct FeedTwo: SmartCodable {
      var nickName: String = ""
      var two: Two = Two()

      enum CodingKeys: String, CodingKey {
        case nickName = "nick_name"
        case two
      }
    }

    struct Two: SmartCodable {
      var nickName: String = ""
      var three: [Three] = []

      enum CodingKeys: String, CodingKey {
        case nickName = "realName"
        case three
      }
    }

    struct Three: SmartCodable {
      var nickName: String = ""
      enum CodingKeys: String, CodingKey {
        case nickName = "nick_name"
      }
    }
    let feed = FeedTwo.deserialize(from: Self.dict)
    #expect(
      ExampleConsole.text(of: feed) == """
        FeedTwo(nickName: "Mccc1", two: Two(nickName: "Mccc2", three: [Three(nickName: "")]))
        """
    )
  }

  // What globalMap and exactMap did is now said by each type for itself.
  @Test("KEY-1, KEY-2: Field mapping, the data of globalMap and exactMap")
  func mapping() {
    struct FeedTwo: SmartCodable {
      var nickName: String = ""
      var two: Two = Two()
      static func mappingForKey() -> [SmartKeyTransformer]? {
        [CodingKeys.nickName <--- "nick_name"]
      }
    }
    struct Two: SmartCodable {
      var nickName: String = ""
      var three: [Three] = []
      static func mappingForKey() -> [SmartKeyTransformer]? {
        [CodingKeys.nickName <--- ["nick_name", "realName"]]
      }
    }
    struct Three: SmartCodable {
      var nickName: String = ""
      static func mappingForKey() -> [SmartKeyTransformer]? {
        [CodingKeys.nickName <--- ["nick_name", "nickName"]]
      }
    }
    let feed = FeedTwo.deserialize(from: Self.dict)
    #expect(
      ExampleConsole.text(of: feed) == """
        FeedTwo(nickName: "Mccc1", two: Two(nickName: "Mccc2", three: [Three(nickName: "Mccc3")]))
        """
    )
  }
}
