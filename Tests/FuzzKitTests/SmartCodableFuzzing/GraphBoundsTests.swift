import Foundation
import FuzzKit
import Testing

@testable import SmartCodableFuzzing

/// Native graphs at the bounds of what dictionary input takes.
@Suite struct GraphBoundsTests {
  @Test("The judge agrees on what is drawn")
  func judgeAgrees() {
    for iteration in 0..<300 as Range<UInt64> {
      let context = RunContext(iteration: iteration)
      let verdict = GraphBoundsTarget().judgement(of: .decoding, on: [0x30], in: context)
      guard case .agrees? = verdict else {
        Issue.record("\(iteration): \(String(describing: verdict))")
        continue
      }
    }
  }

  @Test(
    "A graph is read up to the limit of depth",
    arguments: [(511, 0, true), (512, 0, true), (513, 0, false), (3, 512, true), (3, 514, false)]
  )
  func depth(depth: Int, optionals: Int, isHeld: Bool) {
    var generator = SeededGenerator(seed: 1)
    let nesting = GraphNesting(depth: depth, optionals: optionals, &generator)
    #expect((nesting.found[0] != nil) == isHeld)
    #expect(nesting.verdict == nil)
  }

  @Test("Entries that are said to mean something else are noticed")
  func wrongKeysAreNoticed() {
    typealias Entry = GraphKeys.Entry
    let lists: [[Entry]] = [
      [Entry(key: "a", text: "b", isString: true)],
      [Entry(key: 1, text: nil, isString: false)],
      [Entry(key: 1.5, text: "1.5", isString: false)],
      [Entry(key: true, text: "1", isString: false)],
    ]
    for list in lists {
      for isObject in [false, true] {
        #expect(GraphKeys(list, isObject: isObject).verdict != nil, "\(list)")
      }
    }
  }

  @Test("Numbers of a list and of a dictionary must be of one class")
  func classesOfNumbers() {
    let real: [String: Any] = ["a": [NSNumber(value: 2.0)]]
    let integer: [String: Any] = ["a": [NSNumber(value: 2)]]
    #expect(ListNumbers.difference(of: real, from: real) == nil)
    #expect(ListNumbers.difference(of: real, from: integer) != nil)
  }
}
