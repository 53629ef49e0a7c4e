private let words = [
  "hello", "world", "été", "naïve", "coffee", "train", "😀", "🚀🚀", "日本語", "update", "\\n",
  "\\\"quoted\\\"", "https:\\/\\/example.org\\/a", "\\u00e9clair", "today", "release", "done",
]
private let languages = ["en", "fr", "ja", "de", "und"]

/// One status message of the `messages` shape: wide, with many nulls.
func message(_ generator: inout SeededGenerator, index: Int) -> String {
  let id = 1_726_102_345_678_000_000 + index * 977
  let text = (0..<generator.int(6...24)).map { _ in generator.element(of: words) }
    .joined(separator: " ")
  let tags = (0..<generator.int(0...3))
    .map { position in
      #"{"text":"tag\#(position)","indices":[\#(position * 9),\#(position * 9 + 5)]}"#
    }
  let place =
    generator.bool(percent: 20)
    ? #"{"name":"Springfield","coordinates":\#(pair(&generator))}"# : "null"
  return [
    #"{"created_at":"Sun Nov 19 10:\#(generator.int(10...59)):00 +0000 2023""#,
    #""id":\#(id),"id_str":"\#(id)","text":"\#(text)","truncated":false"#,
    #""source":"<a href=\"https:\/\/example.org\">web<\/a>""#,
    #""in_reply_to_status_id":null,"in_reply_to_user_id":null,"in_reply_to_screen_name":null"#,
    #""user":\#(user(&generator)),"geo":null,"coordinates":null,"place":\#(place)"#,
    #""contributors":null,"retweet_count":\#(generator.int(0...9999))"#,
    #""favorite_count":\#(generator.int(0...9999))"#,
    #""entities":{"hashtags":[\#(tags.joined(separator: ","))],"urls":[],"media":null}"#,
    #""favorited":false,"retweeted":\#(generator.bool(percent: 10))"#,
    #""possibly_sensitive":null,"lang":"\#(generator.element(of: languages))"}"#,
  ]
  .joined(separator: ",")
}

private func user(_ generator: inout SeededGenerator) -> String {
  let id = generator.int(1000...9_999_999)
  return [
    #"{"id":\#(id),"name":"Zoë \#(id)","location":"","screen_name":"user_\#(id)""#,
    #""description":"\#(generator.element(of: words)) \#(generator.element(of: words))""#,
    #""url":null,"protected":false,"followers_count":\#(generator.int(0...99_999))"#,
    #""friends_count":\#(generator.int(0...9999)),"listed_count":0,"verified":false"#,
    #""utc_offset":null,"time_zone":null,"geo_enabled":\#(generator.bool(percent: 50))"#,
    #""profile_image_url":"https:\/\/example.org\/\#(id).png","following":null"#,
    #""default_profile":true,"notifications":null}"#,
  ]
  .joined(separator: ",")
}
