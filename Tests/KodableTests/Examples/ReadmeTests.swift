import Foundation
import Kodable
import Testing

// The samples of Kodable's README [S4] with the results it prints. Where a sample does not compile or its
// text is not JSON, it is repaired:
//
// | sample | what it lacks | repair |
// |---|---|---|
// | User | quotes around `identifier` and `John`, a comma too many | written as JSON |
// | User | `social` is a number, and a plain String is read strictly | a text; the number is tested to throw |
// | CodableUser | `.zip` is no case | `.zipCode` |
// | Dates | a comma too many; `decode` without `try` | written as JSON; `try` |
// | Project | `KodableModifier` without its type | `KodableModifier<String>` |
// | Image | `#{…}#` is no string | `#"{…}"#` |
// | CodingURL | `KodableTransformable` without its transform | `KodableTransformable<URLTransformer>` |
// | Encode null values | `let user` is changed | `var user` |
// | Fail | the error names a case that release 2 does not have | the error of KOD-21 |

@Suite("The samples of Kodable's README")
struct ReadmeTests {
  struct User: Kodable, Equatable {
    var identifier: String = ""
    var social: String?
    @Coding("first_name") var firstName: String
    @Coding(default: "+1 123456789") var phone: String
    @Coding("address.zipCode") var zipCode: Int
  }

  struct CodableUser: Codable {
    enum Keys: String, CodingKey {
      case identifier, social
      case firstName = "first_name"
      case phone, address
    }

    enum NestedKeys: String, CodingKey {
      case zipCode
    }

