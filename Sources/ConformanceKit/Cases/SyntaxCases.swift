// A table of data: exempt from the limits on size.

extension ConformanceSuite {
  static let syntaxCases: [ConformanceCase] =
    syntaxTextCases + syntaxTokenCases + syntaxStringCases + syntaxTypedCases

  // What is JSON, and what it means.
  private static let syntaxTextCases: [ConformanceCase] = [
    ConformanceCase(
      "syntax/blanks/around",
      "space, tab, line feed and return may stand around",
      clause: "PARSE-1",
      model: "leaf",
      input: #" \#t\#r\#n{ "n" : "a" ,\#n"v" : 2 }\#r\#n"#,
      expect: .value(#"{"n":"a","v":2}"#, repairs: []),
      kills: ["return-refused"]
    ),
    ConformanceCase(
      "syntax/escapes/all",
      "all short escapes are resolved",
      clause: "PARSE-1",
      model: "leaf",
      input: #"{"n":"\"\\\/\b\f\n\r\t","v":2}"#,
      expect: .value(#"{"n":"\"\\/\b\f\n\r\t","v":2}"#, repairs: []),
      kills: ["escapes-kept"]
    ),
    ConformanceCase(
      "syntax/escapes/pair",
      "a pair of surrogate escapes is one character",
      clause: "PARSE-4",
      model: "leaf",
      input: #"{"n":"\ud83d\ude00","v":2}"#,
      expect: .value(#"{"n":"😀","v":2}"#, repairs: []),
      kills: ["surrogates-not-joined"]
    ),
    ConformanceCase(
      "syntax/escapes/zero",
      "an escaped U+0000 is an ordinary character",
      clause: "PARSE-3",
      model: "leaf",
      input: #"{"n":"a\u0000b","v":2}"#,
      expect: .value(#"{"n":"a\u0000b","v":2}"#, repairs: []),
      kills: ["escaped-zero-refused"]
    ),
    ConformanceCase(
      "syntax/escapes/delete",
      "an unescaped U+007F is an ordinary character",
      clause: "PARSE-3",
      model: "leaf",
      input: #"{"n":"a\#u{7F}b","v":2}"#,
      expect: .value(#"{"n":"a\u007fb","v":2}"#, repairs: []),
      kills: ["delete-refused"]
    ),
    ConformanceCase(
      "syntax/escapes/in-key",
      "keys are compared after resolving escapes",
      clause: "PARSE-12",
      model: "leaf",
      input: #"{"\u006e":"a","v":2}"#,
      expect: .value(#"{"n":"a","v":2}"#, repairs: []),
      kills: ["key-escapes-kept"]
    ),
    ConformanceCase(
      "syntax/unicode/composed",
      "strings are not normalized",
      clause: "PARSE-13",
      model: "leaf",
      input: #"{"n":"e\#u{301}","v":2}"#,
      expect: .value(#"{"n":"e\u0301","v":2}"#, repairs: []),
      kills: ["strings-are-composed"]
    ),
    ConformanceCase(
      "syntax/unicode/key-normalization",
      "keys are not normalized",
      clause: "COL-14",
      model: "tables",
      input: #"{"counts":{"\u00e9":1},"sparse":{},"leaves":{}}"#,
      expect: .value(#"{"counts":{"\u00e9":1},"sparse":{},"leaves":{}}"#),
      kills: ["keys-are-decomposed"]
    ),
    ConformanceCase(
      "syntax/mark/utf-8",
      "one byte order mark is skipped",
      clause: "PARSE-6",
      needs: [.exactSyntax],
      model: "leaf",
      input: .hex("EFBBBF 7B226E223A2261222C2276223A327D"),
      expect: .value(#"{"n":"a","v":2}"#, repairs: []),
      kills: ["byte-order-mark-refused"]
    ),
    ConformanceCase(
      "syntax/mark/utf-16-little",
      "UTF-16 in little-endian order is read",
      clause: "PARSE-7",
      needs: [.exactSyntax],
      model: "leaf",
      input: .hex("FFFE 7B0022006E0022003A002200610022002C002200760022003A0032007D00"),
      expect: .value(#"{"n":"a","v":2}"#, repairs: []),
      kills: ["wide-text-refused"]
    ),
    ConformanceCase(
      "syntax/mark/utf-16-big-bare",
      "UTF-16 in big-endian order is read without a mark",
      clause: "PARSE-7",
      needs: [.exactSyntax],
      model: "leaf",
      input: .hex("007B0022006E0022003A002200610022002C002200760022003A0032007D"),
      expect: .value(#"{"n":"a","v":2}"#, repairs: []),
      kills: ["wide-text-refused"]
    ),
    ConformanceCase(
      "syntax/mark/utf-32-little",
      "UTF-32 in little-endian order is read",
      clause: "PARSE-7",
      needs: [.exactSyntax],
      model: "leaf",
      input: .hex(
        "FFFE0000 7B000000220000006E000000220000003A0000002200000061000000220000002C0000002200000076000000220000003A000000320000007D000000"
      ),
      expect: .value(#"{"n":"a","v":2}"#, repairs: []),
      kills: ["wide-text-refused"]
    ),
    ConformanceCase(
      "syntax/numbers/all-forms",
      "all forms of numbers are read",
      clause: "PARSE-1",
      model: "leaf",
      input: #"{"n":"a","v":2,"z":[0,-0,-1.5e+3,1E-2,0.10]}"#,
      expect: .value(#"{"n":"a","v":2}"#, repairs: []),
      kills: ["exponent-sign-refused"]
    ),
    ConformanceCase(
      "syntax/duplicates/first-wins",
      "of equal keys the first wins",
      clause: "PARSE-11",
      needs: [.exactSyntax],
      model: "leaf",
      input: #"{"n":"a","v":2,"n":"b"}"#,
      expect: .value(#"{"n":"a","v":2}"#, repairs: []),
      kills: ["last-duplicate-wins"]
    ),
    ConformanceCase(
      "syntax/duplicates/first-null",
      "of equal keys the first wins even if it is null",
      clause: "PARSE-11",
      needs: [.exactSyntax, .defaults],
      model: "leaf",
      input: #"{"n":null,"v":2,"n":"b"}"#,
      expect: .value(#"{"n":"own","v":2}"#, repairs: [Repair(.null, at: "$.n")]),
      kills: ["last-duplicate-wins"]
    ),
    ConformanceCase(
      "syntax/duplicates/entries",
      "of equal dictionary keys the first wins",
      clause: "PARSE-11",
      needs: [.exactSyntax],
      model: "tables",
      input: #"{"counts":{"a":1,"a":2},"sparse":{},"leaves":{}}"#,
      expect: .value(#"{"counts":{"a":1},"sparse":{},"leaves":{}}"#, repairs: []),
      kills: ["last-duplicate-wins"]
    ),
    ConformanceCase(
      "syntax/duplicates/escaped",
      "keys that are equal after resolving escapes are equal",
      clause: "PARSE-12",
      needs: [.exactSyntax],
      model: "leaf",
      input: #"{"n":"a","v":2,"\u006e":"b"}"#,
      expect: .value(#"{"n":"a","v":2}"#, repairs: []),
      kills: ["last-duplicate-wins"]
    ),
    ConformanceCase(
      "syntax/keys/composed",
      "a key outside ASCII is found",
      clause: "PARSE-12",
      model: "accented",
      input: #"{"é":"b"}"#,
      expect: .value(#"{"accent":"b"}"#, repairs: []),
      kills: ["keys-are-decomposed"]
    ),
    ConformanceCase(
      "syntax/keys/decomposed",
      "a decomposed key is another key",
      clause: "PARSE-12",
      needs: [.defaults],
      model: "accented",
      input: #"{"e\#u{301}":"b"}"#,
      expect: .value(#"{"accent":"own"}"#),
      kills: ["keys-are-normalized"]
    ),
    ConformanceCase(
      "syntax/depth/beyond",
      "513 containers may not be open at once",
      clause: "PARSE-9",
      needs: [.exactSyntax],
      model: "leaf-list",
      input: .nested(open: #"["#, core: #""#, close: #"]"#, depth: 513),
      expect: .rejection(.malformedInput),
      kills: ["depth-counts-from-zero"]
    ),
    ConformanceCase(
      "syntax/depth/unclosed",
      "a million opening brackets are refused",
      clause: "PARSE-10",
      model: "leaf-list",
      input: .nested(open: #"["#, core: #""#, close: #""#, depth: 1_000_000),
      expect: .rejection(.malformedInput),
      kills: ["depth-cuts-off"]
    ),
    ConformanceCase(
      "syntax/depth/within",
      "512 containers may be open at once",
      clause: "PARSE-9",
      needs: [.elementDrop, .exactSyntax],
      model: "leaf-list",
      input: .nested(open: #"["#, core: #""#, close: #"]"#, depth: 512),
      expect: .value(#"[]"#),
      kills: ["depth-one-short"]
    ),
  ]
}
