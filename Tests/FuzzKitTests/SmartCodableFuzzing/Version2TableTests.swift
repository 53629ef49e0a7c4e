import ConformanceKit
import DecoderLaw
import FuzzKit
import SmartCodableV2
import Testing

@testable import SmartCodableFuzzing

/// Version 2, and the judge that knows what each property is and what is logged.
@Suite(.serialized) struct Version2TableTests {
  @Test("The judge agrees on drawn documents")
  func judgeAgrees() {
    let target = Version2TableTarget()
    for iteration in 0..<200 as Range<UInt64> {
      let context = RunContext(iteration: iteration)
      let verdict = target.judgement(of: .decoding, on: Array("{}".utf8), in: context)
      if case .agrees? = verdict { continue }
      Issue.record("\(iteration): \(String(describing: verdict))")
    }
  }

  private static func isBroken(_ verdict: JudgeVerdict?) -> Bool {
    if case .differs? = verdict { true } else { false }
  }

  @Test("Any wrong value is noticed, and most values are judged")
  func wrongValues() {
    var (noticed, all) = (0, 0)
    for seed in 0..<24 as Range<UInt64> {
      let call = Version2Call(seed: seed)
      guard case .object(let found)? = StandardOutput.uncaptured({ call.decoded() }) else {
        continue
      }
      let altered = found.keys.map { key -> Observation? in
        .object(found.merging([key: .string("?")]) { $1 })
      }
      for wrong in [nil] + altered {
        all += 1
        let verdict = Version2TableTarget.verdict(on: wrong, [], of: call.request, at: .none)
        noticed += Self.isBroken(verdict) ? 1 : 0
      }
    }
    #expect(all > 500 && noticed * 4 > all * 3, "\(noticed) of \(all)")
  }

  @Test(
    "Properties are read as the clauses say",
    arguments: [
      ("flag", "\"Yes\"", .boolean(true)), ("flag", "\"yEs\"", .boolean(false)),
      ("text", "1e2", .string("100")), ("text", "true", .string("1")), ("text", "[]", .string("")),
      ("integer", "\"+12\"", .integer("12")), ("integer", "\"1.0\"", .integer("0")),
      ("small", "\"1\"", .integer("0")), ("wide", "\"1\"", .null),
      ("double", "\"nan\"", .number(0)),
      ("graphic", "\"1e2\"", .number(100)), ("decimal", "\"1\"", .number("0")),
      ("maybeWord", "\"?\"", .enumeration("high")), ("maybeWord", "1", .null),
      ("integers", "[1,\"2\"]", .array([])),
      ("optionals", "[1,null]", .array([.integer("1"), .null])),
      ("any", "1.0", .object(["int": .integer("1")])), ("any", "1e400", .null),
      ("wrapped", "1", .null), ("maybeItems", "[{},1]", .null),
    ] as [(String, String, Observation)]
  )
  func clauses(field: String, json: String, wanted: Observation) {
    let input = Array("{\"\(field)\":\(json)}".utf8)
    let request = SubjectRequest(model: Version2Models.Table.id, input: input)
    let answer = Version2Models.reference.version2(request)
    guard case .object(let members)? = answer.value else {
      Issue.record("nil")
      return
    }
    #expect(members[field] == wanted)
  }

  @Test("Own keys come first, then the others in their order; null gives way")
  func keys() {
    func name(_ keys: String, _ json: String) -> Observation? {
      let request = SubjectRequest(
        model: Version2Models.Table.id,
        input: Array("{\"child\":\(json)}".utf8),
        settings: [.keys: keys]
      )
      guard case .object(let members)? = Version2Models.reference.version2(request).value,
        case .instance(_, let child)? = members["child"]
      else { return nil }
      return child["name"]
    }
    let global = "alias>name other>name"
    #expect(name(global, #"{"other":"o","alias":"a"}"#) == .string("a"))
    #expect(name(global, #"{"other":"o","alias":null,"name":null}"#) == .string("o"))
    #expect(name(global, #"{"alias":"a","name":"n"}"#) == .string("n"))
    #expect(name("child|alias>name", #"{"alias":"a"}"#) == .string("a"))
    #expect(name("children|alias>name", #"{"alias":"a"}"#) == .string(""))
  }

  private static let block = [
    "================ [SmartLog Error] ================", "错误类型: '值类型不匹配的错误' ",
    "模型名称：Item ", "数据节点：list → Index 1", "属性信息：（类型）Int （名称）Index 1", "错误原因: x",
    String(repeating: "=", count: 50),
  ]

  @Test("A block that differs in any line is noticed", arguments: 0..<7)
  func blocks(line: Int) {
    var wanted = Version2Block(errors: [Version2Block.mismatch], types: ["Int"])
    (wanted.node, wanted.name) = ("list → Index 1", "Index 1")
    func isRight(_ lines: [String]) -> Bool {
      let blocks = Version2Block.blocks(in: lines.joined(separator: "\n") + "\n").blocks
      return Version2Block.difference(blocks, from: [wanted], of: "Item") == nil
    }
    #expect(isRight(Self.block))
    #expect(!isRight([]))
    #expect(!isRight(Self.block + Self.block))
    var altered = Self.block
    altered[line] = line == 5 ? "错误原因: " : altered[line].replacing("Index", with: "Key") + "x"
    #expect(!isRight(altered))
  }
}
