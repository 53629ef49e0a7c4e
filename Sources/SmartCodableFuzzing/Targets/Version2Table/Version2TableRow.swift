import Foundation
import FuzzKit
import SmartCodableV2

/// A call: a document, its form, its options, and the level of the log.
struct Version2Row {
  enum Call: Int { case table, strict, items }
  enum Form: Int { case text, data, native }

  let call: Call
  let form: Form
  let mode: SmartConfig.DebugMode
  let keys: Version2Keys
  let scalars: Version2Scalars
  let value: Version2Value

  private static let modes: [SmartConfig.DebugMode] = [
    .verbose, .verbose, .debug, .error, .error, .none,
  ]

  /// Texts of the float option: one of them also spells a number, and one is the usual text of NaN.
  private static let floatTexts = [
    nil, nil, ["INF", "-INF", "NAN"], ["inf", "1e2", "nan"], ["Infinity", "-", "x"],
  ]

  init(_ tree: JSONTree, seed: UInt64) {
    var choices = Version2Drawing(seed: seed)
    let keys: Version2Keys =
      switch choices.below(6) {
      case 0: .snake
      case 1: .maps(Version2Keys.global)
      case 2: .exact(Version2Keys.placed)
      default: .plain
      }
    self.keys = keys
    mode = Self.modes[choices.below(Self.modes.count)]
    scalars = Version2Scalars(
      floatTexts: Self.floatTexts[choices.below(Self.floatTexts.count)],
      dates: choices.below(3) > 0 ? .deferred : choices.below(2) == 0 ? .seconds : .milliseconds
    )
    let pool = tree.nodes().prefix(64).map { Version2Value($0, of: tree) }
    let picked = choices.below(8)
    let odds = [3, 3, 8, 2][choices.below(4)]
    var drawing = Version2Drawing(
      seed: ~seed,
      pool: pool,
      keys: keys,
      odds: picked < 4 ? odds : odds * 4
    )
    var value: Version2Value
    switch picked {
    case 0..<4:
      call = .table
      value = drawing.object(.table)
    case 4, 5:
      call = .strict
      value = drawing.object(.strict)
    default:
      call = .items
      value = .list((0..<drawing.below(5)).map { _ in drawing.value(.model(.item), depth: 1) })
    }
    let asked = Form(rawValue: choices.below(3)) ?? .text
    form = asked == .native && value.native == nil ? .text : asked
    if form == .native { value = value.sorted }
    self.value = value
  }

  // MARK: The call

  private var options: [JSONDecoder.SmartOption]? {
    var options: [JSONDecoder.SmartOption] = []
    switch scalars.dates {
    case .deferred: break
    // The last of a kind wins (LEG-10).
    case .seconds: options += [.dateStrategy(.iso8601), .dateStrategy(.secondsSince1970)]
    case .milliseconds: options.append(.dateStrategy(.millisecondsSince1970))
    }
    if let texts = scalars.floatTexts {
      options.append(.floatStrategy(.throw))
      options.append(
        .floatStrategy(
          .convertFromString(positiveInfinity: texts[0], negativeInfinity: texts[1], nan: texts[2])
        )
      )
    }
    return options.isEmpty ? nil : options
  }

  /// The properties that the call decodes, or the elements; nil for nil.
  func decoded() -> [String]? {
    switch call {
    case .table: model(Version2TableModel.self)
    case .strict: model(Version2TableStrict.self)
    case .items: items()?.map { $0.shown }
    }
  }

  private func model<Model: SmartDecodable & Version2Tabled>(_ type: Model.Type) -> [String]? {
    let (strategy, options) = (keys.strategy, options)
    let model =
      switch form {
      case .text: Model.deserialize(json: value.json, keyStrategy: strategy, options: options)
      case .data:
        Model.deserialize(data: Data(value.json.utf8), keyStrategy: strategy, options: options)
      case .native:
        Model.deserialize(
          dict: value.native as? [AnyHashable: Any],
          keyStrategy: strategy,
          options: options
        )
      }
    return model.map { model in Model.fields.map { $0.shown(model) } }
  }

  private func items() -> [Version2TableModel.Item?]? {
    typealias Items = [Version2TableModel.Item]
    let (strategy, options) = (keys.strategy, options)
    return switch form {
    case .text: Items.deserialize(json: value.json, keyStrategy: strategy, options: options)
    case .data:
      Items.deserialize(data: Data(value.json.utf8), keyStrategy: strategy, options: options)
    case .native:
      Items.deserialize(array: value.native as? [Any], keyStrategy: strategy, options: options)
    }
  }
}
