import FuzzKit

extension Zoo {
  /// Optionals of Optionals, and of every type that handles null specially.
  struct Optionals: ZooType {
    var twice: Int??
    var value: JSONValue?
    var values: [JSONValue?]?
    var either: Either<Int, String>?
    var list: [Int?]
    var map: [String: Int??]?
    var shape: Shape?

    static let traits: StrictTraits = .anyOrder

    static let seedInputs = [
      #"{"twice":1,"value":[null],"values":[1,null],"either":"e","list":[1,null],"map":{"a":null},"#
        + #""shape":{"type":"x"}}"#,
      #"{"twice":null,"value":null,"values":null,"either":null,"list":[]}"#, #"{"list":[null]}"#,
      #"{"list":["1"]}"#, #"{"twice":"1","list":[]}"#, #"{"either":true,"list":[]}"#,
      #"{"list":null}"#, #"{"list":[],"map":{"a":"1","b":2},"shape":{}}"#,
    ]
  }
}
