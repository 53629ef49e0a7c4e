import Foundation
import FuzzKit

/// A native value, and what it means.
struct GraphLeaf {
  let native: Any
  let meaning: GraphMeaning

  /// Whether an encoder must write the native value itself; it need not write a Substring, or a dictionary by
  /// keys that are neither strings nor integers.
  var isWritable = true
}

/// A value of no type that the specification lists.
struct GraphStranger: Hashable, Sendable { var name = "nobody" }

/// The leaves that JSON has no way to ask for, by kind of native type.
enum GraphLeafTables {
  typealias Maker = @Sendable () -> GraphLeaf

  /// Every table, in the order in which leaves are drawn from them.
  static let all: [[Maker]] = [integers, wide, fractions, wholes, boxed, texts, others, specials]

  // MARK: Numbers

  static func integer(_ value: some BinaryInteger) -> GraphLeaf {
    GraphLeaf(native: value, meaning: .number(GraphNumber(value.description, .integer)))
  }

  /// A double; beyond 2^53 all digits of its value are given, since its own text may lack some.
  static func double(_ value: Double, _ text: String? = nil) -> GraphLeaf {
    GraphLeaf(native: value, meaning: .number(GraphNumber(text ?? value.description, .double)))
  }

  static func float(_ value: Float) -> GraphLeaf {
    GraphLeaf(native: value, meaning: .number(GraphNumber(value.description, .float)))
  }

  static func decimal(_ text: String, isObject: Bool = false) -> GraphLeaf {
    let value = Decimal(string: text) ?? 0
    return GraphLeaf(
      native: isObject ? NSDecimalNumber(decimal: value) : value,
      meaning: .number(GraphNumber(text, .decimal))
    )
  }

  private static func object(
    _ number: NSNumber,
    _ text: String,
    _ form: GraphNumber.Form = .integer
  ) -> GraphLeaf {
    GraphLeaf(native: number, meaning: .number(GraphNumber(text, form)))
  }

  private static let integers: [Maker] = [
    { integer(Int8.min) }, { integer(Int8.max) }, { integer(Int16.min) }, { integer(Int16(128)) },
    { integer(Int32.max) }, { integer(Int32(-129)) }, { integer(Int64.min) },
    { integer(Int64.max) },
    { integer(UInt8.max) }, { integer(UInt16(256)) }, { integer(UInt32.max) },
    { integer(UInt64.max) }, { integer(UInt64(1) << 63) }, { integer(UInt(1)) },
    { integer(Int.max) },
    { integer(9_007_199_254_740_993) }, { integer(-9_007_199_254_740_993) }, { integer(0) },
    { integer(1_700_000_000_000) }, { integer(1_000_000_000_000) },
    { integer(100_000_000_000_001) },
    { integer(9_007_199_254_740_992) }, { integer(-9_007_199_254_740_992) },
    { integer(9_007_199_254_741_010) }, { integer(-90_071_992_547_409_930) },
    { integer(UInt64(18_446_744_073_709_551_610)) },
    { integer(10_000_000_000_000_000_000 as UInt) },
  ]

  private static var wide: [Maker] {
    guard #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *) else { return [] }
    return [
      { integer(Int128.max) }, { integer(Int128.min) }, { integer(UInt128.max) },
      { integer(Int128(7)) }, { integer(UInt128(1) << 64) }, { integer(Int128(-1) << 63 - 1) },
    ]
  }

  private static let fractions: [Maker] = [
    { double(0.1) }, { double(-0.5) }, { double(2.5) }, { double(0.30000000000000004) },
    { double(.leastNonzeroMagnitude) }, { double(2.2250738585072014e-308) }, { double(-1e-7) },
    { float(0.1) },
    { float(2.5) }, { float(.leastNonzeroMagnitude) }, { float(-0.75) }, { decimal("0.1") },
    { decimal("1.5") },
    { decimal("-2.75") }, { decimal("3.14159265358979323846264338327950288419") },
    { decimal("0.00000000000000000000000000000000000001") }, { decimal("1.00000000000000000001") },
    {
      GraphLeaf(native: Float16(1.5), meaning: .number(GraphNumber("1.5", .float)))
    },
    {
      GraphLeaf(native: CGFloat(-0.1), meaning: .number(GraphNumber("-0.1", .double)))
    }, { double(1.000000059604644775390625) }, { double(1_700_000_000.25) },
  ]

  private static let wholes: [Maker] = [
    { double(1) }, { double(-0.0) }, { double(9_007_199_254_740_991) },
    { double(9_007_199_254_740_992, "9007199254740992") }, { double(1e15) },
    { double(-9_007_199_254_740_992, "-9007199254740992") },
    { double(9_007_199_254_740_994, "9007199254740994") }, { double(-9_007_199_254_740_991) },
    { float(0x1p53) }, { decimal("9007199254740992") }, { decimal("-9007199254740993") },
    { double(1e22, "10000000000000000000000") }, { double(1e23, "99999999999999991611392") },
    { double(0x1p63, "9223372036854775808") }, { double(-0x1p63, "-9223372036854775808") },
    { double(0x1p64, "18446744073709551616") },
    { double(-18_446_744_073_709_549_568, "-18446744073709549568") },
    { double(.greatestFiniteMagnitude, greatest) }, { float(16_777_216) }, { float(1e10) },
    { float(.greatestFiniteMagnitude) }, { decimal("1e100") }, { decimal("18446744073709551616") },
    { decimal("99999999999999999999999999999999999999") }, { decimal("-9223372036854775809") },
    {
      GraphLeaf(native: Float16(65504), meaning: .number(GraphNumber("65504", .float)))
    }, { GraphLeaf(native: CGFloat(300), meaning: .number(GraphNumber("300", .double))) },
  ]

