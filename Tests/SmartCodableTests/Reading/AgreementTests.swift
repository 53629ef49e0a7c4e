import Foundation
import Testing

@testable import SmartCodable

@Suite("Agreement with strict decoding")
struct AgreementTests {
  @Test(
    "AGR-1, AGR-2: an enum that probes gets what JSONDecoder gives it",
    arguments: [
      "1", "0", #""1""#, #""true""#, "true", "1.5", "[]", "{}", #"[1,"1",true,null]"#,
      #"{"a":"1","b":[null,{"c":"false"}],"d":{}}"#, #"["[1]","{}",""]"#,
    ]
  )
  func probing(_ json: String) throws {
    let report = try SmartJSONDecoder().report(JSONValue.self, from: json)
    #expect(report.value == (try JSONDecoder().decode(JSONValue.self, from: Data(json.utf8))))
    #expect(report.isClean)
  }

  @Test("AGR-1: only what strict decoding refuses is repaired")
  func repaired() throws {
    let json = #"{"good":{"n":1,"v":"1"},"bad":{"n":"1","v":"1"},"list":[{"n":1},{"n":"2"},3]}"#
    let report = try SmartJSONDecoder().report(Family.self, from: json)
    #expect(report.value.good == Member(n: 1, v: .string("1")))
    #expect(report.value.bad == Member(n: 1, v: .string("1")))
    #expect(report.value.list == [Member(n: 1), Member(n: 2)])
    let places = report.repairs.map(\.pathDescription)
    #expect(places == ["bad.n", "list[1].n", "list[2]"])
  }

  @Test("AGR-1: dictionaries whose keys are no strings are read as the standard library reads them")
  func dictionaries() throws {
    let decoder = SmartJSONDecoder()
    #expect(try decoder.decode([Int: Int].self, from: #"{"+5":1,"7":2}"#) == [5: 1, 7: 2])
    #expect(try decoder.decode([Side: Int].self, from: #"["left",1,"left",2]"#) == [.left: 2])
    #expect(try decoder.decode([Side: Int].self, from: #"{"left":1,"up":2}"#) == [.left: 1])
    #expect(try decoder.decode([Edge: Int].self, from: #"{"top":1}"#) == [.top: 1])
  }

