private let words = [
  "hello", "world", "été", "naïve", "coffee", "train", "😀", "🚀🚀", "日本語", "update", "\n",
  "\"quoted\"", "https://example.org/a", "café", "today", "release", "done",
]
private let languages = ["en", "fr", "ja", "de", "und"]

extension InputValue {
  /// One status message of the `messages` shape: wide, with many nulls.
  static func message(_ generator: inout SeededGenerator, index: Int) -> InputValue {
    let id = 1_726_102_345_678_000_000 + index * 977
    let text = (0..<generator.int(6...24)).map { _ in generator.element(of: words) }
      .joined(separator: " ")
    let place = InputValue.object([
      .text("name", "Springfield"), .part("coordinates", pair(&generator)),
    ])
    let isReply = generator.bool(percent: 25)
    return .object([
      .text("created_at", "Sun Nov 19 10:\(generator.int(10...59)):00 +0000 2023"),
      .int("id", id),
      .text("id_str", String(id)),
      .text("text", text),
      .flag("truncated", false),
      .text("source", "<a href=\"https://example.org\" rel=\"nofollow\">web</a>"),
      .optional("in_reply_to_status_id", isReply ? .int(id - 977) : .null),
      .optional("in_reply_to_status_id_str", isReply ? .string(String(id - 977)) : .null),
      .optional("in_reply_to_user_id", isReply ? .int(generator.int(1000...9_999_999)) : .null),
      .optional("in_reply_to_screen_name", isReply ? .string("user_\(index)") : .null),
      .part("metadata", .object([.text("result_type", "recent"), .text("iso_language", "en")])),
      .part("user", user(&generator)),
      .part("geo", .null),
      .part("coordinates", .null),
      .part("place", generator.bool(percent: 20) ? place : .null),
      .part("contributors", .null),
      .int("retweet_count", generator.int(0...9999)),
      .int("favorite_count", generator.int(0...9999)),
      .part("entities", entities(&generator)),
      .flag("favorited", false),
      .flag("retweeted", generator.bool(percent: 10)),
      .optional("possibly_sensitive", generator.bool(percent: 30) ? .bool(false) : .null),
      .text("lang", generator.element(of: languages)),
    ])
  }

  private static func entities(_ generator: inout SeededGenerator) -> InputValue {
    let tags = (0..<generator.int(0...3))
      .map { position in
        InputValue.object([
          .text("text", "tag\(position)"),
          .part("indices", .ints([position * 9, position * 9 + 5])),
        ])
      }
    let mentions = (0..<generator.int(0...2))
      .map { position in
        let id = generator.int(1000...9_999_999)
        return InputValue.object([
          .text("screen_name", "user_\(id)"), .text("name", "Zoé \(id)"), .int("id", id),
          .text("id_str", String(id)), .part("indices", .ints([position, position + 12])),
        ])
      }
    let links = (0..<generator.int(0...1))
      .map { position in
        InputValue.object([
          .text("url", "https://example.org/\(generator.int(1...999))"),
          .text("expanded_url", "https://example.org/articles/\(generator.int(1...999))/index"),
          .text("display_url", "example.org/articles"), .part("indices", .ints([position, 40])),
        ])
      }
    return .object([
      .part("hashtags", .array(tags)), .part("symbols", .array([])),
      .part("urls", .array(links)), .part("user_mentions", .array(mentions)),
      .part("media", .null),
    ])
  }
}
