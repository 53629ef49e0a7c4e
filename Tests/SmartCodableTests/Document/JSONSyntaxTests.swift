import Foundation
import SmartCodable
import Testing

@Suite("JSON syntax")
struct JSONSyntaxTests {
  private struct Bystander: SmartCodable {
    var other = 7
  }

  /// Whether the bytes are taken as a JSON text by an object or an array entry point.
  private func isAccepted(_ bytes: [UInt8]) -> Bool {
    let data = Data(bytes)
    return Bystander.deserialize(from: data) != nil || [Bystander].deserialize(from: data) != nil
  }

  private func isAccepted(_ text: String) -> Bool {
    Bystander.deserialize(from: text) != nil || [Bystander].deserialize(from: text) != nil
  }

  @Test("the tables hold the rows they are meant to hold")
  func tablesAreComplete() {
    let all = JSONSyntaxValues.all + JSONSyntaxDocuments.all + UTF8Contents.all
    #expect(JSONSyntaxValues.all.count == 211)
    #expect(JSONSyntaxDocuments.all.count == 48)
    #expect(UTF8Contents.all.count == 41)
    #expect(all.filter(\.isAccepted).count == 96)
    #expect(Set(JSONSyntaxValues.all.map(\.bytes)).count == JSONSyntaxValues.all.count)
  }

  @Test(
    "PARSE-1, PARSE-2: a member value decides over the whole text",
    arguments: JSONSyntaxValues.all
  )
  func memberValue(row: SyntaxRow) {
    #expect(isAccepted(row.wrapped(#"{"v":"#, "}")) == row.isAccepted)
    #expect(isAccepted(row.wrapped(#"{"v":"#, #","other":1}"#)) == row.isAccepted)
  }

  @Test("PARSE-1, PARSE-2: an element decides over the whole text", arguments: JSONSyntaxValues.all)
  func element(row: SyntaxRow) {
    // Between brackets, nothing and blanks make an empty array.
    let isBlank = row.bytes.allSatisfy { $0 == 0x20 }
    #expect(isAccepted(row.wrapped("[[", "]]")) == (row.isAccepted || isBlank))
    #expect(isAccepted(row.wrapped("[0,", "]")) == row.isAccepted)
  }

  @Test("PARSE-1, PARSE-2: a document is taken as it stands", arguments: JSONSyntaxDocuments.all)
  func document(row: SyntaxRow) {
    #expect(isAccepted(row.bytes) == row.isAccepted)
  }

  @Test("PARSE-5: bytes of a string have to be UTF-8", arguments: UTF8Contents.all)
  func contentsOfString(row: SyntaxRow) {
    #expect(isAccepted(row.wrapped(#"{"v":""#, #""}"#)) == row.isAccepted)
    #expect(isAccepted(row.wrapped(#"[""#, #""]"#)) == row.isAccepted)
  }

  @Test("PARSE-5: bytes of a key have to be UTF-8", arguments: UTF8Contents.all)
  func contentsOfKey(row: SyntaxRow) {
    #expect(isAccepted(row.wrapped(#"{""#, #"":1,"other":2}"#)) == row.isAccepted)
  }

  @Test("PARSE-5: bytes outside of strings are refused", arguments: UTF8Contents.all)
  func bytesOutsideOfStrings(row: SyntaxRow) {
    #expect(isAccepted(row.wrapped("{", "}")) == false)
    #expect(isAccepted(row.wrapped("[1", ",2]")) == false)
  }

  @Test(
    "PARSE-14: a String is accepted like the Data of its UTF-8 form",
    arguments: JSONSyntaxValues.all + JSONSyntaxDocuments.all
  )
  func stringInput(row: SyntaxRow) {
    for bytes in [row.wrapped(#"{"v":"#, "}"), row.bytes] {
      guard let text = String(validating: bytes, as: UTF8.self) else { continue }
      #expect(isAccepted(text) == isAccepted(bytes))
    }
  }

  @Test("PARSE-1: each cut of a document is refused")
  func truncation() {
    let text = #"{"a":[1.5e-3,"x\n\ud83d\ude00é",{"b":null}],"c":true,"d":false,"e":{}}"#
    let bytes = Array(text.utf8)
    #expect(isAccepted(bytes))
    for length in 0..<bytes.count {
      #expect(!isAccepted(Array(bytes.prefix(length))), "cut after \(length) bytes")
    }
  }
}
