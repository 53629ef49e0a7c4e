import FuzzKit

import struct ConformanceKit.DateText

/// Texts at the bounds of every format that transformers and wrappers read.
enum TransformedTableTexts {
  static let all = [dates, mail, stamps, colors, links, blobs, identifiers]

  private static let dates = [
    "2024-01-02 03:04:05", "2024-01-02 03:04", "2024-01-02", "2024/01/02", "12/31/2024",
    "2024.12.31", "20240229", "20230229", "19000101", "18991231", "21001231", "21010101",
    "20240431", "2024-01-02T03:04:05", "2024-01-02T03:04:05Z", "2024-01-02T03:04:05.678Z",
    "2024-01-02T03:04:05.678+05:30", "2024-01-02T03:04:05-0330", "2024-01-02 03:04:05 +0100",
    "2024-01-02 03:04:05Z", "2024-01-02 03:04:05.5", "2024-01-02 03:04:05 UTC",
    "2024-01-02 03:04:05.5 +0100", "2024-01-02 03:04Z", "2024-01-02T03:04", "2024-01-02T03:04Z",
    "2024-01-02T03:04:05 Z", "2024-01-02  03:04:05", "2024-01-02t03:04:05z", "2024-1-2",
    "1/2/2024", "31/12/2024", "2024-02-30", "2024-13-45", "2024-01-02T24:00:00Z",
    "2016-12-31T23:59:60Z", "12024-01-02", "2024-01/02", "2024-01-02Z", " 2024-01-02",
    "2024-01-02 ", "202401", "0000-01-01T00:00:00Z", "0000-02-29T00:00:00Z",
    "0001-01-01T00:00:00Z", "9999-12-31T23:59:59Z", "9999-12-31T23:59:59.999Z",
    "9999-12-31T23:59:59-0001", "0000-01-01T00:00:00+00:01", "1582-10-10T00:00:00Z",
    "1582-10-04T23:59:59Z", "1582-10-15", "1500-02-29", "1582/10/05", "1500-02-30",
    "1969-12-31T23:59:59.5Z", "1900-02-29T00:00:00Z", "2000-02-29T00:00:00Z",
    "31|12|2024 23-59-59", "01|01|1970 01-30-00", "32|01|2024 00-00-00", "２０２４-01-02",
    "2024-01-02T03:04:05.1234567890Z", "2024-01-02T03:04:05.Z", "2024-01-02T03:04:05.123456789Z",
    "2024-01-02T03:04:05+24:00", "2024-01-02T03:04:05+23:59", "2024-01-02T03:04:05+01:60",
    "2024-01-02T03:04:05+01", "2024-01-02T03:04:05+1:00",
  ]

  private static let mail = [
    "Thu, 19 Dec 1996 16:39:57 GMT", "19 Dec 1996 16:39:57 +0130", "Fri, 19 Dec 1996 16:39:57 GMT",
    "9 Dec 1996 16:39:57 PST", "09 Dec 1996 16:39:57 EDT", "Sun, 1 Jan 2023 00:00:00 UT",
    "1 Jan 2023 00:00 -2359", "31 Apr 2023 00:00:00 GMT", "29 Feb 2024 23:59:59 CST",
    "29 Feb 2023 23:59:59 CDT", "Sat, 31 May 2025 12:00:00 MST", "30 Jun 2025 12:00:00 MDT",
    "1 Jul 1969 00:00:00 PDT", "2 Aug 2100 01:01:01 EST", "3 Sep 2000 09:09:09 -0000",
    "4 Oct 2000 09:09:09 +2400", "5 Nov 2000 09:60:09 GMT", "6 Mar 2000 25:00:00 GMT",
    "0 Mar 2000 05:00:00 GMT", "Mon, 6 Mar 2000 05:00:00 +0000", "19 Dec 1996 16:39:57",
    "thu, 19 dec 1996 16:39:57 gmt", "Tue, 01 Feb 2000 00:00:00 GMT", "Wed, 02 Feb 2000 00:00 GMT",
  ]

  private static let stamps = [
    "0", "-1", "1700000000", "1700000000.5", "1000000000000", "99999999999", "100000000000",
    "99999999999.5", "-100000000000", "100000000000000", "99999999999999.5", "1700000000123",
    "1700000000123456", "1700000000123456789", "1e17", "1e12", "1.1e14", "-1e13", "+01.50", "2024",
    "253402300799", "253402300800", "-62167392000", "-62167392001", "0.001", "1e300", "1e400",
    "1e-400", "4102444800.25", "-0.001", "1.", ".5", "0x10", "nan", "20240102030405",
    "202402300000", "-20240102", "-1e308",
  ]

