import FuzzKit

/// The first place where two states differ.
struct UpdateTableDifference {
  let place: String
  let wanted: UpdateState?
  let found: UpdateState?

  /// Nil if the states are equal.
  init?(_ wanted: UpdateState?, _ found: UpdateState?, at place: String = "") {
    if wanted == found { return nil }
    if case .members(let left)? = wanted, case .members(let right)? = found {
      for key in Set(left.keys).union(right.keys).sorted() {
        if let inner = Self(left[key], right[key], at: place + "/" + key) {
          self = inner
          return
        }
      }
    }
    self.place = place
    self.wanted = wanted
    self.found = found
  }

  private var property: String? { place.split(separator: "/").first.map(String.init) }

  /// What a document has for the property at the top.
  func part(of document: UpdatePart) -> String {
    document.members?.first { $0.key == property }?.part.json ?? "nothing"
  }

  /// What the property was.
  func state(in state: UpdateState) -> UpdateState { state.members[property ?? ""] ?? state }

  func verdict(_ detail: String) -> JudgeVerdict {
    let text = { (state: UpdateState?) in state.map { "\($0)" } ?? "nothing" }
    return .differs(
      property: property,
      wanted: "value",
      found: "another",
      detail: "at \(place) wanted \(text(wanted)), found \(text(found)) \(detail)"
    )
  }
}
