import Foundation
import FuzzKit
import SmartCodable

/// Lists of options with their kinds, and what is read and written by them.
struct OptionListsCall: CustomStringConvertible {
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

  let decoding: OptionListsSide<SmartDecodingOption, SmartJSONDecoder>
  let encoding: OptionListsSide<SmartEncodingOption, SmartJSONEncoder>
  private let text: String

  /// The call that an input describes; nil if it is no JSON or too long.
  init?(_ input: [UInt8], in context: RunContext) {
    guard input.count <= 1024, let tree = JSONTree(parsing: input), tree.depth <= 32 else {
      return nil
    }
    var generator = SeededGenerator(seed: context.iteration, for: input)
    decoding = OptionListsSide(Self.decodingTable, OptionSources.ways, &generator)
    encoding = OptionListsSide(Self.encodingTable, OptionSources.ways, &generator)
    let date = generator.pick(["1700000000", "\"2024-01-02T03:04:05Z\"", "0.5"]) ?? "0"
    text =
      "{\"date\":\(date),\"data\":\"aGk=\",\"float\":\"inf\",\"first_name\":\"a\",\"LastName\":\"b\","
      + "\"fullName\":\"c\",\"integer\":2.5,\"list\":[1,\"x\",3],\"any\":null,\"extra\":"
      + String(decoding: input, as: UTF8.self) + (generator.oneIn(4) ? ",}" : "}")
  }

  var description: String {
    "\(decoding.options) \(encoding.options), \(decoding.sources.text); \(encoding.sources.text) on \(text)"
  }

  // MARK: Answers

  /// What is read by options, as text.
  func decoded(by options: [SmartDecodingOption]) -> String {
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

  /// What is wrong, in a word; nil if nothing is.
  var problem: String? {
    decoding.problem(
      SmartJSONDecoder.init,
      byList: decoded,
      bySet: { Self.description(of: Model.deserialize(from: text, options: $0)) },
      byCoder: { Self.description(of: try? $0.decode(Model.self, from: text)) }
    )
      ?? encoding.problem(
        { SmartJSONEncoder() },
        byList: written,
        bySet: { Self.model.toJSONString(options: $0) ?? "refused" },
        byCoder: { encoder in
          (try? encoder.encode(Self.model)).map { String(decoding: $0, as: UTF8.self) } ?? "refused"
        }
      )
      .map { $0 + " in writing" }
  }
}
