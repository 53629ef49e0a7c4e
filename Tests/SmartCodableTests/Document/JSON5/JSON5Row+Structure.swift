extension JSON5Values {
  static let collections: [JSON5Row] = [
    .accept("[1,]", "[1]"), .accept("[1,2 , ]", "[1,2]"), .accept("[[],]", "[[]]"),
    .accept("[1,/**/]", "[1]"), .accept("[/**/]", "[]"), .accept("[//a\n]", "[]"),
    .accept("{a:1,}", #"{"a":1}"#), .accept("{a:{b:[{},],},}", #"{"a":{"b":[{}]}}"#),
    .accept("{/**/}", "{}"), .accept("{a:1 ,\n}", #"{"a":1}"#),
    .accept("{a:1,a:2}", #"{"a":1,"a":2}"#),
    .accept("[null,true,false]", "[null,true,false]"),
    .reject("[,]"), .reject("[,1]"), .reject("[1,,]"), .reject("[1,,2]"), .reject("[1,/**/,]"),
    .reject("{,}"), .reject("{a:1,,}"), .reject("{,a:1}"), .reject("[1 2]"), .reject("{a:1 b:2}"),
    .reject("[1"), .reject("[1,"), .reject("{a:1"), .reject("{a:1,"), .reject("{a:"),
    .reject("{a}"), .reject("{a,}"), .reject("{a::1}"), .reject("{a=1}"), .reject("[1}"),
    .reject("{a:1]"), .reject("[a:1]"), .reject("[1:2]"), .reject("[1;2]"), .reject("[...a]"),
    .reject("{[a]:1}"), .reject("(1)"), .reject("undefined"), .reject("True"), .reject("nul"),
    .reject("nullx"), .reject("a"), .reject("{a:b}"), .reject("{a:undefined}"),
  ]

  static let keys: [JSON5Row] = [
    .accept("{a:1}", #"{"a":1}"#), .accept("{'a':1}", #"{"a":1}"#), .accept("{'':1}", #"{"":1}"#),
    .accept("{$:1,_:2,$a_1:3}", #"{"$":1,"_":2,"$a_1":3}"#), .accept("{aB9 :1}", #"{"aB9":1}"#),
    .accept("{null:1,true:2,if:3,NaN:4}", #"{"null":1,"true":2,"if":3,"NaN":4}"#),
    .accept("{Infinity:1}", #"{"Infinity":1}"#),
    .accept("{é:1,ñandú:2,中文:3,ёж:4}", #"{"é":1,"ñandú":2,"中文":3,"ёж":4}"#),
    .accept("{ⅳ:1,ʰ:2,ǅ:3}", #"{"ⅳ":1,"ʰ":2,"ǅ":3}"#), .accept("{𝒜:1}", #"{"𝒜":1}"#),
    .accept("{a\u{301}:1}", "{\"a\u{301}\":1}"), .accept("{a٣:1}", #"{"a٣":1}"#),
    .accept("{a‿b:1}", #"{"a‿b":1}"#),
    .accept("{a\u{200C}b\u{200D}:1}", "{\"a\u{200C}b\u{200D}\":1}"),
    .accept(#"{\u0061b:1}"#, #"{"ab":1}"#), .accept(#"{a\u0062:1}"#, #"{"ab":1}"#),
    .accept(#"{a\u0031:1}"#, #"{"a1":1}"#), .accept(#"{\u00e9\u4e2d:1}"#, #"{"é中":1}"#),
    .accept(#"{\u0024:1}"#, #"{"$":1}"#),
    .accept(#"{"a\x41":1}"#, #"{"aA":1}"#), .accept("{'a\\\nb':1}", #"{"ab":1}"#),
    .accept("{a/**/:/**/1}", #"{"a":1}"#), .accept("{a//b\n:1}", #"{"a":1}"#),
    .accept("{a\u{A0}:1}", #"{"a":1}"#), .accept("{/*'*/a:1}", #"{"a":1}"#),
    .accept("{abcdefghijklmnopqrstuvwxyz:1}", #"{"abcdefghijklmnopqrstuvwxyz":1}"#),
    .reject("{1:1}"), .reject("{1a:1}"), .reject("{a-b:1}"), .reject("{a.b:1}"),
    .reject("{a b:1}"), .reject("{-a:1}"), .reject("{#a:1}"), .reject("{@a:1}"), .reject("{:1}"),
    .reject("{\u{301}a:1}"), .reject("{٣:1}"), .reject("{\u{200C}a:1}"), .reject("{😀:1}"),
    .reject("{a😀:1}"), .reject(#"{\u0031:1}"#), .reject(#"{a\u0020b:1}"#),
    .reject(#"{a\u002d:1}"#), .reject(#"{a\x41:1}"#), .reject(#"{a\n:1}"#), .reject(#"{\u{61}:1}"#),
    .reject(#"{\ud835:1}"#), .reject(#"{\ud83d\ude00:1}"#), .reject(#"{\ud835\udc9c:1}"#),
    .reject(#"{a\ud835\udc9c:1}"#), .reject("{\\\na:1}"),
    .reject("{`a`:1}"),
  ]

  /// Texts as they stand, with what may be around a value.
  static let documents: [JSON5Row] = [
    .accept("//a\n[1]", "[1]"), .accept("[1]//a", "[1]"), .accept("[1]//", "[1]"),
    .accept("/*a*/[1]/*b*/", "[1]"), .accept("/**/[1]", "[1]"), .accept("/***/[1]/****/", "[1]"),
    .accept("/* // * / */[1]", "[1]"), .accept("/*\n*/[1]", "[1]"), .accept("//*\n[1]", "[1]"),
    .accept("///*\r[1]", "[1]"), .accept("//a\u{2028}[1]", "[1]"), .accept("//a\u{2029}[1]", "[1]"),
    .accept("//a\r\n//b\n[1]", "[1]"), .accept("//é😀\n[1]", "[1]"),
    .accept("/*é😀\u{0}*/[1]", "[1]"),
    .accept("\u{FEFF}[\u{FEFF}1]\u{FEFF}", "[1]"), .accept("[\u{A0}1]", "[1]"),
    .accept("[\u{B}1\u{C}]", "[1]"), .accept("[\u{2028}1\u{2029}]", "[1]"),
    .accept("[\u{1680}1]", "[1]"), .accept("[\u{2000}1\u{200A}]", "[1]"),
    .accept("[\u{202F}1\u{205F}]", "[1]"), .accept("\u{3000}[1]", "[1]"),
    .accept("[1]\u{A0}\u{2028}\n", "[1]"), .accept("[//[\n1/*]*/]", "[1]"),
    .accept(
      "// config\n{\n  name: 'x', // the name\n  port: 0x1F90,\n  rate: .5,\n  list: [1, 2,],\n}\n",
      #"{"name":"x","port":8080,"rate":0.5,"list":[1,2]}"#
    ),
    .reject(""), .reject(" "), .reject("//a"), .reject("/**/"), .reject("/*"), .reject("[1]/*"),
    .reject("[1]/*/"), .reject("[1]/"), .reject("/ [1]"), .reject("#a\n[1]"), .reject("<!--\n[1]"),
    .reject("/*/**/*/[1]"), .reject("//a\u{85}[1]"), .reject("[\u{180E}1]"), .reject("[\u{85}1]"),
    .reject("[\u{200B}1]"), .reject("[\u{0}1]"), .reject("[1]\u{0}"), .reject("[1][2]"),
    .reject("[1]]"), .reject("[1],"), .reject("]"), .reject("}"), .reject("{} {}"),
    .reject("[1\u{1}]"),
  ]
}
