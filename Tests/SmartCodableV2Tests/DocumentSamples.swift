import Foundation
import Testing

@testable import SmartCodableV2

// The READMEs of version 2, English [S0] and Chinese [S2]: the code of both is the same, so one test
// stands for both. What was repaired, since the document's own text does not compile or is no JSON:
//
// | sample                               | repair                                                     |
// |--------------------------------------|------------------------------------------------------------|
// | decoding of an enum                  | `static var defaultCase` is computed, since Swift 6 refuses |
// |                                      | a mutable global                                           |
// | Parsing option, Data                 | `gurad … else` without a condition is a `guard`            |
// | Parsing option, `FeedOne`            | the document shows no such model: declared here            |
// | print(model.arr)                     | a comma is missing after `SmartAny.string("two")`          |
// | print(model.name)                    | `as Any`, or the compiler warns                            |
// | nested `Three` under `CodingKeys`    | reads `nick_name`, the input has `nickName`: it stays empty |
// | the airport, `runways`               | the values stand for themselves; the model is ours         |
// | CompatibleTypes, `CGFloat`           | `import Foundation`                                        |
//
// Left out, since they show no use of this package: the Podfile, `Block` with `[[String: Any]]`, which no
// compiler takes, and `decodeIfPresent` of the standard library.
@Suite("Samples of the documents of version 2", .quiet)
struct DocumentSamples {
  @Test("LEG-1: Decoding of a dictionary, Decoding of an array")
  func dictionaryAndArray() {
    struct Model: SmartCodable {
      var name: String = ""
    }
    var printed: [String] = []
    func example() {
      let dict: [String: String] = ["name": "xiaoming"]
      guard let model = Model.deserialize(dict: dict) else { return }
      printed.append("\(model)")
      let arr = [dict, dict]
      guard let models = [Model].deserialize(array: arr) else { return }
      printed += models.map { "\($0?.name ?? "nil")" }
    }
    example()
    #expect(printed == [#"Model(name: "xiaoming")"#, "xiaoming", "xiaoming"])
  }

  struct JsonToModel: SmartCodable, Equatable {
    var name: String = ""
    var age: Int?
  }

