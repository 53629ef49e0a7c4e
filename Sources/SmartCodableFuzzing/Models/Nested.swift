import SmartCodable

/// Nested models, arrays, dictionaries and sets.
struct Nested: FuzzModel {
  struct Child: SmartCodable {
    var name = "child"
    var count = 5
    var tags: [String] = ["t"]

    init() {}

    init(name: String, count: Int) {
      self.name = name
      self.count = count
    }
  }

  var name = "outer"
  var child = Child(name: "from the parent", count: 6)
  var spare: Child?
  var children: [Child] = []
  var list = [9]
  var rows: [[Int]] = [[1], [2]]
  var set: Set<Int> = [7]
  var words: Set<String> = []
  var map = ["k": 9]
  var models: [String: Child] = [:]
  var deep: [String: [String: [Int]]] = [:]

  static let seedInputs = [
    #"{"name":"n","child":{"name":"c","count":1,"tags":["a"]},"spare":{"name":"s","count":2,"#
      + #""tags":[]},"children":[{"name":"x","count":3,"tags":["b","c"]}],"list":[1,2,3],"#
      + #""rows":[[1,2],[],[3]],"set":[1,2,2],"words":["a","b"],"map":{"a":1,"b":2},"#
      + #""models":{"m":{"name":"y","count":4,"tags":[]}},"deep":{"p":{"q":[1]},"r":{}}}"#,
    #"{"name":"n","child":{"name":"c","count":1,"tags":[]},"children":[],"list":[],"rows":[],"#
      + #""set":[],"words":[],"map":{},"models":{},"deep":{}}"#,
    #"{"child":"{\"name\":\"s\"}","children":["{\"count\":\"4\"}",null,{}],"list":"[1,2]","#
      + #""rows":["[1]",[2],3],"map":{"a":"1","b":null},"set":[1,"1","x"]}"#,
  ]
}
