import SmartCodable

/// Enums with raw values, with and without a default case, alone and in collections.
struct Enums: FuzzModel {
  enum Kind: String, SmartCaseDefaultable {
    case one, two
    case yes = "true"
    case number = "1"
  }

  enum Level: Int, SmartCaseDefaultable {
    case zero, one, two
    case minusOne = -1
    case big = 300

    static var defaultCase: Level { .two }
  }

  enum Plain: String, Codable {
    case a, b
  }

  var kind = Kind.two
  var level = Level.big
  var plain = Plain.b
  var other: Kind?
  var plainOther: Plain?
  var kinds: [Kind] = [.one]
  var levels: [Level?] = []
  var byName: [String: Level] = ["k": .one]

  static let seedInputs = [
    #"{"kind":"one","level":1,"plain":"a","other":"two","plainOther":"b","#
      + #""kinds":["one","two"],"levels":[0,null,300],"byName":{"x":-1}}"#,
    #"{"kind":1,"level":"1","plain":"c","kinds":["one","x",true],"levels":["2","x"],"#
      + #""byName":{"x":5}}"#,
  ]
}
