import Foundation
import Synchronization
import Testing

@testable import ConformanceKit

/// A document that its format can write in several ways is asked in each of them.
@Suite struct SpellingTests {
  /// JSON, which may also be written with a blank behind it, and in the same way under another name.
  private struct Blanked: SuiteFormat {
    let name = "blanked"
    let spellings = ["blank", "same"]

    func encode(_ tree: JSONValue) throws(Inexpressible) -> [UInt8] { JSONWriter.line(of: tree) }

    func encode(
      _ tree: JSONValue,
      asked types: AskedTypes,
      spelling: String
    ) throws(Inexpressible) -> [UInt8] {
      try encode(tree) + (spelling == "blank" ? [0x20] : [])
    }
  }

  /// A decoder that may refuse a blank at the end, and counts its documents.
  private final class Decoder: DropInDecoder, Sendable {
    let refuses: Bool
    let asked = Mutex(0)

    init(refuses: Bool) { self.refuses = refuses }

    func decode<Value: Decodable>(_ type: Value.Type, from data: Data) throws -> Value {
      asked.withLock { $0 += 1 }
      return try JSONDecoder().decode(type, from: refuses && data.last == 0x20 ? Data() : data)
    }
  }

  @Test("A decoder that takes one spelling and not another is unstable", arguments: [true, false])
  func verdict(refuses: Bool) async {
    let decoder = Decoder(refuses: refuses)
    let manifest = SubjectManifest(name: "n", version: "1")
    let subject = FormattedSubject(DropInSubject(manifest) { _ in decoder }, format: Blanked())
    #expect(subject.manifest.spellings == ["blank", "same"])
    let runner = ConformanceRunner(subject: subject, variations: [.spelling])
    let conformanceCase = ConformanceCase(
      "spelling/of/number",
      "a number",
      clause: "X-1",
      model: "whole",
      input: "1",
      expect: .value("1")
    )
    let verdict = await runner.verdict(on: conformanceCase)
    #expect(verdict.outcome == (refuses ? .unstable : .passed))
    #expect(verdict.variation == (refuses ? .spelling : nil))
    // Once as it is, once with the blank, and, where that was refused, to tell whether it is a document; not
    // again for the spelling that is the same.
    #expect(decoder.asked.withLock { $0 } == (refuses ? 3 : 2))
  }

  @Test("A program is told the spelling, and says which it has")
  func wire() throws {
    let manifest = SubjectManifest(name: "n", version: "1", spellings: ["wide", "narrow"])
    let hello = WireHello(manifest: manifest, binds: [])
    #expect(try WireHello(line: hello.line) == hello)
    let plain = WireHello(manifest: SubjectManifest(name: "n", version: "1"), binds: [])
    #expect(!String(decoding: plain.line, as: UTF8.self).contains("spellings"))
  }

  @Test(
    "Property lists in wide objects are read as the usual ones",
    arguments: [
      #"{"a":[1,-7,300,70000,true,"","text",{"b":0.5}]}"#, "[]", #"{"é":"😀"}"#,
      "18446744073709551615",
    ]
  )
  func wide(text: String) throws {
    let tree = try JSONReader.read(text)
    let format = BinaryPropertyList()
    let types = AskedTypes { [:] }
    let usual = try format.encode(tree, asked: types)
    let wide = try format.encode(tree, asked: types, spelling: "wide")
    #expect(wide.count > usual.count)
    #expect(try Said(serialized: wide) == Said(tree))
    #expect(try Said(decoded: wide) == Said(decoded: usual))
  }

  @Test("A real has four bytes where a Float is asked for, and nothing else")
  func reals() throws {
    let tree = try JSONReader.read(#"{"f":0.1,"d":0.1,"b":0.1,"n":0.1}"#)
    let types = AskedTypes { [["f"]: [.float], ["d"]: [.double], ["b"]: [.float, .double]] }
    let bytes = try BinaryPropertyList().encode(tree, asked: types)
    struct Reals: Decodable {
      var f: Float
      var d: Double
      var b: Double
    }
    let reals = try PropertyListDecoder().decode(Reals.self, from: Data(bytes))
    #expect(reals.f == 0.1 && reals.d == 0.1 && reals.b == 0.1)
    #expect(bytes.count { $0 == 0x22 } == 1 && bytes.count { $0 == 0x23 } == 3)
  }
}
