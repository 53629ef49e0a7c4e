import FuzzKit
import SmartCodable

/// Models that change themselves after decoding and decode something else in the process.
struct Hooked: FuzzModel {
  struct Child: SmartCodable {
    var count = 1
    var calls = 0

    mutating func didFinishMapping() {
      calls += 1
      count = [Int].init(repeating: 1, count: min(64, abs(count % 64))).reduce(0, +)
    }

    enum CodingKeys: CodingKey { case count }
  }

  var name = "n"
  var sum = 0
  var child = Child()
  var children: [Child] = []
  var holes: [Child?] = []
  var byName: [String: Child] = [:]
  @SmartAny var any: Child?
  var last: Nested.Child?

  mutating func didFinishMapping() {
    let all = children + holes.compactMap { $0 } + byName.values
    // Each decoded model has received exactly one call.
    sum = all.allSatisfy { $0.calls == 1 } ? all.count : -1
    last = Nested.Child.deserialize(from: #"{"name":"inner","count":"x"}"#)
  }

  /// The hook changes what was decoded.
  static let laws = TargetLaws.universal.union([
    .keyOrder, .nullIsMissing, .unknownKeys, .numberIsString,
  ])

  static let seedInputs = [
    #"{"name":"a","sum":9,"child":{"count":2},"children":[{"count":3},{"count":-5}],"#
      + #""holes":[{"count":1},null],"byName":{"k":{"count":7}},"any":{"count":8}}"#,
    #"{"child":null,"children":["{\"count\":4}",1,null],"holes":[1,"{}"],"byName":{"k":[]}}"#,
  ]
}
