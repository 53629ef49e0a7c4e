import SmartCodable

/// A model that contains itself, in arrays and in dictionaries.
struct Tree: FuzzModel {
  var name = "node"
  var children: [Tree] = []
  var map: [String: Tree] = [:]

  static let seedInputs = [
    #"{"name":"a","children":[{"name":"b","children":[],"map":{}}],"#
      + #""map":{"x":{"name":"c","children":[{"name":"d","children":[],"map":{}}],"map":{}}}}"#,
    #"{"children":[{"children":[{"children":["{\"children\":[{}]}"]}]}]}"#,
  ]
}
