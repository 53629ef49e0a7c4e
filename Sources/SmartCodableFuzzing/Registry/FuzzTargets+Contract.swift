import ConformanceKit
import FuzzKit

extension FuzzTargets {
  /// The kit's types that use containers themselves: one target for the types of each chapter of cases.
  static let contract: [any FuzzTarget] = contractChapters.map { name in
    ZooTarget(
      "contract/" + name,
      Zoo.ContractTypes.self,
      seedInputs: { chapters[name]?.seedInputs ?? [] },
      traits: [.anyOrder, .decimals],
      weight: chapters[name]?.weight ?? 1
    )
  }

  private static let contractChapters = [
    "coding-paths", "errors", "forms", "independence", "keyed", "library", "single", "synthesis",
    "types", "unkeyed", "widths",
  ]

  /// What the cases of a chapter say of its target.
  private typealias Chapter = (seedInputs: [String], weight: Int)

  /// Read when a campaign asks, since each process of the tool lists all targets.
  private static let chapters: [String: Chapter] =
    Dictionary(uniqueKeysWithValues: contractChapters.map { ($0, chapter($0)) })

  private static func chapter(_ name: String) -> Chapter {
    let documents = documents(of: name)
    // The first seed shows the probe what each type reads.
    let first = Dictionary(
      (documents.filter(\.isDecoded) + documents).map { ($0.name, $0.text) },
      uniquingKeysWith: { first, _ in first }
    )
    let all = first.sorted { $0.key < $1.key }.map { "\"\($0)\":\($1)" }
    let seedInputs =
      ["{" + all.joined(separator: ",") + "}"]
      + documents.map { "{\"\($0.name)\":\($0.text)}" }
      + documents.map { "[\"\($0.name)\",\($0.text)]" }
    return (seedInputs, max(1, first.count / 10))
  }

  /// A document of a case, and the type that decodes it.
  private struct Document {
    let name: String
    let text: String
    let isDecoded: Bool
  }

  /// The documents of a chapter; read from its files alone, since the whole suite takes an unoptimized build
  /// a second.
  private static func documents(of chapter: String) -> [Document] {
    ["contract", "foundation", "strict"]
      .flatMap { profile in
        let path = "cases/\(profile)/\(chapter).json"
        let read = { (data: WireValue) throws(WireError) -> Document? in
          let model = ModelID(rawValue: try data.required("model").string())
          let input = try CaseInput(data: data.required("input"))
          guard TwinCatalog.containers[model] != nil, let bytes = input.bytes,
            bytes.count <= 1024, JSONTree(parsing: bytes) != nil
          else { return nil }
          return Document(
            name: model.rawValue,
            text: String(decoding: bytes, as: UTF8.self),
            isDecoded: try data.required("expect").optional("value") != nil
          )
        }
        return (try? SuiteFolder.embedded.elements(path: path, read).compactMap { $0 }) ?? []
      }
  }
}
