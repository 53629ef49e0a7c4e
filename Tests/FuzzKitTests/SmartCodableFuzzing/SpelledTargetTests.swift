import ConformanceKit
import Foundation
import FuzzKit
import SmartCodable
import Testing

@testable import SmartCodableFuzzing

/// What documents are spelled as, and what they make an encoder do.
@Suite struct SpelledTargetTests {
  private static let documents = [
    #"{"a":[1,-2,0.5,1e3,-0,123456789012345678901],"b c":{"$d_1":null,"e'f":"it's \"x\""},"":[]}"#,
    #"["\u0041\ud83d\ude00é","\\\/\b\n",42,true,false,{"true":{},"1a":[{}]}]"#,
  ]

  @Test("JSON5 spells the same", arguments: documents)
  func spellingInJSON5IsEqual(document: String) throws {
    let tree = try #require(JSONTree(parsing: Array(document.utf8)))
    // Foundation is no judge here: it keeps escaped line ends, and loses elements behind comments.
    let own = SmartJSONDecoder()
    own.leniency = .none
    own.allowsJSON5 = true
    func value(_ text: [UInt8]) throws -> Observation {
      MirrorObserver().observation(of: try own.decode(Verbatim.self, from: Data(text)))
    }
    let wanted = try value(Array(document.utf8))
    var spellings: Set<[UInt8]> = []
    for seed in 0..<200 {
      let generator = SeededGenerator(seed: UInt64(seed))
      let text = LaidOutText(JSONValue(tree), isJSON5: true, generator).bytes
      spellings.insert(text)
      #expect(try value(text) == wanted, "\(String(decoding: text, as: UTF8.self))")
    }
    #expect(spellings.count > 190)
    let all = spellings.map { String(decoding: $0, as: UTF8.self) }.joined()
    for part in ["/*", "//", "'", "0x", "\\x", "\\\n", ",}", "\u{A0}", "+"] {
      #expect(all.contains(part), "\(part)")
    }
  }

  @Test("The grammar judges damaged JSON5, of which some is right and some is not")
  func grammarJudgesJSON5() {
    let target = JSON5Target()
    var outcomes = ["decoded": 0, "refused": 0]
    for input in target.seedInputs {
      for iteration in 0..<100 {
        let context = RunContext(iteration: UInt64(iteration))
        switch target.judgement(of: .decoding, on: Array(input.utf8), in: context) {
        case .agrees?:
          let isDecoded = target.run(Array(input.utf8), in: context).tree != nil
          outcomes[isDecoded ? "decoded" : "refused", default: 0] += 1
        case .differs?: Issue.record("\(input) \(iteration)")
        case .silent?, nil: continue
        }
      }
    }
    #expect(outcomes.values.allSatisfy { $0 > 50 }, "\(outcomes)")
  }
}
