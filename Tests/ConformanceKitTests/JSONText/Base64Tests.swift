import Foundation
import Testing

@testable import ConformanceKit

@Suite struct Base64Tests {
  @Test("Bytes become the text that Foundation writes, and come back", arguments: 0..<20)
  func roundTrip(count: Int) {
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: 251 - $0 * 37) }
    let text = Data(bytes).base64EncodedString()
    #expect(Base64.text(of: bytes) == text)
    #expect(Base64.bytes(of: text) == bytes)
  }

  @Test(
    "What is not whole groups of the alphabet is refused",
    arguments: [
      "aGk", "a===", "====", "aGk=\n", " aGk=", "aG-_", "aG=k", "aGk==", "a", "=", "AB==", "A=B=",
      "A B=", "AAAé",
    ]
  )
  func refusals(text: String) {
    #expect(Base64.bytes(of: text) == nil)
  }

  @Test(
    "Bits of no byte and superfluous padding are accepted on request",
    arguments: ["z+D=", "z+A=="]
  )
  func leniency(text: String) {
    #expect(Base64.bytes(of: text) == nil)
    #expect(Base64.bytes(of: text, isCanonical: false) == [0xCF, 0xE0])
  }
}
