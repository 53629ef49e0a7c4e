import Testing

/// One JSON5 text, and the JSON text of what it stands for, or nil if it has to be refused.
struct JSON5Row: Sendable, CustomTestStringConvertible {
  let text: String
  let json: String?

  var testDescription: String { (json == nil ? "refuses " : "accepts ") + text.debugDescription }

  static func accept(_ text: String, _ json: String) -> Self { Self(text: text, json: json) }

  static func reject(_ text: String) -> Self { Self(text: text, json: nil) }
}

/// Values; a row holds for a value at any place.
enum JSON5Values {
  static let all = numbers + strings + collections + keys

  static let numbers: [JSON5Row] = [
    .accept("+1", "1"), .accept("+0", "0"), .accept("+1.5e3", "1.5e3"), .accept("-0", "-0"),
    .accept(".5", "0.5"), .accept("-.5", "-0.5"), .accept("+.5", "0.5"), .accept(".5e2", "0.5e2"),
    .accept("5.", "5.0"), .accept("-5.", "-5.0"), .accept("+5.", "5.0"), .accept("0.", "0.0"),
    .accept("5.e3", "5.0e3"), .accept("5.E-3", "5.0E-3"), .accept(".0", "0.0"),
    .accept("-.0", "-0.0"), .accept("123456789012345678901.", "123456789012345678901.0"),
    .accept("0xFF", "255"), .accept("0Xff", "255"), .accept("-0xFF", "-255"),
    .accept("+0xFF", "255"), .accept("0x0", "0"), .accept("-0x0", "-0"), .accept("0x00a", "10"),
    .accept("0x1e5", "485"), .accept("0xE", "14"), .accept("0xdecaf", "912559"),
    .accept("0x7FFFFFFFFFFFFFFF", "9223372036854775807"),
    .accept("-0x8000000000000000", "-9223372036854775808"),
    .accept("-0x8000000000000001", "-9223372036854775809"),
    .accept("0xFFFFFFFFFFFFFFFF", "18446744073709551615"),
    .accept("0x10000000000000000", "18446744073709551616"),
    .accept("0x8AC7230489E80000", "10000000000000000000"),
    .accept(
      "0xFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF",
      "340282366920938463463374607431768211455"
    ),
    .accept(
      "0x4B3B4CA85A86C47A098A224000000001",
      "100000000000000000000000000000000000001"
    ),
    .accept("1E+5", "1E+5"), .accept("1e400", "1e400"), .accept("[+1,-1,.5]", "[1,-1,0.5]"),
    .reject("+"), .reject("-"), .reject("."), .reject("+."), .reject("-.e1"), .reject(".e1"),
    .reject("+-1"), .reject("-+1"), .reject("--1"), .reject("++1"), .reject("+ 1"),
    .reject("01"), .reject("-01"), .reject("+01"), .reject("01."), .reject("00"), .reject("08"),
    .reject("1e"), .reject("1.e"), .reject("1.e+"), .reject("1..2"), .reject("1.5.5"),
    .reject("0x"), .reject("0xg"), .reject("-0x"), .reject("0x1.5"), .reject("0x-1"),
    .reject("0x1p3"), .reject("x1"), .reject("0b1"), .reject("0o7"), .reject("1_000"),
    .reject("1a"), .reject("0x1g"), .reject("1n"), .reject("infinity"), .reject("Inf"),
    .reject("Infinityx"), .reject("nan"), .reject("NaNs"), .reject("+-Infinity"), .reject("- NaN"),
    .reject("+true"), .reject("-null"), .reject("+\"1\""),
  ]

  static let strings: [JSON5Row] = [
    .accept("'a'", #""a""#), .accept("''", #""""#), .accept("'\"'", #""\"""#),
    .accept(#""'""#, #""'""#), .accept(#"'it\'s'"#, #""it's""#), .accept(#""it\'s""#, #""it's""#),
    .accept(#"'\"'"#, #""\"""#), .accept(#""\x41\x7a""#, #""Az""#), .accept(#""\xe9""#, #""é""#),
    .accept(#""\xFf""#, #""ÿ""#), .accept(#""\v""#, #""\u000B""#), .accept(#""\0""#, #""\u0000""#),
    .accept(#""\0a\0""#, #""\u0000a\u0000""#), .accept(#""\x00""#, #""\u0000""#),
    .accept(#""\a\c\q\A\N\U""#, #""acqANU""#), .accept(#""\é\中\😀""#, #""é中😀""#),
    .accept(#""\/\\\b\f\n\r\t\"""#, #""\/\\\b\f\n\r\t\"""#), .accept(#"'\u0041'"#, #""A""#),
    .accept(#"'\ud83d\ude00\x21'"#, #""😀!""#), .accept(#"'\v\ud83d\ude00\u00e9'"#, #""\u000b😀é""#),
    .accept("'a\\\nb'", #""ab""#), .accept("'a\\\rb'", #""ab""#), .accept("'a\\\r\nb'", #""ab""#),
    .accept("'a\\\u{2028}b'", #""ab""#), .accept("'a\\\u{2029}b'", #""ab""#),
    .accept("'\\\n'", #""""#), .accept("'\\\n\\\n'", #""""#), .accept("'a\\\n\\\r\nb'", #""ab""#),
    .accept("'a\u{2028}b\u{2029}'", "\"a\u{2028}b\u{2029}\""), .accept("'a\tb'", #""a\tb""#),
    .accept("'\u{1}\u{1F}\u{B}\u{C}'", #""\u0001\u001F\u000b\f""#),
    .accept("'a\u{0}b'", #""a\u0000b""#), .accept("'\\\u{1}'", #""\u0001""#),
    .accept("'\\\u{0}'", #""\u0000""#), .accept("'\u{7F}'", "\"\u{7F}\""),
    .accept(#"'\\x41'"#, #""\\x41""#), .accept(#"'\x5c\x5cn'"#, #""\\\\n""#),
    .accept("'/*a*/'", #""/*a*/""#), .accept("'1234567\\x38'", #""12345678""#),
    .accept("'{\\x22a\\x22:1}'", #""{\"a\":1}""#),
    .reject("'a"), .reject("'a\""), .reject("\"a'"), .reject("`a`"), .reject("'a\nb'"),
    .reject("'a\rb'"), .reject("\"a\nb\""), .reject(#"'\1'"#), .reject(#"'\9'"#),
    .reject(#"'\01'"#), .reject(#"'\00'"#), .reject(#"'\09'"#), .reject(#"'\x'"#),
    .reject(#"'\x4'"#), .reject(#"'\x4g'"#), .reject(#"'\xg4'"#), .reject(#"'\u12'"#),
    .reject(#"'\u{41}'"#), .reject(#"'\ud83d'"#), .reject(#"'\ude00'"#), .reject(#"'\ud83dx'"#),
    .reject(#"'\ud83d\x41'"#), .reject("'\\ud83d\\\n\\ude00'"), .reject("'\\"), .reject("'\\'"),
    .reject("''''"), .reject("'a' 'b'"), .reject("'\\\n\n'"), .reject("“a”"),
  ]
}
