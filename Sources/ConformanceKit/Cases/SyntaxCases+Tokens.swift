// A table of data: exempt from the limits on size.

extension ConformanceSuite {
  // What is no JSON outside of strings.
  static let syntaxTokenCases: [ConformanceCase] = [
    ConformanceCase(
      "syntax/blank/empty",
      "an empty text is refused",
      clause: "PARSE-2",
      model: "leaf",
      input: #""#,
      expect: .rejection(.malformedInput),
      kills: ["blank-text-is-object"]
    ),
    ConformanceCase(
      "syntax/blank/spaces",
      "a blank text is refused",
      clause: "PARSE-2",
      model: "leaf",
      input: #" \#n "#,
      expect: .rejection(.malformedInput),
      kills: ["blank-text-is-object"]
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
      expect: .rejection(.malformedInput),
      kills: ["missing-comma-accepted"]
    ),
    ConformanceCase(
      "syntax/comma/leading",
      "a leading comma is refused",
      clause: "PARSE-1",
      model: "leaf",
      input: #"{,"n":"a","v":2}"#,
      expect: .rejection(.malformedInput),
      kills: ["leading-comma-accepted"]
    ),
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
      expect: .rejection(.malformedInput),
      kills: ["plus-accepted"]
    ),
    ConformanceCase(
      "syntax/number/bare-dot",
      "a dot without digits behind is refused",
      clause: "PARSE-2",
      model: "leaf",
      input: #"{"n":"a","v":2.}"#,
      expect: .rejection(.malformedInput),
      kills: ["bare-dot-accepted"]
    ),
    ConformanceCase(
      "syntax/number/leading-dot",
      "a dot without digits before is refused",
      clause: "PARSE-2",
      model: "leaf",
      input: #"{"n":"a","v":.2}"#,
      expect: .rejection(.malformedInput),
      kills: ["leading-dot-accepted"]
    ),
    ConformanceCase(
      "syntax/number/bare-exponent",
      "an exponent without digits is refused",
      clause: "PARSE-2",
      model: "leaf",
      input: #"{"n":"a","v":2e}"#,
      expect: .rejection(.malformedInput),
      kills: ["bare-exponent-accepted"]
    ),
    ConformanceCase(
      "syntax/number/hexadecimal",
      "a hexadecimal number is refused",
      clause: "PARSE-2",
      model: "leaf",
      input: #"{"n":"a","v":0x2}"#,
      expect: .rejection(.malformedInput),
      kills: ["hexadecimal-accepted"]
    ),
    ConformanceCase(
      "syntax/number/nan",
      "NaN is refused",
      clause: "PARSE-2",
      model: "leaf",
      input: #"{"n":"a","v":NaN}"#,
      expect: .rejection(.malformedInput),
      kills: ["non-finite-accepted"]
    ),
    ConformanceCase(
      "syntax/number/infinity",
      "Infinity is refused",
      clause: "PARSE-2",
      model: "leaf",
      input: #"{"n":"a","v":Infinity}"#,
      expect: .rejection(.malformedInput),
      kills: ["non-finite-accepted"]
    ),
    ConformanceCase(
      "syntax/number/minus-alone",
      "a minus sign alone is refused",
      clause: "PARSE-1",
      model: "leaf",
      input: #"{"n":"a","v":-}"#,
      expect: .rejection(.malformedInput),
      kills: ["bare-minus-accepted"]
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
      expect: .rejection(.malformedInput),
      kills: ["cut-literal-accepted"]
    ),
    ConformanceCase(
      "syntax/quote/single",
      "single quotes are refused",
      clause: "PARSE-2",
      model: "leaf",
      input: #"{"n":'a',"v":2}"#,
      expect: .rejection(.malformedInput),
      kills: ["single-quote-accepted"],
      repaired: #"{"n":"a","v":2}"#
    ),
    ConformanceCase(
      "syntax/quote/none",
      "an unquoted key is refused",
      clause: "PARSE-2",
      model: "leaf",
      input: #"{n:"a","v":2}"#,
      expect: .rejection(.malformedInput),
      kills: ["unquoted-key-accepted"],
      repaired: #"{"n":"a","v":2}"#
    ),
    ConformanceCase(
      "syntax/quote/open",
      "an open string is refused",
      clause: "PARSE-1",
      model: "leaf",
      input: #""{}"#,
      expect: .rejection(.malformedInput),
      kills: ["open-string-accepted"]
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
      expect: .rejection(.malformedInput),
      kills: ["cut-text-accepted"]
    ),
    ConformanceCase(
      "syntax/document/wrong-bracket",
      "a wrong closing bracket is refused",
      clause: "PARSE-1",
      model: "leaf",
      input: #"{"n":"a","v":2]"#,
      expect: .rejection(.malformedInput),
      kills: ["wrong-bracket-accepted"]
    ),
    ConformanceCase(
      "syntax/document/form-feed",
      "a form feed is no white space",
      clause: "PARSE-2",
      model: "leaf",
      input: #"\#u{C}{"n":"a","v":2}"#,
      expect: .rejection(.malformedInput),
      kills: ["form-feed-skipped"]
    ),
  ]
}
