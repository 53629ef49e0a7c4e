import Testing

@testable import ConformanceKit

@Suite struct Base64Tests {
  @Test(
    "Bytes become text and come back, by the vectors of RFC 4648 (section 10)",
    arguments: [
      ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="),
      ("fooba", "Zm9vYmE="), ("foobar", "Zm9vYmFy"),
    ]
  )
  func vectors(bytes: String, text: String) {
    #expect(Base64.text(of: Array(bytes.utf8)) == text)
    #expect(Base64.bytes(of: text) == Array(bytes.utf8))
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
