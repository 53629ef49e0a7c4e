import Foundation
import SmartCodable
import Testing

@Suite("Limits of encoding")
struct EncodingLimitTests {
  private struct Node: SmartCodable {
    var next: [Node] = []
  }

  private final class Link: SmartEncodable {
    var link: Link?
  }

  private struct Loop: SmartEncodable {
    func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(self)
    }
  }

  /// A chain of arrays and objects with this many containers inside each other.
  private static func chain(_ containers: Int) -> Node {
    var node = Node()
    for _ in 0..<(containers / 2 - 1) { node = Node(next: [node]) }
    return node
  }

  @Test("ENC-1: 512 containers inside each other are written, 513 are not")
  func depth() throws {
    let texts = try onThread(stackKiB: 8192) {
      // A node without children still opens its empty array.
      [512, 514].map { Self.chain($0).toJSONString()?.filter { $0 == "[" }.count }
    }
    #expect(texts == [256, nil])
    let odd = try onThread(stackKiB: 8192) { [Self.chain(512)].toJSONString() }
    #expect(odd == nil)
    let graph = try onThread(stackKiB: 8192) {
      (Self.chain(512).toDictionary() != nil, Self.chain(514).toDictionary() == nil)
    }
    #expect(graph.0 && graph.1)
  }

  @Test("ENC-15: what is written at the depth limit is read again")
  func depthRoundTrip() throws {
    let isSame = try onThread(stackKiB: 8192) {
      let text = Self.chain(512).toJSONString()
      return text != nil && Node.deserialize(from: text)?.toJSONString() == text
    }
    #expect(isSame)
  }

  @Test("ENC-1: a class that contains itself gives nil")
  func cycle() throws {
    let text = try onThread(stackKiB: 8192) {
      let link = Link()
      link.link = link
      defer { link.link = nil }
      return link.toJSONString()
    }
    #expect(text == nil)
  }

  @Test("ENC-1: a value that encodes itself as itself gives nil")
  func endless() throws {
    #expect(try onThread(stackKiB: 8192) { Loop().toJSONString() } == nil)
  }

  @Test("THR-1: calls on several threads give what one call gives")
  func threads() async {
    struct Model: SmartCodable {
      var firstName = "n"
      var list = [1, 2, 3]
      var map = ["k": 1.5]
      static func mappingForKey() -> [SmartKeyTransformer]? {
        [CodingKeys.firstName <--- "name"]
      }
    }
    let results = await withTaskGroup(of: Set<String?>.self) { group in
      for task in 0..<8 {
        group.addTask {
          var texts: Set<String?> = []
          for _ in 0..<200 {
            texts.insert(
              Model()
                .toJSONString(
                  useMappedKeys: task % 2 == 0,
                  options: task % 4 < 2 ? [] : [.key(.toSnakeCase)]
                )
            )
          }
          return texts
        }
      }
      return await group.reduce(into: [:]) { $0[$1, default: 0] += 1 }
    }
    #expect(
      results == [
        [#"{"name":"n","list":[1,2,3],"map":{"k":1.5}}"#]: 4,
        [#"{"firstName":"n","list":[1,2,3],"map":{"k":1.5}}"#]: 2,
        [#"{"first_name":"n","list":[1,2,3],"map":{"k":1.5}}"#]: 2,
      ]
    )
  }
}