  private static let colors = [
    "7DA5E3", "#F00", "0xff000080", "#7da5e3ff", "123", "1234", "12345", "123456", "1234567",
    "12345678", "123456789", "#", "0x", "", "0X123", "##123", "#0x123", " #abc ", "\tABC\r\n",
    "# abc", "a b", "ggg", "#ABCG", "0xFFF", "0xFFFF", "0x0F1E2D", "000", "FFF", "000000", "FFFFFF",
    "00000000", "FFFFFFFF", "010203", "01020304", "FEFDFC", "80", "#80808080", "7F8081",
    "\u{A0}abc",
    "abc\u{301}", "/:@", "`gG", "+12", "-123", "0x+12",
  ]

  private static let links = [
    "https://a.b/c", "a.b/é%20", "https://a.b/é%20?q=ü#f", "https://a.b/ x", "a b", "#", "##",
    "a#b#c", "https://a/#x#y%23", "https://a/%", "https://a/%4", "https://a/%zz", "https://a/%41",
    "https://a/%4g", "https://a/%E9%C3%A9", "https://a/?a=[1]&b={2}", "https://a/|\\^`\"<>",
    "https://[::1]:80/x y", "https://u:p@h:8080/é", "HTTPS://A/b", "http://a", "https://",
    "https:/a", "mailto:a b@c", "//h/é", "é", "https://é.b/ü", "/a/b c", "?q= ", "1:2", ":", "a:b",
    "x y://h/é", "https://h?x y", "https://h#x y", "https://h/😀", "file:///a b", "%", "%41",
    "https://a/~._-!$&'()*+,;=:@", "https://a/\u{7F}\u{1}", "tel:+1 2", "https://a//b//c d",
  ]

  private static let blobs = [
    "aGk=", "aGk", "aGkh", "aA==", "aA=", "aA", "a", "a===", "====", "=", "aGk==", "aGkh=",
    "aGkh====", "+/+/", "-_-_", "aG k=", "aGkh\n", "aGl=", "aB==", "aGk=aGk=", "AAAA", "/w==",
    "//8=", "aGk=\r\n", "é===",
  ]

  private static let identifiers = [
    "E621E1F8-C36C-495A-93FC-0C247A3E6E5F", "e621e1f8-c36c-495a-93fc-0c247a3e6e5f",
    "e621E1f8-c36c-495A-93fc-0c247a3e6e5f", "{E621E1F8-C36C-495A-93FC-0C247A3E6E5F}",
    "E621E1F8C36C495A93FC0C247A3E6E5F", "E621E1F8-C36C-495A-93FC-0C247A3E6E5",
    "E621E1F8-C36C-495A-93FC-0C247A3E6E5F0", "G621E1F8-C36C-495A-93FC-0C247A3E6E5F",
    "E621E1F8-C36C-495A-93FC0-C247A3E6E5F", "00000000-0000-0000-0000-000000000000",
  ]
}

/// Draws texts: entries of the tables, and dates and colors of parts that are each at or beyond a bound.
struct TransformedTableDrawing {
  private var generator: SeededGenerator

  init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

  mutating func coin() -> Bool { generator.oneIn(2) }

  mutating func text() -> String {
    switch generator.below(10) {
    case 0, 1: date()
    case 2: color()
    case 3, 4: bounded()
    default: generator.pick(generator.pick(TransformedTableTexts.all) ?? []) ?? ""
    }
  }

  private mutating func pick(_ usual: [String], _ odd: [String]) -> String {
    generator.pick(generator.oneIn(12) ? odd : usual) ?? ""
  }

  private mutating func date() -> String {
    let year = pick(
      ["2024", "2023", "1900", "2000", "1970", "2100", "1996"],
      ["0000", "0001", "0004", "1582", "9999", "1899", "2101", "99", "10000"]
    )
    let month = pick((1...12).map { $0 < 10 ? "0\($0)" : "\($0)" }, ["00", "13", "1", "99"])
    let day = pick(["01", "02", "09", "10", "28", "29", "30", "31"], ["00", "32", "9", "99"])
    let hour = pick(["00", "09", "12", "23"], ["24", "25", "9", "99"])
    let minute = pick(["00", "07", "30", "59"], ["60", "5", "99"])
    let second = pick(["00", "01", "31", "59"], ["60", "61", "5"])
    let clock = "\(hour):\(minute):\(second)"
    let zone = pick(
      ["", "Z", "+00:00", "-05:00", "+0530", "-2359", "+14:00"],
      [" ", "z", "+24:00", "+00:60", "+1:00", "+01", "ZZ", " GMT", "+00:0"]
    )
    let digits = String("0123456789".prefix(generator.below(11)).reversed())
    let fraction = generator.oneIn(2) ? "" : "." + digits
    let space = generator.oneIn(2) ? " " : ""
    switch generator.below(12) {
    case 0: return "\(year)-\(month)-\(day)"
    case 1: return "\(year)/\(month)/\(day)"
    case 2: return "\(month)/\(day)/\(year)"
    case 3: return "\(year).\(month).\(day)"
    case 4: return year + month + day
    case 5: return "\(year)-\(month)-\(day) \(hour):\(minute)"
    case 6: return "\(year)-\(month)-\(day) \(clock)\(fraction)"
    case 7: return "\(year)-\(month)-\(day) \(clock)\(space)\(zone)"
    case 8: return mail(day: day, year: year, clock: clock, zone: zone)
    default: return "\(year)-\(month)-\(day)T\(clock)\(fraction)\(zone)"
    }
  }

