import FuzzKit
import SmartCodable

/// `@SmartCompact` arrays and dictionaries.
struct Compact: FuzzModel {
  @SmartCompact.Array var list: [Int] = [9]
  @SmartCompact.Array var words: [String] = []
  @SmartCompact.Array var holes: [Int?] = []
  @SmartCompact.Array var children: [Nested.Child] = []
  @SmartCompact.Array var anything: [Any] = []
  @SmartCompact.Dictionary var map: [String: Int] = ["k": 9]
  @SmartCompact.Dictionary var byNumber: [Int: String] = [:]
  @SmartCompact.Dictionary var models: [String: Nested.Child] = [:]

  /// Numeric keys that are equal in two spellings make the order of keys matter, and the reference does not
  /// read wrapped collections.
  static let laws = TargetLaws.universal.union([
    .locality, .unknownKeys, .roundTrip, .keepsUnmentioned, .dropsBadElements,
  ])

  static let seedInputs = [
    #"{"list":[1,2],"words":["a"],"holes":[1,2],"children":[{"name":"c","count":1,"tags":[]}],"#
      + #""anything":[1,null,"x"],"map":{"a":1},"byNumber":{"1":"a","-2":"b"},"#
      + #""models":{"m":{"name":"d","count":2,"tags":["t"]}}}"#,
    #"{"list":["Tom",1,{},2,3,"4",null,1.5,2.0,true],"words":[1,null,[]],"holes":[null,"x",1],"#
      + #""children":[{},null,"{\"count\":3}",1],"map":{"a":"x","b":null,"c":"3"},"#
      + #""byNumber":{"x":"a","1":null,"2":3},"models":{"m":{},"n":null}}"#,
  ]
}
