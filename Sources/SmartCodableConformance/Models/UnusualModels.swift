import SmartCodable

extension SmartModels {
  struct MappedTwice: SmartCodable {
    var n: Int?

    static func mappingForKey() -> [SmartKeyTransformer]? {
      [CodingKeys.n <--- "first", CodingKeys.n <--- "second"]
    }
  }
  struct Reply<Content: Codable>: SmartCodable {
    var data: Content?
  }
  typealias ReplyLeaf = Reply<Leaf>
  typealias ReplyList = Reply<[Leaf]>
  typealias ReplyText = Reply<String>
}
