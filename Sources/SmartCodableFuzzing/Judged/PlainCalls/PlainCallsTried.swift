import ConformanceKit
import FuzzKit
import SmartCodable

/// A class whose code must run at each attempt: some texts it takes only when it is asked again, some only at an even
/// index, and null is a value (AGR-3, AGR-4, CTR-GEN-2).
final class PlainCallsTried: Decodable {
  let text: String

  init(from decoder: any Decoder) throws {
    let attempt = PlainCallsLog.note(PlainCallsLog.text(of: decoder.codingPath))
    let container = try decoder.singleValueContainer()
    let text = container.decodeNil() ? "null" : try container.decode(String.self)
    let index = decoder.codingPath.last?.intValue ?? 0
    guard Self.takes(text, at: index, attempt: attempt) else {
      throw DecodeScript.OwnError(number: attempt)
    }
    self.text = text
  }

  private static func takes(_ text: String, at index: Int, attempt: Int) -> Bool {
    if text.hasSuffix("H") { return attempt > 1 }
    return !text.hasSuffix("h") || index.isMultiple(of: 2)
  }

  struct Holder: SmartDecodable {
    var list: [PlainCallsTried] = []
    var holes: [PlainCallsTried?] = []
    var map: [String: PlainCallsTried] = [:]
    var maybe: PlainCallsTried?
    @SmartCompact.Array var compact: [PlainCallsTried] = []
  }

  // MARK: Judge

  /// What the clauses say of a document.
  struct Wanted {
    /// The places with their texts; without those that are dropped.
    var texts: [String: String] = [:]
    /// How often code runs at each place.
    var calls: [String: Int] = [:]

    mutating func add(_ value: JSONValue, at place: String, _ index: Int = 0, isOptional: Bool) {
      // An Optional takes null itself.
      if value == .null, isOptional {
        texts[place] = "nil"
        return
      }
      let results = [1, 2]
        .map { attempt in
          PlainCallsTried.text(value, attempt: attempt)
            .flatMap { PlainCallsTried.takes($0, at: index, attempt: attempt) ? $0 : nil }
        }
      calls[place] = results[0] == nil ? 2 : 1
      texts[place] = results[0] ?? results[1] ?? (isOptional ? "nil" : nil)
    }
  }

  /// The text that code gets from its decoder, if it gets one (CONV-1).
  private static func text(_ value: JSONValue, attempt: Int) -> String? {
    switch value {
    case .null: "null"
    case .string(let text): text
    case .number(let literal) where attempt > 1: literal
    case .boolean(let flag) where attempt > 1: "\(flag)"
    default: nil
    }
  }

  static func verdict(_ drawing: inout DocumentDrawing) -> JudgeVerdict? {
    var (wanted, members) = (Wanted(), [JSONMember]())
    for name in ["list", "holes", "compact"] {
      let values = drawing.words()
      for (index, value) in values.enumerated() {
        wanted.add(value, at: "\(name)/\(index)", index, isOptional: name == "holes")
      }
      members.append(JSONMember(key: name, value: .array(values)))
    }
    let entries = zip(["a", "b", "1", "-1"], drawing.words()).map { JSONMember(key: $0, value: $1) }
    // The key of an entry may be an integer, which is no index.
    for entry in entries {
      wanted.add(entry.value, at: "map/\(entry.key)", Int(entry.key) ?? 0, isOptional: false)
    }
    members.append(JSONMember(key: "map", value: .object(entries)))
    if let value = drawing.words().first {
      wanted.add(value, at: "maybe", isOptional: true)
      members.append(JSONMember(key: "maybe", value: value))
    }
    return verdict(on: .object(members), wanted)
  }

  static func verdict(on document: JSONValue, _ wanted: Wanted) -> JudgeVerdict? {
    let (report, counts) = PlainCallsLog.decode(Holder.self, document)
    guard let model = report?.value else {
      return PlainCallsLog.differs("tried", "a model", "nil", document)
    }
    func texts(_ name: String) -> [String] {
      let places = wanted.texts.filter { $0.key.hasPrefix(name + "/") }
      return places.sorted { $0.key < $1.key }.map(\.value)
    }
    let pairs = [
      ("list", model.list.map(\.text)), ("holes", model.holes.map { $0?.text ?? "nil" }),
      ("compact", model.compact.map(\.text)),
      ("map", model.map.sorted { $0.key < $1.key }.map(\.value.text)),
    ]
    for (name, found) in pairs where found != texts(name) {
      return PlainCallsLog.differs(name, texts(name), found, document)
    }
    let maybe = model.maybe?.text ?? "nil"
    if maybe != wanted.texts["maybe"] ?? "nil" {
      return PlainCallsLog.differs("maybe", wanted.texts["maybe"] ?? "nil", maybe, document)
    }
    if counts != wanted.calls {
      return PlainCallsLog.differs("calls", wanted.calls, counts, document)
    }
    let objects = model.list + model.holes.compactMap { $0 } + model.compact + model.map.values
    let isApart = Set(objects.map { ObjectIdentifier($0) }).count == objects.count
    return isApart ? nil : PlainCallsLog.differs("objects", "one each", "shared", document)
  }
}

extension DocumentDrawing {
  /// Up to six words, some of them nearly right or of another kind.
  mutating func words() -> [JSONValue] {
    (0..<generator.below(7)).map { _ in value(of: PlainCallsWord.shape) }
  }
}
