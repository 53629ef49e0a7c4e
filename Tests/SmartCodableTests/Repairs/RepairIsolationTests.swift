import SmartCodable
import Testing

/// What one call found must not color the reports of later ones.
@Suite("Reports of several calls")
struct RepairIsolationTests {
  private enum Word: String, Codable { case one }

  private struct Model: SmartCodable {
    var word: Word?
  }

  /// Asks for a number where there is null, and goes on without.
  private struct Curious: SmartCodable {
    private enum CodingKeys: CodingKey { case word }

    init() {}
    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      let inner = try container.superDecoder(forKey: .word)
      #expect(throws: DecodingError.self) { try inner.singleValueContainer().decode(Int.self) }
    }
    func encode(to encoder: any Encoder) throws {}
  }

  @Test("REP-3, THR-1: a refusal that user code caught does not change the report of a later call")
  func caughtRefusal() throws {
    for _ in 0..<20 {
      _ = try Curious.read(#"{"word":null}"#)
      let repairs = try Model.decode(from: #"{"word":"two"}"#).repairs
      #expect(repairs.map(\.kind) == [.invalid])
    }
  }
}
