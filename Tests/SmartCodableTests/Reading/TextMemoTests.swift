import Foundation
import Synchronization
import Testing

@testable import SmartCodable

/// What an enum made of a text is remembered only if the text was all it saw.
@Suite struct TextMemoTests {
  private static let key = CodingUserInfoKey(rawValue: "mode")

  private enum Mode: String, Decodable {
    case plain, special

    init(from decoder: any Decoder) throws {
      let text = try decoder.singleValueContainer().decode(String.self)
      let isSpecial = Self.key.flatMap { decoder.userInfo[$0] } != nil
      self = isSpecial ? .special : Mode(rawValue: text) ?? .plain
    }

    private static var key: CodingUserInfoKey? { TextMemoTests.key }
  }

  private enum Place: String, Decodable {
    case even, odd

    init(from decoder: any Decoder) throws {
      _ = try decoder.singleValueContainer().decode(String.self)
      self = (decoder.codingPath.last?.intValue ?? 0).isMultiple(of: 2) ? .even : .odd
    }
  }

  @Test("an enum that also looks at its place is asked each time")
  func places() throws {
    let data = Data(#"["x","x","x"]"#.utf8)
    #expect(try SmartJSONDecoder().decode([Place].self, from: data) == [.even, .odd, .even])
  }

  /// A case that is not always open.
  private enum Letter: String, Decodable {
    case a, b

    static let areOpen = Mutex(true)

    init(from decoder: any Decoder) throws {
      let text = try decoder.singleValueContainer().decode(String.self)
      guard Self.areOpen.withLock(\.self), let letter = Letter(rawValue: text) else {
        throw DecodingError.dataCorrupted(.init(codingPath: [], debugDescription: "no letter"))
      }
      self = letter
    }
  }

  @Test("AGR-10: the case that a text gave is forgotten after the call")
  func calls() throws {
    let decoder = SmartJSONDecoder()
    for areOpen in [true, false, true] {
      Letter.areOpen.withLock { $0 = areOpen }
      let letters = try decoder.decode([Letter].self, from: #"["a","b","a"]"#)
      #expect(letters == (areOpen ? [.a, .b, .a] : []))
    }
  }

  /// What a text means depends on the version of the item that it is in.
  private enum Color: String, Codable {
    case red, crimson

    @TaskLocal static var version = 1

    init(from decoder: any Decoder) throws {
      let text = try decoder.singleValueContainer().decode(String.self)
      guard Self.version > 1 || text != "z" else {
        throw DecodingError.dataCorrupted(.init(codingPath: [], debugDescription: "no color"))
      }
      self = Self.version > 1 ? .crimson : .red
    }
  }

  private struct Versioned: Codable {
    var version = 0
    var color: Color?

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      version = try container.decode(Int.self, forKey: .version)
      color = try? Color.$version.withValue(version) {
        try container.decode(Color.self, forKey: .color)
      }
    }
  }

  @Test("AGR-10: an enum whose meaning changes within the call is asked each time")
  func versions() throws {
    let json =
      #"[{"version":1,"color":"r"},{"version":2,"color":"r"},"#
      + #"{"version":1,"color":"z"},{"version":2,"color":"z"}]"#
    let data = Data(json.utf8)
    let wanted = try JSONDecoder().decode([Versioned].self, from: data).map(\.color)
    #expect(wanted == [.red, .crimson, nil, .crimson])
    let strict = SmartJSONDecoder()
    strict.leniency = .none
    for decoder in [SmartJSONDecoder(), strict] {
      #expect(try decoder.decode([Versioned].self, from: data).map(\.color) == wanted)
    }
  }

  /// Notes the texts that it does not know.
  private enum Noting: String, Codable {
    case known, unknown

    static let texts = Mutex<[String]>([])

    init(from decoder: any Decoder) throws {
      let text = try decoder.singleValueContainer().decode(String.self)
      self = Self(rawValue: text) ?? .unknown
      if self == .unknown { Self.texts.withLock { $0.append(text) } }
    }
  }

  @Test("AGR-10: an enum that notes what it does not know sees it each time")
  func noting() throws {
    Noting.texts.withLock { $0 = [] }
    let values = try SmartJSONDecoder()
      .decode([Noting].self, from: #"["known","q","known","q","q"]"#)
    #expect(values == [.known, .unknown, .known, .unknown, .unknown])
    #expect(Noting.texts.withLock(\.self) == ["q", "q", "q"])
  }

  private enum Size: String, SmartCaseDefaultable {
    case s, small, extraordinary, extraordinarily, unremarkablyLarge
  }

  private struct Sizes: SmartCodable {
    var sizes: [Size] = []
  }

  @Test("an enum that also looks at userInfo is asked each time")
  func userInfo() throws {
    let decoder = SmartJSONDecoder()
    let data = Data(#"["plain","plain"]"#.utf8)
    #expect(try decoder.decode([Mode].self, from: data) == [.plain, .plain])
    decoder.userInfo[try #require(Self.key)] = true
    #expect(try decoder.decode([Mode].self, from: data) == [.special, .special])
  }

  @Test("short and long raw values, again and again, with bad ones between them")
  func sizes() {
    let texts = ["s", "small", "extraordinary", "extraordinarily", "unremarkablyLarge"]
    for _ in 0..<3 {
      let members = texts.map { "\"\($0)\",\"x\($0)\"" }.joined(separator: ",")
      let model = Sizes.deserialize(from: "{\"sizes\":[\(members)]}")
      #expect(model?.sizes.map(\.rawValue) == texts)
    }
  }

  private enum Choosy: String, SmartCaseDefaultable {
    case plain, special, other

    /// Refuses what it takes if the user says so.
    init(from decoder: any Decoder) throws {
      let text = try? decoder.singleValueContainer().decode(String.self)
      guard let key = TextMemoTests.key, decoder.userInfo[key] == nil else {
        throw DecodingError.valueNotFound(Self.self, .init(codingPath: [], debugDescription: ""))
      }
      self = text.flatMap(Self.init(rawValue:)) ?? .special
    }
  }

  private struct Choices: SmartCodable {
    var choices: [Choosy] = []
  }

  @Test("an enum whose refusal depends on more than the text is asked each time")
  func refusals() throws {
    let key = try #require(Self.key)
    let data = Data(#"{"choices":["plain","bad",[],{},"plain","bad",[],{}]}"#.utf8)
    let decoder = SmartJSONDecoder()
    for isRefusing in [false, true, false] {
      decoder.userInfo = isRefusing ? [key: true] : [:]
      let choices = try decoder.decode(Choices.self, from: data).choices
      let four: [Choosy] = [.plain, .special, .special, .special]
      #expect(choices == (isRefusing ? [] : four + four))
    }
  }

  /// Refuses in the words of the standard library, but for another reason than the text.
  private enum Mimic: String, SmartCaseDefaultable {
    case plain, special

    static let defaultCase = Mimic.special

    init(from decoder: any Decoder) throws {
      let text = try decoder.singleValueContainer().decode(String.self)
      guard let key = TextMemoTests.key, decoder.userInfo[key] == nil else {
        let context = DecodingError.Context(
          codingPath: [],
          debugDescription: "Cannot initialize Mimic from \(text)"
        )
        throw DecodingError.dataCorrupted(context)
      }
      self = .plain
    }
  }

  @Test("a refusal that looks like the standard library's, but is not, is not remembered")
  func mimics() throws {
    struct Model: SmartCodable { var mimics: [Mimic?] = [] }
    let key = try #require(Self.key)
    let data = Data(#"{"mimics":["plain","plain"]}"#.utf8)
    let decoder = SmartJSONDecoder()
    for isRefusing in [true, false, true] {
      decoder.userInfo = isRefusing ? [key: true] : [:]
      let mimics = try decoder.decode(Model.self, from: data).mimics
      #expect(mimics == (isRefusing ? [nil, nil] : [.plain, .plain]))
    }
  }

  private enum Counted: RawRepresentable<String>, Codable {
    case good

    init?(rawValue: String) {
      TextMemoTests.questions.withLock { $0 += 1 }
      guard rawValue == "good" else { return nil }
      self = .good
    }

    var rawValue: String { "good" }
  }

  private static let questions = Mutex(0)

  @Test("an enum is asked once for each text, good or bad")
  func questions() throws {
    struct Model: SmartCodable { var members: [Counted?] = [] }
    let json = #"{"members":["good","bad","good","bad","bad","worse","worse"]}"#
    Self.questions.withLock { $0 = 0 }
    let model = try #require(Model.deserialize(from: json))
    #expect(model.members == [.good, nil, .good, nil, nil, nil, nil])
    #expect(Self.questions.withLock(\.self) == 3)
  }

  @Test("what a bad text or a container led to is reported the same each time (REP-5)")
  func misses() throws {
    struct Pair: SmartCodable {
      var left = Size.small
      var right = Size.small
    }
    for wrong in [#""none""#, "[]", "{}", "[1]"] {
      for _ in 0..<3 {
        let json = #"{"left":\#(wrong),"right":\#(wrong)}"#
        let report: SmartDecodingReport<Pair> = try Pair.decode(from: json)
        #expect(report.value.left == .small && report.value.right == .small)
        let kind: SmartRepair.Kind = wrong.hasPrefix("\"") ? .invalid : .mismatch
        #expect(report.repairs.map(\.kind) == [kind, kind], "\(json)")
        #expect(report.repairs.map(\.path.count) == [1, 1])
      }
    }
  }

  @Test("at the top level the error of an enum is the one that it threw (ENT-9)")
  func topLevel() {
    for _ in 0..<2 {
      for text in [#""none""#, "[]"] {
        let inner = Sizes.deserialize(from: "{\"sizes\":[\(text)]}")
        #expect(inner?.sizes.isEmpty == true)
        #expect(throws: DecodingError.self) {
          try SmartJSONDecoder().decode(Strict.self, from: Data(text.utf8))
        }
        do {
          _ = try SmartJSONDecoder().decode(Strict.self, from: Data(text.utf8))
        } catch DecodingError.dataCorrupted(let context) {
          #expect(context.debugDescription.contains("Strict") && text.hasPrefix("\""))
        } catch {
          #expect(text == "[]")
        }
      }
    }
  }

  private enum Strict: String, Decodable { case one, two }

  @Test("a memo tells texts apart by all their bytes, grows, stops at 256, and forgets")
  func memo() {
    var memo = TextMemo<Int>()
    let words: [UInt64] = [1, 2, 3, 1 << 63, .max, 0x6161_6161_6161_6161]
    var texts: [ShortText] = []
    for count in 9...16 {
      for first in words {
        for last in words { texts.append(ShortText(count: count, first: first, last: last)) }
      }
    }
    for round in 0...1 {
      for (number, text) in texts.enumerated() { memo.remember(number + round, for: text) }
      for (number, text) in texts.enumerated() {
        let slot = memo.find(text)
        #expect((slot < 0 ? nil : memo[slot]) == (number < 256 ? number + round : nil))
      }
      memo.clear()
      #expect(texts.allSatisfy { memo.find($0) < 0 })
    }
  }
}
