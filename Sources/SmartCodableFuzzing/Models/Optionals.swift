import SmartCodable

/// Optional properties; their initial value is nil, as in a strict decoder.
struct Optionals: FuzzModel {
  var flag: Bool?
  var count: Int?
  var small: Int8?
  var unsigned: UInt64?
  var ratio: Double?
  var single: Float?
  var name: String?
  var kind: Enums.Kind?
  var list: [Int]?
  var holes: [Int?]?
  var map: [String: Int]?
  var child: Nested.Child?
  var children: [Nested.Child]?

  static let seedInputs = [
    #"{"flag":false,"count":7,"small":-8,"unsigned":12,"ratio":0.1,"single":0.5,"name":"a","#
      + #""kind":"one","list":[1,2],"holes":[1,null,3],"map":{"a":1},"#
      + #""child":{"name":"c","count":1,"tags":[]},"#
      + #""children":[{"name":"d","count":2,"tags":["t"]}]}"#,
    #"{"flag":null,"count":null,"list":[],"map":{},"child":null,"holes":[null]}"#,
    #"{"count":"x","ratio":"1.5","list":[1,"2","x"],"child":"{\"name\":\"s\",\"count\":3}"}"#,
  ]
}
