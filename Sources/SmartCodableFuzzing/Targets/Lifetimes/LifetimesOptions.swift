import Foundation
import SmartCodable

/// A model whose values depend on options, read with options and without, in any order.
struct LifetimesSettings: SmartCodable {
  var whole = 1
  var list: [Int] = []
  var real = 0.25
  var someName = ""

  static func answer(_ step: LifetimesStep) -> LifetimesAnswer {
    var found: [String] = []
    var wanted: [String] = []
    for place in 0..<4 {
      let way = step.number(place, below: 6)
      let isWriting = step.number(place + 4, below: 2) == 0
      found.append(isWriting ? written(way) : read(way))
      wanted.append(isWriting ? texts[way] : values[way])
    }
    return LifetimesAnswer(
      found: found.joined(separator: " / "),
      wanted: wanted.joined(separator: " / ")
    )
  }

  private static let names = JSONDecoder.NonConformingFloatDecodingStrategy.convertFromString(
    positiveInfinity: "+",
    negativeInfinity: "-",
    nan: "?"
  )

  private static func read(_ way: Int) -> String {
    let options: [SmartDecodingOption] =
      switch way {
      case 0: []
      case 1: [.number(.truncate)]
      case 2: [.elements(.failWhole)]
      case 3: [.float(names)]
      case 4: [.key(.fromSnakeCase)]
      default: [.leniency(.none)]
      }
    let text = #"{"whole":2.5,"list":[1,"x",3],"real":"+","some_name":"s"}"#
    guard let model = deserialize(from: text, options: options) else { return "nil" }
    return "\(model.whole) \(model.list) \(model.real) \(model.someName)"
  }

  /// Each of the values that do not fit is repaired once, whatever was repaired before (REP-10).
  static func report(_ step: LifetimesStep) -> LifetimesAnswer {
    let bad = (0..<4).map { step.number($0, below: 2) == 0 }
    let text = """
      {"whole":\(bad[0] ? "{}" : "2"),"list":[1,\(bad[1] ? "{}" : "2")],\
      "real":\(bad[2] ? "[]" : "0.5"),"someName":\(bad[3] ? "{}" : "\"s\"")}
      """
    let found = LifetimesDecoding.outcome { "\(try decode(from: text).repairs.count)" }
    return LifetimesAnswer(found: found, wanted: "\(bad.count { $0 })")
  }

  private static let values = [
    "1 [1, 3] 0.25 ", "2 [1, 3] 0.25 ", "1 [] 0.25 ", "1 [1, 3] inf ", "1 [1, 3] 0.25 s", "nil",
  ]

  private static func written(_ way: Int) -> String {
    let options: [SmartEncodingOption]
    switch way {
    case 0, 5: options = []
    case 1: options = [.date(.millisecondsSince1970)]
    case 2: options = [.key(.toSnakeCase)]
    case 3:
      let names = JSONEncoder.NonConformingFloatEncodingStrategy.convertToString(
        positiveInfinity: "+",
        negativeInfinity: "-",
        nan: "?"
      )
      options = [.float(names)]
    default: options = [.key(.firstLetterUpper)]
    }
    let sample = LifetimesSample(realPart: way == 3 || way == 5 ? .infinity : 2)
    return sample.toJSONString(options: options) ?? "nil"
  }

  private static let texts = [
    #"{"realPart":2,"someDate":5}"#, #"{"realPart":2,"someDate":5000}"#,
    #"{"real_part":2,"some_date":5}"#, #"{"realPart":"+","someDate":5}"#,
    #"{"RealPart":2,"SomeDate":5}"#, "nil",
  ]
}

/// What ``LifetimesSettings`` writes.
private struct LifetimesSample: SmartEncodable {
  let realPart: Double
  var someDate = Date(timeIntervalSince1970: 5)
}
