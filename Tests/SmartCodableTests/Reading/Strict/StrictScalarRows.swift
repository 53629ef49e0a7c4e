import Foundation

/// Scalars at the top, in properties and in collections.
enum StrictScalarRows {
  /// Every scalar type with every kind of value.
  static let matrix: [StrictPair] = documents.flatMap { document in
    [
      pair(Bool.self, document), pair(Int.self, document), pair(UInt8.self, document),
      pair(Double.self, document), pair(Float.self, document), pair(String.self, document),
      pair(Decimal.self, document), pair(Data.self, document), pair(URL.self, document),
      pair(UUID.self, document), pair(Date.self, document), pair(Strict.Color.self, document),
      pair(Int?.self, document), pair(String?.self, document), pair([Int].self, document),
      pair([String: Int].self, document), pair(Strict.Unit.self, document),
    ]
  }

  private static let documents = [
    "true", "0", "7", #""""#, #""7""#, #""red""#, "null", "[]", "{}", #""aGk=""#,
    #""00000000-0000-0000-0000-000000000000""#,
  ]

  static let numbers = [
    pair(Int.self, "9223372036854775807"), pair(Int.self, "-9223372036854775808"),
    pair(UInt64.self, "18446744073709551615"), pair(Int8.self, "-128"), pair(Int8.self, "127"),
    pair(Int16.self, "-32768"), pair(Int32.self, "2147483647"), pair(UInt16.self, "65535"),
    pair(UInt32.self, "4294967295"), pair(UInt.self, "0"), pair(Int64.self, "-0"),
    pair(Int128.self, "-170141183460469231731687303715884105728"),
    pair(UInt128.self, "340282366920938463463374607431768211455"),
    pair(Int.self, "1.0"), pair(Int.self, "1e3"), pair(Int.self, "10e-1"), pair(Int.self, "0.1e1"),
    pair(Int.self, "9007199254740993.0"), pair(Int.self, "-0.0"), pair(Int.self, "1e18"),
    pair(UInt8.self, "2.55e2"), pair(Int.self, "0e10"), pair(Int.self, "0.0e-3"),
    pair(Double.self, "0.1"), pair(Double.self, "-0"), pair(Double.self, "1e308"),
    pair(Double.self, "123456789012345678901234567890"), pair(Double.self, "5e-324"),
    pair(Double.self, "2.2250738585072011e-308"), pair(Double.self, "9007199254740993"),
    pair(Double.self, "1E+2"), pair(Double.self, "0.30000000000000004"), pair(Double.self, "0e400"),
    pair(Float.self, "0.1"), pair(Float.self, "16777217"), pair(Float.self, "3.4028235e38"),
    pair(Float.self, "1e39"), pair(Float.self, "1e-50"), pair(Float16.self, "65504"),
    pair(Float16.self, "65520"), pair(Float16.self, "2049"), pair(Float16.self, "1e-9"),
    pair(CGFloat.self, "1.5"), pair(CGFloat.self, #""1""#), pair(Decimal.self, "1.10"),
    pair(Decimal.self, "-0.00"), pair(Decimal.self, "12345678901234567890123456789012345678"),
    pair(Decimal.self, "1e127"), pair(Decimal.self, "1e-100"), pair(Decimal.self, "1e-127"),
    pair(Decimal.self, "1e-129"), pair(Decimal.self, "15e126"), pair(Decimal.self, "1e166"),
    pair(Decimal.self, "0.5e128"), pair(Decimal.self, "1.5e-128"),
    pair(Strict.Holder<Float>.self, #"{"a":1e39}"#, .path("a")), pair([Float16].self, "[1,70000]"),
    pair([Double].self, "[1,true]"), pair([Int].self, "[1,2.0,30e-1]"),
  ]

  /// Numbers of Decimal whose exponent leaves 8 bits on the way to a value that it holds, and their neighbors.
  static let longDecimals: [StrictPair] = {
    func zeros(_ count: Int) -> String { String(repeating: "0", count: count) }
    let texts = [
      "0.\(zeros(126))8e163", "0.\(zeros(127))8e163", "0.\(zeros(128))8e163", "0.\(zeros(128))",
      "0.\(zeros(129))", "0.\(zeros(127))e254", "0.\(zeros(128))e255", "0.\(zeros(128))e+0254",
      "9\(zeros(165))e-10", "9\(zeros(166))e-10", "1\(zeros(165))", "1\(zeros(166))",
      "9\(zeros(165))e-254", "9\(zeros(165))e-255", "12\(zeros(164))5.25e-250",
      "1e99999999999999999999", "1e-99999999999999999999",
    ]
    return texts.map { pair(Decimal.self, $0) }
  }()

  /// Numbers that Foundation looks at through a Double, a Decimal or a Float, with what that loses.
  static let detours = [
    // Around 15 digits, up to which no two numbers have the same double.
    pair(Int.self, "0.99999999999999995"), pair(Int.self, "0.999999999999999"),
    pair(Int.self, "999999999999999.5"), pair(Int.self, "4503599627370497.5"),
    pair(Int.self, "1234567890123456.99"), pair(Int.self, "5e-299"), pair(Int.self, "5e-301"),
    pair(Int.self, "1e-400"), pair(Int.self, "2e-324"), pair(Int.self, "1.00000000000000000001"),
    pair(Int.self, "9007199254740993.5"), pair(Int.self, "-9007199254740993.5"),
    pair(Int.self, "922337203685477580.9"), pair(Int.self, "1844674407370955161.5"),
    pair(Int.self, "1844674407370955161.6"), pair(Int.self, "-9223372036854775807.5"),
    pair(Int.self, "444246504514429274.363"), pair(Int.self, "9223372036854775807.0"),
    pair(UInt.self, "9223372036854775807.0"), pair(Int.self, "12345678901234567890123e-4"),
    pair(Int.self, "5603172684372295263284246150618493630.578e-20"),
    pair(Int.self, "18014398509481985.00000000000000000000"),
    // Around the digits for which a Decimal has room.
    pair(Int.self, "4611686018545659392.0000000000000000001"),
    pair(Int.self, "4611686018545659392.00000000000000000001"),
    pair(Int.self, "4611686018545659391.00000000000000000001"),
    pair(Int.self, "123456789012345678.000000000000000000001"),
    pair(Int.self, "123456789012345678.0000000000000000000009"),
    pair(Int.self, "123456789012345678.99999999999999999999999999"),
    pair(UInt.self, "9007199254740993.0000000000000000000001"),
    pair(UInt.self, "9007199254740993.00000000000000000000001"),
    pair(Int128.self, "1844674407370955161.6"), pair(Int128.self, "1844674407370955161.5"),
    pair(Float16.self, "5e-324"), pair(Float16.self, "1e-46"), pair(Float16.self, "1e-45"),
    pair(Date.self, "1e-400"), pair(Date.self, "-1e-400"), pair(Date.self, "5e-324"),
    pair(CGFloat.self, "1e-400"), pair(Float.self, "1e-46"), pair(Double.self, "2e-324"),
  ]

  /// Numbers that the type cannot hold: Foundation does not say where they are.
  static let unrepresentable = [
    pair(Int.self, "1.5"), pair(UInt8.self, "256"), pair(UInt8.self, "-1"),
    pair(Int.self, "9223372036854775808"), pair(Int.self, "1e400"), pair(Double.self, "1e309"),
    pair(Int8.self, "1e3"), pair(UInt128.self, "340282366920938463463374607431768211456"),
    pair([Int].self, "[1,1.5]", .path("#1")),
    pair([String: [UInt8]].self, #"{"x":[1,300]}"#, .path("x/#1")),
    pair([Int: Int8].self, #"{"5":128}"#, .path("#5")),
    pair(Strict.Holder<Int16>.self, #"{"a":32768}"#, .path("a")),
    pair(Strict.Holder<Double>.self, #"{"a":-1e999}"#, .path("a")),
    pair(Strict.Holder<Float>.self, #"{"a":1e400}"#, .path("a")),
    pair(Strict.Maybe<Int>.self, #"{"a":0.5}"#, .path("a")),
    pair(
      Strict.Tree.self,
      #"{"value":1,"children":[{"value":1.5,"children":[]}]}"#,
      .path("children/#0/value")
    ),
    pair(Strict.Level.self, "1.5"), pair([Strict.Level].self, "[1,1.5]", .path("#1")),
    pair(Strict.Flags.self, "256"), pair(Strict.Point.self, "[1,1.5]", .path("#1")),
    pair(Strict.Holder<Decimal>.self, #"{"a":1e200}"#, .path("a")),
  ]
}
