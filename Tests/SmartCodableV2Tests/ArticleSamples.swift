import Foundation
import SmartCodableV2
import Testing

// The article on version 1 [S3]. What was repaired, since its text does not compile or is no JSON:
//
// | sample                         | repair                                                           |
// |--------------------------------|------------------------------------------------------------------|
// | `desc = "(age)岁的"`            | the backslash of the interpolation is missing                    |
// | FeedOne, FeedTwo, FeedThree    | declared after their use at file level; here before it           |
// | `strategy:`                    | deprecated here, so the sample stands in a deprecated function   |
// | `static var defaultCase`       | computed, since Swift 6 refuses a mutable global                 |
// | `"" as? T`, `toFloat()` …      | the package's own source: its results are tested, by LEG-2, LEG-4 |
//
// Left out: `[String: Any]` in a model, which the article shows because it does not compile; the Podfile.
@Suite("Samples of the article on version 1", .quiet)
struct ArticleSamples {
  @Test("LEG-1: dictionaries and arrays")
  func dictionaryAndArray() {
    struct SimpleSmartCodableModel: SmartCodable {
      var name: String = ""
    }
    var printed: [String] = []
    func example() {
      let dict: [String: String] = ["name": "xiaoming"]
      guard let model = SimpleSmartCodableModel.deserialize(dict: dict) else { return }
      printed.append(model.name)
      let arr = [dict, dict]
      guard let models = [SimpleSmartCodableModel].deserialize(array: arr) else { return }
      printed.append(models.map { $0?.name ?? "nil" }.joined(separator: " "))
    }
    example()
    #expect(printed == ["xiaoming", "xiaoming xiaoming"])
  }

  class FinishMappingSingle: SmartDecodable {
    var name: String = ""
    var age: Int = 0
    var desc: String = ""

    required init() {}

    func didFinishMapping() {
      if name.isEmpty {
        desc = "\(age)岁的" + "人"
      } else {
        desc = "\(age)岁的" + name
      }
    }
  }

  @Test("LEG-11: the callback")
  func callback() {
    let list = [FinishMappingSingle].deserialize(array: [["age": "3"], ["name": "b", "age": 4]])
    #expect(list?.map { $0?.desc } == ["3岁的人", "4岁的b"])
  }

  struct FeedOne: SmartCodable {
    var name: String = ""
    enum CodingKeys: String, CodingKey {
      case name = "nick_name"
    }
  }

  struct FeedTwo: SmartCodable {
    var nickName: String = ""
  }

  struct FeedThree: SmartCodable {
    var name: String = ""
  }

  private protocol Sample { static func printed() -> [String] }

  private enum Renaming: Sample {
    @available(*, deprecated)
    static func printed() -> [String] {
      let json = """
        {
          "nick_name": "小明"
        }
        """
      var lines: [String] = []

      // 1. CodingKeys 映射
      guard let feedOne = FeedOne.deserialize(json: json) else { return lines }
      lines.append("feedOne.name = \(feedOne.name)")

      // 2.  使用keyDecodingStrategy的驼峰命名
      guard let feedTwo = FeedTwo.deserialize(json: json, strategy: .convertFromSnakeCase) else {
        return lines
      }
      lines.append("feedTwo.nickName = \(feedTwo.nickName)")

      // 3. 使用keyDecodingStrategy的自定义策略
      guard
        let feedThree = FeedThree.deserialize(json: json, strategy: .custom(["nick_name": "name"]))
      else { return lines }
      lines.append("feedThree.name = \(feedThree.name)")
      return lines
    }
  }

  @Test("LEG-10: renaming fields")
  func renaming() {
    let sample: any Sample.Type = Renaming.self
    #expect(
      sample.printed() == [
        "feedOne.name = 小明", "feedTwo.nickName = 小明", "feedThree.name = 小明",
      ]
    )
  }

  struct Firend: SmartDecodable {
    var age: Int?
    var name: String = ""
    @SmartOptional var location: Location?
    var hobby: Hobby = Hobby()
  }

  class Location: SmartDecodable {
    var pronince: String = ""
    var city: String = ""

    required init() {}
  }

  struct Hobby: SmartDecodable {
    var name: String = ""
    init() {
      name = ""
    }
  }

  @Test("LEG-6: Optional models")
  func optionalModel() throws {
    let friend = try #require(
      Firend.deserialize(json: #"{"age":"3","name":null,"location":{"city":5},"hobby":[]}"#)
    )
    #expect(friend.age == 3 && friend.name == "" && friend.hobby.name == "")
    #expect(friend.location?.city == "5" && friend.location?.pronince == "")
    let lost = try #require(Firend.deserialize(json: #"{"location":[]}"#))
    #expect(lost.location == nil)
  }

  struct Feed: SmartCodable {
    // 如果解码失败，会被填充 ““，导致defalut value被替换掉。
    var name: String = "defalut value"
  }

  @Test("LEG-2: the initial value in a model has no effect")
  func initialValue() {
    for json in ["{}", #"{"name":null}"#, #"{"name":[]}"#] {
      #expect(Feed.deserialize(json: json)?.name == "")
    }
  }

  @Test("LEG-2, LEG-4: the ten cases of the compatibility chapter")
  func cases() throws {
    struct Plain: SmartCodable, Equatable {
      var flag = true
      var maybeFlag: Bool?
      var text = "x"
      var maybeText: String?
      var number = 1
      var maybeNumber: Int?
      var double = 1.0
      var maybeDouble: Double?
    }
    var defaults = Plain()
    (defaults.flag, defaults.text, defaults.number, defaults.double) = (false, "", 0, 0)
    let converted = Plain(
      flag: true,
      maybeFlag: false,
      text: "1",
      maybeText: "1.5",
      number: 2,
      maybeNumber: 3,
      double: 1.5,
      maybeDouble: 2
    )
    let rows: [(String, Plain)] = [
      ("{}", defaults),
      (
        #"""
        {"flag":"yes","maybeFlag":0,"text":1,"maybeText":1.5,"number":"2","maybeNumber":"3",
        "double":"1.5","maybeDouble":"2"}
        """#, converted
      ),
      (
        #"""
        {"flag":"x","maybeFlag":"x","text":{},"maybeText":[],"number":"x","maybeNumber":"x",
        "double":"x","maybeDouble":"x"}
        """#, defaults
      ),
      (
        #"""
        {"flag":null,"maybeFlag":null,"text":null,"maybeText":null,"number":null,
        "maybeNumber":null,"double":null,"maybeDouble":null}
        """#, defaults
      ),
    ]
    for (json, expected) in rows { #expect(Plain.deserialize(json: json) == expected, "\(json)") }
  }
}
