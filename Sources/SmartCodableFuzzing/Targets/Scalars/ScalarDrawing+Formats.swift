import FuzzKit

import struct ConformanceKit.DateText

/// Texts of formats: entries of the tables, and dates and colors of parts that are each at or beyond a bound.
extension ScalarDrawing {
  mutating func format() -> String {
    switch generator.below(10) {
    case 0, 1, 2: date()
    case 3, 4: color()
    default: generator.pick(generator.pick(FormatTexts.all) ?? []) ?? ""
    }
  }

  private mutating func pick(_ usual: [String], _ odd: [String]) -> String {
    generator.pick(generator.oneIn(12) ? odd : usual) ?? ""
  }

  /// A date of which some fields are at a bound or one beyond, or have too few or too many digits.
  private mutating func date() -> String {
    var fields =
      generator.pick([
        ["2024", "05", "06", "07", "08", "09"], ["2000", "02", "28", "23", "59", "59"],
        ["1900", "12", "31", "00", "00", "00"], ["1996", "01", "30", "12", "30", "31"],
      ]) ?? []
    let bounds = [
      [
        "0000", "0001", "0004", "1582", "1600", "1899", "1970", "2023", "2100", "2101", "9999",
        "99", "10000",
      ], ["00", "01", "02", "04", "06", "09", "11", "13", "1"],
      ["00", "01", "09", "28", "29", "30", "31", "32", "9"], ["00", "12", "23", "24", "25", "9"],
      ["00", "07", "59", "60", "5"], ["00", "59", "60", "61", "5"],
    ]
    for _ in 0..<generator.below(4) {
      let place = generator.below(fields.count)
      fields[place] = generator.pick(bounds[place]) ?? ""
    }
    if generator.oneIn(16) { fields[generator.below(fields.count)] += "0" }
    let zone = pick(
      ["", "Z", "Z", "+00:00", "-00:01", "-05:00", "+0530", "-2359", "+23:59", "+14:00", "+1200"],
      [" ", "z", "+24:00", "+00:60", "+1:00", "+01", "ZZ", " GMT", "+00:0", "+00:59"]
    )
    let digits = String("0123456789".prefix(generator.below(11)).reversed())
    let parts = ["", "", ".0", ".5", ".999", ".001", ".000001", ".999999", "." + digits]
    let fraction = generator.pick(parts) ?? ""
    let (year, month, day) = (fields[0], fields[1], fields[2])
    let (date, clock) = ("\(year)-\(month)-\(day)", fields[3...5].joined(separator: ":"))
    switch generator.below(14) {
    case 0: return date
    case 1: return "\(year)/\(month)/\(day)"
    case 2: return "\(month)/\(day)/\(year)"
    case 3: return "\(year).\(month).\(day)"
    case 4: return year + month + day
    case 5: return "\(date) \(fields[3]):\(fields[4])"
    case 6: return "\(date) \(clock)\(fraction)"
    case 7: return "\(date) \(clock)\(generator.oneIn(2) ? " " : "")\(zone)"
    case 8: return "\(day)|\(month)|\(year) \(fields[3...5].joined(separator: "-"))"
    case 9:
      let weekday = generator.pick(["", "", "Sun, ", "Mon, ", "Thu, ", "Sat, "]) ?? ""
      let name = DateText.months[(Int(month) ?? 0) % 12]
      let names = pick(["GMT", "UT", "EST", "PDT", "+0000", "-0330"], ["UTC", "Z", zone, "XYZ"])
      return "\(weekday)\(day) \(name) \(year) \(clock) \(names)"
    default: return "\(date)T\(clock)\(fraction)\(zone)"
    }
  }

  /// A color of digits that are each at a bound or any.
  private mutating func color() -> String {
    let count = generator.pick([3, 4, 6, 8, 3, 4, 6, 8, 2, 5, 7, 9]) ?? 0
    let digits =
      generator.oneIn(2)
      ? ["0", "1", "7", "8", "f", "F"] : "0123456789abcdefABCDEF".map { "\($0)" }
    let text = (0..<count).map { _ in generator.pick(digits) ?? "" }.joined()
    return pick(["", "#", "0x"], ["0X", "##", " ", " #", "x"]) + text
      + pick([""], [" ", "g", "\t"])
  }
}
