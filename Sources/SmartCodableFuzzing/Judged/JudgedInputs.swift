import ConformanceKit
import DecoderLaw
import FuzzKit
import SmartCodableConformance

/// The models that judged targets decode, with the inputs of their conformance cases.
enum JudgedInputs {
  /// Models whose values the law leaves partly undefined.
  private static let open: Set<ModelID> = [
    // The platform decides what is a URL.
    "link", "shelf",
    // Decimals of more than 38 digits (UNS-4).
    "price", "vault", "decimal", "decimal-list", "decimal-table",
    // Keys with a plus sign, which only the standard library accepts (AGR-1 against COL-12).
    "index", "numbered",
    // The types of numbers in Any (UNS-2).
    "loose", "scrapbook", "sieve",
    // Code by hand: what it asks for decides which repairs are told, and how it is written.
    "drafted", "pass",
  ]

  /// The models and their inputs, in the order of their names.
  static let all: [(model: ModelID, inputs: [String])] = {
    let reference = ReferenceSubject()
    var inputs: [ModelID: [String]] = [:]
    for item in ConformanceSuite.current.cases
    where item.profile == .lenient || item.profile.isDialect {
      guard !open.contains(item.model), let schema = reference.catalog[item.model],
        schema.code == nil,
        TwinCatalog.containers[item.model] == nil,
        SmartDecoderSubject.subject.binds(item.model), let bytes = item.input.bytes,
        bytes.count <= 1024, JSONTree(parsing: bytes) != nil
      else { continue }
      inputs[item.model, default: []].append(String(decoding: bytes, as: UTF8.self))
    }
    return inputs.sorted { $0.key.rawValue < $1.key.rawValue }
      .map { ($0.key, $0.value) }
  }()
}
