import Foundation
import SmartCodable
import Testing

/// Decoders that override properties of `SmartJSONDecoder` (DEC-6).
@Suite("Subclasses of the decoder")
struct DecoderSubclassTests {
  private struct Model: SmartCodable {
    var firstName = "initial"
    var date: Date?
  }

  private final class WithOptions: SmartJSONDecoder, @unchecked Sendable {
    override var options: [SmartDecodingOption] {
      get { [.key(.fromSnakeCase)] }
      set {}
    }
  }

  private final class WithKeys: SmartJSONDecoder, @unchecked Sendable {
    override var smartKeyDecodingStrategy: SmartKeyDecodingStrategy {
      get { .fromSnakeCase }
      set {}
    }
  }

  private final class Strict: SmartJSONDecoder, @unchecked Sendable {
    override var leniency: SmartLeniency {
      get { .none }
      set {}
    }
  }

  private final class WithDates: SmartJSONDecoder, @unchecked Sendable {
    override var smartDateDecodingStrategy: DateDecodingStrategy? {
      get { .secondsSince1970 }
      set {}
    }
  }

  private final class Unchanged: SmartJSONDecoder, @unchecked Sendable {}

  private let text = #"{"first_name":"x"}"#

  @Test("DEC-6: what a subclass overrides takes effect")
  func overridden() throws {
    #expect(try WithOptions().decode(Model.self, from: text).firstName == "x")
    #expect(try WithKeys().decode(Model.self, from: text).firstName == "x")
    #expect(throws: DecodingError.self) { try Strict().decode(Model.self, from: "{}") }
    let model = try WithDates().decode(Model.self, from: #"{"date":7}"#)
    #expect(model.date == Date(timeIntervalSince1970: 7))
  }

  @Test("DEC-6: a subclass that overrides nothing has the precedence of its superclass")
  func unchanged() throws {
    let decoder = Unchanged()
    #expect(try decoder.decode(Model.self, from: text).firstName == "initial")
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    #expect(try decoder.decode(Model.self, from: text).firstName == "x")
    decoder.smartKeyDecodingStrategy = .useDefaultKeys
    #expect(try decoder.decode(Model.self, from: text).firstName == "initial")
  }
}
