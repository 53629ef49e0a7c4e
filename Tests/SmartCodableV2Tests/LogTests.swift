import Foundation
import Testing

@testable import SmartCodableV2

@Suite("Log of versions 1 and 2")
struct LogTests {
  struct Class: SmartCodable { var students: [Student] = [] }
  struct Student: SmartCodable {
    var name = ""
    var more = ""
  }
  struct DecodeErrorPrint: SmartCodable {
    var a = true
    var c = true
    var maybe: Int?
  }

  private static let complete = #""a":true,"c":true"#

  @Test("LEG-12: the blocks are those of the documents")
  func documents() {
    let missing = logged { _ in
      _ = [Class].deserialize(json: #"[{"students":[{"name":"n"}]}]"#)
    }
    #expect(
      missing == [
        """
        ================ [SmartLog Error] ================
        错误类型: '找不到键的错误'\u{20}
        模型名称：Array<Class>\u{20}
        数据节点：Index 0 → students → Index 0
        属性信息：（名称）more
        错误原因: No value associated with key CodingKeys(stringValue: "more", intValue: nil) ("more").
        ==================================================
        """
      ]
    )
    let others = logged { _ in _ = DecodeErrorPrint.deserialize(json: #"{"a":"x","c":null}"#) }
    #expect(
      others == [
        """
        ================ [SmartLog Error] ================
        错误类型: '值类型不匹配的错误'\u{20}
        模型名称：DecodeErrorPrint\u{20}
        数据节点：a
        属性信息：（类型）Bool （名称）a
        错误原因: Expected to decode Bool but found a string/data instead.
        ==================================================
        """,
        """
        ================ [SmartLog Error] ================
        错误类型: '找不到值的错误'\u{20}
        模型名称：DecodeErrorPrint\u{20}
        数据节点：c
        属性信息：（类型）Bool （名称）c
        错误原因:  c 在json中对应的值是null
        ==================================================
        """,
      ]
    )
  }

  /// The kind, node, property and cause of each block.
  private static func lines(_ blocks: [String]) -> [[Substring]] {
    blocks.map { block in
      let lines = block.split(separator: "\n")
      let parts = [1, 3, 4, 5].map { lines[$0].drop { $0 != ":" && $0 != "：" }.dropFirst() }
      return [parts[0].dropFirst(2).dropLast(2)] + parts.dropFirst()
    }
  }

  @Test("LEG-12: a problem has one block, also where it fails a collection or ends the call")
  func single() {
    struct Model: SmartCodable {
      var ints: [[Int]] = []
      var child: Class?
      var any = SmartAny.int(0)
      @SmartOptional var author: OptionalTests.Author?
      var data = Data()
      var url: URL?
      var level = EnumTests.Word.a
    }
    func problems(_ member: String) -> [[Substring]] {
      let other = [#""ints":[]"#, #""data":"""#, #""level":"a""#, #""any":1"#]
        .filter {
          !$0.hasPrefix(member.prefix(5))
        }
      return Self.lines(
        logged { _ in
          _ = Model.deserialize(json: "{\(([member] + other).joined(separator: ","))}")
        }
      )
    }
    let mismatch: Substring = "值类型不匹配的错误"
    let corrupted: Substring = "数据损坏的错误"
    #expect(problems(#""url":"a:b""#) == [])
    #expect(
      problems(#""ints":[[1],[2,"3"]]"#) == [
        [
          mismatch, "ints → Index 1 → Index 1", "（类型）Int （名称）Index 1",
          " Expected to decode Int but found a string/data instead.",
        ]
      ]
    )
    #expect(
      problems(#""child":[]"#) == [
        [
          mismatch, "child", "（类型）Class （名称）child",
          " Expected to decode Class but found an array instead.",
        ]
      ]
    )
    #expect(problems(#""child":"x""#).map { $0[0] } == [mismatch])
    #expect(
      problems(#""any":[1,1e999]"#) == [
        [
          mismatch, "any → Index 1", "（类型）SmartAny （名称）Index 1",
          " Expected to decode SmartAny but found a number instead.",
        ]
      ]
    )
    #expect(
      problems(#""author":7"#) == [
        [
          mismatch, "author", "（类型）Author （名称）author",
          " Expected to decode Author but found a number instead.",
        ]
      ]
    )
    #expect(
      problems(#""data":"x""#) == [
        [corrupted, "data", "（类型）Data （名称）data", " The value cannot be used as Data."]
      ]
    )
    #expect(
      problems(#""level":"x""#) == [
        [corrupted, "level", "（类型）Word （名称）level", " The value cannot be used as Word."]
      ]
    )
  }

  @Test("LEG-12: a conversion is a problem too, and an absent Optional is none")
  func conversions() {
    let blocks = logged { _ in
      _ = DecodeErrorPrint.deserialize(json: #"{"a":1,"c":true,"maybe":null}"#)
    }
    #expect(Self.lines(blocks).map { $0[1] } == ["a"])
    #expect(logged { _ in _ = DecodeErrorPrint.deserialize(json: "{\(Self.complete)}") } == [])
  }

  @Test("LEG-12: input that cannot be read has a block, elements of a top-level array have theirs")
  func wholeCalls() {
    func kinds(_ body: (Blocks) -> Void) -> [[Substring]] {
      Self.lines(logged(.error, body)).map { Array($0.prefix(3)) }
    }
    let name: Substring = "（类型）DecodeErrorPrint （名称）"
    #expect(
      kinds { _ in _ = DecodeErrorPrint.deserialize(json: "{") } == [["数据损坏的错误", "", name]]
    )
    #expect(
      kinds { _ in _ = DecodeErrorPrint.deserialize(json: "1") } == [["值类型不匹配的错误", "", name]]
    )
    #expect(
      kinds { _ in _ = [DecodeErrorPrint].deserialize(json: "[{\(Self.complete)},null]") }
        == [["找不到值的错误", "Index 1", "（类型）DecodeErrorPrint （名称）Index 1"]]
    )
    #expect(
      kinds { _ in _ = DecodeErrorPrint.deserialize(dict: ["a": Date()]) }.map { $0[0] }
        == ["数据损坏的错误"]
    )
  }

  @Test("LEG-12: debugMode tells which messages are printed")
  func levels() {
    let nothing: String? = nil
    for (mode, errors, debug) in [
      (SmartConfig.DebugMode.verbose, 1, 1), (.debug, 1, 1), (.error, 1, 0), (.none, 0, 0),
    ] {
      #expect(
        logged(mode) { _ in _ = DecodeErrorPrint.deserialize(json: "{") }.count == errors
      )
      let blocks = logged(mode) { _ in
        _ = DecodeErrorPrint.deserialize(json: nothing)
      }
      #expect(blocks.count == debug)
      let arrays = logged(mode) { _ in _ = [DecodeErrorPrint].deserialize(json: nothing) }
      #expect(arrays.count == debug)
      #expect(arrays.allSatisfy { $0.contains("模型名称：Array<DecodeErrorPrint> \n") })
    }
    #expect(
      [.verbose, .debug, .error, .none].map(\SmartConfig.DebugMode.rawValue) == [0, 1, 2, 3]
    )
  }

  @Test("LEG-12: a block is printed at once, before the call goes on")
  func atOnce() {
    struct Loud: SmartCodable {
      @TaskLocal static var blocks: Blocks?
      var n = 0
      mutating func didFinishMapping() { Self.blocks?.add("done") }
    }
    struct Outer: SmartCodable {
      var first = Loud()
      var last = 0
    }
    let lines = logged { blocks in
      Loud.$blocks.withValue(blocks) {
        _ = Outer.deserialize(json: #"{"first":{"n":"x"},"last":[]}"#)
      }
    }
    #expect(
      lines.map { $0 == "done" ? $0 : String(Self.lines([$0])[0][1]) } == [
        "first → n", "done", "last",
      ]
    )
  }

  @Test("LEG-12: a key with line breaks stays on its line")
  func lineBreaks() {
    struct Entries: SmartCodable { var entries: [String: Int] = [:] }
    let blocks = logged { _ in _ = Entries.deserialize(json: #"{"entries":{"a\nb":"x"}}"#) }
    #expect(blocks.map { $0.split(separator: "\n").count } == [7])
    #expect(Self.lines(blocks).map { $0[1].hasPrefix("entries → a") } == [true])
  }

  @Test("LEG-12: a plain type that is read twice has the blocks of the second time only")
  func attempts() {
    struct Plain: Codable {
      var child = DecodeErrorPrint()
      var n = 0
    }
    struct Outer: SmartCodable { var plain: Plain? }
    func nodes(_ json: String) -> [Substring] {
      Self.lines(logged { _ in _ = Outer.deserialize(json: json) }).map { $0[1] }
    }
    #expect(nodes(#"{"plain":{"child":{"a":"x","c":true},"n":1}}"#) == ["plain → child → a"])
    #expect(
      nodes(#"{"plain":{"child":{"a":"x","c":true},"n":"1"}}"#)
        == ["plain → child → a", "plain → n"]
    )
  }

  @Test("LEG-12: by default errors are printed, and an assertion stops only who asks for it")
  func defaults() async {
    let result = await #expect(
      processExitsWith: .success,
      observing: [\.standardOutputContent]
    ) {
      #expect(SmartConfig.debugMode == .error)
      #expect(SmartConfig.openErrorAssert == false)
      _ = DecodeErrorPrint.deserialize(json: "{")
      SmartConfig.debugMode = .none
      #expect(SmartConfig.debugMode == .none)
      _ = DecodeErrorPrint.deserialize(json: "[")
    }
    let text = String(decoding: result?.standardOutputContent ?? [], as: UTF8.self)
    #expect(text.components(separatedBy: "[SmartLog Error]").count == 2)
    #if DEBUG
    await #expect(processExitsWith: .failure) {
      SmartConfig.openErrorAssert = true
      _ = DecodeErrorPrint.deserialize(json: "{")
    }
    #endif
  }
}
