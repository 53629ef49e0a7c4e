import Foundation
import SmartCodable

/// Calls inside of each other, each of which is kept.
struct LifetimesWell: Codable {
  let level: Int
  let style: Int
  let bag: LifetimesBag

  private static let bagKey = CodingUserInfoKey(rawValue: "bag")

  init(level: Int, style: Int, bag: LifetimesBag) {
    (self.level, self.style, self.bag) = (level, style, bag)
  }

  static func decode(_ level: Int, into bag: LifetimesBag) throws -> Int {
    let decoder = SmartJSONDecoder()
    let box = LifetimesBagBox(bag: bag)
    if let bagKey { decoder.userInfo[bagKey] = box }
    return try decoder.decode(LifetimesWell.self, from: "\(level)").level
  }

  init(from decoder: any Decoder) throws {
    let box = Self.bagKey.flatMap { decoder.userInfo[$0] as? LifetimesBagBox }
    bag = box?.bag ?? LifetimesBag()
    style = 0
    bag.things.append(decoder)
    level = try decoder.singleValueContainer().decode(Int.self)
    if level > 0 {
      _ = try Self.decode(level - 1, into: bag)
    } else {
      LifetimesScene.interlude()
    }
  }

  func encode(to encoder: any Encoder) throws {
    bag.things.append(encoder)
    if level > 0 {
      let inner = LifetimesWell(level: level - 1, style: style, bag: bag)
      _ = try LifetimesEncoding.styled(style).encode(inner)
    } else {
      LifetimesScene.interlude()
    }
    var container = encoder.singleValueContainer()
    try container.encode(level)
  }
}

/// Unchecked, since one thread uses it.
private struct LifetimesBagBox: @unchecked Sendable {
  let bag: LifetimesBag
}
