import Foundation
import FuzzKit
import SmartCodable

/// Property lists with leaves of every kind, with Foundation's reader as the judge of SmartCodable's.
///
/// The input describes the list; leaves that JSON lacks replace some of its scalars. What Foundation reads is
/// decoded from its objects, and must equal what the bytes give.
struct ListLeavesTarget: FuzzTarget {
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
  let weight = 5
  let laws: TargetLaws = [.judged, .repeatable, .stateless]
  let seedInputs = [
    #"{"a":"x","b":1,"c":2.5,"d":true,"e":["y",2],"f":{"g":"z"}}"#,
    #"{"1":"","2":"text","3":-7,"4":1e3,"5":[],"6":{},"7":["a","b","c"]}"#,
    #"{"k0":0,"k1":1,"k2":2,"k3":3,"k4":4,"k5":5,"k6":6,"k7":7,"k8":8,"k9":9}"#,
    #"{"one":"a😀b","two":"\uD834\uDD1E","three":"é\t","a key of 17 bytes":1,"a key of 17 bytez":2}"#,
  ]
  let optionSpace = OptionSpace([
    OptionSpace.Axis("list", [.init("xml"), .init("binary")])
  ])

  var summary: String { TargetSummaries.text(of: name) ?? "" }

  func run(_ input: [UInt8], in context: RunContext) -> Execution {
    guard let list = context.unlimited({ list(input, in: context) }) else {
      return .thrown("no list")
    }
    guard let value = Leaves.deserializePlist(from: list) else { return .thrown("refused") }
    return .decoded(context.observe(value))
  }

  func judgement(
    of aspect: JudgedAspect,
    on input: [UInt8],
    in context: RunContext
  ) -> JudgeVerdict? {
    guard aspect == .decoding, let list = context.unlimited({ list(input, in: context) }) else {
      return .silent
    }
    let found = run(input, in: context)
    return context.unlimited {
      guard
        let graph = try? unsafe PropertyListSerialization.propertyList(from: list, format: nil),
        let members = graph as? [String: Any], let value = Leaves.deserialize(from: members)
      else { return .silent }
      let wanted = context.observe(value)
      guard let tree = found.tree else {
        return .differs(
          property: nil,
          wanted: "a value",
          found: "a refusal",
          detail: "Foundation reads \(String(decoding: list.prefix(400), as: UTF8.self))"
        )
      }
      guard let difference = tree.difference(from: wanted, byValue: true) else { return .agrees }
      return .differs(
        property: nil,
        wanted: "Foundation's reading",
        found: "another",
        detail: "\(difference)"
      )
    }
  }

  /// The list that the input describes; nil if a list cannot represent it, or if two keys of an object are
  /// equal: which of them counts is not tested here.
  private func list(_ input: [UInt8], in context: RunContext) -> Data? {
    guard let whole = JSONTree(parsing: input), whole.kind(of: whole.root) == .object,
      input.count <= 4096, InputGraph.propertyList(of: input) != nil,
      !JSONFacts(whole).hasDuplicateKeys
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
    let isBinary = context.options != 0 && optionSpace.choices(in: context.options)[0] == 1
    return Data(
      isBinary
        ? BinarySpelling.bytes(of: tree, seed: context.iteration, hasLeaves: true)
        : XMLSpelling.text(of: tree, seed: context.iteration, hasLeaves: true)
    )
  }
}
