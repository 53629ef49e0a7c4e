import ConformanceKit
import Foundation
import Testing

@Suite("Deep trees")
struct DepthTests {
  /// Arrays and dictionaries in turn, released level by level.
  private func nested(_ depth: Int) -> JSONValue {
    (0..<depth)
      .reduce(JSONValue.boolean(true)) { tree, level in
        level.isMultiple(of: 2)
          ? .array([tree]) : .object([JSONMember(key: "k", value: tree)])
      }
  }

  @Test("10,000 levels, on the stack of a test")
  func deep() throws {
    let tree = nested(10_000)
    let xml = try XMLPropertyList().encode(tree)
    let innermost = try XMLPropertyList().encode(.boolean(true))
    #expect(xml.count == innermost.count + 5_000 * (15 + 25))
    let binary = try BinaryPropertyList().encode(tree)
    #expect(binary.suffix(24).prefix(8) == [0, 0, 0, 0, 0, 0, 0x3A, 0x99])
  }

  /// Counts the containers that its documents open.
  private struct Counter: ConformanceSubject {
    let manifest = SubjectManifest(name: "counter", version: "1")

    func respond(to request: SubjectRequest) async -> SubjectResponse {
      .decoded(.string("\(request.input.count { $0 == UInt8(ascii: "<") })"))
    }
  }

  /// A list of tags, for which each scalar is looked at.
  private struct Typed: SuiteFormat {
    let name = "typed"
    let traits: Set<FormatTrait> = [.typedNumbers, .plainScalars]

    func encode(_ tree: JSONValue) throws(Inexpressible) -> [UInt8] {
      try XMLPropertyList().encode(tree)
    }
  }

  @Test(
    "A document of 5,000 levels is given to a decoder of any format (CTR-TOT-2)",
    arguments: [600, 5_000]
  )
  func given(depth: Int) async {
    let input =
      [UInt8](repeating: UInt8(ascii: "["), count: depth)
      + [UInt8](repeating: UInt8(ascii: "]"), count: depth)
    let request = SubjectRequest(model: "seen-recursive", input: input)
    let formats: [any SuiteFormat] = [XMLPropertyList(), Typed()]
    for format in formats {
      let answer = await FormattedSubject(Counter(), format: format).respond(to: request)
      guard case .decoded(.string(let count), repairs: _) = answer, let tags = Int(count) else {
        Issue.record("\(format.name): \(answer)")
        continue
      }
      #expect(tags >= depth, "\(format.name)")
    }
  }

  @Test("One that is deeper is excused, and why is said")
  func excused() async {
    let input =
      [UInt8](repeating: UInt8(ascii: "["), count: 5_001)
      + [UInt8](repeating: UInt8(ascii: "]"), count: 5_001)
    let answer = await FormattedSubject(Counter(), format: XMLPropertyList())
      .respond(to: SubjectRequest(model: "seen-recursive", input: input))
    guard case .inexpressible(let what) = answer else {
      Issue.record("\(answer)")
      return
    }
    #expect(what == "a document for what is deeper than 5,000 levels at $")
  }
}
