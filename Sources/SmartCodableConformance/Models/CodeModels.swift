import Foundation
import SmartCodable

// Models with code, which their schemas describe in a sentence: hooks and initializers.
extension SmartModels {
  struct Counted: SmartCodable {
    var name = "d"
    var calls = 0

    enum CodingKeys: CodingKey { case name }

    mutating func didFinishMapping() {
      calls += 1
      if name == "changed" { name = "by the hook" }
    }
  }

  struct Counting: SmartCodable {
    var child = Counted()
    var other: Counted? = Counted()
    var list: [Counted] = []
    var table: [String: Counted] = [:]
    @SmartFlat var flat = Counted()
    @SmartAny var any: Counted?
    @SmartCompact.Array var compact: [Counted] = []
    var made = Counted()
    var calls = 0
    var sum = 0

    enum CodingKeys: CodingKey { case child, other, list, table, flat, any, compact, made }

    static func mappingForValue() -> [SmartValueTransformer]? {
      [CodingKeys.made <--- FastTransformer<Counted, String>(fromJSON: { _ in Counted() })]
    }

    mutating func didFinishMapping() {
      calls += 1
      let inner = [child, flat] + [other, any].compactMap(\.self) + list + table.values + compact
      sum = inner.reduce(0) { $0 + $1.calls }
    }
  }

  class Hooked: SmartCodable {
    var calls = 0
    var name = "d"

    enum CodingKeys: CodingKey { case name }

    required init() {}

    func didFinishMapping() { calls += 1 }
  }

  final class HookedBelow: Hooked {
    override func didFinishMapping() { calls += 10 }
  }

  /// The first of two models that the document fits strictly.
  struct Picked: Codable {
    var kind: String
    var age: Int

    init(from decoder: any Decoder) throws {
      if let author = try? Author(from: decoder) {
        (kind, age) = ("author", author.age)
      } else {
        (kind, age) = ("stats", try Stats(from: decoder).age)
      }
    }
  }

  struct Picking: SmartCodable {
    var picked: Picked?
    var list: [Picked] = []
  }

  /// A list by the initializer of the array.
  struct Listed: Codable {
    var items: [Int]

    init(from decoder: any Decoder) throws { items = try [Int](from: decoder) }
  }

  struct Listing: SmartCodable {
    var listed: Listed?
  }

  struct Bridged: SmartCodable {
    @SmartAny var number: NSNumber = 1
    @SmartAny var list: NSArray = [9]
    @SmartAny var byNumber: [Int: Any] = [:]
    @SmartAny var hashable: AnyHashable = "d"
  }

  struct Located: SmartCodable, CustomReflectable {
    var components: URLComponents?
    var letters: CharacterSet?
    var numbers: IndexSet?

    var customMirror: Mirror {
      Mirror(
        self,
        children: [
          "components": components?.string as Any,
          "letters": letters.map { "\($0.contains("a"))" } as Any,
          "numbers": numbers.map { "\(Array($0))" } as Any,
        ]
      )
    }
  }
}
