import Foundation
import SmartCodable
import Testing

@Suite("@SmartFlat while encoding values that are no objects")
struct FlatKindTests {
  private struct Node: SmartCodable, Equatable {
    @SmartFlat var kids: [Node] = []
    var v = 1

    static func chain(_ count: Int) -> Node {
      (1..<count).reduce(Node()) { node, number in Node(kids: [node], v: number) }
    }
  }

  @Test("LIM-1, FLAT-6: a model that contains itself in flat arrays is written once per level")
  func recursion() throws {
    let node = Node.chain(100)
    let text = try #require(node.toJSONString())
    #expect(Node.deserialize(from: text) == node)
    #expect(node.toDictionary() != nil)
  }

  @Test("ENC-1: an array in a flat counts as a level of nesting")
  func depth() throws {
    let isWritten = try onThread(stackKiB: 8192) {
      // The innermost node has an empty array, too.
      [256, 257].map { Node.chain($0).toJSONString() != nil }
    }
    #expect(isWritten == [true, false])
  }

  /// What the values of a test noted.
  private final class Notes: @unchecked Sendable {
    var paths: [String] = []
  }

  private static let notes = CodingUserInfoKey(rawValue: "notes")

  /// Writes an array, or a string.
  private struct Own: Codable {
    var isArray = true

    init(isArray: Bool) { self.isArray = isArray }

    init(from decoder: any Decoder) throws {}

    func encode(to encoder: any Encoder) throws {
      let notes = FlatKindTests.notes.flatMap { encoder.userInfo[$0] } as? Notes
      guard isArray else {
        notes?.paths.append("text")
        var single = encoder.singleValueContainer()
        return try single.encode("x")
      }
      var array = encoder.unkeyedContainer()
      try array.encode(1)
      try array.encode(["k": 2])
      notes?.paths.append(array.codingPath.map(\.stringValue).joined(separator: "."))
    }
  }

  private struct Model: SmartCodable {
    var list = 0
    @SmartFlat var own = Own(isArray: true)
    @SmartFlat var text = Own(isArray: false)
    @SmartFlat var other: Own? = Own(isArray: true)
    var end = 3
    static func mappingForKey() -> [SmartKeyTransformer]? { [CodingKeys.own <--- "list"] }
  }

  @Test("FLAT-6, FLAT-8: encode(to:) of such a value is called once, and its path has the key")
  func once() throws {
    let notes = Notes()
    let encoder = SmartJSONEncoder()
    encoder.userInfo[try #require(Self.notes)] = notes
    let text = String(decoding: try encoder.encode(Model()), as: UTF8.self)
    #expect(
      text == #"{"list":0,"own":[1,{"k":2}],"text":"x","other":[1,{"k":2}],"end":3}"#
    )
    #expect(notes.paths == ["own", "text", "other"])
    #expect(
      Model().toJSONString(useMappedKeys: true)
        == #"{"list":[1,{"k":2}],"text":"x","other":[1,{"k":2}],"end":3}"#
    )
  }

  private struct Numbers: SmartCodable {
    @SmartFlat var list: [Double] = [.nan]
  }

  @Test("ENC-10: the error of an element names the key of the flat")
  func path() {
    let error = #expect(throws: EncodingError.self) { try SmartJSONEncoder().encode(Numbers()) }
    guard case .invalidValue(_, let context)? = error else { return }
    #expect(context.codingPath.map(\.stringValue) == ["list", "Index 0"])
  }
}
