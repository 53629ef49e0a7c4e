import Foundation
import FuzzKit
import SmartCodable
import Testing

@testable import SmartCodableFuzzing

/// What the calls are that documents make on an encoder.
@Suite struct ScriptedEncodingTests {
  private let target = ScriptedEncodingTarget()

  @Test("Every kind of step is drawn")
  func stepsAreDrawn() {
    var texts = ""
    var refusals: Set<String> = []
    for input in target.seedInputs {
      for iteration in 0..<600 {
        var generator = SeededGenerator(seed: UInt64(iteration))
        let options = iteration.isMultiple(of: 2) ? 0 : target.optionSpace.draw(&generator)
        let context = RunContext(iteration: UInt64(iteration), options: options)
        let execution = target.run(Array(input.utf8), in: context)
        if let tree = execution.tree {
          texts += String(decoding: tree.bytes, as: UTF8.self)
        } else if case .thrown(let code) = execution.outcome {
          refusals.insert(code)
        }
      }
    }
    let steps = [
      // Paths of containers, and of encoders and their single value containers.
      #""\u0001path":"b""#, #"b.\u0001path b.\u0001path"#, #"Index 1[1]"#,
      // Types of keys, and a strategy that depends on the path.
      #""pair 5 2":"#, #"three"#, #"firstName\/"#, "@2#2",
      // Wide objects, with keys of their own.
      #""wide "#, #""wide#299":"again""#, #""wide#8":"again""#,
      // Nothing, by itself and in an Optional.
      "[{},null]", #""\u0001path":{}"#,
      // Arrays and objects that are continued.
      #"["x","y",2]"#, #"[1,2,3,3]"#, #":"again""#,
      // Texts of calls inside of the call, and integers of 128 bits.
      #":"{\""#, "340282366920938463463374607431768211455",
      // Wrappers that were changed, keys by integers, numbers at the bounds of their types.
      #""internet":"20"#, #""a_mouse":"#, "5e-324", "1e-05", #""nested":{"#, #""no\/number""#,
    ]
    for step in steps { #expect(texts.contains(step), "\(step)") }
    #expect(refusals.contains("invalidValue at []"))
    #expect(refusals.contains { $0.contains("[0]") }, "\(refusals)")
  }

  @Test("JSONEncoder agrees with every way of writing")
  func judgeAgrees() {
    for iteration in 0..<800 as Range<UInt64> {
      var generator = SeededGenerator(seed: iteration)
      let options = iteration.isMultiple(of: 3) ? target.optionSpace.draw(&generator) : 0
      let input = target.seedInputs[Int(iteration % 7)]
      let context = RunContext(iteration: iteration, options: options)
      let verdict = target.judgement(of: .encoding, on: Array(input.utf8), in: context)
      if case .agrees? = verdict { continue }
      Issue.record("\(iteration): \(String(describing: verdict))")
    }
    let equalKeys = Array(#"{"a":1,"a":{}}"#.utf8)
    guard case .silent? = target.judgement(of: .encoding, on: equalKeys, in: RunContext()) else {
      Issue.record("JSONEncoder was asked for equal keys")
      return
    }
  }

  @Test("A value that fails leaves nothing behind", arguments: 0..<FailingValue.points)
  func failuresLeaveNothing(point: Int) throws {
    struct Survivor: Encodable {
      let failing: FailingValue

      func encode(to encoder: any Encoder) throws {
        var single = encoder.singleValueContainer()
        #expect(throws: (any Error).self) { try single.encode(failing) }
        var container = encoder.container(keyedBy: ScriptedValue.ScriptedKey.self)
        #expect(throws: (any Error).self) { try container.encode(failing, forKey: .init("a")) }
        try container.encode(1, forKey: .init("b"))
        var nested = container.nestedUnkeyedContainer(forKey: .init("c"))
        #expect(throws: (any Error).self) { try nested.encode(failing) }
        try nested.encode(2)
      }
    }
    let tree = try #require(JSONTree(parsing: Array(#"{"x":[1,{"y":2}]}"#.utf8)))
    let script = ScriptedValue.Script(tree, seed: 1, keepsKeys: true)
    let value = ScriptedValue(script: script, node: tree.root)
    let encoder = SmartJSONEncoder(style: .foundation)
    let data = try encoder.encode(Survivor(failing: FailingValue(value: value, point: point)))
    #expect(String(decoding: data, as: UTF8.self) == #"{"b":1,"c":[2]}"#)
  }

  @Test("Containers are kept, and written to during the next call")
  func containersAreKept() throws {
    let tree = try #require(JSONTree(parsing: Array(#"{"a":{"b":[1]},"c":{}}"#.utf8)))
    var kept = 0
    for seed in 0..<40 {
      let keeper = ScriptedKeeper()
      let script = ScriptedValue.Script(tree, seed: UInt64(seed), keepsKeys: true)
      let value = ScriptedValue(script: script, node: tree.root, keeper: keeper)
      let encoder = SmartJSONEncoder(style: .foundation)
      encoder.outputFormatting = .sortedKeys
      // Numbers that are not finite are drawn too.
      guard (try? encoder.encode(value)) != nil else { continue }
      kept += keeper.count
      let text = String(
        decoding: try encoder.encode(ScriptedFollower(keeper: keeper)),
        as: UTF8.self
      )
      #expect(
        text == #"{"after":{"after":["x"]},"before":1,"nested":{"between":2,"last":{"end":3}}}"#
      )
      #expect(keeper.count == 0)
    }
    #expect(kept > 20)
  }
}