  private mutating func mail(day: String, year: String, clock: String, zone: String) -> String {
    let weekday = generator.pick(["", "", "Sun, ", "Mon, ", "Thu, ", "Sat, "]) ?? ""
    let month = generator.pick(DateText.months) ?? ""
    let name = pick(["GMT", "UT", "EST", "PDT", "+0000", "-0330"], ["UTC", "Z", zone, "XYZ"])
    return "\(weekday)\(day) \(month) \(year) \(clock) \(name)"
  }

  /// A color of components that are each at a bound or in the middle, and a date of which one field is at a bound
  /// or one beyond, or has too few or too many digits.
  private mutating func bounded() -> String {
    if generator.oneIn(3) {
      let isShort = generator.oneIn(3)
      let parts =
        isShort ? ["0", "1", "8", "f", "F"] : ["00", "01", "0f", "10", "7f", "80", "FE", "ff"]
      let start = generator.pick(["", "#", "0x"]) ?? ""
      return (0..<3 + generator.below(2))
        .reduce(start) { text, _ in
          text + (generator.pick(parts) ?? "")
        }
    }
    var fields =
      generator.pick([
        ["2024", "05", "06", "07", "08", "09"], ["2000", "02", "28", "23", "59", "59"],
        ["1900", "12", "31", "00", "00", "00"],
      ]) ?? []
    let bounds = [
      ["0000", "0001", "1582", "1600", "1899", "1900", "2023", "2024", "2100", "2101", "9999"],
      ["00", "01", "02", "04", "06", "09", "11", "12", "13"],
      ["00", "01", "28", "29", "30", "31", "32"], ["00", "12", "23", "25"], ["00", "59", "60"],
      ["00", "59", "61"],
    ]
    for _ in 0..<1 + generator.below(2) {
      let place = generator.below(fields.count)
      fields[place] = generator.pick(bounds[place]) ?? ""
    }
    if generator.oneIn(12) { fields[generator.below(fields.count)] += "0" }
    let zone =
      generator.pick([
        "Z", "+00:00", "-00:01", "+23:59", "-2359", "+00:59", "+00:60", "+24:00", "+1200", "-12:00",
      ]) ?? ""
    let fractions = ["", ".0", ".5", ".9", ".999", ".001", ".000001", ".999999", ".123456789"]
    let fraction = generator.pick(fractions) ?? ""
    let (year, month, day) = (fields[0], fields[1], fields[2])
    let clock = fields[3...5].joined(separator: ":")
    switch generator.below(9) {
    case 0: return "\(year)-\(month)-\(day)"
    case 1: return "\(month)/\(day)/\(year)"
    case 2: return year + month + day
    case 3: return "\(year)-\(month)-\(day) \(fields[3]):\(fields[4])"
    case 4: return "\(day)|\(month)|\(year) \(fields[3...5].joined(separator: "-"))"
    case 5:
      let names = DateText.months
      let name = names[(Int(month) ?? 0) % 12]
      return "\(day) \(name) \(year) \(clock) \(zone == "Z" ? "GMT" : zone)"
    case 6: return "\(year)-\(month)-\(day) \(clock)\(zone)"
    default: return "\(year)-\(month)-\(day)T\(clock)\(fraction)\(zone)"
    }
  }

  private mutating func color() -> String {
    let digits = Array("0123456789abcdefABCDEF")
    let count = generator.pick([3, 4, 6, 8, 3, 4, 6, 8, 2, 5, 7, 9]) ?? 0
    let text = (0..<count).compactMap { _ in generator.pick(digits).map(String.init) }.joined()
    return pick(["", "#", "0x"], ["0X", "##", " ", " #", "x"]) + text
      + pick([""], [" ", "g", "\t"])
  }
}
