import FuzzKit

extension Zoo {
  /// A value of any type in a member.
  struct Box<Value: Decodable & Equatable & Sendable>: Decodable, Equatable, Sendable {
    var value: Value
  }

  /// A page of anything, as servers send it.
  struct Page<Item: Decodable & Equatable & Sendable>: Decodable, Equatable, Sendable {
    var items: [Item]
    var next: String?
    var total: Int
  }

  /// Boxes of scalars, Optionals, collections and boxes.
  struct Boxes: ZooType {
    var number: Box<Int>
    var maybe: Box<String?>
    var double: Box<Box<Double?>?>?
    var list: [Box<[Bool]>]
    var page: Page<Box<Int>>?

    static let seedInputs = [
      #"{"number":{"value":1},"maybe":{"value":"m"},"double":{"value":{"value":1.5}},"#
        + #""list":[{"value":[true]}],"page":{"items":[{"value":1}],"next":"n","total":1}}"#,
      #"{"number":{"value":"1"},"maybe":{},"list":[]}"#, #"{"number":{},"maybe":{},"list":[]}"#,
      #"{"number":{"value":1},"maybe":{"value":null},"double":{"value":null},"list":[]}"#,
      #"{"number":{"value":1},"maybe":{"value":1},"list":[]}"#,
      #"{"number":{"value":1},"maybe":{},"list":[{"value":[1]}]}"#,
      #"{"number":{"value":1},"maybe":{},"list":[],"page":{"items":[{}],"total":0}}"#,
      #"{"number":1,"maybe":null,"list":null}"#,
    ]
  }

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
      #"{"list":null}"#,
      #"{"list":[],"map":{"a":"1","b":2},"shape":{}}"#,
    ]
  }
}
