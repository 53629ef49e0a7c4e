import Foundation
import SmartCodable

/// Calls of which user code keeps decoders, encoders and containers (LIM-5).
struct LifetimesKeeping {
  private let step: LifetimesStep
  private let scene: LifetimesScene

  init(_ step: LifetimesStep, in scene: LifetimesScene) {
    self.step = step
    self.scene = scene
  }

  /// Strictly, as JSONDecoder: what was kept still reads the document it was made for, whatever is decoded
  /// meanwhile.
  func decode() -> LifetimesAnswer {
    let numbers = (0..<3).map { step.number($0, below: 1000) }
    var readers: [() throws -> Int] = []
    var found: [String] = []
    for number in numbers {
      let decoder = LifetimesDecoding.decoder(in: scene, suffix: "")
      decoder.leniency = .none
      let way = step.number(number, below: LifetimesKept.ways)
      let text = "{\"a\":\(number),\"b\":[\(number)],\"c\":{\"a\":\(number)}}"
      found.append(
        LifetimesDecoding.outcome {
          let kept = try decoder.decode(LifetimesKept.self, from: text)
          readers += try kept.readers(way)
          return "\(kept.number)"
        }
      )
      // The value itself is gone now; what was kept of it is in the closures.
      found += readers.map { read in LifetimesDecoding.outcome { "\(try read())" } }
    }
    if step.number(5, below: 2) == 0 { for reader in readers { scene.keep(reader) } }
    var wanted: [Int] = []
    var all: [Int] = []
    for number in numbers {
      wanted.append(number)
      let way = step.number(number, below: LifetimesKept.ways)
      all += Array(repeating: number, count: LifetimesKept.count(of: way))
      wanted += all
    }
    return LifetimesAnswer(
      found: found.joined(separator: " "),
      wanted: wanted.map(String.init).joined(separator: " ")
    )
  }

  /// What is written later into what was kept appears nowhere.
  func encode() -> LifetimesAnswer {
    var found: [String] = []
    let bag = LifetimesBag()
    for place in 0..<3 {
      let encoder = LifetimesEncoding.encoder(step, in: scene, suffix: "")
      let value = LifetimesKeptValue(number: place, way: step.number(place, below: 7), bag: bag)
      found.append(LifetimesDecoding.outcome { try LifetimesEncoding.text(value, by: encoder) })
    }
    if step.number(6, below: 2) == 0 { bag.use() }
    if step.number(5, below: 2) == 0 { scene.keep(bag) }
    let wanted = (0..<3).map { "{\"a\":\($0),\"b\":[\($0)],\"c\":{\"a\":\($0)}}" }
    return LifetimesAnswer(
      found: found.joined(separator: " "),
      wanted: wanted.joined(separator: " ")
    )
  }

  /// Keeps the states of many calls inside of each other, so that the next calls have to make new ones.
  func drain() -> LifetimesAnswer {
    let levels = step.number(0, below: 24) == 0 ? 36 : 2 + step.number(1, below: 4)
    let bag = scene.watch(LifetimesBag(), "bag")
    // Decoders keep the bag by their userInfo.
    defer { bag.things = [] }
    let way = step.number(2, below: 4)
    let found = LifetimesDecoding.outcome {
      guard way > 0 else {
        return "\(try LifetimesWell.decode(levels, into: bag))"
      }
      let well = LifetimesWell(level: levels, style: way - 1, bag: bag)
      return try LifetimesEncoding.text(well, by: LifetimesEncoding.styled(way - 1))
    }
    return LifetimesAnswer(found: found, wanted: "\(levels)")
  }
}
