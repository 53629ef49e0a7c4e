import FuzzKit
import SmartCodable

/// `@SmartAny` with and without a type, alone and with JSON of every kind inside.
struct AnyValues: FuzzModel {
  @SmartAny var any: Any?
  @SmartAny var always: Any = "initial"
  @SmartAny var list: [Any] = []
  @SmartAny var map: [String: Any] = ["k": 9]
  @SmartAny var maps: [[String: Any]] = []
  @SmartAny var lists: [String: [Any]] = [:]
  @SmartAny var spare: [String: Any]?
  @SmartAny var count = 7
  @SmartAny var name: String? = "n"
  @SmartAny var words: [String] = ["w"]
  @SmartAny var child: Nested.Child?

  /// JSON inside `Any` is kept as it is, so a number is not its string; the reference is strict, and null is
  /// meaningful inside it.
  static let laws = TargetLaws.universal.union([
    .keyOrder, .locality, .unknownKeys, .roundTrip, .keepsUnmentioned,
  ])

  static let seedInputs = [
    #"{"any":{"a":[1,2.5,true,null,"s",{"b":[]}]},"always":[1,[2,[3]]],"list":[1,"x",null,false],"#
      + #""map":{"i":1,"big":18446744073709551615,"wide":12345678901234567890123,"e":1e20},"#
      + #""maps":[{"a":1},{}],"lists":{"x":[1,null]},"spare":{"n":null},"count":3,"name":"x","#
      + #""words":["a","b"],"child":{"name":"c","count":1,"tags":["t"]}}"#,
    #"{"any":1.10,"always":null,"list":"[1]","map":[],"maps":[1,{"a":2},null],"lists":{"x":1},"#
      + #""count":"7","name":5,"words":[1,null],"child":"{\"count\":2}"}"#,
    #"{"any":"text","always":-0.0,"list":[1e400,1],"map":{"x":1e400},"count":true,"spare":null}"#,
  ]
}