  private static let greatest =
    "17976931348623157081452742373170435679807056752584499659891747680315726078002853876058955863"
    + "27668781715404589535143824642343213268894641827684675467035375169860499105765512820762454900"
    + "90389328944075868508455133942304583236903222948165808559332123348274797826204144723168738177"
    + "180919299881250404026184124858368"

  /// Foundation's numbers, of each kind that they distinguish.
  private static let boxed: [Maker] = [
    { object(NSNumber(value: Int8(1)), "1") }, { object(NSNumber(value: Int8(-5)), "-5") },
    { object(NSNumber(value: UInt8(255)), "255") },
    { object(NSNumber(value: Int16(-300)), "-300") },
    { object(NSNumber(value: UInt16.max), "65535") },
    { object(NSNumber(value: Int32.min), "-2147483648") },
    { object(NSNumber(value: UInt32.max), "4294967295") },
    { object(NSNumber(value: Int64.min), "-9223372036854775808") },
    { object(NSNumber(value: UInt64.max), "18446744073709551615") },
    { object(NSNumber(value: UInt(0)), "0") }, { object(NSNumber(value: 42), "42") },
    { object(NSNumber(value: Float(0.1)), "0.1", .float) },
    { object(NSNumber(value: Float(3e38)), "3e38", .float) },
    { object(NSNumber(value: 0.1), "0.1", .double) },
    { object(NSNumber(value: 1e22), "10000000000000000000000", .double) },
    { object(NSNumber(value: 0.0), "0", .double) }, { decimal("1.10", isObject: true) },
    { decimal("-18446744073709551616", isObject: true) }, { decimal("1", isObject: true) },
    { GraphLeaf(native: NSNumber(value: true), meaning: .flag(true)) },
    { GraphLeaf(native: NSNumber(value: false), meaning: .flag(false)) },
  ]

  // MARK: Other leaves

  private static let texts: [Maker] = [
    "", "0", "1", "-0", "+01.50", "1.5", "127", "128", " 1", "1.", "0x1A", "1e2", "1e400", "1e-400",
    "9007199254740993", "18446744073709551615", "YES", "tRUE", "False", "inf", "nan", "-inf",
    "aGk=",
    "https://a.b/c", "1700000000", "1700000000000", "E621E1F8-C36C-495A-93FC-0C247A3E6E5F",
    "nobody",
  ]
  .map { text -> Maker in { GraphLeaf(native: text, meaning: .text(text)) } }

  private static let others: [Maker] = [
    date(0), date(1), date(1_700_000_000), date(1_700_000_000.25), date(-12_345.5),
    date(978_307_200),
    data([]), data([0, 255, 16]), data(Array("hello".utf8)), data([0xD7, 0x6D, 0xF8]),
    link("https://a.b/c?d=e"), link("42"), link("1.5"), link("true"), link("nan"),
    {
      let identifier = UUID(
        uuid: (0xE6, 33, 225, 248, 195, 108, 73, 90, 147, 252, 12, 36, 122, 62, 110, 95)
      )
      return GraphLeaf(native: identifier, meaning: .identifier(identifier))
    },
  ]

  private static func date(_ seconds: Double) -> Maker {
    {
      let date = Date(timeIntervalSince1970: seconds)
      return GraphLeaf(native: date, meaning: .date(date))
    }
  }

  private static func data(_ bytes: [UInt8]) -> Maker {
    { GraphLeaf(native: Data(bytes), meaning: .data(Data(bytes))) }
  }

  private static func link(_ text: String) -> Maker {
    {
      guard let url = URL(string: text) else { return GraphLeaf(native: NSNull(), meaning: .null) }
      return GraphLeaf(native: url, meaning: .link(url))
    }
  }

  private static let specials: [Maker] = [
    { GraphLeaf(native: Double.infinity, meaning: .notFinite(.infinity)) },
    { GraphLeaf(native: -Double.infinity, meaning: .notFinite(-.infinity)) },
    { GraphLeaf(native: Double.nan, meaning: .notFinite(.nan)) },
    { GraphLeaf(native: Float.infinity, meaning: .notFinite(.infinity)) },
    { GraphLeaf(native: -CGFloat.infinity, meaning: .notFinite(-.infinity)) },
    { GraphLeaf(native: NSNumber(value: Double.infinity), meaning: .notFinite(.infinity)) },
    { GraphLeaf(native: NSNumber(value: Float.nan), meaning: .notFinite(.nan)) },
    { GraphLeaf(native: Float16.nan, meaning: .notFinite(.nan)) },
    { GraphLeaf(native: GraphStranger(), meaning: .stranger) },
    { GraphLeaf(native: NSNull(), meaning: .null) },
    { GraphLeaf(native: Int??.some(nil) as Any, meaning: .null) },
    { GraphLeaf(native: Any?.none as Any, meaning: .null) },
  ]
}
