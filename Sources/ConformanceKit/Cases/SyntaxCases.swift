// A table of data: exempt from the limits on size.

extension ConformanceSuite {
  static let syntaxCases: [ConformanceCase] = syntaxCases1 + syntaxCases2 + syntaxCases3

  private static let syntaxCases1: [ConformanceCase] = [
    ConformanceCase(
      "syntax/blanks/around",
      "space, tab, line feed and return may stand around",
      clause: "PARSE-1",
      model: "leaf",
      input: #" \#t\#r\#n{ "n" : "a" ,\#n"v" : 2 }\#r\#n"#,
      expect: .value(#"{"n":"a","v":2}"#, repairs: [])
    ),
    ConformanceCase(
      "syntax/escapes/all",
      "all short escapes are resolved",
      clause: "PARSE-1",
      model: "leaf",
      input: #"{"n":"\"\\\/\b\f\n\r\t","v":2}"#,
      expect: .value(#"{"n":"\"\\/\b\f\n\r\t","v":2}"#, repairs: [])
    ),
    ConformanceCase(
      "syntax/escapes/pair",
      "a pair of surrogate escapes is one character",
      clause: "PARSE-4",
      model: "leaf",
      input: #"{"n":"\ud83d\ude00","v":2}"#,
      expect: .value(#"{"n":"😀","v":2}"#, repairs: [])
    ),
    ConformanceCase(
      "syntax/escapes/zero",
      "an escaped U+0000 is an ordinary character",
      clause: "PARSE-3",
      model: "leaf",
      input: #"{"n":"a\u0000b","v":2}"#,
      expect: .value(#"{"n":"a\u0000b","v":2}"#, repairs: [])
    ),
    ConformanceCase(
      "syntax/escapes/delete",
      "an unescaped U+007F is an ordinary character",
      clause: "PARSE-3",
      model: "leaf",
      input: #"{"n":"a\#u{7F}b","v":2}"#,
      expect: .value(#"{"n":"a\u007fb","v":2}"#, repairs: [])
    ),
    ConformanceCase(
      "syntax/escapes/in-key",
      "keys are compared after resolving escapes",
      clause: "PARSE-12",
      model: "leaf",
      input: #"{"\u006e":"a","v":2}"#,
      expect: .value(#"{"n":"a","v":2}"#, repairs: [])
    ),
    ConformanceCase(
      "syntax/unicode/composed",
      "strings are not normalized",
      clause: "PARSE-13",
      model: "leaf",
      input: #"{"n":"e\#u{301}","v":2}"#,
      expect: .value(#"{"n":"e\u0301","v":2}"#, repairs: [])
    ),
    ConformanceCase(
      "syntax/unicode/key-normalization",
      "keys are not normalized",
      clause: "COL-14",
      model: "tables",
      input: #"{"counts":{"\u00e9":1},"sparse":{},"leaves":{}}"#,
      expect: .value(#"{"counts":{"\u00e9":1},"sparse":{},"leaves":{}}"#)
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
      expect: .value(#"{"n":"a","v":2}"#, repairs: [])
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
      expect: .value(#"{"accent":"b"}"#, repairs: [])
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
      "syntax/blank/empty",
      "an empty text is refused",
      clause: "PARSE-2",
      model: "leaf",
      input: #""#,
      expect: .rejection(.malformedInput)
    ),
    ConformanceCase(
      "syntax/blank/spaces",
      "a blank text is refused",
      clause: "PARSE-2",
      model: "leaf",
      input: #" \#n "#,
      expect: .rejection(.malformedInput)
    ),
    ConformanceCase(
      "syntax/comma/object",
      "a trailing comma in an object is refused",
      clause: "PARSE-2",
      model: "leaf",
      input: #"{"n":"a","v":2,}"#,
      expect: .rejection(.malformedInput),
      kills: ["trailing-comma-accepted"]
    ),
    ConformanceCase(
      "syntax/comma/array",
      "a trailing comma in an array is refused",
      clause: "PARSE-2",
      model: "leaf",
      input: #"{"n":"a","v":2,"z":[1,]}"#,
      expect: .rejection(.malformedInput),
      kills: ["trailing-comma-accepted"]
    ),
    ConformanceCase(
      "syntax/comma/missing",
      "a missing comma is refused",
      clause: "PARSE-1",
      model: "leaf",
      input: #"{"n":"a" "v":2}"#,
      expect: .rejection(.malformedInput)
    ),
    ConformanceCase(
      "syntax/comma/leading",
      "a leading comma is refused",
      clause: "PARSE-1",
      model: "leaf",
      input: #"{,"n":"a","v":2}"#,
      expect: .rejection(.malformedInput)
    ),
  ]

  private static let syntaxCases2: [ConformanceCase] = [
    ConformanceCase(
      "syntax/number/leading-zero",
      "a leading zero is refused",
      clause: "PARSE-2",
      model: "leaf",
      input: #"{"n":"a","v":02}"#,
      expect: .rejection(.malformedInput),
      kills: ["leading-zero-accepted"]
    ),
    ConformanceCase(
      "syntax/number/plus",
      "a plus sign is refused",
      clause: "PARSE-2",
      model: "leaf",
      input: #"{"n":"a","v":+2}"#,
      expect: .rejection(.malformedInput)
    ),
    ConformanceCase(
      "syntax/number/bare-dot",
      "a dot without digits behind is refused",
      clause: "PARSE-2",
      model: "leaf",
      input: #"{"n":"a","v":2.}"#,
      expect: .rejection(.malformedInput)
    ),
    ConformanceCase(
      "syntax/number/leading-dot",
      "a dot without digits before is refused",
      clause: "PARSE-2",
      model: "leaf",
      input: #"{"n":"a","v":.2}"#,
      expect: .rejection(.malformedInput)
    ),
    ConformanceCase(
      "syntax/number/bare-exponent",
      "an exponent without digits is refused",
      clause: "PARSE-2",
      model: "leaf",
      input: #"{"n":"a","v":2e}"#,
      expect: .rejection(.malformedInput)
    ),
    ConformanceCase(
      "syntax/number/hexadecimal",
      "a hexadecimal number is refused",
      clause: "PARSE-2",
      model: "leaf",
      input: #"{"n":"a","v":0x2}"#,
      expect: .rejection(.malformedInput)
    ),
    ConformanceCase(
      "syntax/number/nan",
      "NaN is refused",
      clause: "PARSE-2",
      model: "leaf",
      input: #"{"n":"a","v":NaN}"#,
      expect: .rejection(.malformedInput)
    ),
    ConformanceCase(
      "syntax/number/infinity",
      "Infinity is refused",
      clause: "PARSE-2",
      model: "leaf",
      input: #"{"n":"a","v":Infinity}"#,
      expect: .rejection(.malformedInput)
    ),
    ConformanceCase(
      "syntax/number/minus-alone",
      "a minus sign alone is refused",
      clause: "PARSE-1",
      model: "leaf",
      input: #"{"n":"a","v":-}"#,
      expect: .rejection(.malformedInput)
    ),
    ConformanceCase(
      "syntax/literal/upper-case",
      "True is refused",
      clause: "PARSE-2",
      model: "leaf",
      input: #"{"n":"a","v":2,"z":True}"#,
      expect: .rejection(.malformedInput),
      kills: ["literal-case-ignored"]
    ),
    ConformanceCase(
      "syntax/literal/cut",
      "a cut literal is refused",
      clause: "PARSE-1",
      model: "leaf",
      input: #"{"n":"a","v":2,"z":nul}"#,
      expect: .rejection(.malformedInput)
    ),
    ConformanceCase(
      "syntax/quote/single",
      "single quotes are refused",
      clause: "PARSE-2",
      model: "leaf",
      input: #"{'n':'a','v':2}"#,
      expect: .rejection(.malformedInput)
    ),
    ConformanceCase(
      "syntax/quote/none",
      "an unquoted key is refused",
      clause: "PARSE-2",
      model: "leaf",
      input: #"{n:"a","v":2}"#,
      expect: .rejection(.malformedInput)
    ),
    ConformanceCase(
      "syntax/quote/open",
      "an open string is refused",
      clause: "PARSE-1",
      model: "leaf",
      input: #"{"n":"a"#,
      expect: .rejection(.malformedInput)
    ),
    ConformanceCase(
      "syntax/comment/line",
      "a comment is refused",
      clause: "PARSE-2",
      model: "leaf",
      input: #"{"n":"a",// x\#n"v":2}"#,
      expect: .rejection(.malformedInput),
      kills: ["comment-accepted"]
    ),
    ConformanceCase(
      "syntax/document/two",
      "two documents are refused",
      clause: "PARSE-2",
      model: "leaf",
      input: #"{"n":"a","v":2}{}"#,
      expect: .rejection(.malformedInput),
      kills: ["trailing-text-accepted"]
    ),
    ConformanceCase(
      "syntax/document/trailing-text",
      "text behind the document is refused",
      clause: "PARSE-2",
      model: "leaf",
      input: #"{"n":"a","v":2} x"#,
      expect: .rejection(.malformedInput),
      kills: ["trailing-text-accepted"]
    ),
    ConformanceCase(
      "syntax/document/zero-byte",
      "a zero byte behind the document is refused",
      clause: "PARSE-2",
      model: "leaf",
      input: .hex("7B226E223A2261222C2276223A327D00"),
      expect: .rejection(.malformedInput),
      kills: ["trailing-text-accepted"]
    ),
    ConformanceCase(
      "syntax/document/cut",
      "a cut object is refused",
      clause: "PARSE-1",
      model: "leaf",
      input: #"{"n":"a","v":2"#,
      expect: .rejection(.malformedInput)
    ),
    ConformanceCase(
      "syntax/document/wrong-bracket",
      "a wrong closing bracket is refused",
      clause: "PARSE-1",
      model: "leaf",
      input: #"{"n":"a","v":2]"#,
      expect: .rejection(.malformedInput)
    ),
    ConformanceCase(
      "syntax/document/form-feed",
      "a form feed is no white space",
      clause: "PARSE-2",
      model: "leaf",
      input: #"\#u{C}{"n":"a","v":2}"#,
      expect: .rejection(.malformedInput)
    ),
    ConformanceCase(
      "syntax/control/newline",
      "an unescaped line feed in a string is refused",
      clause: "PARSE-3",
      model: "leaf",
      input: #"{"n":"a\#nb","v":2}"#,
      expect: .rejection(.malformedInput),
      kills: ["control-character-accepted"]
    ),
    ConformanceCase(
      "syntax/control/tab",
      "an unescaped tab in a string is refused",
      clause: "PARSE-3",
      model: "leaf",
      input: #"{"n":"a\#tb","v":2}"#,
      expect: .rejection(.malformedInput),
      kills: ["control-character-accepted"]
    ),
    ConformanceCase(
      "syntax/control/in-key",
      "an unescaped control character in a key is refused",
      clause: "PARSE-3",
      model: "leaf",
      input: #"{"n":"a","v":2,"z\#u{1}":0}"#,
      expect: .rejection(.malformedInput),
      kills: ["control-character-accepted"]
    ),
    ConformanceCase(
      "syntax/surrogate/high-alone",
      "a lone high surrogate is refused",
      clause: "PARSE-4",
      model: "leaf",
      input: #"{"n":"\ud83d","v":2}"#,
      expect: .rejection(.malformedInput),
      kills: ["lone-surrogate-accepted"]
    ),
  ]

  private static let syntaxCases3: [ConformanceCase] = [
    ConformanceCase(
      "syntax/surrogate/low-alone",
      "a lone low surrogate is refused",
      clause: "PARSE-4",
      model: "leaf",
      input: #"{"n":"\ude00","v":2}"#,
      expect: .rejection(.malformedInput),
      kills: ["lone-surrogate-accepted"]
    ),
    ConformanceCase(
      "syntax/surrogate/unread",
      "a lone surrogate that no field reads is refused",
      clause: "PARSE-4",
      needs: [.exactSyntax],
      model: "leaf",
      input: #"{"n":"a","v":2,"z":"\ud800"}"#,
      expect: .rejection(.malformedInput),
      kills: ["lone-surrogate-accepted"]
    ),
    ConformanceCase(
      "syntax/escape/unknown",
      "an unknown escape is refused",
      clause: "PARSE-1",
      model: "leaf",
      input: #"{"n":"\x41","v":2}"#,
      expect: .rejection(.malformedInput)
    ),
    ConformanceCase(
      "syntax/escape/short",
      "a short escape is refused",
      clause: "PARSE-1",
      model: "leaf",
      input: #"{"n":"\u12","v":2}"#,
      expect: .rejection(.malformedInput)
    ),
    ConformanceCase(
      "syntax/bytes/overlong",
      "an overlong form is refused",
      clause: "PARSE-5",
      model: "leaf",
      input: .hex("7B226E223A22C0AF222C2276223A327D"),
      expect: .rejection(.malformedInput)
    ),
    ConformanceCase(
      "syntax/bytes/surrogate",
      "an encoded surrogate is refused",
      clause: "PARSE-5",
      model: "leaf",
      input: .hex("7B226E223A22EDA080222C2276223A327D"),
      expect: .rejection(.malformedInput)
    ),
    ConformanceCase(
      "syntax/bytes/cut",
      "a cut sequence is refused",
      clause: "PARSE-5",
      model: "leaf",
      input: .hex("7B226E223A22E282222C2276223A327D"),
      expect: .rejection(.malformedInput)
    ),
    ConformanceCase(
      "syntax/bytes/unread",
      "bad bytes that no field reads are refused",
      clause: "PARSE-5",
      needs: [.exactSyntax],
      model: "leaf",
      input: .hex("7B226E223A2261222C2276223A322C227A223A22FF227D"),
      expect: .rejection(.malformedInput)
    ),
    ConformanceCase(
      "syntax/depth/beyond",
      "513 containers may not be open at once",
      clause: "PARSE-9",
      needs: [.exactSyntax],
      model: "leaf-list",
      input: .nested(open: #"["#, core: #""#, close: #"]"#, depth: 513),
      expect: .rejection(.malformedInput)
    ),
    ConformanceCase(
      "syntax/depth/unclosed",
      "a million opening brackets are refused",
      clause: "PARSE-10",
      model: "leaf-list",
      input: .nested(open: #"["#, core: #""#, close: #""#, depth: 1_000_000),
      expect: .rejection(.malformedInput)
    ),
    ConformanceCase(
      "syntax/depth/within",
      "512 containers may be open at once",
      clause: "PARSE-9",
      needs: [.elementDrop, .exactSyntax],
      model: "leaf-list",
      input: .nested(open: #"["#, core: #""#, close: #"]"#, depth: 512),
      expect: .value(#"[]"#)
    ),
  ]
}
