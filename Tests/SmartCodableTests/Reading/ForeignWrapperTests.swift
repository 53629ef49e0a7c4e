import SmartCodable
import Testing

@Suite("Wrappers that are not ours")
struct ForeignWrapperTests {
  /// Codes like its value, refuses odd numbers and remembers how it was made.
  @propertyWrapper
  private struct Even: Codable, Equatable {
    var wrappedValue: Int
    var origin = "initial"

    init(wrappedValue: Int) { self.wrappedValue = wrappedValue }

    init(from decoder: any Decoder) throws {
      wrappedValue = try decoder.singleValueContainer().decode(Int.self)
      origin = "decoded"
      if !wrappedValue.isMultiple(of: 2) {
        throw DecodingError.dataCorrupted(.init(codingPath: [], debugDescription: "odd"))
      }
    }

    func encode(to encoder: any Encoder) throws { try wrappedValue.encode(to: encoder) }
  }

  private struct Model: SmartCodable {
    @Even var n = 10
    var after = 1
    var wrapper: Even { _n }
  }

  @Test("DEF-16: a foreign wrapper is decoded by its own init(from:)")
  func decoded() throws {
    let model = try Model.read(#"{"n":"4","after":2}"#)
    #expect(model.n == 4)
    #expect(model.wrapper.origin == "decoded")
    #expect(model.after == 2)
  }

  @Test(
    "DEF-16: it keeps its initial wrapper if the key is missing or that initializer throws",
    arguments: [
      #"{"after":2}"#, #"{"n":3,"after":2}"#, #"{"n":"x","after":2}"#, #"{"n":[],"after":2}"#,
    ]
  )
  func kept(json: String) throws {
    let model = try Model.read(json)
    #expect(model.n == 10)
    #expect(model.wrapper.origin == "initial")
    #expect(model.after == 2)
  }
}
