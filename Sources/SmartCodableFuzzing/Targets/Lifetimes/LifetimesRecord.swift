import Foundation
import FuzzKit

/// An object that user code makes while it decodes, and that makes calls itself.
///
/// A negative number makes it throw an error of its own.
final class LifetimesLeaf: Codable {
  private(set) var number = 0

  private enum CodingKeys: String, CodingKey {
    case number
  }

  init(number: Int) { self.number = number }

  init(from decoder: any Decoder) throws {
    _ = LifetimesScene.current?.watch(self, "leaf")
    let container = try decoder.container(keyedBy: CodingKeys.self)
    LifetimesScene.interlude()
    number = try container.decode(Int.self, forKey: .number)
    if number < 0 { throw LifetimesFailure.make() }
  }

  func encode(to encoder: any Encoder) throws {
    if number == -2 { LifetimesScene.interlude() }
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(number, forKey: .number)
    LifetimesScene.interlude()
    if number < 0 { throw LifetimesFailure.make() }
  }

  /// A watched object, nil outside of a scene included.
  static func made(_ number: Int) -> LifetimesLeaf {
    let leaf = LifetimesLeaf(number: number)
    return LifetimesScene.current?.watch(leaf, "value") ?? leaf
  }
}

/// An error that is an object.
final class LifetimesFailure: Error {
  static func make() -> LifetimesFailure {
    let failure = LifetimesFailure()
    return LifetimesScene.current?.watch(failure, "error") ?? failure
  }
}

/// A plain type with objects in every kind of place; its properties are in the order of their names.
struct LifetimesRecord: Codable {
  let bytes: Data
  let leaf: LifetimesLeaf
  let list: [LifetimesLeaf]
  let map: [String: LifetimesLeaf]
  let maybe: LifetimesLeaf?
  let when: Date
  let words: [String]

  private static let words = ["", "a", "word", "longer than 15 bytes", "\u{E9}", "and more text"]

  init(_ step: LifetimesStep) {
    bytes = Data(repeating: 7, count: step.number(0, below: 9))
    leaf = .made(step.number(1, below: 1000))
    list = (0..<step.number(2, below: 5)).map { .made(step.number($0 + 3, below: 100)) }
    map = ["a": .made(step.number(3, below: 1 << 20))]
    maybe = step.number(4, below: 3) == 0 ? nil : .made(step.number(5, below: 300))
    when = Date(timeIntervalSince1970: Double(step.number(6, below: 1 << 20)))
    words = (0..<step.number(7, below: 4)).map { Self.words[step.number($0 + 8, below: 6)] }
  }
}
