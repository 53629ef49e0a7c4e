import Foundation
import SmartCodable
import Synchronization
import Testing

/// Each test changes the defaults of a process of its own, so that no other test sees them.
@Suite("Process-wide defaults")
struct ProcessDefaultTests {
  private struct Numbers: SmartCodable, Equatable {
    var i: Int?
    var level: Level?
    enum Level: Int, SmartCaseDefaultable {
      case one = 1
      case two = 2
    }
  }

  private struct Loose: SmartCodable {
    @SmartAny var any: Any?
    @SmartAny var text: String?
  }

  /// Changes the defaults in the middle of a call, while its first element is decoded.
  private struct Meddler: SmartCodable {
    var i: Int?
    var any: Any?
    init() {}
    init(from decoder: any Decoder) throws {
      SmartCodableOptions.numberStrategy = .rounded
      SmartCodableOptions.ignoreNull = false
      let container = try decoder.container(keyedBy: Key.self)
      i = try container.decodeIfPresent(Int.self, forKey: .i)
      any = try container.decode(SmartAny<Any?>.self, forKey: .any).wrappedValue
    }
    func encode(to encoder: any Encoder) throws {}
    enum Key: CodingKey { case i, any }
  }

  @Test("NUM-6: numberStrategy is the strategy of all calls without the option")
  func numberStrategy() async {
    await #expect(processExitsWith: .success) {
      let text = #"{"i":2.5,"level":"1.9"}"#
      #expect(SmartCodableOptions.numberStrategy == .strict)
      #expect(Numbers.deserialize(from: text) == Numbers())
      SmartCodableOptions.numberStrategy = .truncate
      #expect(Numbers.deserialize(from: text) == Numbers(i: 2, level: .one))
      #expect(Numbers.deserialize(from: ["i": -2.5]) == Numbers(i: -2))
      SmartCodableOptions.numberStrategy = .rounded
      #expect(Numbers.deserialize(from: Data(text.utf8)) == Numbers(i: 3, level: .two))
      let reported = try Numbers.decode(from: text).value
      #expect(reported == Numbers(i: 3, level: .two))
      SmartCodableOptions.numberStrategy = .strict
      #expect(Numbers.deserialize(from: text) == Numbers())
    }
  }

  @Test("OPT-4, NUM-6: an option wins over the default of its kind, for its own call only")
  func optionWins() async {
    await #expect(processExitsWith: .success) {
      SmartCodableOptions.numberStrategy = .truncate
      let text = #"{"i":2.5}"#
      #expect(Numbers.deserialize(from: text, options: [.number(.strict)]) == Numbers())
      #expect(Numbers.deserialize(from: text, options: [.number(.rounded)]) == Numbers(i: 3))
      #expect(Numbers.deserialize(from: text, options: [.elements(.failWhole)]) == Numbers(i: 2))
      #expect(Numbers.deserialize(from: text) == Numbers(i: 2))
    }
  }

  @Test("OPT-4, ANY-5: ignoreNull has a default too, and the option wins over it")
  func ignoreNull() async {
    await #expect(processExitsWith: .success) {
      #expect(SmartCodableOptions.ignoreNull)
      let ignored = try Loose.read(#"{"any":null,"text":null}"#)
      #expect(ignored.any == nil)
      SmartCodableOptions.ignoreNull = false
      let taken = try Loose.read(#"{"any":null,"text":null}"#)
      #expect(taken.any is NSNull)
      #expect(taken.text == nil)
      let optedOut = try Loose.read(#"{"any":null}"#, [.ignoreNull(true)])
      #expect(optedOut.any == nil)
      SmartCodableOptions.ignoreNull = true
      let optedIn = try Loose.read(#"{"any":null}"#, [.ignoreNull(false)])
      #expect(optedIn.any is NSNull)
    }
  }

  @Test("OPT-5: the defaults are read once, when a call starts")
  func readOnce() async {
    await #expect(processExitsWith: .success) {
      let text = #"[{"i":2.5,"any":null},{"i":2.5,"any":null}]"#
      let during = try #require([Meddler].deserialize(from: text))
      #expect(during.map(\.i) == [nil, nil])
      #expect(during.allSatisfy { $0.any == nil })
      let after = try #require([Meddler].deserialize(from: text))
      #expect(after.map(\.i) == [3, 3])
      #expect(after.allSatisfy { $0.any is NSNull })
    }
  }

  @Test("THR-2: the defaults may be changed by any thread while others decode")
  func anyThread() async {
    await #expect(processExitsWith: .success) {
      await withTaskGroup(of: Bool.self) { group in
        for task in 0..<6 {
          group.addTask {
            (0..<400)
              .allSatisfy { round in
                if task < 2 {
                  SmartCodableOptions.numberStrategy =
                    round.isMultiple(of: 2) ? .truncate : .rounded
                  SmartCodableOptions.ignoreNull.toggle()
                  return true
                }
                let value = Numbers.deserialize(from: #"{"i":2.5,"level":1.9}"#)
                let seen = SmartCodableOptions.numberStrategy
                let valid = [Numbers(), Numbers(i: 2, level: .one), Numbers(i: 3, level: .two)]
                return valid.contains { $0 == value }
                  && [.strict, .truncate, .rounded].contains(seen)
              }
          }
        }
        for await isRight in group { #expect(isRight) }
      }
    }
  }
}
