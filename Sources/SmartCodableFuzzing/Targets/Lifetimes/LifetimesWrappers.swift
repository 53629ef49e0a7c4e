import Foundation
import SmartCodable

/// Ignored properties, which are written only if they ask for it and can be (IGN-1, IGN-2).
struct LifetimesIgnored: SmartCodable {
  @SmartIgnored var title = "t"
  @SmartIgnored(wrappedValue: 0, isEncodable: true) var count: Int
  @SmartIgnored(wrappedValue: LifetimesToken(), isEncodable: true) var token: LifetimesToken
  @IgnoredKey var leaf: LifetimesLeaf?
  var last = 1

  static func answer(_ step: LifetimesStep) -> LifetimesAnswer {
    let number = step.number(0, below: 100)
    var model = LifetimesIgnored()
    if step.number(1, below: 2) == 0 {
      let text = "{\"title\":\"x\",\"count\":7,\"token\":1,\"leaf\":{\"number\":1},\"last\":3}"
      model = deserialize(from: text) ?? model
    }
    let isKept = model.title == "t" && model.count == 0 && model.leaf == nil
    model.token = LifetimesScene.current?.token("ignored") ?? model.token
    model.title = "u"
    model.count = number
    model.leaf = .made(2)
    model.last = number
    let found = (model.toJSONString() ?? "nil") + (isKept ? "" : " and read")
    return LifetimesAnswer(found: found, wanted: "{\"count\":\(number),\"last\":\(number)}")
  }
}

/// Compact collections, before and after ordinary ones: what they drop makes those fail as a whole, if the
/// option says so (COL-15, COL-17, CMP-1 to CMP-4).
struct LifetimesCompact: SmartCodable {
  var before = [7]
  @SmartCompact.Array var amounts: [Int] = []
  var between = [8]
  @SmartCompact.Dictionary var prices: [Int: Double] = [:]
  var after = [9]
  var map = ["m": 1]

  static func answer(_ step: LifetimesStep) -> LifetimesAnswer {
    let isWhole = step.number(0, below: 2) == 0
    // Which of the values have an entry that does not fit.
    let isBad = (0..<6).map { step.number($0 + 1, below: 2) == 0 }
    func list(_ place: Int) -> String { isBad[place] ? "[1,\"x\",{},3]" : "[1,3]" }
    let text = """
      {"before":\(list(0)),"amounts":\(list(1)),"between":\(list(2)),\
      "prices":{"1":2.5\(isBad[3] ? ",\"a\":1,\"4\":\"y\"" : "")},"after":\(list(4)),\
      "map":{"k":2\(isBad[5] ? ",\"l\":\"z\"" : "")}}
      """
    let options: [SmartDecodingOption]? = isWhole ? [.elements(.failWhole)] : nil
    guard let model = deserialize(from: text, options: options) else {
      return LifetimesAnswer(found: "nil", wanted: "a model")
    }
    func wanted(_ place: Int, _ initial: Int) -> [Int] {
      isWhole && isBad[place] ? [initial] : [1, 3]
    }
    let map = isWhole && isBad[5] ? ["m": 1] : ["k": 2]
    let written = """
      {"before":\(wanted(0, 7)),"amounts":[1, 3],"between":\(wanted(2, 8)),"prices":{"1":2.5},\
      "after":\(wanted(4, 9)),"map":\(map)}
      """
    return LifetimesAnswer(
      found: (model.toJSONString() ?? "nil") + " \(model.map)",
      wanted: written.replacingOccurrences(of: ", ", with: ",")
        .replacingOccurrences(of: "[\"", with: "{\"").replacingOccurrences(of: ": ", with: ":")
        .replacingOccurrences(of: "1]}", with: "1}}").replacingOccurrences(of: "2]}", with: "2}}")
        + " \(map)"
    )
  }
}
