import ConformanceKit
import Foundation
import FuzzKit
import SmartCodable
import Testing

@testable import SmartCodableFuzzing

/// The kit's types as fuzz targets: what of their records is compared.
@Suite struct ContractTypesTests {
  private static let targets = FuzzTargets.all.filter { $0.name.hasPrefix("contract/") }

  private func records(_ text: String, by decoder: JSONDecoder) throws -> [String] {
    let types = try decoder.decode(Zoo.ContractTypes.self, from: Data(text.utf8))
    return types.seen.sorted { $0.key < $1.key }.flatMap(\.value)
  }

  @Test(
    "Types stand in objects and arrays; only chance and hidden places are left out",
    arguments: [
      (#"{"seen-as-kind-int":{"a":1},"seen-at":0,"other":1}"#, ["a 1", "/seen-at"]),
      (#"["seen-at",0,"other",1,"seen-as-kind-int",{"a":1}]"#, ["a 1", "/[1]"]),
      (#"["seen-number-keys",{"one":1.5},"seen-at",0]"#, ["/[3]"]),
      (
        #"{"seen-as-kind-int":{"a":"x"},"seen-asked-int":{"a":"x"}}"#,
        ["a typeMismatch @/seen-as-kind-int/a", "typeMismatch @/seen-asked-int/a"]
      ),
      // An error of Foundation's own, and an enumeration's, whose place it does not hide.
      (
        #"{"seen-as-kind-int":{"a":1.5},"seen-asked-suit":{"a":"x"}}"#,
        ["a dataCorrupted", "dataCorrupted"]
      ),
      // Either entry may fail first, and a number in another way than a text.
      (#"{"seen-map-string-int":{"a":"x","b":1.5,"c":null}}"#, ["failed"]),
      (#"{"seen-as-kind-entries-of-int":{"a":{"a":"x","b":1.5}}}"#, ["a failed"]),
      (#"{"seen-map-string-int":{"b":1,"a":2}}"#, ["a: 2", "b: 1"]),
    ]
  )
  func whatIsCompared(text: String, lines: [String]) throws {
    let judge = JSONDecoder()
    let key = try #require(Zoo.ContractTypes.judgeKey)
    judge.userInfo[key] = true
    #expect(try records(text, by: judge) == lines)
    #expect(try records(text, by: SmartJSONDecoder()) == lines)
  }

  @Test("An error that is none of decoding is told from one, unless it is Foundation's own")
  func errorsOfOtherKindsAreSeen() throws {
    let text = #"{"seen-as-kind-int":{"a":1.5}}"#
    #expect(try records(text, by: JSONDecoder()) == ["a foreign"])
  }

  @Test("In an array the error is thrown on, with its place")
  func errorsInArraysAreThrown() throws {
    for decoder in [JSONDecoder(), SmartJSONDecoder()] {
      (decoder as? SmartJSONDecoder)?.leniency = .none
      let error = #expect(throws: DecodingError.self) {
        try records(#"["seen-as-kind-int",{"a":"x"},"seen-asked-int",{"a":"x"}]"#, by: decoder)
      }
      guard case .typeMismatch(_, let context)? = error else {
        Issue.record("\(String(describing: error))")
        continue
      }
      #expect(context.codingPath.map(\.stringValue) == ["Index 3", "a"])
    }
  }

  @Test("Every type of the kit is in a target, but for those with a reason")
  func everyTypeIsInATarget() throws {
    let texts = try Self.targets.map { try #require($0.seedInputs.first) }.joined()
    let left = TwinCatalog.containers.models.subtracting(Zoo.ContractTypes.excluded)
      .filter { !texts.contains("\"\($0.rawValue)\":") }
    // Depth is for other laws, and what is written for other targets.
    #expect(
      Set(left.map(\.rawValue)) == [
        "seen-recursive", "seen-recursive-member", "seen-sizes", "written",
      ]
    )
  }

  @Test("They weigh as much as their types are many")
  func weights() {
    let weights = Self.targets.map(\.weight)
    #expect(weights.count == 11)
    #expect((20...30).contains(weights.reduce(0, +)), "\(weights)")
  }
}
