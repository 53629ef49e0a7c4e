import ConformanceKit
import FuzzKit
import SmartCodable
import Testing

@testable import SmartCodableFuzzing

/// What the judge of the words of errors and repairs says of those that are right, and of others.
@Suite(.serialized) struct ErrorWordsTests {
  private static let target = ErrorWordsTarget()

  private static func call(_ iteration: Int) -> ErrorWordsCall? {
    let input = Array(target.seedInputs[iteration % target.seedInputs.count].utf8)
    return ErrorWordsCall(input, in: RunContext(iteration: UInt64(iteration)))
  }

  @Test("SmartCodable agrees")
  func smartCodableAgrees() {
    for iteration in 0..<300 {
      let input = Array(Self.target.seedInputs[iteration % 7].utf8)
      let context = RunContext(iteration: UInt64(iteration))
      let verdict = Self.target.judgement(of: .decoding, on: input, in: context)
      if case .differs(_, _, _, let detail)? = verdict { Issue.record("\(iteration): \(detail)") }
    }
  }

  @Test("There are texts of every category, and each must be named")
  func categoriesDiffer() {
    var categories: Set<ErrorWordsProblem.Category> = []
    var lists: Set<ErrorWordsProblem.Category> = []
    for call in (0..<3000).compactMap(Self.call) {
      guard let problem = call.problem else { continue }
      categories.formUnion(problem.categories)
      if call.entry == .list { lists.formUnion(problem.categories) }
      #expect(call.problem(of: .accepted) != nil)
      let others = ErrorWordsProblem.Category.allCases.filter { !problem.categories.contains($0) }
      for other in others { #expect(problem.listDifference(from: other.rawValue) == "category") }
      let right = problem.categories.first?.rawValue ?? ""
      let (first, last) = (problem.offsets.lowerBound, problem.offsets.upperBound)
      #expect(problem.listDifference(from: "\(first): \(right)") == nil)
      #expect(problem.listDifference(from: "\(last + 1): \(right)") == "place")
    }
    #expect(categories.count == ErrorWordsProblem.Category.allCases.count)
    #expect(lists == [.end, .unexpected, .encoding, .depth])
  }

  @Test(
    "Texts are refused as what they are, at the byte that is wrong",
    arguments: [
      ("", .empty, 0), ("[", .end, 1), ("[1", .end, 2), ("[1 2]", .unexpected, 3),
      ("[nule]", .literal, 1), ("[01]", .number, 2), ("[1.x]", .number, 3), ("1 2", .trailing, 2),
      ("[\"a\\x\"]", .escape, 3), ("\"\\uD800\"", .surrogate, 1), ("\"\u{1}\"", .control, 1),
      ("{\"a\" 1}", .unexpected, 5), ("{a:1}", .unexpected, 1), ("[1,]", .unexpected, 3),
      ("{\"a\":1,", .end, 7), ("\"a", .end, 2), ("nullx", .trailing, 4),
    ] as [(String, ErrorWordsProblem.Category, Int)]
  )
  func textsAreRefused(text: String, category: ErrorWordsProblem.Category, offset: Int) {
    let problem = ErrorWordsProblem(of: Array(text.utf8))
    #expect(problem?.categories.first == category)
    #expect(problem?.offsets == offset...offset)
  }

  @Test("Right texts have no problem, with 512 containers and without braces")
  func rightTexts() {
    let (start, end) = (String(repeating: "[", count: 512), String(repeating: "]", count: 512))
    #expect(ErrorWordsProblem(of: Array((start + end).utf8)) == nil)
    let deep = ErrorWordsProblem(of: Array((start + "[]" + end).utf8))
    #expect(deep == ErrorWordsProblem(.depth, at: 512))
    #expect(ErrorWordsProblem(of: Array("\"a\":[1,{}]".utf8), isBraceless: true) == nil)
    #expect(ErrorWordsProblem(of: Array("\"é\\ud83d\\ude00\"".utf8)) == nil)
    #expect(ErrorWordsProblem(of: [0x22, 0x80, 0x22])?.categories == [.encoding])
    let cut = ErrorWordsProblem(of: Array("\"a\":[1".utf8), isBraceless: true)
    #expect(cut == ErrorWordsProblem(.end, at: 6))
    for extra in ["", " ", ",", "1"] {
      let closed = ErrorWordsProblem(of: Array("\"a\":1}\(extra)".utf8), isBraceless: true)
      #expect(closed == ErrorWordsProblem(.unexpected, at: 5))
    }
  }

  private struct Leaf: SmartCodable {
    var count = 1
    var name = "n"
  }

  private struct Model: SmartCodable {
    var tiny: Int8 = 1
    var leaf = Leaf()
    var list: [Int] = []
  }

  @Test("The description of one repair does not fit another")
  func descriptionsDiffer() throws {
    let input = #"{"tiny":300,"leaf":{"count":"7","name":null},"list":[{},1,"x"]}"#
    let repairs = try Model.decode(from: input).repairs
    #expect(repairs.count == 5)
    for repair in repairs {
      #expect(RepairWords.difference(of: repair) == nil, "\(repair)")
      for other in repairs where other != repair {
        #expect(RepairWords.difference(of: repair, in: other.description) != nil, "\(repair)")
      }
    }
  }

  @Test(
    "Titles are those of the schema",
    arguments: [
      ("letter", [.key("leaf")], .name("Leaf")), ("letter", [.key("hobby")], .name("Leaf")),
      ("letter", [.key("tags")], .name("[Int]")), ("letter", [.key("other")], .any),
      ("web", [.key("links")], .name("[String: Web]")),
      ("web", [.key("links"), .key("other")], .name("Web")),
      ("branch", [.key("branches"), .index(1), .key("branches")], .name("[Branch]")),
    ] as [(ModelID, [SmartRepair.PathComponent], LogBlock.Title)]
  )
  func titles(model: ModelID, path: [SmartRepair.PathComponent], title: LogBlock.Title) {
    #expect(LogTitles(of: model).title(at: path) == title)
  }
}
