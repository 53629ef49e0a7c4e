import ConformanceKit
import DecoderLaw
import Foundation
import FuzzKit
import Kodable
import SmartCodable

/// Elements that Kodables leave out or convert, and their reports: of several options the last counts (KOD-23, KOD-32,
/// KOD-34, KOD-35).
struct KodableListsTarget: DrawnTarget {
  let name = "kodable/lists"
  let seedInputs = [#"["1",1.5,"2",true,"3",null,4]"#, #"[[],{},"",-0.0,1e2,false]"#]

  private struct Model: Kodable {
    @Coding("list", .lossless, .lossy, default: ["d"]) var lossy: [String]
    @Coding("list", .lossy, .lossless, default: ["d"]) var lossless: [String]
    @Coding("list", .lossy, default: ["d"]) var alone: [String]
    @Coding("list", .lossless, .lossy, default: ["d"]) var set: Set<String>
  }

  func sample(_ input: [UInt8], in context: RunContext) -> JSONTree? {
    guard input.count <= 512, let tree = JSONTree(parsing: input), tree.depth <= 8,
      tree.kind(of: tree.root) == .array
    else { return nil }
    return tree
  }

  func found(_ tree: JSONTree, in context: RunContext) -> (any Encodable)? {
    Self.report(tree)?.repairs.map(\.description)
  }

  func verdict(on tree: JSONTree, in context: RunContext) -> JudgeVerdict {
    let meanings = tree.children(of: tree.root).map { ScalarMeaning($0, of: tree) }
    // How a number is spelled that no double holds is not said.
    guard meanings.allSatisfy({ $0?.isHeld ?? true }) else { return .silent }
    guard let report = Self.report(tree) else { return differs("a model", "none", tree) }
    let (texts, scalars) = (meanings.compactMap { $0?.text }, meanings.compactMap(Self.text))
    let model = report.value
    guard model.lossy == texts, model.alone == texts, model.set == Set(texts),
      model.lossless.count == scalars.count,
      zip(model.lossless, scalars).allSatisfy({ $1.isEmpty || $0 == $1 })
    else { return differs("\(texts) \(scalars)", "\(model)", tree) }
    // Each property leaves out what is no text, or converts it.
    let wanted = meanings.map { $0?.text == nil ? 4 : 0 }
    let found = meanings.indices.map { index in
      report.repairs.count { $0.path.last == .index(index) }
    }
    return found == wanted ? .agrees : differs("\(wanted)", "\(report.repairs)", tree)
  }

  /// The text of a scalar, empty for one whose spelling is another.
  private static func text(_ meaning: ScalarMeaning?) -> String? {
    switch meaning {
    case .text(let text): text
    case .flag(let flag): "\(flag)"
    case .number(let number):
      number.form == .integer && number.text != "-0" && number.text.utf8.count < 16
        ? number.text : ""
    default: nil
    }
  }

  private static func report(_ tree: JSONTree) -> SmartDecodingReport<Model>? {
    let text = #"{"list":"# + String(decoding: tree.bytes, as: UTF8.self) + "}"
    return try? SmartJSONDecoder().report(Model.self, from: text)
  }

  private func differs(_ wanted: String, _ found: String, _ tree: JSONTree) -> JudgeVerdict {
    .scalar("lists", wanted, found, String(decoding: tree.bytes, as: UTF8.self))
  }
}
