import Foundation
import SmartCodable
import Testing

/// The chapters of the README of version 5 that are numbered 3.2 and 4.3 there and follow 2.2.
@Suite("README of version 5: Key Transformation, Value Transformation")
struct Version5MappingExamples {
  @Test("API-3, KEY-1, KEY-2: 3.2 Key Transformation")
  func keys() {
    struct Model: SmartCodable {
      var id = 0
      var joinDate = ""
      // swift-format-ignore: OmitExplicitReturns
      static func mappingForKey() -> [SmartKeyTransformer]? {
        return [
          CodingKeys.id <--- ["user_id", "userId", "id"],
          CodingKeys.joinDate <--- "joined_at",
        ]
      }
    }
    let first = Model.deserialize(from: #"{"user_id":1,"userId":2,"id":3,"joined_at":"May"}"#)
    #expect(ExampleConsole.text(of: first) == #"Model(id: 1, joinDate: "May")"#)
    // "First non-null mapping is preferred."
    let second = Model.deserialize(from: #"{"user_id":null,"userId":2,"id":3,"joinDate":"May"}"#)
    #expect(ExampleConsole.text(of: second) == #"Model(id: 2, joinDate: "")"#)
  }

  @Test("API-3, VAL-1, VAL-12, VAL-13, VAL-15: 4.3 Value Transformation")
  func values() throws {
    struct Model: SmartCodable {
      var url: URL?
      var date1: Date?
      var date2: Date?

      static func mappingForValue() -> [SmartValueTransformer]? {
        let format = DateFormatter()
        format.dateFormat = "yyyy-MM-dd"
        return [
          CodingKeys.url <--- SmartURLTransformer(prefix: "https://"),
          CodingKeys.date2 <--- SmartDateTransformer(),
          CodingKeys.date1 <--- SmartDateFormatTransformer(format),
        ]
      }
    }
    let dict: [String: Any] = ["url": "a.b/c", "date1": "2024-01-02", "date2": 1_700_000_000]
    let model = try #require(Model.deserialize(from: dict))
    let parts = DateComponents(year: 2024, month: 1, day: 2)
    #expect(model.url == URL(string: "https://a.b/c"))
    #expect(model.date1 == Calendar(identifier: .gregorian).date(from: parts))
    #expect(model.date2 == Date(timeIntervalSince1970: 1_700_000_000))
    let written = model.toJSONString()
    #expect(written == #"{"url":"https://a.b/c","date1":"2024-01-02","date2":1700000000}"#)
  }

  @Test("API-1, VAL-11, VAL-16: 4.3 Built-in Value Transformers, the rows without a sample")
  func builtIn() throws {
    struct Model: SmartCodable {
      var data = Data()
      @SmartHexColor var color: ColorObject?
      static func mappingForValue() -> [SmartValueTransformer]? {
        [
          CodingKeys.data <--- SmartDataTransformer(),
          CodingKeys.color <--- SmartHexColorTransformer(colorFormat: .rrggbb(.hash)),
        ]
      }
    }
    let model = try #require(Model.deserialize(from: #"{"data":"aGk=","color":"7DA5E3"}"#))
    #expect(model.data == Data("hi".utf8))
    #expect(model.color == SmartHexColor.toColor(from: "7DA5E3", format: .rrggbb(.none)))
    #expect(model.toJSONString() == ##"{"data":"aGk=","color":"#7DA5E3"}"##)
  }

  /// The protocol as the README declares it; who meets the one can be made to meet the other.
  private protocol PrintedTransformable {
    associatedtype Object
    associatedtype JSON

    func transformFromJSON(_ value: Any?) -> Object?

    func transformToJSON(_ value: Object?) -> JSON?
  }

  private struct Doubling: PrintedTransformable, ValueTransformable {
    func transformFromJSON(_ value: Any?) -> Int? { (value as? Int).map { $0 * 2 } }

    func transformToJSON(_ value: Int?) -> String? { value.map { "\($0 / 2)" } }
  }

  @Test("API-9: 4.3 ValueTransformable")
  func ownTransformer() {
    struct Model: SmartCodable {
      var v = 0
      static func mappingForValue() -> [SmartValueTransformer]? { [CodingKeys.v <--- Doubling()] }
    }
    let model = Model.deserialize(from: #"{"v":4}"#)
    #expect(model?.v == 8)
    #expect(model?.toJSONString() == #"{"v":"4"}"#)
  }

  @Test("API-3, VAL-1, VAL-10: 4.3 Built-in Fast Transformer Helper")
  func fastTransformer() {
    enum TestEnum: String, SmartCaseDefaultable { case woman, man }
    struct Model: SmartCodable {
      var name = ""
      var subModel = TestEnum.woman
      static func mappingForValue() -> [SmartValueTransformer]? {
        [
          CodingKeys.name
            <--- FastTransformer(
              fromJSON: { json in
                "abc"
              },
              toJSON: { object in
                "123"
              }
            ),
          CodingKeys.subModel
            <--- FastTransformer(
              fromJSON: { json in
                TestEnum.man
              },
              toJSON: { object in
                object?.rawValue
              }
            ),
        ]
      }
    }
    let model = Model.deserialize(from: #"{"name":"Mccc","subModel":"anything"}"#)
    #expect(model?.name == "abc")
    #expect(model?.subModel == .man)
    #expect(model?.toJSONString() == #"{"name":"123","subModel":"man"}"#)
  }
}
