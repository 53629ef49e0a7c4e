import Foundation
import SmartCodable

/// An object whose first key may be mapped and converted, written once or twice, before a transformed one.
///
/// The first key that an encoder learns has the number zero in its tables, so a new state is asked in all ways.
struct LifetimesFirst<Key: LifetimesFirstKey>: SmartEncodable {
  let step: LifetimesStep
  let isFoundation: Bool

  static func mappingForKey() -> [SmartKeyTransformer]? { [Key(isFirst: true) <--- "givenName"] }

  static func mappingForValue() -> [SmartValueTransformer]? {
    [
      Key(isFirst: false)
        <--- FastTransformer<String, String>(fromJSON: { $0 }, toJSON: { $0.map { "<\($0)>" } })
    ]
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    let (first, last) = (Key(isFirst: true), Key(isFirst: false))
    let value = LifetimesFirstValue(step, isFoundation: isFoundation)
    if step.number(6, below: 3) == 0 { LifetimesScene.interlude() }
    if step.number(4, below: 3) == 0 { try container.encode("t", forKey: last) }
    if step.number(1, below: 2) == 0, !value.isContainer {
      switch step.number(2, below: 3) {
      case 0: try container.encode("before", forKey: first)
      case 1: try container.encodeNil(forKey: first)
      default: try value.encode(in: &container, forKey: first)
      }
    }
    try value.encode(in: &container, forKey: first)
    LifetimesScene.interlude()
    try container.encode("t", forKey: last)
  }

  /// Encodes such an object, and says what its text must be.
  func answer() -> LifetimesAnswer {
    let encoder = LifetimesEncoding.styled(isFoundation ? 1 + step.number(5, below: 2) : 0)
    let isMapped = !isFoundation && step.number(6, below: 2) == 0
    let isConverted = step.number(7, below: 2) == 0
    encoder.useMappedKeys = isMapped
    if isConverted { encoder.keyEncodingStrategy = .convertToSnakeCase }
    encoder.outputFormatting.insert(.sortedKeys)
    let found = LifetimesDecoding.outcome { try LifetimesEncoding.text(self, by: encoder) }
    let name =
      switch (isMapped, isConverted) {
      case (false, false): "firstName"
      case (false, true): "first_name"
      case (true, false): "givenName"
      case (true, true): "given_name"
      }
    let value = LifetimesFirstValue(step, isFoundation: isFoundation)
    let last = isFoundation ? "t" : "<t>"
    return LifetimesAnswer(found: found, wanted: "{\"\(name)\":\(value.text),\"text\":\"\(last)\"}")
  }
}

extension LifetimesFirst<LifetimesCaseKey> {
  static func answer(_ step: LifetimesStep) -> LifetimesAnswer {
    let isFoundation = step.number(8, below: 3) == 0
    return switch step.number(9, below: 3) {
    case 0: LifetimesFirst<LifetimesCaseKey>(step: step, isFoundation: isFoundation).answer()
    case 1: LifetimesFirst<LifetimesTextKey>(step: step, isFoundation: isFoundation).answer()
    default: LifetimesFirst<LifetimesWideKey>(step: step, isFoundation: isFoundation).answer()
    }
  }
}
