import SmartCodable

/// A plain type in every place that a model has for it.
struct PlainCallsModel<Member: PlainCallsMember>: SmartDecodable {
  var list: [Member] = []
  var holes: [Member?] = []
  var map: [String: Member] = [:]
  var one = Member.initial
  var maybe: Member?
  @SmartAny var wrapped: Member?
  @SmartCompact.Array var compact: [Member] = []
  var rows: [PlainCallsRow<Member>] = []
  var lists: [String: [Member]] = [:]

  /// Each property as text.
  var spoken: [String: String] {
    [
      "list": list.spoken, "holes": "\(holes.map(\.spoken))",
      "map": "\(map.map { "\($0.key) = \($0.value.spoken)" }.sorted())", "one": one.spoken,
      "maybe": maybe.spoken, "wrapped": wrapped.spoken, "compact": compact.spoken,
      "rows": "\(rows.map(\.list.spoken))",
      "lists": "\(lists.map { "\($0.key) = \($0.value.spoken)" }.sorted())",
    ]
  }
}

/// A plain type between a model and the type.
struct PlainCallsRow<Member: PlainCallsMember>: Decodable {
  let list: [Member]
}
