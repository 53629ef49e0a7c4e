// A table of data: exempt from the limits on size.

extension ConformanceSuite {
  // What no decoder passes that only echoes or only refuses.
  static let syntaxTypedCases: [ConformanceCase] = [
    ConformanceCase(
      "syntax/typed/neighbours",
      "what is refused outside of strings may stand inside",
      clause: "PARSE-2",
      model: "renamed",
      input: #"{"person_age":0,"full_name":"+1 01 .5 1. 0x1 NaN 'a' // ,]"}"#,
      expect: .value(#"{"age":0,"name":"+1 01 .5 1. 0x1 NaN 'a' // ,]"}"#, repairs: []),
      kills: ["comment-stripped-in-string"]
    ),
    ConformanceCase(
      "syntax/typed/escaped-zero",
      "an escaped U+0000 stays where it stands",
      clause: "PARSE-3",
      model: "renamed",
      input: #"{"person_age":7,"full_name":"\u0000"}"#,
      expect: .value(#"{"age":7,"name":"\u0000"}"#, repairs: []),
      kills: ["escaped-zero-refused"]
    ),
    ConformanceCase(
      "syntax/typed/pair",
      "a character beyond U+FFFF is read from its escapes",
      clause: "PARSE-4",
      model: "renamed",
      input: #"{"person_age":7,"full_name":"\ud83d\ude00"}"#,
      expect: .value(#"{"age":7,"name":"😀"}"#, repairs: []),
      kills: ["surrogates-not-joined"]
    ),
    ConformanceCase(
      "syntax/typed/utf-8",
      "characters of two, three and four bytes are read",
      clause: "PARSE-5",
      model: "renamed",
      input: #"{"person_age":7,"full_name":"é€😀"}"#,
      expect: .value(#"{"age":7,"name":"é€😀"}"#, repairs: []),
      kills: ["only-ascii-read"]
    ),
    ConformanceCase(
      "syntax/typed/mark",
      "a byte order mark does not hide the first key",
      clause: "PARSE-6",
      needs: [.exactSyntax],
      model: "renamed",
      input: .hex("EFBBBF 7B22706572736F6E5F616765223A372C2266756C6C5F6E616D65223A2261227D"),
      expect: .value(#"{"age":7,"name":"a"}"#, repairs: []),
      kills: ["byte-order-mark-refused"]
    ),
    ConformanceCase(
      "syntax/typed/utf-16",
      "UTF-16 in little-endian order gives typed fields",
      clause: "PARSE-7",
      needs: [.exactSyntax],
      model: "renamed",
      input: .hex(
        "FFFE 7B00220070006500720073006F006E005F0061006700650022003A0037002C002200660075006C006C005F006E0061006D00650022003A002200610022007D00"
      ),
      expect: .value(#"{"age":7,"name":"a"}"#, repairs: []),
      kills: ["wide-text-refused"]
    ),
    ConformanceCase(
      "syntax/depth/unread",
      "512 open objects that no field reads are skipped",
      clause: "PARSE-10",
      needs: [.exactSyntax],
      model: "leaf",
      input: .nested(open: #"{"n":"a","v":2,"z":"#, core: "1", close: "}", depth: 512),
      expect: .value(#"{"n":"a","v":2}"#, repairs: []),
      kills: ["depth-one-short"]
    ),
    ConformanceCase(
      "syntax/unicode/renamed",
      "a string keeps its scalars whatever its key",
      clause: "PARSE-13",
      model: "renamed",
      input: #"{"person_age":7,"full_name":"e\#u{301}"}"#,
      expect: .value(#"{"age":7,"name":"e\u0301"}"#, repairs: []),
      kills: ["strings-are-composed"]
    ),
  ]
}
