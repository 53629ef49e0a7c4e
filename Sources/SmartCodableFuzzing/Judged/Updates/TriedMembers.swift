import ConformanceKit
import DecoderLaw
import FuzzKit
import SmartCodable

/// A plain type that tries its members one by one, which no schema says: what it cannot read strictly is nil,
/// whatever it was before (AGR-2, UPD-5).
struct TriedMembers: Codable {
  typealias Leaf = UpdateModels.Leaf

  struct Holder: SmartCodable {
    var tried: TriedMembers?
  }

  enum CodingKeys: CodingKey { case count, leaf }

  var count: Int?
  var leaf: Leaf?

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    count = try? container.decode(Int.self, forKey: .count)
    leaf = try? container.decode(Leaf.self, forKey: .leaf)
  }

  /// Whether two drawn updates, the first of nil, give what they must.
  static func verdict(on drawing: inout DocumentDrawing) -> JudgeVerdict {
    var holder = Holder()
    var wanted: [String: Observation] = ["count": .null, "leaf": .null]
    for _ in 0..<2 {
      var members: [JSONMember] = []
      for (key, shape) in [("count", Shape.integer), ("leaf", Leaf.shape)]
      where drawing.generator.oneIn(2) {
        let value = drawing.value(of: shape)
        // Whether a text may hold a model there is not said.
        if case .string = value, key == "leaf" { continue }
        members.append(JSONMember(key: key, value: value))
        wanted[key] = updated(wanted[key] ?? .null, by: value, asLeaf: key == "leaf")
      }
      let document = JSONValue.ordered([("tried", .object(members))])
      SmartUpdater.update(&holder, from: JSONWriter().text(of: document))
    }
    let found = holder.tried.map { MirrorObserver().observation(of: $0) } ?? .null
    return JudgeVerdict(
      of: .decoded(found, repairs: nil),
      against: .decoded(.object(wanted), repairs: nil)
    )
  }

  private static func updated(
    _ old: Observation,
    by value: JSONValue,
    asLeaf: Bool
  ) -> Observation {
    switch value {
    case .number(let text) where !asLeaf:
      return ExactDecimal(text)?.integerText().flatMap(Int.init).map { .integer("\($0)") } ?? .null
    case .object where asLeaf:
      let reference = UpdateModels.world.reference
      let request = SubjectRequest(model: Leaf.id, input: JSONWriter.line(of: value))
      if old != .null { return reference.updated(old, by: request) ?? .null }
      if case .decoded(let new, _) = reference.response(to: request) { return new }
      return .null
    default: return .null
    }
  }
}
