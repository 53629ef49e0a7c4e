import SmartCodable
import Testing

@Suite("README of version 5: Special support")
struct Version5SpecialSupportExamples {
  @Test("API-3, STR-1: 5.1 Smart Stringified JSON Parsing")
  func stringified() {
    var result: Any?
    func example() {
      struct Model: SmartCodable {
        var hobby: Hobby?
        var hobbys: [Hobby]?
      }

      struct Hobby: SmartCodable {
        var name: String = ""
      }

      let dict: [String: Any] = [
        "hobby": "{\"name\":\"sleep1\"}",
        "hobbys": "[{\"name\":\"sleep2\"}]",
      ]

      guard let model = Model.deserialize(from: dict) else { return }
      result = model
    }
    example()
    #expect(
      ExampleConsole.text(of: result)
        == #"Model(hobby: Hobby(name: "sleep1"), hobbys: [Hobby(name: "sleep2")])"#
    )
  }

  @Test("STR-2: 5.1 mapping applies inside a parsed string")
  func recursiveMapping() {
    struct Model: SmartCodable { var hobby: Hobby? }
    struct Hobby: SmartCodable {
      var name: String = ""
      static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.name <--- "hobby_name"] }
    }
    let model = Model.deserialize(from: ["hobby": "{\"hobby_name\":\"sleep\"}"])
    #expect(ExampleConsole.text(of: model) == #"Model(hobby: Hobby(name: "sleep"))"#)
  }

  @Test("API-3, DEF-1, DEF-2, DEF-3: 5.2 Compatibility")
  func compatibility() {
    let dict = [
      "number1": "123",
      "number2": "Mccc",
      "number3": "Mccc",
    ]

    struct Model: SmartCodable {
      var number1: Int?
      var number2: Int?
      var number3: Int = 1
    }

    let model = Model.deserialize(from: dict)
    #expect(
      ExampleConsole.text(of: model) == "Model(number1: 123, number2: nil, number3: 1)"
    )
  }

  @Test(
    "API-3, ENUM-1, ENUM-2: 5.4 The Enum",
    arguments: [
      (#"{"name":"Lisa","sex":"woman"}"#, "woman"), (#"{"name":"Lisa","sex":"other"}"#, "man"),
      (#"{"name":"Lisa"}"#, "man"),
    ]
  )
  func enums(json: String, sex: String) {
    struct Student: SmartCodable {
      var name: String = ""
      var sex: Sex = .man

      enum Sex: String, SmartCaseDefaultable {
        case man = "man"
        case woman = "woman"
      }
    }
    let model = Student.deserialize(from: json)
    #expect(model?.name == "Lisa")
    #expect(model?.sex.rawValue == sex)
  }

  // The bodies that the README leaves open are ours.
  private enum Introduce_8ViewController {
    struct Model: SmartCodable {
      var sex: Sex = .man
      static func mappingForValue() -> [SmartValueTransformer]? {
        [
          CodingKeys.sex <--- RelationEnumTranformer()
        ]
      }
    }

    enum Sex: SmartAssociatedEnumerable {
      case man
      case women
      case other(String)
    }

    struct RelationEnumTranformer: ValueTransformable {
      typealias Object = Sex
      typealias JSON = String

      func transformToJSON(_ value: Introduce_8ViewController.Sex?) -> String? {
        switch value {
        case .man: "man"
        case .women: "women"
        case .other(let text): text
        case nil: nil
        }
      }

      func transformFromJSON(_ value: Any?) -> Sex? {
        switch value as? String {
        case "man": .man
        case "women": .women
        case let text?: .other(text)
        case nil: nil
        }
      }
    }
  }

  @Test(
    "API-3, API-10, ENUM-7: 5.4 Decoding of associative value enum",
    arguments: [
      (#"{"sex":"women"}"#, "women", #"{"sex":"women"}"#),
      (#"{"sex":"x"}"#, #"other("x")"#, #"{"sex":"x"}"#),
      (#"{"sex":5}"#, "man", #"{"sex":"man"}"#),
    ]
  )
  func associatedValues(json: String, printed: String, written: String) {
    let model = Introduce_8ViewController.Model.deserialize(from: json)
    #expect(model.map { "\($0.sex)" } == printed)
    #expect(model?.toJSONString() == written)
  }

  @Test("API-3, UPD-2: 5.5 Update Existing Model")
  func update() {
    var result: Any?
    func example() {
      struct Model: SmartCodable {
        var name: String = ""
        var age: Int = 0
      }

      var dic1: [String: Any] = [
        "name": "mccc",
        "age": 10,
      ]
      let dic2: [String: Any] = [
        "age": 200
      ]
      guard var model = Model.deserialize(from: dic1) else { return }
      SmartUpdater.update(&model, from: dic2)

      // The compiler warns of a variable that is never changed, as the printed one is.
      dic1.removeAll()
      result = model
    }
    example()
    #expect(ExampleConsole.text(of: result) == #"Model(name: "mccc", age: 200)"#)
  }
}
