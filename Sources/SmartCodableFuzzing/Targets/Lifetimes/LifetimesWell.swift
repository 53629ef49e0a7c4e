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

  /// Keeps the states of many calls inside of each other, so that the next calls have to make new ones.
  static func drain(_ step: LifetimesStep, in scene: LifetimesScene) -> LifetimesAnswer {
    let levels = step.number(0, below: 24) == 0 ? 36 : 2 + step.number(1, below: 4)
    let bag = scene.watch(LifetimesBag(), "bag")
    // Decoders keep the bag by their userInfo.
    defer { bag.things = [] }
    let way = step.number(2, below: 4)
    let found = LifetimesDecoding.outcome {
      guard way > 0 else {
        return "{\"level\":\(try decode(levels, into: bag))}"
      }
      let well = LifetimesWell(level: levels, style: way - 1, bag: bag)
      return try LifetimesEncoding.text(well, by: encoder(way - 1))
    }
    if step.number(3, below: 2) == 0 { bag.use() }
    return (found, "{\"level\":\(levels)}")
  }

  static func decode(_ level: Int, into bag: LifetimesBag) throws -> Int {
    let scene = LifetimesScene.current ?? LifetimesScene()
    let decoder = LifetimesDecoding.configured(SmartJSONDecoder(), in: scene, suffix: "")
    if let bagKey { decoder.userInfo[bagKey] = bag }
    return try decoder.decode(LifetimesWell.self, from: "{\"level\":\(level)}").level
  }

  init(from decoder: any Decoder) throws {
    bag = Self.bagKey.flatMap { decoder.userInfo[$0] as? LifetimesBag } ?? LifetimesBag()
    style = 0
    bag.things.append(decoder)
    let container = try decoder.container(keyedBy: Zoo.Key.self)
    bag.things.append(container)
    level = try container.decode(Int.self, forKey: Zoo.Key("level"))
    if level > 0 {
      _ = try Self.decode(level - 1, into: bag)
    } else {
      LifetimesScene.interlude()
    }
  }

  private static func encoder(_ style: Int) -> SmartJSONEncoder {
    let scene = LifetimesScene.current ?? LifetimesScene()
    return LifetimesEncoding.configured(LifetimesEncoding.styled(style), in: scene, suffix: "")
  }

  func encode(to encoder: any Encoder) throws {
    bag.things.append(encoder)
    if level > 0 {
      let inner = LifetimesWell(level: level - 1, style: style, bag: bag)
      _ = try Self.encoder(style).encode(inner)
    } else {
      LifetimesScene.interlude()
    }
    var container = encoder.container(keyedBy: Zoo.Key.self)
    try container.encode(level, forKey: Zoo.Key("level"))
    bag.things.append(container)
  }
}

/// What calls inside of each other keep; unchecked, since one thread uses it.
final class LifetimesBag: @unchecked Sendable {
  var things: [Any] = []

  /// Writes on when the calls are over, by containers that are made only now; it must appear nowhere (ENF-2).
  func use() {
    for case let encoder as any Encoder in things {
      var container = encoder.container(keyedBy: Zoo.Key.self)
      try? container.encode(["k": 1], forKey: Zoo.Key("late"))
      things.append(container)
    }
  }
}
