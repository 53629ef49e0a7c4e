import ConformanceKit
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
}