  @Test("AGR-1: under a key strategy plain types see the keys that JSONDecoder shows them")
  func snakeCase() throws {
    let json = #"{"one_two":1,"oneTwo":2}"#
    let decoder = SmartJSONDecoder()
    decoder.options = [.key(.fromSnakeCase)]
    #expect(try decoder.decode(Converted.self, from: json) == Converted(oneTwo: 1, raw: nil))
    let foundation = JSONDecoder()
    foundation.keyDecodingStrategy = .convertFromSnakeCase
    #expect(
      try foundation.decode(Converted.self, from: Data(json.utf8))
        == Converted(oneTwo: 1, raw: nil)
    )
  }

  @Test("AGR-3: a type that accepts null gets it, wherever it stands")
  func null() throws {
    let decoder = SmartJSONDecoder()
    #expect(try decoder.decode(JSONValue.self, from: "null") == .null)
    #expect(try decoder.decode([JSONValue].self, from: "[null,1]") == [.null, .number(1)])
    #expect(try decoder.decode([String: JSONValue].self, from: #"{"a":null}"#) == ["a": .null])
    #expect(try decoder.decode(JSONValue?.self, from: "null") == nil)
    let model = try Holder.decode(from: #"{"value":null,"list":[null],"some":null,"any":null}"#)
    #expect(model.value.value == .null)
    #expect(model.value.list == [.null])
    #expect(model.value.compact == [])
    #expect(model.value.some == .string("initial"))
    #expect(model.value.any == .null)
    #expect(model.repairs.map(\.pathDescription) == ["compact"])
    let compact = try Holder.decode(from: #"{"compact":[null,1]}"#)
    #expect(compact.value.compact == [.null, .number(1)])
  }

  @Test(
    "AGR-2, AGR-5: a model inside keeps its leniency, and its hook runs once in what is returned"
  )
  func models() throws {
    let clean = try SmartJSONDecoder().report(Around.self, from: #"{"n":1,"model":{"i":"5"}}"#)
    #expect(clean.value.model.i == 5)
    #expect(clean.value.model.hooks == 1)
    #expect(clean.repairs.map(\.pathDescription) == ["model.i"])
    let dirty = try SmartJSONDecoder().report(Around.self, from: #"{"n":"1","model":{"i":"5"}}"#)
    #expect(dirty.value.n == 1)
    #expect(dirty.value.model.hooks == 1)
    #expect(dirty.repairs.map(\.pathDescription) == ["n", "model.i"])
  }

  @Test("AGR-4: no value is decoded more than twice, wherever the first bad one lies")
  func cost() throws {
    for isTextual in [true, false] {
      let depth = 500
      let bottom = isTextual ? #""1""# : "{}"
      let json =
        String(repeating: #"{"side":{"n":1},"next":"#, count: depth)
        + #"{"side":{"n":\#(bottom)}}"# + String(repeating: "}", count: depth)
      let counter = Counter()
      let decoder = SmartJSONDecoder()
      decoder.userInfo[Counter.key] = counter
      let chain = try onLargeStack { try decoder.decode(Chain.self, from: json) }
      #expect(chain.length == depth + 1)
      // One chain, and a leaf beside each link: each decoded strictly once, and again at the most once.
      #expect(counter.links <= 2 * (depth + 1))
      #expect(counter.leaves <= 2 * (depth + 1))
    }
  }

  @Test("AGR-6: date, data and float strategies that both sides understand agree")
  func strategies() throws {
    struct Leaves: Decodable, Equatable {
      var date: Date
      var data: Data
      var number: Double
    }
    let json = #"{"date":5.5,"data":"YWI=","number":"inf"}"#
    // Elements are read leniently at once.
    let named = #"["-inf",5.5,"inf"]"#
    for strategy in [
      JSONDecoder.DateDecodingStrategy.deferredToDate, .secondsSince1970, .millisecondsSince1970,
    ] {
      let ours = SmartJSONDecoder()
      let theirs = JSONDecoder()
      for decoder in [ours, theirs] {
        decoder.dateDecodingStrategy = strategy
        decoder.nonConformingFloatDecodingStrategy = .convertFromString(
          positiveInfinity: "inf",
          negativeInfinity: "-inf",
          nan: "nan"
        )
      }
      let report = try ours.report(Leaves.self, from: json)
      #expect(report.isClean)
      #expect(report.value == (try theirs.decode(Leaves.self, from: Data(json.utf8))))
      let dates = try ours.report([Date].self, from: named)
      #expect(dates.isClean)
      #expect(dates.value == (try theirs.decode([Date].self, from: Data(named.utf8))))
    }
    // The automatic strategy counts as strict for what it reads.
    let automatic = try SmartJSONDecoder()
      .report([Date].self, from: #"["2024-01-02",5,"600000000"]"#)
    #expect(automatic.isClean && automatic.value.count == 3)
  }

  @Test("NEST-13: an element that could not be decoded is decoded as a type that accepts it")
  func lossyLoop() throws {
    let json = #"[1,{"a":1},"x",null,2]"#
    #expect(try SmartJSONDecoder().decode(Lossy.self, from: json).values == [1, 2])
  }

  @Test("AGR-1: a copy of an unkeyed container counts by itself")
  func copies() throws {
    for leniency in [SmartLeniency.full, .none] {
      let decoder = SmartJSONDecoder()
      decoder.leniency = leniency
      #expect(try decoder.decode(ReadingAhead.self, from: "[1,2]").values == [1, 2, 1, 2])
    }
  }

  @Test("NEST-14: past its end an unkeyed container throws, so that loops end")
  func pastTheEnd() throws {
    #expect(
      try SmartJSONDecoder().decode(UntilError.self, from: #"["a","b"]"#).values == ["a", "b"]
    )
    // Leniently too: the first element makes the strict attempt fail.
    #expect(try SmartJSONDecoder().decode(UntilError.self, from: #"[1,"b"]"#).values.last == "b")
  }

  @Test("DEC-3: what the top-level type throws reaches the caller as it is")
  func ownErrors() {
    #expect(throws: Refusal.self) { try SmartJSONDecoder().decode(Refusing.self, from: "{}") }
    #expect(throws: DecodingError.self) { try RefusingModel.decode(from: "{}") }
  }
}

/// Runs on a thread with enough stack for a debug build's frames.
private func onLargeStack<Value: Sendable>(_ body: @escaping @Sendable () throws -> Value) throws
  -> Value
{
  let result = ResultBox<Value>()
  let thread = Thread { result.run(body) }
  thread.stackSize = 64 << 20
  thread.start()
  return try result.wait()
}

private final class ResultBox<Value: Sendable>: @unchecked Sendable {
  private let done = DispatchSemaphore(value: 0)
  private var result: Result<Value, any Error>?

  func run(_ body: () throws -> Value) {
    result = Result { try body() }
    done.signal()
  }

  func wait() throws -> Value {
    done.wait()
    return try #require(result).get()
  }
}
