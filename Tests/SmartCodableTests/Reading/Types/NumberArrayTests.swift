import Foundation
import SmartCodable
import Testing

@Suite("Arrays of every number type")
struct NumberArrayTests {
  struct Holder<Number: Codable & Equatable>: SmartCodable {
    var list: [Number] = []
  }

  /// A type of number with some values; an array of them may be read by a loop of its own.
  struct NumberType: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let check: @Sendable () throws -> Void

    init<Number: Codable & Equatable & Sendable>(_ type: Number.Type, _ numbers: [Number]) {
      testDescription = "\(type)"
      check = {
        try NumberArrayTests.checkGood(numbers)
        for place in numbers.indices { try NumberArrayTests.checkBad(numbers, at: place) }
      }
    }
  }

  private static func checkGood<Number: Codable & Equatable>(_ numbers: [Number]) throws {
    for count in 0...numbers.count {
      let some = Array(numbers.prefix(count))
      let lists = [some, [], some]
      let data = try JSONEncoder().encode(lists)
      #expect(try SmartJSONDecoder().decode([[Number]].self, from: data) == lists)
      let written = try SmartJSONEncoder().encode(lists)
      #expect(try JSONDecoder().decode([[Number]].self, from: written) == lists)
      let object = try JSONEncoder().encode(["list": some])
      let report = try Holder<Number>.decode(from: object)
      #expect(report.value.list == some)
      #expect(report.isClean)
    }
  }

  private static func checkBad<Number: Codable & Equatable>(
    _ numbers: [Number],
    at place: Int
  ) throws {
    var texts = try numbers.map { number in
      String(decoding: try JSONEncoder().encode([number]), as: UTF8.self).dropFirst().dropLast()
    }
    texts[place] = "{}"
    let text = "[\(texts.joined(separator: ","))]"
    var rest = numbers
    rest.remove(at: place)
    let report = try Holder<Number>.decode(from: Data("{\"list\":\(text)}".utf8))
    #expect(report.value.list == rest)
    #expect(report.repairs.map(\.pathDescription) == ["list[\(place)]"])
    let decoder = SmartJSONDecoder()
    decoder.leniency = .none
    #expect(throws: DecodingError.self) {
      try decoder.decode([Number].self, from: Data(text.utf8))
    }
  }

  @Test(
    "COL-1, COL-2, ENC-12: elements are read and written; one of another kind is dropped or refused",
    arguments: [
      NumberType(Bool.self, [true, false, true]),
      NumberType(Float.self, [0, -1.5, 3.4e38, 0.1]),
      NumberType(Double.self, [0, -1.5, 1e300, 0.1]),
      NumberType(Int.self, [0, -1, .min, .max]),
      NumberType(Int8.self, [0, -1, .min, .max]),
      NumberType(Int16.self, [0, -1, .min, .max]),
      NumberType(Int32.self, [0, -1, .min, .max]),
      NumberType(Int64.self, [0, -1, .min, .max]),
      NumberType(UInt.self, [0, 1, .max]),
      NumberType(UInt8.self, [0, 1, .max]),
      NumberType(UInt16.self, [0, 1, .max]),
      NumberType(UInt32.self, [0, 1, .max]),
      NumberType(UInt64.self, [0, 1, .max]),
    ]
  )
  func numbers(_ type: NumberType) throws { try type.check() }
}
