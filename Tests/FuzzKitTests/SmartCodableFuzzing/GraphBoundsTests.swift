import Foundation
import FuzzKit
import Testing

@testable import SmartCodableFuzzing

/// Native graphs at the bounds of what dictionary input takes.
@Suite struct GraphBoundsTests {
  private static func scenes(_ count: UInt64) -> [GraphBoundsTarget.Scene] {
    (0..<count).map { .draw(seed: $0) }
  }

  @Test("The judge agrees on what is drawn, and every scene is")
  func judgeAgrees() {
    var kinds: Set<String> = []
    for scene in Self.scenes(300) {
      kinds.insert("\(Mirror(reflecting: scene).children.first?.label ?? "")")
      if let verdict = scene.verdict { Issue.record("\(verdict)") }
    }
    #expect(kinds == ["nesting", "keys", "report", "transformed", "sets"])
  }

  @Test(
    "A graph is read up to the limit of depth",
    arguments: [(511, 0, true), (512, 0, true), (513, 0, false), (3, 512, true), (3, 514, false)]
  )
  func depth(depth: Int, optionals: Int, isHeld: Bool) {
    var generator = SeededGenerator(seed: 1)
    let nesting = GraphNesting(depth: depth, optionals: optionals, &generator)
    #expect((nesting.answers[0] != nil) == isHeld)
    #expect(nesting.verdict == nil)
  }

  @Test("Entries that are said to mean something else are noticed")
  func wrongKeysAreNoticed() {
    typealias Entry = GraphKeys.Entry
    let lists: [[Entry]] = [
      [Entry(key: "a", text: "b", isString: true, value: 2)],
      [Entry(key: 1, text: nil, isString: false, value: 2)],
      [Entry(key: 1.5, text: "1.5", isString: false, value: 2)],
      [Entry(key: true, text: "1", isString: false, value: 2)],
    ]
    for list in lists {
      for isObject in [false, true] {
        #expect(GraphKeys(list, isObject: isObject).verdict != nil, "\(list)")
      }
    }
  }

  @Test("Leaves that are said to mean something else are noticed")
  func wrongLeavesAreNoticed() {
    let one = GraphMeaning.number(GraphNumber("1", .integer))
    let leaves = [
      GraphLeaf(native: 2, meaning: one), GraphLeaf(native: "1", meaning: one),
      GraphLeaf(native: true, meaning: one), GraphLeaf(native: 1, meaning: .flag(true)),
      GraphLeaf(native: Data(), meaning: .text("")),
      GraphLeaf(native: 1, meaning: .date(Date(timeIntervalSince1970: 1))),
      GraphLeaf(native: "x", meaning: .null),
    ]
    for leaf in leaves {
      #expect(GraphReport(leaf).verdict != nil, "\(leaf)")
      #expect(GraphTransformed.verdict(on: leaf) != nil, "\(leaf)")
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
