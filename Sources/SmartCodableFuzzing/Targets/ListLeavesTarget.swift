import Foundation
import FuzzKit
import SmartCodable

/// Property lists with leaves of every kind, with Foundation's reader as the judge of SmartCodable's.
///
/// The input describes the list; leaves that JSON lacks replace some of its scalars, and some lists are damaged.
/// What Foundation reads is decoded from its objects, and must equal what the bytes give; what it refuses must
/// be refused.
struct ListLeavesTarget: DrawnTarget {
  /// Each entry, read as every type that a leaf may have.
  struct Leaves: SmartCodable {
    @SmartAny var any: [String: Any] = [:]
    var dates: [String: Date] = [:]
    var blobs: [String: Data] = [:]
    var numbers: [String: Double] = [:]
    var integers: [String: Int] = [:]
    var naturals: [String: UInt64] = [:]
    var decimals: [String: Decimal] = [:]
    var texts: [String: String] = [:]
    var flags: [String: Bool] = [:]
    var lists: [String: [Date]] = [:]
  }

  let name = "lists/leaves"
  let weight = 3
  var seeds: [FuzzSeed] { .scripts(seedInputs) }
  let seedInputs = [
    #"{"a":"x","b":1,"c":2.5,"d":true,"e":["y",2],"f":{"g":"z"}}"#,
    #"{"1":"","2":"text","3":-7,"4":1e3,"5":[],"6":{},"7":["a","b","c"]}"#,
    #"{"k0":0,"k1":1,"k2":2,"k3":3,"k4":4,"k5":5,"k6":6,"k7":7,"k8":8,"k9":9}"#,
    #"{"one":"a😀b","two":"\uD834\uDD1E","three":"é","a key of 17 bytes":1,"a key of 17 bytez":2}"#,
    #"{"l":[[],[1,{}],{"x":[2]}],"m":[{},["3"],"4"],"n":{"o":{"p":[5]}}}"#,
    #"{"a":"$null","b":["$null","x"],"c":{"$null":1},"d":["$nul","$nulls"]}"#,
  ]
  /// Deeper lists are skipped: Foundation reads them recursively.
  private static let depth = 32

  let optionSpace = OptionSpace([.init("list", of: ["xml", "binary"])])

  func found(_ list: Data, in context: RunContext) -> (any Encodable)? {
    Leaves.deserializePlist(from: list)
  }

  func verdict(on list: Data, in context: RunContext) -> JudgeVerdict {
    if Self.hasSwappedControls(list) { return .silent }
    let found = Leaves.deserializePlist(from: list)
    let shown = String(decoding: list.prefix(400), as: UTF8.self)
    guard let graph = try? unsafe PropertyListSerialization.propertyList(from: list, format: nil)
    else {
      return found == nil ? .agrees : .scalar("list", "a refusal", "a value", shown)
    }
    guard let members = ListNulls.replaced(in: graph, of: list) as? [String: Any],
      let value = Leaves.deserialize(from: members)
    else { return .silent }
    guard let found else { return .scalar("list", "a value", "a refusal", shown) }
    if let difference = context.observe(found)
      .difference(from: context.observe(value), byValue: true)
    {
      return .scalar("list", "Foundation's reading", "\(difference)", shown)
    }
    return ListNumbers.difference(of: found.any, from: value.any)
      .map { .scalar("any", "Foundation's class", $0, shown) } ?? .agrees
  }

  /// The list that the input describes; nil if it is too long or too deep, if two keys of an object are equal
  /// (which of them counts is not tested here), or if a text has a byte order mark.
  func sample(_ input: [UInt8], in context: RunContext) -> Data? {
    guard let whole = JSONTree(parsing: input), whole.kind(of: whole.root) == .object,
      input.count <= 4096, whole.depth <= Self.depth, !JSONFacts(whole).hasDuplicateKeys,
      !Self.hasMark(whole)
    else { return nil }
    let names = [
      "any", "dates", "blobs", "numbers", "integers", "naturals", "decimals", "texts", "flags",
      "lists",
    ]
    let text =
      "{"
      + names.map { "\"\($0)\":" + String(decoding: input, as: UTF8.self) }
      .joined(separator: ",") + "}"
    guard let tree = JSONTree(parsing: Array(text.utf8)) else { return nil }
    let choice = context.options == 0 ? 0 : optionSpace.choices(in: context.options)[0]
    return Data(Self.spelled(tree, as: choice, by: context.iteration))
  }

  /// Whether a text has a byte order mark, which Foundation takes away from some beginnings.
  private static func hasMark(_ tree: JSONTree) -> Bool {
    tree.nodes()
      .contains { node in
        let texts = [
          tree.key(of: node) ?? [], tree.kind(of: node) == .string ? tree.text(of: node) : [],
        ]
        return texts.contains {
          String(decoding: JSONText.unescaped($0), as: UTF8.self).unicodeScalars
            .contains("\u{FEFF}")
        }
      }
  }

  /// Whether Foundation reads control characters of a list in Shift_JIS as others, unlike in its strings.
  static func hasSwappedControls(_ list: Data) -> Bool {
    list.contains { [0x1A, 0x1C, 0x7F].contains($0) }
      && list.range(of: Data("Shift_JIS".utf8)) != nil
  }

  /// The bytes of a list in the format of a choice, perhaps damaged.
  private static func spelled(_ tree: JSONTree, as choice: Int, by seed: UInt64) -> [UInt8] {
    switch choice {
    case 0:
      let list = XMLSpelling.text(of: tree, seed: seed, hasLeaves: true)
      var damage = ListDamage(seed: seed, count: list.count)
      return damage.damaged(list)
    default:
      var list = BinarySpelling.bytes(of: tree, seed: seed, hasLeaves: true)
      var generator = SeededGenerator(seed: ~seed)
      // Other damage is judged by another reader (``ListShapesDamage``): Foundation ends the process at some.
      if generator.oneIn(8) { list[generator.below(8)] = UInt8(generator.below(256)) }
      return list
    }
  }
}
