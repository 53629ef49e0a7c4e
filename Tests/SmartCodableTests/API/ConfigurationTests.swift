import Foundation
import Testing

@testable import SmartCodable

/// Types that are coded with a configuration, by methods inherited from Foundation (DEC-6).
@Suite("Coding with a configuration")
struct ConfigurationTests {
  private struct Configured: CodableWithConfiguration, Equatable {
    var theSum: Int

    enum CodingKeys: CodingKey { case theSum }

    init(_ sum: Int) { theSum = sum }

    init(from decoder: any Decoder, configuration: Int) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      theSum = try container.decode(Int.self, forKey: .theSum) + configuration
    }

    func encode(to encoder: any Encoder, configuration: Int) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(theSum + configuration, forKey: .theSum)
    }
  }

  /// Notes the keys of `userInfo`, in itself and in a value inside.
  private struct Listing: DecodableWithConfiguration {
    struct Inner: Decodable {
      let keys: [String]

      init(from decoder: any Decoder) { keys = decoder.userInfo.keys.map(\.rawValue) }
    }

    let keys: [String]
    let configuration: Int?

    init(from decoder: any Decoder, configuration: Int?) throws {
      let inner = try decoder.singleValueContainer().decode(Inner.self)
      keys = decoder.userInfo.keys.map(\.rawValue) + inner.keys
      self.configuration = configuration
    }
  }

  private struct Five: DecodingConfigurationProviding, EncodingConfigurationProviding {
    static var decodingConfiguration: Int { 5 }
    static var encodingConfiguration: Int { 5 }
  }

  @Test("DEC-6: options and leniency hold there too")
  func decoding() throws {
    let decoder = SmartJSONDecoder()
    decoder.options = [.key(.fromSnakeCase)]
    let data = Data(#"{"the_sum":"1"}"#.utf8)
    #expect(try decoder.decode(Configured.self, from: data, configuration: 2) == Configured(3))
    #expect(
      try decoder.decode(Configured.self, from: data, configuration: Five.self) == Configured(6)
    )
    decoder.leniency = .none
    #expect(throws: DecodingError.self) {
      try decoder.decode(Configured.self, from: data, configuration: 2)
    }
  }

  @Test("AGR-8: the configuration is not in userInfo", arguments: [SmartLeniency.full, .none])
  func userInfo(leniency: SmartLeniency) throws {
    let decoder = SmartJSONDecoder()
    decoder.leniency = leniency
    let data = Data("1".utf8)
    let listing = try decoder.decode(Listing.self, from: data, configuration: 7)
    #expect(listing.keys == [])
    #expect(listing.configuration == 7)
    #expect(try decoder.decode(Listing.self, from: data, configuration: nil).configuration == nil)
    decoder.userInfo[try #require(CodingUserInfoKey(rawValue: "mine"))] = 1
    let mine = try decoder.decode(Listing.self, from: data, configuration: 7)
    #expect(mine.keys == ["mine", "mine"])
  }

  private class Base: DecodableWithConfiguration {
    let factor: Int

    required init(from decoder: any Decoder, configuration: Int) throws { factor = configuration }
  }

  private final class Child: Base {
    let text: String

    required init(from decoder: any Decoder, configuration: Int) throws {
      text = try decoder.singleValueContainer().decode(String.self)
      try super.init(from: decoder, configuration: configuration)
    }
  }

  @Test(
    "AGR-12: the metatype that is passed decides, as for JSONDecoder",
    arguments: [JSONDecoder(), SmartJSONDecoder()]
  )
  func metatype(decoder: JSONDecoder) throws {
    let type: Base.Type = Child.self
    let value = try decoder.decode(type, from: Data(#""x""#.utf8), configuration: 3)
    #expect((value as? Child)?.text == "x" && value.factor == 3)
  }

  @Test("options hold in encoding too")
  func encoding() throws {
    let encoder = SmartJSONEncoder()
    encoder.smartKeyEncodingStrategy = .toSnakeCase
    let data = try encoder.encode(Configured(1), configuration: 3)
    #expect(String(decoding: data, as: UTF8.self) == #"{"the_sum":4}"#)
    let five = try encoder.encode(Configured(1), configuration: Five.self)
    #expect(String(decoding: five, as: UTF8.self) == #"{"the_sum":6}"#)
  }

  @Test("LOG-5: the log names the type")
  func log() {
    // A type of its own, since other tests run at the same time.
    struct Refused: DecodableWithConfiguration {
      init(from decoder: any Decoder, configuration: Int) throws {
        _ = try decoder.container(keyedBy: Configured.CodingKeys.self)
      }
    }
    let blocks = LogProbe.blocks(about: Refused.self) {
      _ = try? SmartJSONDecoder().decode(Refused.self, from: Data("[]".utf8), configuration: 2)
    }
    #expect(blocks.count == 1)
  }
}
