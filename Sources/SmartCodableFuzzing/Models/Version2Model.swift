import Foundation
import FuzzKit
import SmartCodableV2

/// A property of each kind that versions 1 and 2 treat differently.
struct Version2Model: SmartCodable {
  enum Level: String, SmartCaseDefaultable {
    case low, high
    static var defaultCase: Level { .low }
  }

  enum Rank: Int, SmartCaseDefaultable {
    case first, second
    static var defaultCase: Rank { .second }
  }

  final class Child: SmartCodable {
    var name = "init"
    var count: Int?
    var children: [Child] = []
    init() {}
  }

  struct Plain: Codable {
    var number = 1
    var text: String?
    var child: Child?
  }

  var text = "text"
  var flag = true
  var integer = 1
  var small: Int8 = 1
  var double = 1.0
  var float: Float = 1
  var data = Data([1])
  var url: URL?
  var level = Level.high
  var spare: Level? = .high
  var ranks: [Rank] = [.first]
  var integers = [1]
  var rows = [["row"]]
  var entries = ["a": 1.0]
  var words: [Level: Int] = [.low: 1]
  var child = Child()
  var maybe: Child?
  @SmartOptional var wrapped: Child?
  var plain: Plain?
  var children: [Child] = []

  /// A mismatch of `maybe` ends the call, so documents are refused and properties depend on each other;
  /// one null empties a collection.
  static let laws: TargetLaws = [
    .strictSyntax, .agreement, .keyOrder, .repeatable, .unknownKeys, .spelling, .inputForms,
    .writes, .roundTrip, .stateless, .linearCost, .hashSeed,
  ]

  static let seedInputs = [
    #"{"text":"a","flag":false,"integer":3,"small":-4,"double":2.5,"float":0.5,"data":"aGk=","#
      + #""url":"https://a.b","level":"low","spare":"high","ranks":[0,1],"integers":[1,2],"#
      + #""rows":[["a"],[]],"entries":{"k":1.5},"words":["low",2],"#
      + #""child":{"name":"c","count":1,"children":[{"name":"d","children":[]}]},"#
      + #""maybe":{"name":"m","children":[]},"wrapped":{"name":"w","count":2,"children":[]},"#
      + #""plain":{"number":2,"child":{"name":"p","children":[]}},"children":[]}"#,
    #"{"text":1,"flag":"YES","integer":"3","small":"4","double":"nan","float":"1e2","data":1,"#
      + #""url":7,"level":"x","spare":"x","ranks":[7],"integers":[1,"2"],"rows":[["a"],[1]],"#
      + #""entries":{"k":"1"},"words":["x",1],"child":1,"wrapped":"x","#
      + #""plain":{"number":"7","child":{"name":5}},"children":[{},null]}"#,
    #"{"text":true,"maybe":null,"wrapped":null,"spare":null,"level":null,"child":null}"#,
    #"{"maybe":1}"#, #"{"children":[{"name":[],"count":"x","children":[{"children":null}]}]}"#,
  ]
}

/// Values whose written form may be read as another number: a double without a fraction as an integer,
/// minus zero as zero.
struct Version2Values: SmartCodable {
  var any: SmartAny?
  var values: [String: SmartAny] = [:]
  var list: [SmartAny] = []
  var date = Date(timeIntervalSinceReferenceDate: 1)

  static let laws: TargetLaws = [
    .strictSyntax, .agreement, .keyOrder, .repeatable, .unknownKeys, .spelling, .inputForms,
    .stateless, .hashSeed,
  ]

  static let seedInputs = [
    #"{"any":{"a":[1.0]},"values":{"v":[null,true,"x",2.5]},"list":[1,{}],"date":86400}"#,
    #"{"any":[1e999],"values":{"v":18446744073709551615},"list":[null,[[]]],"date":"1"}"#,
    #"{"any":null,"values":null,"list":{"a":1}}"#,
  ]
}
