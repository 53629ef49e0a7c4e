import Foundation
import FuzzKit
import SmartCodableV2
import Testing

@testable import SmartCodableFuzzing

/// Version 2, and the judge that knows what each property is and what is logged.
@Suite(.serialized) struct Version2TableTests {
  private static let target = Version2TableTarget()

  @Test("The judge agrees on the seed documents")
  func judgeAgrees() {
    for iteration in 0..<300 as Range<UInt64> {
      let input = Array(Self.target.seedInputs[Int(iteration % 4)].utf8)
      let context = RunContext(iteration: iteration)
      let verdict = Self.target.judgement(of: .decoding, on: input, in: context)
      if case .agrees? = verdict {
      } else {
        Issue.record("\(iteration): \(String(describing: verdict))")
      }
    }
  }

  private static func isBroken(_ verdict: JudgeVerdict?) -> Bool {
    if case .differs? = verdict { true } else { false }
  }

  @Test("Any wrong value is noticed, and most values are judged")
  func wrongValues() throws {
    var (noticed, all) = (0, 0)
    for seed in 0..<120 as Range<UInt64> {
      let input = Self.target.seedInputs[Int(seed % 4)]
      let tree = try #require(JSONTree(parsing: Array(input.utf8)))
      let row = Version2Row(tree, seed: seed)
      guard let found = StandardOutput.uncaptured({ row.decoded() }) else { continue }
      all += 1
      noticed += Self.isBroken(row.verdict(on: nil, [])) ? 1 : 0
      for index in found.indices {
        var altered = found
        altered[index] += "?"
        all += 1
        noticed += Self.isBroken(row.verdict(on: altered, [])) ? 1 : 0
      }
    }
    #expect(all > 500 && noticed * 2 > all, "\(noticed) of \(all)")
  }

  private static func reading(_ kind: Version2Kind, _ json: String) -> Version2Reference.Reading? {
    var judge = Version2Reference()
    return try? judge.read(Version2Value(spelled: json), kind, .property)
  }

  @Test(
    "Properties are read as the clauses say",
    arguments: [
      (.flag, "\"Yes\"", "true"), (.flag, "\"yEs\"", nil), (.flag, "1.0", "true"),
      (.flag, "2", nil), (.text, "1e2", "\"100\""), (.text, "true", "\"1\""),
      (.text, "-0", "\"0\""), (.text, "[]", nil), (.integer(Int.self), "\"+12\"", "12"),
      (.integer(Int.self), "\"1.0\"", nil), (.integer(Int.self), "true", nil),
      (.integer(Int8.self), "\"1\"", nil), (.integer(Int8.self), "128", nil),
      (.double, "\"nan\"", "0.0"), (.double, "\"0x1p3\"", nil), (.float, "\"1e2\"", "100.0"),
      (.float, "3.5e38", nil), (.decimal, "\"1\"", nil), (.choice(.word), "1", nil),
      (.choice(.word), "\"c\"", "\"c\""), (.list(.integer(Int.self)), "[1,\"2\"]", nil),
      (.list(.optional(.integer(Int.self))), "[1,null]", "[1, nil]"),
      (.entries(.text), "{\"a\":\"b\"}", "[\"a\": \"b\"]"), (.any, "1.0", "int(1)"),
      (.any, "18446744073709551615", "uInt(18446744073709551615)"), (.any, "1e400", nil),
      (.model(.child), "{}", "{\"\", nil, nil, [], 1}"), (.model(.child), "\"{}\"", nil),
      (.plain(.inner), "{\"value\":\"3\",\"word\":\"?\"}", "{3, \"c\"}"),
    ] as [(Version2Kind, String, String?)]
  )
  func clauses(kind: Version2Kind, json: String, text: String?) {
    switch Self.reading(kind, json) {
    case .value(let found)?: #expect(found == text)
    case .bad?, .unknown?: #expect(text == nil)
    case nil: Issue.record("\(json) is left open")
    }
  }

  @Test("Own keys come first, then the maps in their order; null gives way")
  func keys() {
    func found(_ keys: Version2Keys, _ json: String, _ path: String = "") -> Version2Value? {
      guard case .object(let members) = Version2Value(spelled: json) else { return nil }
      return keys.value(of: "name", in: members, at: path)
    }
    let global = Version2Keys.maps(Version2Keys.global)
    #expect(found(global, #"{"other":1,"alias":2}"#) == .number("2"))
    #expect(found(global, #"{"other":1,"alias":null,"name":null}"#) == .number("1"))
    #expect(found(global, #"{"alias":1,"name":2}"#) == .number("2"))
    #expect(found(.plain, #"{"alias":1}"#) == nil)
    let exact = Version2Keys.exact(Version2Keys.placed)
    #expect(found(exact, #"{"alias":1}"#, "child") == .number("1"))
    #expect(found(exact, #"{"alias":1}"#, "children") == nil)
    #expect(Version2Keys.camel("_one_TWO_") == "_oneTwo_")
    #expect(Version2Keys.camel("maybeFlag") == "maybeFlag")
  }

  private static let block = [
    "================ [SmartLog Error] ================", "错误类型: '值类型不匹配的错误' ",
    "模型名称：Item ", "数据节点：list → Index 1", "属性信息：（类型）Int （名称）Index 1", "错误原因: x",
    String(repeating: "=", count: 50),
  ]

  @Test("A block that differs in any line is noticed", arguments: 0..<7)
  func blocks(line: Int) {
    let wanted = Version2Block(
      errors: [Version2Block.mismatch],
      node: "list → Index 1",
      types: ["Int"],
      name: "Index 1"
    )
    func verdict(_ lines: [String]) -> JudgeVerdict? {
      let blocks = Version2LoggedBlock.blocks(in: lines.joined(separator: "\n")).blocks
      return Version2TableTarget.verdict(on: blocks, wanted: [wanted], of: "Item", "")
    }
    #expect(!Self.isBroken(verdict(Self.block)))
    #expect(Self.isBroken(verdict([])))
    #expect(Self.isBroken(verdict(Self.block + Self.block)))
    var altered = Self.block
    altered[line] = line == 5 ? "错误原因: " : altered[line].replacing("Index", with: "Key") + "x"
    #expect(Self.isBroken(verdict(altered)))
  }

  @Test("Strictly, scalars of the table are read as by JSONDecoder")
  func strictReadings() {
    func check<Value: Decodable & Version2Shown>(_ type: Value.Type, _ kind: Version2Kind) {
      for value in Version2Tables.scalars where value != .null {
        let decoded = try? JSONDecoder().decode(type, from: Data(value.json.utf8)).shown
        switch Version2Scalars().strict(value, as: kind) {
        case .open: continue
        case .value(let text): #expect(decoded == text, "\(value.json) as \(type)")
        default: #expect(decoded == nil, "\(value.json) as \(type)")
        }
      }
    }
    check(Bool.self, .flag)
    check(String.self, .text)
    check(Int.self, .integer(Int.self))
    check(UInt8.self, .integer(UInt8.self))
    check(UInt64.self, .integer(UInt64.self))
    check(Double.self, .double)
    check(Float.self, .float)
    check(Data.self, .data)
    check(Version2TableModel.Word.self, .choice(.word))
  }
}
