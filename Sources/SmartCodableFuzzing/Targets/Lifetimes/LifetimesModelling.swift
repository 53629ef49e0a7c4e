import Foundation
import FuzzKit
import SmartCodable

/// A model that is an object and holds objects, some of them made by transformers.
///
/// What its hook sees is watched: models that were decoded, but not those that only have initial values.
final class LifetimesModel: FuzzModel {
  var child: LifetimesModel?
  var count = 3
  var leaf: LifetimesLeaf?
  var list: [LifetimesLeaf] = []
  var made: LifetimesLeaf?
  var map: [String: LifetimesLeaf] = [:]
  var name = "n"

  /// Transformers depend on the spelling, and some of these are not inverses.
  static let laws = TargetLaws.universal.union([.keyOrder, .unknownKeys])

  static let seedInputs = [
    ##"{"title":"t","count":"#12","made":3,"leaf":{"number":1},"list":[{"number":2}],"##
      + #""map":{"a":{"number":3}},"child":{"label":"c","made":5}}"#,
    #"{"label":5,"title":null,"count":"x","made":"7","leaf":{"number":-1},"list":[{},null,1],"#
      + #""map":{"a":{"number":-1}},"child":"{\"made\":3}"}"#,
  ]

  init() {}

  func didFinishMapping() {
    _ = LifetimesScene.current?.watch(self, "model")
    LifetimesScene.interlude()
  }

  private static let mapping = [CodingKeys.name <--- ["title", "label"]]
  static func mappingForKey() -> [SmartKeyTransformer]? { mapping }

  static func mappingForValue() -> [SmartValueTransformer]? {
    [
      CodingKeys.made
        <--- FastTransformer<LifetimesLeaf, Int>(
          fromJSON: { number in
            LifetimesScene.interlude()
            return number.map(LifetimesLeaf.made)
          },
          toJSON: { leaf in
            LifetimesScene.interlude()
            return leaf?.number
          }
        ),
      // Odd counts are written as they are (VAL-18).
      CodingKeys.count
        <--- FastTransformer<Int, String>(
          fromJSON: { $0.flatMap { Int($0.dropFirst()) } },
          toJSON: { $0.flatMap { $0.isMultiple(of: 2) ? "#\($0)" : nil } }
        ),
      CodingKeys.name
        <--- FastTransformer<String, String>(fromJSON: { $0 }, toJSON: { $0.map { "<\($0)>" } }),
    ]
  }
}

/// Calls with models.
struct LifetimesModelling {
  let step: LifetimesStep
  let scene: LifetimesScene

  private func number(_ place: Int) -> Int { step.number(place, below: 500) }

  /// A document with elements and members that throw errors of their own, which are dropped.
  func decode() -> LifetimesAnswer {
    let decoder = LifetimesDecoding.configured(SmartJSONDecoder(), in: scene, suffix: "")
    if number(9) < 250 { decoder.options = [.number(.truncate), .ignoreNull(false)] }
    let isBad = number(8) < 250
    let failing = isBad ? #"{"number":-1}"# : #"{"number":1}"#
    let text = """
      {"title":"t\(number(0))","count":"#\(number(1))","made":\(number(2)),"leaf":\(failing),\
      "list":[{"number":\(number(3))},\(failing),{"number":\(number(4))}],\
      "map":{"a":\(failing),"b":{"number":\(number(5))}},"child":{"label":"c","made":\(number(6))}}
      """
    let found = LifetimesDecoding.outcome {
      try Self.text(decoder.decode(LifetimesModel.self, from: text))
    }
    let list = isBad ? [number(3), number(4)] : [number(3), 1, number(4)]
    let wanted =
      "t\(number(0)) \(number(1)) \(number(2)) \(isBad ? "nil" : "1") \(list) "
      + (isBad ? "b\(number(5))" : "a1b\(number(5))") + " (c 3 \(number(6)) nil []  -)"
    return (found, wanted)
  }

  func update() -> LifetimesAnswer {
    var model = self.model
    let token = scene.token("option")
    let options: [SmartDecodingOption] = [
      .date(
        .custom { _ in withExtendedLifetime(token) { Date(timeIntervalSince1970: 0) } }
      )
    ]
    SmartUpdater.update(
      &model,
      from: """
        {"label":"u\(number(7))","made":\(number(8)),"leaf":{"number":-1},\
        "list":[{"number":\(number(9))}],"child":{"count":"#8"}}
        """,
      options: options
    )
    let wanted =
      "u\(number(7)) \(number(1)) \(number(8)) \(number(3)) [\(number(9))] a\(number(4)) "
      + "(c 8 nil nil []  -)"
    return (Self.text(model), wanted)
  }

  func encode() -> LifetimesAnswer {
    let encoder = SmartJSONEncoder()
    if let key = LifetimesDecoding.infoKey { encoder.userInfo[key] = scene.token("userInfo") }
    encoder.useMappedKeys = number(9) < 250
    let found = LifetimesDecoding.outcome { try LifetimesEncoding.text(model, by: encoder) }
    let name = encoder.useMappedKeys ? "title" : "name"
    let count = number(1).isMultiple(of: 2) ? "\"#\(number(1))\"" : "\(number(1))"
    let wanted = """
      {"child":{"count":3,"list":[],"map":{},"\(name)":"<c>"},"count":\(count),\
      "leaf":{"number":\(number(3))},"list":[{"number":\(number(5))},{"number":\(number(6))}],\
      "made":\(number(2)),"map":{"a":{"number":\(number(4))}},"\(name)":"<t>"}
      """
    return (found, wanted)
  }

  private var model: LifetimesModel {
    let model = scene.watch(LifetimesModel(), "own model")
    let child = scene.watch(LifetimesModel(), "own child")
    child.name = "c"
    model.child = child
    model.count = number(1)
    model.made = .made(number(2))
    model.leaf = .made(number(3))
    model.map = ["a": .made(number(4))]
    model.list = [.made(number(5)), .made(number(6))]
    model.name = "t"
    return model
  }

  /// What a model holds.
  private static func text(_ model: LifetimesModel) -> String {
    func text(_ leaf: LifetimesLeaf?) -> String { leaf.map { "\($0.number)" } ?? "nil" }
    let map = model.map.sorted { $0.key < $1.key }.map { "\($0.key)\($0.value.number)" }.joined()
    let child = model.child.map { "(\(Self.text($0)))" } ?? "-"
    return "\(model.name) \(model.count) \(text(model.made)) \(text(model.leaf)) "
      + "\(model.list.map(\.number)) \(map) \(child)"
  }
}
