private let abouts = [
  "Coffee, trains and maps.", "été à la mer", "日本語と英語", "I write about software 🚀",
]
private let zones = ["Berlin", "Tokyo", "Lima", "Oslo"]

extension InputValue {
  /// The author of a message: 40 fields.
  static func user(_ generator: inout SeededGenerator) -> InputValue {
    let id = generator.int(1000...9_999_999)
    let hasZone = generator.bool(percent: 50)
    let image = "https://example.org/images/\(id)"
    return .object([
      .int("id", id),
      .text("id_str", String(id)),
      .text("name", "Zoé \(id)"),
      .text("screen_name", "user_\(id)"),
      .text("location", ""),
      .text("description", generator.element(of: abouts)),
      .optional("url", generator.bool(percent: 40) ? .string(image + "/home") : .null),
      .part("entities", .object([.part("description", .object([.part("urls", .array([]))]))])),
      .flag("protected", false),
      .int("followers_count", generator.int(0...99_999)),
      .int("friends_count", generator.int(0...9999)),
      .int("listed_count", generator.int(0...99)),
      .text("created_at", "Mon Mar 02 08:\(generator.int(10...59)):00 +0000 2015"),
      .int("favourites_count", generator.int(0...9999)),
      .optional("utc_offset", hasZone ? .int(generator.int(-12...12) * 3600) : .null),
      .optional("time_zone", hasZone ? .string(generator.element(of: zones)) : .null),
      .flag("geo_enabled", generator.bool(percent: 50)),
      .flag("verified", generator.bool(percent: 5)),
      .int("statuses_count", generator.int(0...99_999)),
      .text("lang", "en"),
      .flag("contributors_enabled", false),
      .flag("is_translator", false),
      .flag("is_translation_enabled", false),
      .text("profile_background_color", "C0DEED"),
      .text("profile_background_image_url", image + "/theme.png"),
      .flag("profile_background_tile", false),
      .text("profile_image_url", image + ".png"),
      .optional("profile_banner_url", generator.bool(percent: 60) ? .string(image) : .null),
      .text("profile_link_color", "0084B4"),
      .text("profile_sidebar_border_color", "C0DEED"),
      .text("profile_sidebar_fill_color", "DDEEF6"),
      .text("profile_text_color", "333333"),
      .flag("profile_use_background_image", true),
      .flag("default_profile", generator.bool(percent: 50)),
      .flag("default_profile_image", false),
      .part("following", .null),
      .part("follow_request_sent", .null),
      .part("notifications", .null),
      .part("muting", .bool(false)),
      .part("blocking", .bool(false)),
    ])
  }
}
