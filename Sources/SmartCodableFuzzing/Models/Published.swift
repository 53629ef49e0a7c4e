import FuzzKit
import SmartCodable

/// A class with published properties.
final class Published: ObservableObject, FuzzModel {
  @SmartPublished var name = "n"
  @SmartPublished var count = 3
  @SmartPublished var spare: Int?
  @SmartPublished var list = [1]
  @SmartPublished var child: Nested.Child? = Nested.Child(name: "p", count: 1)
  var tail = "tail"

  /// The reference reads a published property strictly, including null.
  static let laws = TargetLaws.ordinary.subtracting([
    .agreement, .reportsRepairs, .sameOrInitial, .exactNumbers, .numberSpelling,
    .stringifiedIsNested,
  ])

  static let seedInputs = [
    #"{"name":"a","count":1,"spare":2,"list":[3],"child":{"name":"c","count":4,"tags":[]},"#
      + #""tail":"t"}"#,
    #"{"name":1,"count":"2","spare":null,"list":"[1,\"2\",\"x\"]","child":"{\"count\":5}"}"#,
  ]
}
