import Foundation
import FuzzKit
import SmartCodable

/// Lists of options with their kinds, and what is read and written by them.
struct OptionListsCall: CustomStringConvertible {
  struct Choice<Option: Sendable>: Sendable {
    let kind: String
    let option: Option
    /// Whether the option is the same as none (OPT-6).
    var isNothing = false
  }

  /// Each kind of option changes one of these properties.
  private struct Model: SmartCodable {
    var date: Date?
    var data: Data?
    var float = 0.5
    var firstName = "none"
    var lastName = "none"
    var fullName = "none"
    var integer = 9
    var list: [Int] = [9]
    @SmartAny var any: Any? = "none"
    @SmartAny var extra: Any? = "none"

    enum CodingKeys: String, CodingKey {
      case date, data, float, firstName, lastName, integer, list, any, extra
      case fullName = "FullName"
    }
  }

  let decoding: [Choice<SmartDecodingOption>]
  let encoding: [Choice<SmartEncodingOption>]
  /// The options that count, in another order.
  private let lastDecoding: [Choice<SmartDecodingOption>]
  private let lastEncoding: [Choice<SmartEncodingOption>]
  private let decoders: OptionSources<SmartJSONDecoder>
  private let encoders: OptionSources<SmartJSONEncoder>
  private let text: String

  /// The call that an input describes; nil if it is no JSON or too long.
  init?(_ input: [UInt8], in context: RunContext) {
    guard input.count <= 1024, let tree = JSONTree(parsing: input), tree.depth <= 32 else {
      return nil
    }
    var generator = SeededGenerator(
      seed: context.iteration,
      corpusDigest: 7,
      iteration: UInt64(input.count)
    )
    decoding = Self.draw(Self.decodingTable, &generator)
    encoding = Self.draw(Self.encodingTable, &generator)
    lastDecoding = Self.last(of: decoding, &generator)
    lastEncoding = Self.last(of: encoding, &generator)
    decoders = OptionSources(OptionSources.ways, &generator)
    encoders = OptionSources(OptionSources.ways, &generator)
    let date = generator.pick(["1700000000", "\"2024-01-02T03:04:05Z\"", "0.5"]) ?? "0"
    text =
      "{\"date\":\(date),\"data\":\"aGk=\",\"float\":\"inf\",\"first_name\":\"a\",\"LastName\":\"b\","
      + "\"fullName\":\"c\",\"integer\":2.5,\"list\":[1,\"x\",3],\"any\":null,\"extra\":"
      + String(decoding: input, as: UTF8.self) + (generator.oneIn(4) ? ",}" : "}")
  }

  private static func draw<Option: Sendable>(
    _ table: [Choice<Option>],
    _ generator: inout SeededGenerator
  ) -> [Choice<Option>] {
    (0..<generator.below(7)).compactMap { _ in generator.pick(table) }
  }

  /// The last one of each kind in any order; those that change nothing may be absent.
  private static func last<Option: Sendable>(
    of choices: [Choice<Option>],
    _ generator: inout SeededGenerator
  ) -> [Choice<Option>] {
    var last: [String: Choice<Option>] = [:]
    for choice in choices { last[choice.kind] = choice }
    var result: [Choice<Option>] = []
    for (_, choice) in last.sorted(by: { $0.key < $1.key })
    where !choice.isNothing || generator.oneIn(2) {
      result.insert(choice, at: generator.below(result.count + 1))
    }
    return result
  }

  var description: String {
    "\(decoding.map(\.option)) \(encoding.map(\.option)), \(decoders.text); \(encoders.text) on \(text)"
  }

  // MARK: Answers

  /// What is read by options, as text.
  func decoded(by options: [SmartDecodingOption]) -> String {
    Self.description(of: Model.deserialize(from: text, options: options))
  }

  private func decoded(by options: Set<SmartDecodingOption>) -> String {
    Self.description(of: Model.deserialize(from: text, options: options))
  }

  private static func description(of model: Model?) -> String {
    guard let model else { return "refused" }
    let values: [Any?] = [
      model.date?.timeIntervalSinceReferenceDate, model.data?.count, model.float, model.firstName,
      model.lastName, model.fullName, model.integer, model.list, model.any is NSNull,
      model.any is String, model.toDictionary()?["extra"] == nil,
    ]
    return values.map { $0.map { "\($0)" } ?? "nil" }.joined(separator: ", ")
  }

  private static var model: Model {
    var model = Model()
    model.date = Date(timeIntervalSince1970: 1_700_000_000)
    model.data = Data([1, 2])
    model.float = .infinity
    model.extra = nil
    return model
  }

  /// What is written by options.
  func written(by options: [SmartEncodingOption]) -> String {
    Self.model.toJSONString(options: options) ?? "refused"
  }

  private func written(by options: Set<SmartEncodingOption>) -> String {
    Self.model.toJSONString(options: options) ?? "refused"
  }

  /// What is wrong, in a word; nil if nothing is.
  var problem: String? {
    if !Self.isByKind(decoding) || !Self.isByKind(encoding) { return "equality by kind" }
    let read = decoded(by: decoding.map(\.option))
    let last = lastDecoding.map(\.option)
    if read != decoded(by: last) || read != decoded(by: Set(last)) { return "the last ones" }
    let text = written(by: encoding.map(\.option))
    let lastEncoding = lastEncoding.map(\.option)
    if text != written(by: lastEncoding) || text != written(by: Set(lastEncoding)) {
      return "the last ones in writing"
    }
    let (decoder, winner) = (SmartJSONDecoder(), SmartJSONDecoder())
    decoders.setAll(decoder)
    decoders.setWinners(winner)
    if decoded(by: decoder) != decoded(by: winner) { return "the first place" }
    let (encoder, other) = (SmartJSONEncoder(), SmartJSONEncoder())
    encoders.setAll(encoder)
    encoders.setWinners(other)
    if written(by: encoder) != written(by: other) { return "the first place in writing" }
    return nil
  }

  private func decoded(by decoder: SmartJSONDecoder) -> String {
    Self.description(of: try? decoder.decode(Model.self, from: text))
  }

  private func written(by encoder: SmartJSONEncoder) -> String {
    (try? encoder.encode(Self.model)).map { String(decoding: $0, as: UTF8.self) } ?? "refused"
  }

  /// Whether options are equal, and one in a set, exactly if they are of one kind.
  private static func isByKind<Option: Hashable & Sendable>(_ choices: [Choice<Option>]) -> Bool {
    let areEqual = choices.allSatisfy { left in
      choices.allSatisfy { right in (left.kind == right.kind) == (left.option == right.option) }
    }
    let kinds = Set(choices.map(\.kind))
    let options = Set(choices.map(\.option))
    return areEqual && kinds.count == options.count
      && choices.allSatisfy { options.contains($0.option) }
  }
}
