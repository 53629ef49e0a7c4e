import Foundation
import SmartCodable
import Testing

@Suite("Options")
struct OptionTests {
  private struct Event: SmartCodable, Equatable {
    var at: Date?
    var count: Int?
  }

  private let text = #"{"at":0}"#
  private let reference = Date(timeIntervalSinceReferenceDate: 0)
  private let epoch = Date(timeIntervalSince1970: 0)

  @Test("OPT-1: the last of several options of one kind wins")
  func lastWins() throws {
    #expect(try Event.read(text, [.date(.iso8601), .date(.secondsSince1970)]).at == epoch)
    #expect(
      try Event.read(text, [.date(.secondsSince1970), .date(.deferredToDate)]).at == reference
    )
  }

  @Test("OPT-2: a Set of options is taken, and options are equal whatever they carry")
  func setOfOptions() {
    let options: Set<SmartDecodingOption> = [.date(.deferredToDate)]
    #expect(Event.deserialize(from: text, options: options)?.at == reference)
    #expect(SmartDecodingOption.date(.iso8601) == .date(.deferredToDate))
    #expect(SmartDecodingOption.date(.iso8601) != .data(.base64))
    #expect(Set<SmartDecodingOption>([.number(.strict), .number(.rounded)]).count == 1)
  }

  @Test("OPT-3: nil and empty options compile and behave alike")
  func noOptions() {
    let expected = Event(at: epoch)
    #expect(Event.deserialize(from: text, options: nil) == expected)
    #expect(Event.deserialize(from: text, options: [] as [SmartDecodingOption]) == expected)
    #expect(Event.deserialize(from: text, options: [] as Set<SmartDecodingOption>) == expected)
    #expect(Event.deserialize(from: text, options: [.elements(.dropInvalid)]) == expected)
  }

  @Test("OPT-4: an option affects only its own call")
  func ownCallOnly() throws {
    #expect(try Event.read(#"{"count":1.5}"#, [.number(.truncate)]).count == 1)
    #expect(try Event.read(#"{"count":1.5}"#).count == nil)
    #expect(try Event.read(text, [.date(.deferredToDate)]).at == reference)
    #expect(try Event.read(text).at == epoch)
  }

  @Test("OPT-6: .float(.throw) and .data(.base64) behave like no option")
  func neutralOptions() throws {
    struct Mixed: SmartCodable, Equatable {
      var d: Double?
      var data: Data?
    }
    let json = #"{"d":"1.5","data":"aGk="}"#
    let plain = try Mixed.read(json)
    #expect(plain == Mixed(d: 1.5, data: Data("hi".utf8)))
    #expect(try Mixed.read(json, [.float(.throw), .data(.base64)]) == plain)
    #expect(try Mixed.read(#"{"d":"nan"}"#, [.float(.throw)]).d == nil)
  }
}
