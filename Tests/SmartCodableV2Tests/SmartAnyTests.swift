import Foundation
import SmartCodableV2
import Testing

@Suite("SmartAny of version 2", .quiet)
struct SmartAnyTests {
  private static var values: [(String, SmartAny)] {
    [
      ("true", .bool(true)), ("false", .bool(false)), (#""true""#, .string("true")),
      (#""""#, .string("")),
      ("0", .int(0)), ("1", .int(1)), ("1.0", .int(1)), ("-1e2", .int(-100)), ("1.5", .double(1.5)),
      ("9223372036854775807", .int(.max)), ("9223372036854775808", .uInt(1 << 63)),
      ("18446744073709551616", .double(0x1p64)), ("1e300", .double(1e300)),
      ("{}", .dict([:])), ("[]", .array([])), ("null", .null(NSNull())),
      (
        #"{"a":[1,{"b":null}],"c":"x"}"#,
        .dict(["a": .array([.int(1), .dict(["b": .null(NSNull())])]), "c": .string("x")])
      ),
    ]
  }

  @Test("LEG-8: a value is the first case that takes it", arguments: 0..<17)
  func cases(_ index: Int) throws {
    let (json, expected) = Self.values[index]
    let text = "{\"v\":\(json),\"list\":[\(json)],\"entries\":{\"k\":\(json)}}"
    let model = try #require(Model.deserialize(json: text))
    #expect(model.v == expected)
    #expect(model.list == [expected])
    #expect(model.entries == ["k": expected])
    #expect(try JSONDecoder().decode(SmartAny.self, from: Data(json.utf8)) == expected)
  }

  struct Model: SmartCodable {
    var v: SmartAny = .bool(true)
    var list: [SmartAny] = []
    var entries: [String: SmartAny] = [:]
    var maybe: SmartAny? = .int(1)
  }

  @Test("LEG-8: a number that no type holds is a bad value")
  func tooLarge() {
    #expect(Model.deserialize(json: #"{"v":1,"list":[1,1e999]}"#)?.list == [])
    #expect(Model.deserialize(json: #"{"v":1,"maybe":[1e999]}"#).map { $0.maybe == nil } == true)
    #expect(Model.deserialize(json: #"{"v":[1e999]}"#) == nil)
  }

  @Test("LEG-8: peel unwraps every case, at any depth")
  func peel() throws {
    let values: [(SmartAny, any Equatable & Sendable)] = [
      (.bool(true), true), (.string("x"), "x"), (.double(1.5), 1.5), (.cgFloat(1.5), CGFloat(1.5)),
      (.float(1.5), Float(1.5)), (.int(1), 1), (.int8(1), Int8(1)), (.int16(1), Int16(1)),
      (.int32(1), Int32(1)), (.int64(1), Int64(1)), (.uInt(1), UInt(1)), (.uInt8(1), UInt8(1)),
      (.uInt16(1), UInt16(1)), (.uInt32(1), UInt32(1)), (.uInt64(1), UInt64(1)),
    ]
    for (wrapped, value) in values {
      let isPeeled = isSame(wrapped.peel, value)
      #expect(isPeeled, "\(wrapped)")
      let isPeeledBelow = isSame(SmartAny.array([.dict(["k": wrapped])]).peel, value, below: "k")
      #expect(isPeeledBelow, "\(wrapped)")
    }
    #expect(SmartAny.null(NSNull()).peel is NSNull)
    let list: [SmartAny] = [.int(1), .array([.null(NSNull())])]
    #expect((list.peel.last as? [Any])?.first is NSNull)
    let entries: [String: SmartAny] = ["a": .dict(["b": .string("c")])]
    #expect(entries.peel["a"] as? [String: String] == ["b": "c"])
  }

  private func isSame<Value: Equatable>(_ peeled: Any, _ value: Value, below key: String? = nil)
    -> Bool
  {
    guard let key else { return type(of: peeled) == Value.self && peeled as? Value == value }
    return ((peeled as? [Any])?.first as? [String: Any])?[key].map { isSame($0, value) } ?? false
  }

  @Test("LEG-8: a value is printed with its case, and written without it")
  func printed() throws {
    var model = Model()
    model.v = .dict(["k": .array([.int8(1), .uInt64(2), .cgFloat(1.5), .null(NSNull())])])
    model.maybe = nil
    let text =
      "SmartAny.dict([\"k\": SmartAny.array([SmartAny.int8(1), SmartAny.uInt64(2), "
      + "SmartAny.cgFloat(1.5), SmartAny.null])])"
    #expect("\(model.v)" == text)
    #expect(model.toJSONString() == #"{"v":{"k":[1,2,1.5,null]},"list":[],"entries":{}}"#)
    let all: [SmartAny] = [
      .bool(true), .string("s"), .double(0.5), .float(0.5), .int(1), .int16(2), .int32(3),
      .int64(4),
      .uInt(5), .uInt8(6), .uInt16(7), .uInt32(8),
    ]
    model = Model()
    model.list = all
    let names = [
      "bool(true)", "string(\"s\")", "double(0.5)", "float(0.5)", "int(1)", "int16(2)", "int32(3)",
      "int64(4)", "uInt(5)", "uInt8(6)", "uInt16(7)", "uInt32(8)",
    ]
    #expect(all.map(\.debugDescription) == names.map { "SmartAny.\($0)" })
    #expect(
      model.toJSONString()
        == #"{"v":true,"list":[true,"s",0.5,0.5,1,2,3,4,5,6,7,8],"entries":{},"maybe":1}"#
    )
  }
}
