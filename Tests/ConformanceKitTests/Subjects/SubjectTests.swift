import ConformanceKit
import Foundation
import Testing

@Suite struct SubjectTests {
  private struct Inner { var flag = true }
  @propertyWrapper private struct Boxed { var wrappedValue: Int }
  @propertyWrapper private struct Veiled<WrappedValue>: ObservedWrapper, CustomReflectable {
    var wrappedValue: WrappedValue
    var customMirror: Mirror { Mirror(reflecting: wrappedValue) }
  }
  private struct Behind {
    @Veiled var text = "a"
    @Veiled var none: Int?
    @Veiled var inner = Inner()
    @Veiled var list = [1]
  }
  private enum Color: String { case red = "r" }
  private struct Everything {
    var text = "a"
    var whole: UInt8 = 7
    var real = -0.0
    var single: Float = 0.1
    var color = Color.red
    var none: Int?
    var some: Int? = 3
    var list = [1, nil]
    var table = ["k": Inner()]
    @Boxed var boxed = 5
  }
  private class Base { var a = 1 }
  private final class Derived: Base { var b = 2 }

  @Test("A mirror walk tells every kind of value apart")
  func mirror() {
    let expected = Observation.object([
      "text": .string("a"), "whole": .integer("7"), "real": .number("-0.0"),
      "single": .number("0.1"), "color": .enumeration("red"), "none": .null,
      "some": .integer("3"), "list": .array([.integer("1"), .null]),
      "table": .object(["k": .object(["flag": .boolean(true)])]), "boxed": .integer("5"),
    ])
    #expect(MirrorObserver().observation(of: Everything()) == expected)
  }

  @Test("A wrapper that mirrors itself as its value is asked for it")
  func veiled() {
    let expected = Observation.object([
      "text": .string("a"), "none": .null, "inner": .object(["flag": .boolean(true)]),
      "list": .array([.integer("1")]),
    ])
    #expect(MirrorObserver().observation(of: Behind()) == expected)
  }

  @Test("Values of Foundation are told apart, and not by how they are stored")
  func foundation() throws {
    let date = Date(timeIntervalSince1970: 1_704_164_645.678)
    let values: [(Any, Observation)] = [
      (date, .date("2024-01-02T03:04:05.678Z")), (Data([0xDE, 0xAD]), .data("3q0=")),
      (try #require(URL(string: "http://a.b/c")), .string("http://a.b/c")),
      (Decimal(sign: .plus, exponent: -2, significand: 110), .number("1.1")),
      (Decimal(100), .number("100")), (Decimal.nan, .number("nan")), (NSNull(), .null),
      (-Float.infinity, .number("-inf")), (NSNumber(value: 1), .integer("1")),
      (NSNumber(value: 1.0), .number("1.0")), (NSNumber(value: true), .boolean(true)),
      (NSDecimalNumber(decimal: Decimal(UInt64.max)), .integer("18446744073709551615")),
      (NSDecimalNumber(string: "1.5"), .number("1.5")), (Any?.some(NSNull()) as Any, .null),
      (
        ["a": [NSNull(), "1", 1, true]] as [String: Any],
        .object(["a": .array([.null, .string("1"), .integer("1"), .boolean(true)])])
      ),
      (Set([10, 9]), .array([.integer("10"), .integer("9")])),
      ([-1: "a"], .object(["-1": .string("a")])), ([Color.red: 1], .object(["red": .integer("1")])),
    ]
    for (value, expected) in values {
      #expect(MirrorObserver().observation(of: value) == expected, "\(value)")
    }
  }

  @Test("An object names the model its class is bound to, with inherited fields")
  func classes() {
    let observer = MirrorObserver(classNames: [ObjectIdentifier(Derived.self): "derived"])
    #expect(
      observer.observation(of: Derived() as Base)
        == .instance(of: "derived", ["a": .integer("1"), "b": .integer("2")])
    )
  }

  @Test("A subject without a binding says so")
  func unbound() async {
    let subject = BoundSubject(SubjectManifest(name: "empty", version: "1"))
    let response = await subject.respond(to: SubjectRequest(model: "leaf", input: []))
    guard case .unbound("leaf") = response else {
      Issue.record("\(response)")
      return
    }
  }

