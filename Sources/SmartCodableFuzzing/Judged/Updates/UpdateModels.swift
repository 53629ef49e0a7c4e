import ConformanceKit
import DecoderLaw
import SmartCodable
import SmartCodableConformance

/// A model whose hook counts its calls.
protocol CountsCalls: SmartCodable, DerivedModel {
  var calls: Int { get set }
}

extension CountsCalls {
  mutating func didFinishMapping() { calls += 1 }
}

/// Models with a property of every kind that an update treats in its own way.
enum UpdateModels {
  static let target = JudgedTarget("updates/table", drawing: Whole.id, in: world, weight: 3)

  static let world = JudgedWorld(
    of: Whole.self,
    hook: { hooked($0) },
    byHand: { TriedMembers.verdict(on: &$0) }
  )

  /// What the hooks do: they count their calls, two of them also those of the models inside, which come first
  /// (UPD-9).
  private static func hooked(_ fields: [String: Observation]) -> [String: Observation] {
    var result = fields
    if case .integer(let calls)? = fields["calls"] {
      result["calls"] = .integer("\((Int(calls) ?? 0) + 1)")
    }
    if fields["seen"] != nil {
      let inner = fields.filter { $0.key != "calls" && $0.key != "seen" }
      result["seen"] = .integer("\(inner.values.reduce(0) { $0 + calls(in: $1) })")
    }
    return result
  }

  private static func calls(in observation: Observation) -> Int {
    switch observation {
    case .array(let elements): return elements.reduce(0) { $0 + calls(in: $1) }
    case .object(let members), .instance(_, let members):
      guard case .integer(let calls)? = members["calls"] else { return 0 }
      return Int(calls) ?? 0
    default: return 0
    }
  }

  struct Leaf: CountsCalls {
    var number = 3
    var word: String?
    var note = "n"
    var nickName = "k"
    var title: String? = "t"
    @SmartIgnored var calls = 0

    enum CodingKeys: String, CodingKey {
      case number, word, note, nickName
      case title = "Title"
      case calls
    }

    static let keys = ["note": ["note", "remark", "deep.note"], "title": ["Title"]]

    static func mappingForKey() -> [SmartKeyTransformer]? {
      [CodingKeys.note <--- ["note", "remark", "deep.note"]]
    }
  }

  struct Branch: CountsCalls {
    var count = 1
    var leaf = Leaf()
    var spare: Leaf?
    var leaves: [Leaf] = []
    @SmartIgnored var calls = 0
    /// The calls of the models inside when the hook ran.
    @SmartIgnored var seen = 0

    mutating func didFinishMapping() {
      calls += 1
      seen = leaf.calls + (spare?.calls ?? 0) + leaves.reduce(0) { $0 + $1.calls }
    }
  }

  /// A class that contains itself.
  final class Node: CountsCalls {
    var value = 0
    var next: Node?
    var all: [String: Node] = [:]
    @SmartIgnored var calls = 0

    init() {}

    func didFinishMapping() { calls += 1 }
  }

  /// A plain type with a model inside, which keeps its own leniency (AGR-2).
  struct Plain: Codable, DerivedModel {
    var count = 8
    var word: String? = "w"
    var leaf = Leaf()
  }

  struct Whole: CountsCalls, ChangedByHand {
    var number = 1
    var spare: Int?
    var given: Int? = 4
    var word = "w"
    var flag = false
    var leaf = Leaf()
    var noLeaf: Leaf?
    var branch = Branch()
    var someBranch: Branch? = {
      var branch = Branch()
      branch.count = 9
      branch.spare = Leaf()
      branch.leaves = [Leaf()]
      return branch
    }()
    var node = Node()
    var plain = Plain()
    var collections = Collections()
    var keyed = Keyed()
    var wrapped = Wrapped()
    var flats = Flats()
    var someFlats: Flats?
    var plainFlats = PlainFlats()
    var leftOut = LeftOut()
    @SmartIgnored var ignored = 7
    @SmartIgnored var calls = 0

    mutating func changeByHand(way: Int) {
      guard way.isMultiple(of: 2) else { return }
      ignored = 70
      flats.leaf = nil
      wrapped.calls += 10
      someFlats?.outer.inner.calls += 1000
      leftOut.some.note = "changed"
      leftOut.some.list = [4, 5]
      leftOut.some.calls += 10
      leftOut.single.cache = "changed"
      leftOut.single.flag = true
      leftOut.loose.note = "changed"
      leftOut.maybe?.ratio = 8
      leftOut.byName["a"]?.note = "changed"
    }
  }
}
