import Foundation
import SmartCodable
import Testing

// The READMEs of version 2, English and Chinese: the code of both is the same, so one test stands
// for both. Options and functions carry the names that replaced those of version 2 (LEG-13):
//
// | in the READMEs                                   | here                                   |
// |--------------------------------------------------|----------------------------------------|
// | `deserialize(dict:)`, `(array:)`, `(json:)`      | `deserialize(from:)`                   |
// | `JSONDecoder.SmartOption`, `.dateStrategy(…)` …  | `SmartDecodingOption`, `.date(…)` …    |
// | `static var defaultCase = …`                     | `static let`, since Swift 6 refuses it |
//
// Left out, since chapter 27 of the specification leaves them to a later module:
//
// | example                               | why                                                  |
// |---------------------------------------|------------------------------------------------------|
// | Use SmartAny, with `peel`             | the enum is now the wrapper; its data is tested here |
// | globalMap, exactMap                   | now `mappingForKey()`; their data is tested here     |
// | Feed with `@SmartOptional`            | not needed any more                                  |
// | the logs of SmartConfig and SmartLog  | now the sentinel, with another layout                |
//
// Left out, since they show no use of this package: the airport of the measurements, the Podfile,
// `Block` with `[[String: Any]]`, which no compiler takes, and `decodeIfPresent` of the standard
// library.
@Suite("READMEs of version 2: How to Use SmartCodable")
struct Version2Examples {
  @Test("ENT-2: Decoding of a dictionary, Decoding of an array")
  func dictionaryAndArray() {
    struct Model: SmartCodable {
      var name: String = ""
    }
    var results: [Any] = []
    func first() {
      let dict: [String: String] = ["name": "xiaoming"]
      guard let model = Model.deserialize(from: dict) else { return }
      results.append(model)
    }
    func second() {
      let dict: [String: String] = ["name": "xiaoming"]
      let arr = [dict, dict]
      guard let models = [Model].deserialize(from: arr) else { return }
      results.append(models)
    }
    first()
    second()
    #expect(
      results.map(ExampleConsole.text) == [
        #"Model(name: "xiaoming")"#, #"[Model(name: "xiaoming"), Model(name: "xiaoming")]"#,
      ]
    )
  }

  @Test("ENC-2, ENC-6, ENC-15: Serialization and Deserialization")
  func roundTrip() {
    struct JsonToModel: SmartCodable, Equatable {
      var name: String = ""
      var age: Int?
      var scores: [Double] = []
    }
    let dict: [String: Any] = ["name": "xiaoming", "age": 8, "scores": [1.5, 2]]
    var results: [JsonToModel] = []
    var texts: [String] = []
    func example() {
      // 字典转模型
      guard let xiaoMing = JsonToModel.deserialize(from: dict) else { return }

      // 模型转字典
      let studentDict = xiaoMing.toDictionary() ?? [:]

      // 模型转json字符串
      let json1 = xiaoMing.toJSONString(prettyPrint: true) ?? ""

      // json字符串转模型
      guard let xiaoMing2 = JsonToModel.deserialize(from: json1) else { return }
      #expect(studentDict as NSDictionary == dict as NSDictionary)
      texts = [json1]
      results = [xiaoMing, xiaoMing2]
    }
    example()
    let expected = JsonToModel(name: "xiaoming", age: 8, scores: [1.5, 2])
    #expect(results == [expected, expected])
    let text = """
      {
        "name" : "xiaoming",
        "age" : 8,
        "scores" : [
          1.5,
          2
        ]
      }
      """
    #expect(texts == [text])
  }

  @Test(
    "API-7, DFM-1: Callback for Completed Parsing",
    arguments: [
      (#"{"name":"xiaoming","age":8}"#, "8岁的xiaoming"), (#"{"age":8,"desc":"x"}"#, "8岁的人"),
    ]
  )
  func callback(json: String, desc: String) {
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
    #expect(Model.deserialize(from: json)?.desc == desc)
  }

  // The README falls back to `defaultCase`; here the initial value comes first, and both are `.a`.
  @Test(
    "ENUM-1, ENUM-2, ENUM-4: Decoding of an enum",
    arguments: [
      (#"{"enumTest":"b"}"#, "b"), (#"{"enumTest":"c"}"#, "hello"), (#"{"enumTest":"hello"}"#, "a"),
      (#"{"enumTest":"d"}"#, "a"), (#"{"enumTest":null}"#, "a"), ("{}", "a"),
    ]
  )
  func enums(json: String, printed: String) {
    struct CompatibleEnum: SmartCodable {
      init() {}
      var enumTest: TestEnum = .a

      enum TestEnum: String, SmartCaseDefaultable {
        static let defaultCase: TestEnum = .a

        case a
        case b
        case hello = "c"
      }
    }
    #expect(CompatibleEnum.deserialize(from: json).map { "\($0.enumTest)" } == printed)
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  private struct Block: Codable {
    let message: String
    let index: Int
    let transactions: [Transaction]
    let proof: String
    let previous_hash: String
  }

  private struct Transaction: Codable {
    let amount: Int
    let recipient: String
    let sender: String
  }

  @Test("DEC-1, NEST-3: Decoding of Any, the official solution")
  func officialSolution() throws {
    let json = """
      {
        "message": "New Block Forged", "index": "3", "proof": 35293,
        "transactions": [{ "amount": "1", "recipient": "Lisa" }, null],
        "previous_hash": "ab12"
      }
      """
    let block = try SmartJSONDecoder().decode(Block.self, from: json)
    #expect(
      ExampleConsole.text(of: block) == """
        Block(message: "New Block Forged", index: 3, transactions: \
        [Transaction(amount: 1, recipient: "Lisa", sender: "")], \
        proof: "35293", previous_hash: "ab12")
        """
    )
  }

  private struct AboutAny<T: Codable>: SmartCodable {
    init() {}

    var dict1: [String: T] = [:]
    var dict2: [String: T] = [:]
  }

  @Test("NEST-5, COL-11: Decoding of Any, use generics")
  func generics() {
    let dict: [String: Any] = ["dict1": ["a": "x", "b": 1], "dict2": ["c": [1]]]
    var results: [AboutAny<String>] = []
    func example() {
      guard let one = AboutAny<String>.deserialize(from: dict) else { return }
      results = [one]
    }
    example()
    #expect(results.first?.dict1 == ["a": "x", "b": "1"])
    #expect(results.first?.dict2 == [:])
  }

  // The data of "Use SmartAny"; what `peel` gave is now what the property holds.
  @Test("ANY-1, ANY-2: Decoding of Any, the data of SmartAny")
  func anyData() throws {
    struct AnyModel: SmartCodable {
      @SmartAny var name: Any?
      @SmartAny var age: Any = 0
      @SmartAny var dict: [String: Any] = [:]
      @SmartAny var arr: [Any] = []
    }
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
    let model = try #require(AnyModel.deserialize(from: dict))
    #expect(model.name as? String == "xiao ming")
    #expect(model.age as? Int == 20)
    #expect(model.dict as NSDictionary == inDict as NSDictionary)
    #expect(model.arr as NSArray == arr as NSArray)
  }
}
