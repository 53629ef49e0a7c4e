/// The values worth trying for a wanted type.
enum AimedValues {
  /// The JSON kind that the type is written as.
  static func kind(of wanted: ProbedSchema.Wanted) -> JSONTree.Kind {
    switch wanted {
    case .bool: .bool
    case .integer, .number, .date: .number
    case .string, .data, .url: .string
    case .array: .array
    case .object: .object
    }
  }

  /// Scalars at the boundaries of the type and just beyond, in several spellings.
  static func scalars(of wanted: ProbedSchema.Wanted) -> [Aim.Scalar] {
    switch wanted {
    case .bool:
      numbers(["0", "1", "2", "-1", "1.0", "-0.0", "0.5"])
        + strings(["true", "TRUE", "tRUE", "yes", "No", "on", "1", "0", "1.0", " true", ""])
        + [Aim.Scalar(.bool, "true"), Aim.Scalar(.bool, "false")]
    case .integer(let bits, let isSigned):
      both(integers(bits: bits, isSigned: isSigned))
        + strings(["", " 1", "1_0", "0x1F", "+5", "٣"])
    case .number:
      both([
        "0", "-0.0", "0.1", "1.10", "3.4028235e38", "3.5e38", "1.7976931348623157e308", "1e309",
        "5e-324", "1e-400", "9007199254740993", "0.30000000000000004", "1e2", "1e200",
        "123456789012345678901234567890.123456789",
      ]) + strings(["nan", "inf", "-Infinity", "NaN", "1.", ".5", "1e", ""])
    case .string:
      strings([
        "", " ", "null", "\u{0}", "é", "e\u{301}", "😀", "\u{2028}", "{}", "[]", "1.0", "true",
      ])
        + numbers(["1.0", "-0", "1e400", "18446744073709551616", "1e-7", "1.10", "1e20"])
        + [Aim.Scalar(.bool, "true")]
    case .date:
      numbers(["0", "1700000000", "1700000000123", "1000000000000", "1000000000001", "-1", "1e300"])
        + strings([
          "2024-02-29", "2024-02-30", "2024-01-02T03:04:05.678Z", "2024-01-02 03:04", "1700000000",
          "2024-01-02T03:04:05+14:00", "01/02/2024", "0001-01-01", "9999-12-31T23:59:60Z", "",
        ])
    case .data: strings(["", "aGk=", "aGk", "####", "aGk=\n", "////", "____"])
    case .url: strings(["", "x", "https://a.b/é%20?q#f", "http://[::1", "%", " ", "mailto:a@b.c"])
    case .array, .object: []
    }
  }

  private static func integers(bits: Int, isSigned: Bool) -> [String] {
    var edges = ["0", "-0", "1", "-1", "1.0", "10e-1", "0.5", "-0.5", "1e2", "1e-1"]
    guard bits <= 64 else {
      return edges + [
        "170141183460469231731687303715884105727", "170141183460469231731687303715884105728",
        "-170141183460469231731687303715884105728", "340282366920938463463374607431768211455",
        "340282366920938463463374607431768211456", "-170141183460469231731687303715884105729",
      ]
    }
    let highest: UInt64 = UInt64.max >> UInt64(64 - bits + (isSigned ? 1 : 0))
    let (above, overflows) = highest.addingReportingOverflow(1)
    edges += ["\(highest)", "\(highest).0", "\(highest).5", "\(highest - 1)"]
    edges.append(overflows ? "18446744073709551616" : "\(above)")
    if isSigned {
      edges += [
        "-\(above)", "-\(above).5", above == 1 << 63 ? "-9223372036854775809" : "-\(above + 1)",
      ]
    }
    return bits < 64 ? edges : edges + ["9007199254740993", "9007199254740993.0"]
  }

  private static func both(_ texts: [String]) -> [Aim.Scalar] {
    // Numbers twice as often as strings that spell them.
    numbers(texts) + numbers(texts) + strings(texts)
  }

  private static func numbers(_ texts: [String]) -> [Aim.Scalar] {
    texts.map { Aim.Scalar(.number, $0) }
  }

  private static func strings(_ texts: [String]) -> [Aim.Scalar] {
    texts.map { Aim.Scalar(.string, $0) }
  }
}
