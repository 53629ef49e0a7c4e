import Foundation
import SmartCodableV2
import Testing

@Suite("Samples of the documents of version 2: options and keys", .quiet)
struct DocumentKeySamples {
  struct FeedOne: SmartCodable {
    var date: Date?
    var address: Data?
    var value: Double?
  }

  @Test("LEG-4: the options for dates, data and floating-point numbers")
  func options() {
    var printed: [String] = []
    func date(_ json: String) {
      let dateFormatter = DateFormatter()
      dateFormatter.dateFormat = "yyyy-MM-dd HH:mm:ss"
      let option: JSONDecoder.SmartOption = .dateStrategy(.formatted(dateFormatter))
      guard let model = FeedOne.deserialize(json: json, options: [option]) else { return }
      printed.append(model.date.map(dateFormatter.string) ?? "nil")
    }
    func data(_ json: String) {
      let option: JSONDecoder.SmartOption = .dataStrategy(.base64)
      guard let model = FeedOne.deserialize(json: json, options: [option]) else { return }
      guard let data = model.address, let url = String(data: data, encoding: .utf8) else { return }
      printed.append(url)
    }
    func float(_ json: String) {
      let option: JSONDecoder.SmartOption = .floatStrategy(
        .convertFromString(
          positiveInfinity: "infinity",
          negativeInfinity: "-infinity",
          nan: "NaN"
        )
      )
      guard let model1 = FeedOne.deserialize(json: json, options: [option]) else { return }
      printed.append("\(model1.value ?? 0)")
    }
    date(#"{"date":"2024-04-07 08:09:10"}"#)
    data(#"{"address":"aHR0cHM6Ly9hLmI="}"#)
    float(#"{"value":"infinity"}"#)
    float(#"{"value":"-infinity"}"#)
    float(#"{"value":"NaN"}"#)
    #expect(printed == ["2024-04-07 08:09:10", "https://a.b", "inf", "-inf", "nan"])
  }

  @Test("LEG-4: the other strategies for data")
  func dataStrategies() {
    let bytes = FeedOne.deserialize(
      json: #"{"address":[104,105]}"#,
      options: [.dataStrategy(.deferredToData)]
    )
    #expect(bytes?.address == Data("hi".utf8))
    let custom = FeedOne.deserialize(
      json: #"{"address":"hi"}"#,
      options: [
        .dataStrategy(
          .custom { Data(try $0.singleValueContainer().decode(String.self).utf8) }
        )
      ]
    )
    #expect(custom?.address == Data("hi".utf8))
  }

  private static var dict: [String: Any] {
    [
      "nick_name": "Mccc1",
      "two": [
        "realName": "Mccc2",
        "three": [
          ["nickName": "Mccc3"]
        ],
      ],
    ]
  }

  @Test("DEF-7, LEG-9: Override CodingKeys")
  func codingKeys() {
    struct Three: SmartCodable {
      var nickName: String = ""
      enum CodingKeys: String, CodingKey {
        case nickName = "nick_name"
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
    struct FeedTwo: SmartCodable {
      var nickName: String = ""
      var two: Two = Two()

      enum CodingKeys: String, CodingKey {
        case nickName = "nick_name"
        case two
      }
    }
    let feedTwo = FeedTwo.deserialize(dict: Self.dict)
    #expect(feedTwo?.nickName == "Mccc1")
    #expect(feedTwo?.two.nickName == "Mccc2")
    #expect(feedTwo?.two.three.map(\.nickName) == [""])
  }

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

  @Test("LEG-9: globalMap and exactMap")
  func maps() {
    let dict = Self.dict
    var printed: [[String]] = []
    func names(_ feed: FeedTwo) -> [String] {
      [feed.nickName, feed.two.nickName] + feed.two.three.map(\.nickName)
    }
    func globalMap() {
      let keys = [
        SmartGlobalMap(from: "nick_name", to: "nickName"),
        SmartGlobalMap(from: "realName", to: "nickName"),
      ]
      guard let feedTwo = FeedTwo.deserialize(dict: dict, keyStrategy: .globalMap(keys)) else {
        return
      }
      printed.append(names(feedTwo))
    }
    func exactMap() {
      let keys2 = [
        SmartExactMap(path: "", from: "nick_name", to: "nickName"),
        SmartExactMap(path: "two", from: "realName", to: "nickName"),
        SmartExactMap(path: "two.three", from: "nick_name", to: "nickName"),
      ]
      guard let feedThree = FeedTwo.deserialize(dict: dict, keyStrategy: .exactMap(keys2)) else {
        return
      }
      printed.append(names(feedThree))
    }
    globalMap()
    exactMap()
    #expect(printed == [["Mccc1", "Mccc2", "Mccc3"], ["Mccc1", "Mccc2", "Mccc3"]])
  }
}
