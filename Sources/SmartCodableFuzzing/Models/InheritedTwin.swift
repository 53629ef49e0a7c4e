import SmartCodable

/// The properties of ``Derived`` and its superclass in one struct with synthesized coding.
struct InheritedTwin: SmartCodable {
  var name = "base"
  var count = 1
  var child: Nested.Child?
  var level = 7
  var list: [Int] = [8]
  var note: String?
}
