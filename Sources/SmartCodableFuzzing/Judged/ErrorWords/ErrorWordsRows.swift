/// Property lists that are refused, with marks around the place that an error may name; without marks, the end.
enum ErrorWordsRows {
  static let all = [
    // A plist has one value, and ends.
    "<plist><true/>¦<true/></plist>", "<plist><dict></dict>\n¦<array></array></plist>",
    "<plist><string>a</string>¦text</plist>", "<plist>¦</plist>", "<plist>¦<?x?></dict>¦",
    "¦<plist/>¦", "¦<plist />¦", "<plist><array><true/></array>", "<plist><true/>", "<plist>",
    "<plist><dict></dict>¦</dict>¦",
    // Members of a dictionary are keys and values.
    "<dict><key>a</key>¦</dict>", "<dict>¦<true/>¦</dict>", "<dict>¦<string>¦a</string></dict>",
    "<dict><key>a</key><true/>¦<false/>¦</dict>", "<dict>¦a</dict>", "<dict><key>a</key>¦1</dict>",
    "<dict><key>é</key>", "<dict><key>a</key><true/>", "<dict><key>a¦</string>¦</dict>",
    "<dict>¦</array>¦",
    // What is between the tags.
    "<array>¦x</array>", "<array><true/>¦x</array>", "<array>¦&amp;</array>", "<array>¦</dict>¦",
    "<array>¦</true>¦", "<array>¦<foo>¦</array>", "<array>¦<strin>¦</array>", "<array>¦<!x>¦",
    "<array>¦< true/>¦", "<array>¦<True/>¦", "<array>¦<true/x>¦", "<array>¦<integer/>¦",
    "<array>¦<real/>¦", "<array>¦<date/>¦", "<array>",
    "<array><!-- é", "<array><?x", "<array><!--->", "<array></array", "<array><true",
    // Texts.
    "<string>a¦</key>¦", "<string>¦<true/>¦</string>", "<string>¦<![CDATB[x]]>¦</string>",
    "<string>¦<!-- x -->¦</string>", "<string><![CDATA[x]]", "<string><![CDATA[é", "<string>é",
    "<string>12345678", "<string>1234567", "<string>&lt;é", "<string>", "<string>a</string",
    "<string>a</string¦x>", "<string>a</string\n¦x>", "<key>a¦</string>¦",
    "<string>¦&foo;¦</string>", "<string>¦&amp ;¦</string>", "<string>¦&AMP;¦</string>",
    "<string>¦&#xD800;¦</string>", "<string>¦&#1114112;¦</string>", "<string>¦&#x110000;¦</string>",
    "<string>é¦&#12a;¦</string>", "<string>¦&#xg;¦</string>", "<string>¦& ¦</string>",
    // Numbers and dates.
    "<integer>¦1x¦</integer>", "<integer>¦</integer>¦", "<integer>¦-</integer>¦",
    "<integer>¦1.5</integer>¦", "<integer>¦99999999999999999999¦</integer>", "<integer>12",
    "<integer>¦0x</integer>¦", "<integer>¦-9223372036854775809¦</integer>", "<integer>-",
    "<integer>1¦</real>¦", "<real>¦x</real>¦", "<real>¦1..2</real>¦", "<real>1.5",
    "<date>¦x</date>¦", "<date>¦2020-01-01</date>¦",
  ]
}
