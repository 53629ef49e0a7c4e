import ConformanceKit

/// What a document gives in a model, by the clauses of elements, fallbacks and attempts (COL-1 to COL-11, CMP-1,
/// DEF-1, AGR-1, AGR-3, AGR-4).
struct PlainCallsReference<Member: PlainCallsMember> {
  private(set) var spoken: [String: String] = [:]
  /// The places of dropped elements and entries, in order.
  private(set) var dropped: [String] = []
  /// How often code may run at each place.
  private(set) var calls: [String: ClosedRange<Int>] = [:]

  init(_ members: [JSONMember]) {
    let parts = [String: JSONValue](members.map { ($0.key, $0.value) }) { first, _ in first }
    spoken["list"] = list(parts["list"], "list")
    spoken["holes"] = holes(parts["holes"])
    spoken["map"] = map(parts["map"])
    spoken["one"] = parts["one"].flatMap { value($0, "one", in: "") } ?? Member.initial.spoken
    spoken["maybe"] = optional(parts["maybe"], "maybe", in: "")
    spoken["wrapped"] = optional(parts["wrapped"], "wrapped", in: "")
    spoken["compact"] = list(parts["compact"], "compact")
    var rows: [String] = []
    for (index, part) in (parts["rows"]?.elements ?? []).enumerated() {
      // The attempt of the row is one more.
      rows.append(list(part.members.first?.value, "rows/\(index)/list", more: 1))
    }
    spoken["rows"] = "\(rows)"
    var lists: [String] = []
    for member in parts["lists"]?.members ?? [] {
      lists.append("\(member.key) = \(list(member.value, "lists/\(member.key)"))")
    }
    spoken["lists"] = "\(lists.sorted())"
  }

  // MARK: Places

  private mutating func list(_ part: JSONValue?, _ place: String, more: Int = 0) -> String {
    var result: [String] = []
    for (index, element) in (part?.elements ?? []).enumerated() {
      if let value = value(element, "\(index)", in: place + "/", more: more) {
        result.append(value)
      } else {
        dropped.append("\(place)/\(index)")
      }
    }
    return "[" + result.joined(separator: ", ") + "]"
  }

  private mutating func holes(_ part: JSONValue?) -> String {
    var result: [String] = []
    for (index, element) in (part?.elements ?? []).enumerated() {
      result.append(optional(element, "\(index)", in: "holes/"))
    }
    return "\(result)"
  }

  private mutating func map(_ part: JSONValue?) -> String {
    var result: [String] = []
    for member in part?.members ?? [] {
      if let value = value(member.value, member.key, in: "map/") {
        result.append("\(member.key) = \(value)")
      } else {
        dropped.append("map/\(member.key)")
      }
    }
    return "\(result.sorted())"
  }

  /// An Optional takes null itself (AGR-3).
  private mutating func optional(_ part: JSONValue?, _ step: String, in place: String)
    -> String
  {
    guard let part, part != .null else { return "nil" }
    return value(part, step, in: place) ?? "nil"
  }

  /// The value, if one of two attempts gives one; of null there is only the first that counts.
  private mutating func value(
    _ part: JSONValue,
    _ step: String,
    in place: String,
    more: Int = 0
  ) -> String? {
    let first = Member.meaning(of: part, at: step, attempt: 1)
    let last = part == .null || first != nil ? 1 : 2
    note(
      place + step,
      (part == .null ? 1 : last)...(part == .null && first == nil ? 2 : last) + more
    )
    return first ?? (last > 1 ? Member.meaning(of: part, at: step, attempt: 2) : nil)
  }

  private mutating func note(_ place: String, _ count: ClosedRange<Int>) {
    let key: String
    switch Member.notes {
    case .nothing, .questions: return
    case .calls: key = ""
    case .places: key = place
    }
    let old = calls[key] ?? 0...0
    calls[key] = old.lowerBound + count.lowerBound...old.upperBound + count.upperBound
  }
}

extension JSONValue {
  fileprivate var elements: [JSONValue] {
    if case .array(let elements) = self { elements } else { [] }
  }

  fileprivate var members: [JSONMember] {
    if case .object(let members) = self { members } else { [] }
  }
}