  @Test("A binding may observe by itself and report repairs")
  func binding() async {
    var subject = BoundSubject(SubjectManifest(name: "fixed", version: "1"))
    let repair = Repair(.missing, at: "$.n")
    subject.bind(
      "leaf",
      to: Int.self,
      observe: { .string("seen \($0)") },
      decode: { request in Decoded(request.input.count, repairs: [repair]) }
    )
    let response = await subject.respond(to: SubjectRequest(model: "leaf", input: [1, 2]))
    guard case .decoded(let value, let repairs) = response else {
      Issue.record("\(response)")
      return
    }
    #expect(value == .string("seen 2"))
    #expect(repairs == [repair])
  }

  @Test("A binding that throws a rejection, or an error of its own, is told as it is")
  func thrown() async {
    struct Own: Error {}
    let corrupted = DecodingError.dataCorrupted(.init(codingPath: [], debugDescription: ""))
    func rejection(of error: any Error & Sendable, root: Bool? = nil) async -> Rejection? {
      var subject = BoundSubject(SubjectManifest(name: "throwing", version: "1"))
      subject.bind("leaf", to: Int.self) { _ in throw error }
      if let root { subject.bindRoot { _ in if !root { throw error } } }
      let response = await subject.respond(to: SubjectRequest(model: "leaf", input: []))
      guard case .rejected(let rejection) = response else { return nil }
      return rejection
    }
    let told = Rejection(.valueNotFound, at: "$.a[1]")
    #expect(await rejection(of: told) == told)
    #expect(await rejection(of: Own()) == Rejection())
    #expect(await rejection(of: corrupted) == Rejection())
    #expect(await rejection(of: corrupted, root: true) == Rejection(.dataCorrupted, at: "$"))
    #expect(await rejection(of: corrupted, root: false) == Rejection(.malformedInput, at: "$"))
    #expect(await rejection(of: told, root: false) == told)
  }

  /// Refuses each value of its own without saying where, and texts as Foundation does.
  private struct Placeless: DropInDecoder {
    func decode<Value: Decodable>(_ type: Value.Type, from data: Data) throws -> Value {
      let value = try JSONDecoder().decode(AnyDocument.self, from: data)
      if let value = value as? Value { return value }
      throw DecodingError.dataCorrupted(.init(codingPath: [], debugDescription: "\(type)"))
    }
  }

  @Test("Whether an input is malformed is asked of its root, and not told by an empty path")
  func malformed() async {
    let subject = DropInSubject(SubjectManifest(name: "placeless", version: "1")) { _ in Placeless()
    }
    for (text, kind) in [
      ("{}", Rejection.Kind.dataCorrupted), ("7", .dataCorrupted), ("{", .malformedInput),
      ("", .malformedInput),
    ] {
      let request = SubjectRequest(model: "leaf", input: Array(text.utf8))
      let response = await subject.respond(to: request)
      #expect(response.text == Rejection(kind, at: "$").description, "\(text)")
    }
  }

  @Test("Decoding errors become rejections with kind and path")
  func rejections() async {
    let cases: [(ModelID, String, Rejection)] = [
      ("leaf", #"{"n":"a"}"#, Rejection(.keyNotFound, at: "$.v")),
      ("leaf", #"{"n":null,"v":1}"#, Rejection(.valueNotFound, at: "$.n")),
      ("leaf", #"{"n":1,"v":1}"#, Rejection(.typeMismatch, at: "$.n")),
      (
        "garden", #"{"plot":{"i":1,"s":"a","suit":"x"}}"#,
        Rejection(.dataCorrupted, at: "$.plot.suit")
      ),
      ("leaf", "{", Rejection(.malformedInput, at: "$")),
    ]
    for (model, text, expected) in cases {
      let request = SubjectRequest(model: model, input: Array(text.utf8))
      let response = await DropInSubject.foundation.respond(to: request)
      guard case .rejected(let rejection) = response else {
        Issue.record("\(text): \(response)")
        continue
      }
      #expect(rejection == expected, "\(text)")
    }
  }
}