    var identifier: String = ""
    var social: String?
    var firstName: String
    var phone: String
    var zipCode: Int

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: Keys.self)
      identifier = try container.decode(String.self, forKey: .identifier)
      social = try container.decodeIfPresent(String.self, forKey: .social)
      firstName = try container.decode(String.self, forKey: .firstName)
      phone = try container.decodeIfPresent(String.self, forKey: .phone) ?? "+1 123456789"
      let address = try container.nestedContainer(keyedBy: NestedKeys.self, forKey: .address)
      zipCode = try address.decode(Int.self, forKey: .zipCode)
    }
  }

  @Test("KOD-1, KOD-10, KOD-11, KOD-20: Coding")
  func coding() throws {
    let text =
      #"{"identifier":"1","social":"987654321","first_name":"John","address":{"zipCode":94040}}"#
    let user = try AllDecoders.read(User.self, text)
    let plain = try JSONDecoder().decode(CodableUser.self, from: Data(text.utf8))
    #expect(user == (try User.decode(from: Data(text.utf8))))
    #expect(user.identifier == "1" && user.identifier == plain.identifier)
    #expect(user.social == "987654321" && user.social == plain.social)
    #expect(user.firstName == "John" && user.firstName == plain.firstName)
    #expect(user.phone == "+1 123456789" && user.phone == plain.phone)
    #expect(user.zipCode == 94040 && user.zipCode == plain.zipCode)
    let number = text.replacingOccurrences(of: #""987654321""#, with: "987654321")
    #expect(
      try AllDecoders.error(User.self, number).shape
        == "User > social/social/Optional<String> > wrapped(typeMismatch)"
    )
  }

  struct Dates: Kodable, Equatable {
    @CodableDate var iso8601: Date
    @CodableDate(.format("y-MM-dd"), .key("simple_date")) var simpleDate: Date
    @CodableDate(.rfc2822, .key("rfc2822")) var rfc2822Date: Date
    @CodableDate(.rfc3339, .key("rfc3339")) var rfc3339Date: Date
    @CodableDate(.timestamp, .key("timestamp")) var timestamp: Date
  }

  @Test("KOD-50, KOD-51: CodableDate")
  func dates() throws {
    let dates = try AllDecoders.read(
      Dates.self,
      #"""
      {
        "iso8601": "1996-12-19T16:39:57-08:00",
        "simple_date": "2001-01-01",
        "rfc2822": "Thu, 19 Dec 1996 16:39:57 GMT",
        "rfc3339": "1996-12-19T16:39:57-08:00",
        "timestamp": 978307200.0
      }
      """#
    )
    #expect(dates.iso8601.description == "1996-12-20 00:39:57 +0000")
    #expect(dates.simpleDate.description == "2001-01-01 00:00:00 +0000")
    #expect(dates.rfc2822Date.description == "1996-12-19 16:39:57 +0000")
    #expect(dates.rfc3339Date.description == "1996-12-20 00:39:57 +0000")
    #expect(dates.timestamp.description == "2001-01-01 00:00:00 +0000")
  }

  struct LossyArray: Kodable, Equatable {
    @Coding("failable_array", .lossy) var array: [String]
  }

  @Test("KOD-32: arrays")
  func arrays() throws {
    let lossy = try AllDecoders.read(
      LossyArray.self,
      #"{"failable_array": [ "1", 1.5, "2", true, "3", null, 4 ]}"#
    )
    #expect("\(lossy.array)" == #"["1", "2", "3"]"#)
  }

  struct Fail: Kodable {
    @Coding("string_bool", .enforceTypeDecoding) var notBool: Bool
  }

  struct Success: Kodable, Equatable {
    @Coding("string_bool") var stringBool: Bool
    @Coding("int_bool") var intBool: Bool
  }

  @Test("KOD-30, KOD-21: Bool")
  func flags() throws {
    let text = #"{"string_bool": "false", "int_bool": 1}"#
    let success = try AllDecoders.read(Success.self, text)
    #expect("\(success.stringBool) \(success.intBool)" == "false true")
    #expect(
      try AllDecoders.error(Fail.self, text).shape
        == "Fail > notBool/string_bool/Bool > wrapped(typeMismatch)"
    )
  }

  struct Amounts: Kodable, Equatable {
    @Coding("double") var double: String
    @Coding("int") var integer: String
    @Coding var string: String
  }

  @Test("KOD-30: String")
  func strings() throws {
    let amounts = try AllDecoders.read(
      Amounts.self,
      #"{"double": 629.9, "int": 1563, "string": "999.9"}"#
    )
    #expect("\(amounts.double) \(amounts.integer) \(amounts.string)" == "629.9 1563 999.9")
  }

  struct Project: Kodable, Equatable {
    @Coding(.modifier(Project.trimmed)) var title: String

    static var trimmed: KodableModifier<String> {
      KodableModifier { $0.trimmingCharacters(in: .whitespacesAndNewlines) }
    }
  }

  struct Image: Kodable, Equatable {
    @Coding(.validation({ $0 > 500 })) var width: Int
  }

  @Test("KOD-40, KOD-41: overriding and validating values")
  func modifiers() throws {
    let project = try AllDecoders.read(Project.self, #"{ "title": " A New Project " }"#)
    #expect(project.title == "A New Project")
    #expect(
      try AllDecoders.error(Image.self, #"{ "width": 400 }"#).shape
        == "Image > validationFailed(Image, width, 400)"
    )
  }

  struct URLTransformer: KodableTransform {
    enum Error: Swift.Error {
      case failedToCreateURL
    }

    func transformFromJSON(value: String) throws -> URL {
      guard let url = URL(string: value) else { throw Error.failedToCreateURL }
      return url
    }

    func transformToJSON(value: URL) throws -> String { value.absoluteString }
  }

  typealias CodingURL = KodableTransformable<URLTransformer>

  struct Linked: Kodable, Equatable {
    @CodingURL("html_url") var url: URL
  }

  @Test("KOD-60: custom wrapper")
  func customWrapper() throws {
    let linked = try AllDecoders.read(Linked.self, #"{"html_url":"https://swift.org"}"#)
    #expect(linked.url == URL(string: "https://swift.org"))
    #expect(
      try AllDecoders.error(Linked.self, #"{"html_url":""}"#).shape
        == "Linked > url/html_url/URL > wrapped(failedToCreateURL)"
    )
  }

  @Test("KOD-61: encode null values")
  func nulls() throws {
    struct Without: Kodable {
      @Coding var firstName: String
      @Coding var lastName: String?
    }
    struct With: Kodable {
      @Coding var firstName: String
      @Coding(.encodeAsNullIfNil) var lastName: String?
    }
    var without = Without()
    without.firstName = "João"
    #expect(try AllDecoders.write(without) == #"{"firstName":"João"}"#)
    var with = With()
    with.firstName = "João"
    #expect(try AllDecoders.write(with) == #"{"firstName":"João","lastName":null}"#)
  }
}
