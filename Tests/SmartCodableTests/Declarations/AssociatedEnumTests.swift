import Foundation
import SmartCodable
import Testing

@Suite("SmartAssociatedEnumerable")
struct AssociatedEnumTests {
  /// Declares a default case and what is written.
  private enum Sex: SmartAssociatedEnumerable, Equatable {
    case man
    case other(String)

    static var defaultCase: Sex { .man }

    init(from decoder: any Decoder) throws {
      let text = try decoder.singleValueContainer().decode(String.self)
      guard text != "bad" else {
        throw DecodingError.dataCorrupted(.init(codingPath: [], debugDescription: "bad"))
      }
      self = text == "man" ? .man : .other(text)
    }

    func encode(to encoder: any Encoder) throws { try "by itself".encode(to: encoder) }

    func encodeValue() -> (any Encodable)? {
      switch self {
      case .man: nil
      case .other(let text): text
      }
    }
  }

  /// Declares neither.
  private enum Bare: SmartAssociatedEnumerable, Equatable {
    case number(Int)
  }

  private struct Model: SmartCodable {
    var sex = Sex.other("initial")
    var maybe: Sex?
    var list: [Sex] = []
    var bare: Bare?
  }

  private struct Plain: Codable {
    var sex: Sex
  }

  private struct Holder: SmartCodable {
    var plain: Plain?
  }

  @Test("ENUM-8: without a transformer the value is read by its own init(from:)")
  func reading() throws {
    let model = try Model.read(#"{"sex":"x","maybe":"man","list":["a","bad","man"]}"#)
    #expect(model.sex == .other("x"))
    #expect(model.maybe == .man)
    #expect(model.list == [.other("a"), .man])
    #expect(try Model.read(#"{"bare":{"number":{"_0":4}}}"#).bare == .number(4))
  }

  @Test("ENUM-2: a bad value leads to the initial value, or nil")
  func fallback() throws {
    let model = try Model.read(#"{"sex":"bad","maybe":"bad","bare":1}"#)
    #expect(model.sex == .other("initial"))
    #expect(model.maybe == nil)
    #expect(model.bare == nil)
  }

  @Test("ENUM-3: without an initial value a bad value leads to the declared default case")
  func defaultCase() throws {
    #expect(try Holder.read(#"{"plain":{"sex":"bad"}}"#).plain?.sex == .man)
    #expect(try Holder.read(#"{"plain":{}}"#).plain?.sex == .man)
  }

  @Test("API-10: without a declared default case there is none")
  func noDefault() throws {
    struct Needs: Codable { var bare: Bare }
    struct Outer: SmartCodable { var needs: Needs? }
    #expect(Bare.defaultCase == nil)
    #expect(try Outer.read(#"{"needs":{"bare":1}}"#).needs == nil)
  }

  @Test("ENUM-8: it is written as encodeValue(), or by itself if that is nil")
  func writing() {
    let model = Model(sex: .other("o"), maybe: .man, list: [.other("l")], bare: .number(1))
    #expect(
      model.toJSONString()
        == #"{"sex":"o","maybe":"by itself","list":["l"],"bare":{"number":{"_0":1}}}"#
    )
  }

  @Test("ENUM-7: with a transformer it is written by that")
  func transformer() {
    struct Code: ValueTransformable {
      func transformFromJSON(_ value: Any?) -> Sex? { nil }
      func transformToJSON(_ value: Sex?) -> Int? { value == .man ? 1 : nil }
    }
    struct Coded: SmartCodable {
      var sex = Sex.man
      var other: Sex? = .other("x")
      static func mappingForValue() -> [SmartValueTransformer]? {
        [CodingKeys.sex <--- Code(), CodingKeys.other <--- Code()]
      }
    }
    #expect(Coded().toJSONString() == #"{"sex":1,"other":"x"}"#)
  }
}
