import Testing

@testable import FuzzKit

@Suite struct ExactnessTests {
  /// 67 digits, of which a Decimal keeps the first 38.
  private static let long =
    "-2841097597449173731231708136453734428900887711336684754002661143413"

  @Test(
    "A number is faithful if nothing is lost that its type could keep",
    arguments: [
      ("100", "1e2", true), ("9007199254740992", "9007199254740993", false),
      ("0.1", "0.1000000000000000000001", true), ("0.2", "0.1", false),
      ("0", "0e99999999999999999999", true), ("0", "-0.00e-99999999999999999999", true),
      ("0", "1e99999999999999999999", false), ("0.0", "18446744073709551616.0", false),
      ("1.2345679e+29", "123456789012345678901234567890.123456789", true),
      (
        "-2841097597449173731231708136453734428900000000000000000000000000000", long, true
      ),
      (
        "-2841097597449173800000000000000000000000000000000000000000000000000", long, false
      ),
      ("-2841097597449173731231708136453734428901", long, false),
      ("12345678901234567890123456789012345679", "12345678901234567890123456789012345678", false),
      // The middle between two doubles, which is nothing special for a Decimal.
      ("590295810382160003072", "590295810382160003072.00000000000000000001", true),
      ("590295810382160003073", "590295810382160003072.00000000000000000001", false),
      (
        "1000000000000000000000000000000000000000", "999999999999999999999999999999999999999.9",
        true
      ),
      (
        "1000000000000000000000000000000000000000", "999999999999999999999999999999999999899.9",
        false
      ),
    ]
  )
  func faithful(text: String, literal: String, isFaithful: Bool) {
    let (text, literal) = (Array(text.utf8)[...], Array(literal.utf8)[...])
    #expect(Oracle.isFaithful(text, to: literal) == isFaithful)
  }
}
