import Foundation
import Kodable
import Testing

@Suite("Transforms, encoding and errors")
struct WrapperTests {
  struct URLTransform: KodableTransform {
    enum Failure: Error { case noURL }
    func transformFromJSON(value: String) throws -> URL {
      guard let url = URL(string: value), url.scheme != nil else { throw Failure.noURL }
      return url
    }
    func transformToJSON(value: URL) -> String { value.absoluteString }
  }

  typealias CodingURL = KodableTransformable<URLTransform>

  struct Percent: KodableTransform {
    func transformFromJSON(value: Int) -> Double { Double(value) / 100 }
    func transformToJSON(value: Double) -> Int { Int(value * 100) }
  }

  struct Links: Kodable, Equatable {
    @CodingURL("html_url") var url: URL
    @CodingURL(key: "b", defaultValue: URL(filePath: "/default")) var other: URL
    @KodableTransformable<Percent>("rate", options: [.lossless, .max(0.5)]) var rate: Double
  }

  @Test("KOD-60: a transform makes a wrapper, with options on both of its types")
  func transforms() throws {
    let model = try AllDecoders.read(Links.self, #"{"html_url":"https://a.b/c","rate":"75"}"#)
    #expect(model.url.absoluteString == "https://a.b/c" && model.rate == 0.5)
    #expect(model.other == URL(filePath: "/default"))
    #expect(
      try AllDecoders.write(model)
        == #"{"b":"file:///default","html_url":"https://a.b/c","rate":50}"#
    )
    #expect(
      try AllDecoders.error(Links.self, #"{"html_url":"x"}"#).shape
        == "Links > url/html_url/URL > wrapped(noURL)"
    )
  }

  struct Nils: Kodable {
    @Coding var name: String
    @Coding(.encodeAsNullIfNil) var last: String?
    @Coding var left: String?
    @Coding("a.b", .encodeAsNullIfNil) var nested: Int?
    var plain: Int?
  }

  @Test("KOD-61: nil is left out, or null with the option")
  func nils() throws {
    var model = Nils()
    model.name = "João"
    #expect(try AllDecoders.write(model) == #"{"a":{"b":null},"last":null,"name":"João"}"#)
  }

  @Test("KOD-1: a plain Codable type may hold the wrappers, without their options")
  func plainOwner() throws {
    struct Plain: Codable, Equatable {
      @Coding("other", default: "d") var name: String
      @KodableTransformable<Percent>("x") var rate: Double
    }
    let model = try AllDecoders.read(Plain.self, #"{"name":"n","rate":50}"#)
    #expect(model.name == "n" && model.rate == 0.5)
    #expect(try AllDecoders.write(model) == #"{"name":"n","rate":50}"#)
    #expect(throws: EncodingError.self) { try JSONEncoder().encode(Coding<Int>()) }
  }

  struct Inner: Kodable {
    @Coding("n_key") var number: Int
    @Coding(.validation { $0 > 0 }, default: 1) var checked: Int
  }

  struct Between: Codable { var inner: Inner }

  struct Outer: Kodable {
    @Coding("a.list") var items: [[Inner]]?
    @Coding var required: [String: Between]
  }

  @Test("KOD-63, KOD-64: errors form a tree that names every property, key and index")
  func errors() throws {
    let text = #"{"required":{"x":{"inner":{"n_key":"1"}}}}"#
    let error = try AllDecoders.error(Outer.self, text)
    #expect(
      error.shape
        == "Outer > required/required/Dictionary<String, Between> > x/x/Inner > inner/inner/Inner"
        + " > Inner > number/n_key/Int > wrapped(typeMismatch)"
    )
    let lines = error.description.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count == 7)
    for (depth, line) in lines.enumerated() {
      #expect(line.prefix { $0 == " " }.count == 3 * depth, "\(line)")
    }
    // A lenient decoder drops elements of an array at the top level, so it is not asked here.
    for name in ["foundation", "strict"] {
      let text = Data(#"[{"n_key":1},{"n_key":1,"checked":0}]"#.utf8)
      let list = #expect(throws: KodableError.self) {
        try AllDecoders.json(name).decode([Inner].self, from: text)
      }
      #expect(list?.shape == "Index 1/1/Inner > Inner > validationFailed(Inner, checked, 0)")
      for word in ["Index 1", "checked", "0", "Inner"] {
        #expect(list?.description.contains(word) ?? false)
      }
    }
  }

  @Test("KOD-64: a validation under another key names it too")
  func validationKey() throws {
    struct Renamed: Kodable { @Coding("w", .validation { $0 > 500 }) var width: Int }
    let error = try AllDecoders.error(Renamed.self, #"{"w":400}"#)
    #expect(error.description.contains("width") && error.description.contains("(w)"))
  }
}
