import Foundation
import SmartCodable
import Testing

/// The README of version 5 from its first example to 2.2.
///
/// Its signatures lost the element type of `Set` on the way to us; it is `SmartDecodingOption`.
@Suite("README of version 5: The Basics, Deserialization API")
struct Version5BasicsExamples {
  @Test("API-1, API-3: Usage Examples")
  func usage() {
    struct User: SmartCodable {
      var name: String = ""
      var age: Int = 0
    }

    let user = User.deserialize(from: ["name": "John", "age": 30])
    #expect(ExampleConsole.text(of: user) == #"User(name: "John", age: 30)"#)
  }

  @Test(
    "API-3, DEF-1, DEF-3: 1. The Basics, a class and a struct",
    arguments: [
      (#"{"int":5,"doubleOptional":0.5}"#, "BasicTypes(int: 5, doubleOptional: 0.5)"),
      (#"{"int":"x","doubleOptional":"x"}"#, "BasicTypes(int: 2, doubleOptional: nil)"),
      ("{}", "BasicTypes(int: 2, doubleOptional: nil)"),
    ]
  )
  func basics(json: String, printed: String) {
    func aClass() -> String {
      class BasicTypes: SmartCodable {
        var int: Int = 2
        var doubleOptional: Double?
        required init() {}
      }
      let model = BasicTypes.deserialize(from: json)
      return ExampleConsole.text(of: model)
    }
    func aStruct() -> String {
      struct BasicTypes: SmartCodable {
        var int: Int = 2
        var doubleOptional: Double?
      }
      let model = BasicTypes.deserialize(from: json)
      return ExampleConsole.text(of: model)
    }
    #expect(aClass() == printed)
    #expect(aStruct() == printed)
  }

  private struct Model: SmartCodable, Equatable {
    var name: String = ""
    var age: Int = 0
  }

  @Test("API-1, API-3, ENT-22, OPT-2: 2.1 deserialize, the four signatures")
  func signatures() throws {
    typealias Options = Set<SmartDecodingOption>
    let fromDict: ([String: Any]?, String?, Options?) -> Model? =
      Model.deserialize(from:designatedPath:options:)
    let fromText: (String?, String?, Options?) -> Model? =
      Model.deserialize(from:designatedPath:options:)
    let fromData: (Data?, String?, Options?) -> Model? =
      Model.deserialize(from:designatedPath:options:)
    let fromPlist: (Data?, String?, Options?) -> Model? =
      Model.deserializePlist(from:designatedPath:options:)
    let dict: [String: Any] = ["Model": ["Name": "Mccc", "Age": 18]]
    let plist = try PropertyListSerialization.data(fromPropertyList: dict, format: .xml, options: 0)
    let json = #"{"Model":{"Name":"Mccc","Age":18}}"#
    let options: Options = [.key(.firstLetterLower)]
    let expected = Model(name: "Mccc", age: 18)
    #expect(fromDict(dict, "Model", options) == expected)
    #expect(fromText(json, "Model", options) == expected)
    #expect(fromData(Data(json.utf8), "Model", options) == expected)
    #expect(fromPlist(plist, "Model", options) == expected)
  }

  @Test("API-3, ENT-2: 2.1 Multi-Format Input Support")
  func inputs() {
    let dict: [String: Any] = ["name": "Mccc", "age": "18"]
    let arr: [Any] = [dict, dict]
    let jsonString = #"{"name":"Mccc","age":"18"}"#
    let data = Data(jsonString.utf8)
    let expected = Model(name: "Mccc", age: 18)
    #expect(Model.deserialize(from: dict) == expected)
    #expect([Model].deserialize(from: arr) == [expected, expected])
    #expect(Model.deserialize(from: jsonString) == expected)
    #expect(Model.deserialize(from: data) == expected)
  }

  @Test("API-3, PATH-1, PATH-2, PATH-5, PATH-7: 2.1 Deep Path Navigation")
  func paths() {
    let json = """
      {
        "data": {
          "user": {
            "info": { "name": "Mccc", "age": 18 },
            "list": [{}, { "age": 3 }]
          }
        }
      }
      """
    let model = Model.deserialize(from: json, designatedPath: "data.user.info")
    #expect(model == Model(name: "Mccc", age: 18))
    #expect(Model.deserialize(from: json, designatedPath: "data.user.list.1")?.age == 3)
    #expect(Model.deserialize(from: json, designatedPath: "data.nobody.info") == nil)
    #expect(Model.deserialize(from: #"{"age":4}"#, designatedPath: "")?.age == 4)
  }

  @Test("API-2, API-3, OPT-2: 2.1 Decoding Strategies, the printed options")
  func options() {
    struct Model: SmartCodable {
      var startDate: Date?
      var rawBytes: Data?
    }
    let options: Set<SmartDecodingOption> = [
      .key(.convertFromSnakeCase),
      .date(.iso8601),
      .data(.base64),
    ]
    let json = #"{"start_date":"2024-01-02T03:04:05Z","raw_bytes":"aGk="}"#
    let model = Model.deserialize(from: json, options: options)
    #expect(model?.startDate == Date(timeIntervalSince1970: 1_704_164_645))
    #expect(model?.rawBytes == Data("hi".utf8))
  }

  // A model that spells its key like the input finds it under any strategy (KEY-15).
  @Test(
    "API-3, KEY-12, KEY-13, KEY-15: 2.1 Decoding Strategies, the rows about keys",
    arguments: [
      (#"{"first_name":"a"}"#, JSONDecoder.SmartKeyDecodingStrategy.fromSnakeCase, "a", ""),
      (#"{"FirstName":"a"}"#, .firstLetterLower, "a", "a"),
      (#"{"firstName":"a"}"#, .firstLetterUpper, "a", "a"),
    ]
  )
  func keyRows(
    json: String,
    strategy: JSONDecoder.SmartKeyDecodingStrategy,
    lower: String,
    upper: String
  ) {
    struct Lower: SmartCodable { var firstName = "" }
    struct Upper: SmartCodable {
      var firstName = ""
      enum CodingKeys: String, CodingKey { case firstName = "FirstName" }
    }
    #expect(Lower.deserialize(from: json, options: [.key(strategy)])?.firstName == lower)
    #expect(Upper.deserialize(from: json, options: [.key(strategy)])?.firstName == upper)
  }

  // The README lists `.convertToString` for floats; Foundation calls it `.convertFromString` here.
  @Test("API-13, CONV-13, DATE-5, OPT-1: 2.1 Decoding Strategies, the rows about values")
  func valueRows() {
    struct Model: SmartCodable {
      var date: Date?
      var number: Double?
    }
    let json = #"{"date":5,"number":"NaN"}"#
    let names = JSONDecoder.NonConformingFloatDecodingStrategy.convertFromString(
      positiveInfinity: "inf",
      negativeInfinity: "-inf",
      nan: "NaN"
    )
    let model = Model.deserialize(from: json, options: [.date(.secondsSince1970), .float(names)])
    #expect(model?.date == Date(timeIntervalSince1970: 5))
    #expect(model?.number?.isNaN == true)
    #expect(Model.deserialize(from: json, options: [.float(.throw)])?.number == nil)
    // "Last one wins if duplicates exist."
    let twice: [SmartDecodingOption] = [.date(.iso8601), .date(.millisecondsSince1970)]
    #expect(
      Model.deserialize(from: json, options: twice)?.date == Date(timeIntervalSince1970: 0.005)
    )
  }

  @Test("API-3, DFM-3: 2.2 Post-processing callback")
  func callback() {
    struct Model: SmartCodable {
      var name: String = ""
      mutating func didFinishMapping() {
        name = "I am \(name)"
      }
    }
    let model = Model.deserialize(from: ["name": "Mccc"])
    #expect(ExampleConsole.text(of: model) == #"Model(name: "I am Mccc")"#)
  }
}
