import Foundation
import SmartCodable
import Testing

/// What the README means by its color type, where there is no UIKit.
private typealias UIColor = ColorObject

@Suite("README of version 5: propertyWrapper")
struct Version5WrapperExamples {
  @Test("API-3, ANY-1: 3.1 @SmartAny")
  func smartAny() {
    let console = ExampleConsole()
    func print(_ value: Any?) { console.print(value) }

    struct Model: SmartCodable {
      @SmartAny var dict: [String: Any] = [:]
      @SmartAny var arr: [Any] = []
      @SmartAny var any: Any?
    }
    let dict: [String: Any] = [
      "dict": ["name": "Lisa"],
      "arr": [1, 2, 3],
      "any": "Mccc",
    ]

    let model = Model.deserialize(from: dict)
    print(model)
    #expect(console.lines == [#"Model(dict: ["name": "Lisa"], arr: [1, 2, 3], any: "Mccc")"#])
  }

  @Test("API-2, API-3, IGN-1: 3.2 @IgnoredKey")
  func ignoredKey() {
    let console = ExampleConsole()
    func print(_ value: Any?) { console.print(value) }

    struct Model: SmartCodable {
      @IgnoredKey
      var name: String = ""
    }

    let dict: [String: Any] = [
      "name": "Mccc"
    ]

    let model = Model.deserialize(from: dict)
    print(model)
    #expect(console.lines == [#"Model(name: "")"#])
  }

  @Test("DEF-10: 3.2 and 5.3, the other way to ignore: an own CodingKeys")
  func ownCodingKeys() {
    struct Model: SmartCodable {
      var name: String = ""
      var age: Int = 0
      enum CodingKeys: CodingKey { case age }
    }
    let model = Model.deserialize(from: ["name": "Mccc", "age": 18])
    #expect(ExampleConsole.text(of: model) == #"Model(name: "", age: 18)"#)
  }

  @Test("API-3, FLAT-1: 3.3 @SmartFlat")
  func smartFlat() {
    let console = ExampleConsole()
    func print(_ value: Any?) { console.print(value) }

    struct Model: SmartCodable {
      var name: String = ""
      var age: Int = 0
      @SmartFlat
      var model: FlatModel?
    }
    struct FlatModel: SmartCodable {
      var name: String = ""
      var age: Int = 0
    }

    let dict: [String: Any] = [
      "name": "Mccc",
      "age": 18,
    ]

    let model = Model.deserialize(from: dict)
    print(model)
    #expect(
      console.lines == [
        #"Model(name: "Mccc", age: 18, model: FlatModel(name: "Mccc", age: 18))"#
      ]
    )
  }

  @Test("API-3, PUB-1, PUB-2: 3.4 @SmartPublished")
  func smartPublished() throws {
    let console = ExampleConsole()
    func print(_ line: ExampleConsole.Line) { console.print(line) }
    var cancellables: Set<AnyCancellable> = []
    let dict: [String: Any] = ["name": ["a": "Mccc"]]
    var decoded: PublishedModel?

    class PublishedModel: ObservableObject, SmartCodable {
      required init() {}

      @SmartPublished
      var name: ABC?
    }

    struct ABC: SmartCodable {
      var a: String = ""
    }

    if let model = PublishedModel.deserialize(from: dict) {
      model.$name
        .sink { newName in
          print("name updated,newValue is: \(newName)")
        }
        .store(in: &cancellables)
      decoded = model
    }

    try #require(decoded).name = ABC(a: "Lisa")
    #expect(
      console.lines == [
        #"name updated,newValue is: ABC(a: "Mccc")"#, #"name updated,newValue is: ABC(a: "Lisa")"#,
      ]
    )
  }

  // The printed text names the color space of UIKit; the components are the same everywhere.
  @Test("API-3, HEX-1, HEX-4: 3.5 @SmartHexColor")
  func smartHexColor() throws {
    struct Model: SmartCodable {
      @SmartHexColor
      var color: UIColor?
    }

    let dict: [String: Any] = [
      "color": "7DA5E3"
    ]

    let model = Model.deserialize(from: dict)
    let color = try #require(model?.color)
    let components = String(format: "%g %g %g %g", color.red, color.green, color.blue, color.alpha)
    #expect(components == "0.490196 0.647059 0.890196 1")
    #expect(model?.toJSONString() == #"{"color":"7DA5E3"}"#)
  }
}