  @Test("ENC-15: Serialization and Deserialization")
  func serialization() {
    let dict: [String: Any] = ["name": "xiaoming", "age": 8]
    var results: [JsonToModel] = []
    var text = ""
    func example() {
      // 字典转模型
      guard let xiaoMing = JsonToModel.deserialize(dict: dict) else { return }

      // 模型转字典
      let studentDict = xiaoMing.toDictionary() ?? [:]

      // 模型转json字符串
      let json1 = xiaoMing.toJSONString(prettyPrint: true) ?? ""

      // json字符串转模型
      guard let xiaoMing2 = JsonToModel.deserialize(json: json1) else { return }
      #expect(studentDict as NSDictionary == dict as NSDictionary)
      results = [xiaoMing, xiaoMing2]
      text = json1
    }
    example()
    #expect(
      results == [JsonToModel(name: "xiaoming", age: 8), JsonToModel(name: "xiaoming", age: 8)]
    )
    #expect(text == "{\n  \"name\" : \"xiaoming\",\n  \"age\" : 8\n}")
  }

  @Test("LEG-11: Callback for Completed Parsing")
  func callback() {
    class Model: SmartDecodable {
      var name: String = ""
      var age: Int = 0
      var desc: String = ""
      required init() {}

      // 解析完成的回调
      func didFinishMapping() {
        if name.isEmpty {
          desc = "\(age)岁的" + "人"
        } else {
          desc = "\(age)岁的" + name
        }
      }
    }
    #expect(Model.deserialize(json: #"{"name":"小明","age":8}"#)?.desc == "8岁的小明")
    #expect(Model.deserialize(json: #"{"age":8}"#)?.desc == "8岁的人")
  }

  struct CompatibleEnum: SmartCodable {
    init() {}
    var enumTest: TestEnum = .a

    enum TestEnum: String, SmartCaseDefaultable {
      static var defaultCase: TestEnum { .a }

      case a
      case b
      case hello = "c"
    }
  }

  @Test("LEG-7: Decoding of an enum")
  func enumeration() {
    #expect(CompatibleEnum.deserialize(json: #"{"enumTest":"c"}"#)?.enumTest == .hello)
    #expect(CompatibleEnum.deserialize(json: #"{"enumTest":"hello"}"#)?.enumTest == .a)
    #expect(CompatibleEnum.deserialize(json: "{}")?.enumTest == .a)
  }

  struct AboutAny<T: Codable>: SmartCodable {
    init() {}

    var dict1: [String: T] = [:]
    var dict2: [String: T] = [:]
  }

  @Test("LEG-5: Use generics")
  func generics() {
    let dict = ["dict1": ["key": "1"], "dict2": ["key": "2"]]
    var printed: [[String: String]] = []
    func example() {
      guard let one = AboutAny<String>.deserialize(dict: dict) else { return }
      printed = [one.dict1, one.dict2]
    }
    example()
    #expect(printed == [["key": "1"], ["key": "2"]])
  }

  struct AnyModel: SmartCodable {
    var name: SmartAny?
    var age: SmartAny = .int(0)
    var dict: [String: SmartAny] = [:]
    var arr: [SmartAny] = []
  }

  @Test("LEG-8: Use SmartAny, and peel")
  func any() throws {
    let inDict =
      [
        "key1": 1,
        "key2": "two",
        "key3": ["key": "1"],
        "key4": [1, 2.2],
      ] as [String: Any]

    let arr = [inDict]

    let dict =
      [
        "name": "xiao ming",
        "age": 20,
        "dict": inDict,
        "arr": arr,
      ] as [String: Any]

    let model = try #require(AnyModel.deserialize(dict: dict))
    #expect("\(model.name as Any)" == #"Optional(SmartAny.string("xiao ming"))"#)
    #expect("\(model.age)" == "SmartAny.int(20)")
    let shown = [
      "key1": "SmartAny.int(1)",
      "key2": #"SmartAny.string("two")"#,
      "key3": #"SmartAny.dict(["key": SmartAny.string("1")])"#,
      "key4": "SmartAny.array([SmartAny.int(1), SmartAny.double(2.2)])",
    ]
    #expect(model.dict.mapValues { "\($0)" } == shown)
    guard case .dict(let only)? = model.arr.first, model.arr.count == 1 else {
      Issue.record("\(model.arr)")
      return
    }
    #expect(only.mapValues { "\($0)" } == shown)

    #expect(model.name?.peel as? String == "xiao ming")
    #expect(model.age.peel as? Int == 20)
    #expect(model.dict.peel as NSDictionary == inDict as NSDictionary)
    #expect(model.arr.peel as NSArray == arr as NSArray)
  }

  @Test("LEG-5: the airport of the measurements")
  func airport() {
    struct Airport: SmartCodable {
      var name = ""
      var iata = ""
      var coordinates: [Double] = []
      var runways: [Runway] = []
    }
    struct Runway: SmartCodable, Equatable {
      var direction = ""
      var distance = 0
      var surface = ""
    }
    let json = """
      [
          {
              "name": "Anaa Airport",
              "iata": "AAA",
              "icao": "NTGA",
              "coordinates": [-145.51222222222222, -17.348888888888887],
              "runways": [
                  {
                      "direction": "14L/32R",
                      "distance": 1502,
                      "surface": "flexible"
                  }
              ]
          }
      ]
      """
    let airport = [Airport].deserialize(json: json)?.first ?? nil
    #expect(airport?.name == "Anaa Airport")
    #expect(airport?.coordinates == [-145.51222222222222, -17.348888888888887])
    #expect(
      airport?.runways == [Runway(direction: "14L/32R", distance: 1502, surface: "flexible")]
    )
  }
}
