import PlatformSupport
import Testing

@testable import SmartCodable

@Suite("Padding of texts")
struct PaddedInputTests {
  @Test(
    "64 zero bytes follow a text of any length, also an empty one after a long one whose block is kept",
    arguments: [0, 1, 63, 64, 40_000, 3_000_000],
    [0, 1, 63, 40_000]
  )
  func padding(before: Int, count: Int) {
    var input = PaddedInput()
    input.append([UInt8](repeating: UInt8(ascii: "7"), count: before))
    input.reset()
    input.append([UInt8](repeating: UInt8(ascii: " "), count: count))
    #expect(input.count == count)
    #expect(input.copy(at: count, count: PaddedInput.padding).allSatisfy { $0 == 0 })
  }

  @Test("blocks fit their texts exactly in builds for the address sanitizer, and only there")
  func sanitizer() {
    let isSanitized = unsafe dlsym(nil, "__asan_init") != nil
    #expect(PaddedInput.isExact == isSanitized, "see -DADDRESS_SANITIZER in the Makefile")
  }

  @Test("an empty text after a long one is empty")
  func emptyAfterLong() throws {
    struct Model: SmartCodable { var v = 0 }
    let long = String(repeating: " ", count: 40_000) + #"{"v":1}"#
    let alone = #expect(throws: DecodingError.self) { try Model.decode(from: "") }
    #expect(try Model.decode(from: long).value.v == 1)
    let after = #expect(throws: DecodingError.self) { try Model.decode(from: "") }
    #expect("\(try #require(after))" == "\(try #require(alone))")
  }
}
