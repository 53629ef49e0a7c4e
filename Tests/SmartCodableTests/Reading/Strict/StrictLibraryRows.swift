import Foundation

/// Types of the standard library and of Foundation, and text that is or is not JSON.
enum StrictLibraryRows {
  static let library = [
    pair(Range<Int>.self, "[1,3]"), pair(Range<Int>.self, "[3,1]"), pair(Range<Int>.self, "[1]"),
    pair(ClosedRange<Double>.self, "[0,0.5]"), pair(ClosedRange<Int>.self, #"[1,"2"]"#),
    pair([Range<Int>].self, "[[1,2],[2,1]]"), pair(PartialRangeFrom<Int>.self, "[4]"),
    pair(SIMD2<Int>.self, "[1,2]"), pair(SIMD2<Int>.self, "[1]"),
    pair(SIMD4<Float>.self, "[1,2,3,4,5]"),
    pair(SIMD2<Double>.self, #"[1,"2"]"#), pair([SIMD2<Int>].self, "[[1,2],[null,1]]"),
    pair(Duration.self, "[0,1000000000]"), pair(Duration.self, "[1]"),
    pair(Duration.self, #"["1",2]"#),
    pair(Strict.Holder<URL>.self, #"{"a":"https://a.b/c?d#e"}"#),
    pair(Strict.Holder<URL>.self, #"{"a":""}"#), pair(Strict.Holder<URL>.self, #"{"a":"a b"}"#),
    pair(Strict.Holder<URL>.self, #"{"a":{"relative":"x"}}"#), pair([URL].self, #"["a",1]"#),
    pair(Strict.Maybe<URL>.self, #"{"a":null}"#), pair([UUID].self, #"["x"]"#),
    pair(Strict.Holder<UUID>.self, #"{"a":"E621E1F8-C36C-495A-93FC-0C247A3E6E5F"}"#),
    pair(Strict.Holder<UUID>.self, #"{"a":"e621e1f8"}"#),
    pair(Strict.Holder<UUID>.self, #"{"a":1}"#),
    pair(Strict.Holder<Decimal>.self, #"{"a":"1"}"#), pair([Decimal].self, "[1,null]"),
    pair(DateInterval.self, #"{"start":0,"duration":5}"#), pair(DateInterval.self, #"{"start":0}"#),
    pair(DateInterval.self, #"{"start":"0","duration":5}"#),
    pair(IndexSet.self, #"{"indexes":[]}"#),
    pair(DateComponents.self, #"{"year":2024,"month":2}"#),
    pair(DateComponents.self, #"{"year":"2"}"#),
    pair(CGPoint.self, "[1,2.5]"), pair(CGRect.self, "[[0,0],[1]]"), pair(CGSize.self, #"[1,"2"]"#),
    pair(Locale.self, #"{"identifier":"en_US"}"#), pair(Locale.self, "{}"),
    pair(TimeZone.self, #"{"identifier":"GMT"}"#), pair(TimeZone.self, #"{"identifier":"x"}"#),
    pair(URLComponents.self, #"{"scheme":"https","host":"a.b","path":"/c"}"#),
    pair(PersonNameComponents.self, #"{"givenName":1}"#),
  ]

  static let text = [
    pair(String.self, #""\u00e9\ud83d\ude00\n\/""#), pair(String.self, #""\u0000""#),
    pair([String: Int].self, #"{"\u0061":1}"#), pair(Strict.User.self, #"{"\u0069d":"x"}"#),
    pair(Int.self, " \n\t\r1 "), pair([Int].self, "[ 1 ,\n2 ]"), pair(Int.self, ""),
    pair(Int.self, " "), pair(Int.self, "1 2"), pair([Int].self, "[1"), pair([Int].self, "[1 2]"),
    pair([Int].self, "[1,,2]"), pair(Int.self, "nul"), pair(String.self, #""a"#),
    pair(String.self, #""\x""#), pair(String.self, #""\ud800""#), pair(Int.self, "01"),
    pair(Int.self, "+1"), pair(Double.self, "1."), pair(Double.self, ".5"), pair(Double.self, "1e"),
    pair(Double.self, "NaN"), pair([String: Int].self, "{a:1}"),
    pair([String: Int].self, "{'a':1}"),
    pair([String: Int].self, #"{"a" 1}"#), pair([Int].self, "[1]x"), pair([Int].self, "[1] // x"),
    pair(String.self, "\"\t\""), pair(Int.self, "\u{feff}1"), pair([String: Int].self, #"{"a":1"#),
    pair(Int.self, "UTF-16 with its mark", bytes: [0xFF, 0xFE, 0x31, 0x00]),
    pair(Int.self, "UTF-16 without a mark", bytes: [0x00, 0x31]),
    pair(String.self, "invalid UTF-8", bytes: [0x22, 0xFF, 0x22]),
    pair([Int].self, String(repeating: "[", count: 513) + String(repeating: "]", count: 513)),
    pair(Strict.Unit.self, String(repeating: "[", count: 512) + String(repeating: "]", count: 512)),
  ]

  /// What AGR-8 lists as different.
  static let exceptions = [
    pair([Int].self, "[1,]", .refusal), pair([String: Int].self, #"{"a":1,}"#, .refusal),
    pair(Strict.Unit.self, "[01]", .refusal), pair(Strict.Unit.self, #"{"a":-}"#, .refusal),
    pair([Strict.Unit].self, #"[{"a":1.}]"#, .refusal),
    pair([String: Int].self, #"{"a":1,"a":2}"#),
    pair(Strict.Holder<Int>.self, #"{"a":1,"a":"2"}"#),
    pair(Strict.Holder<Int>.self, #"{"a":"1","a":2}"#),
  ]
}
