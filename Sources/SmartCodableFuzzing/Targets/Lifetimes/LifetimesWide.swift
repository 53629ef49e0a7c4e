import Foundation
import SmartCodable

/// An object with more members than are searched one by one, some of which are written again.
struct LifetimesWide: Encodable {
  private let count: Int
  private let name: String
  private let again: [Int]

  private init(_ step: LifetimesStep) {
    count = [3, 8, 9, 17, 33, 40, 70][step.number(0, below: 7)]
    name = ["a", "key ", "a longer name "][step.number(1, below: 3)]
    again = (0..<step.number(2, below: 4)).map { step.number($0 + 3, below: 70) }
      .filter {
        [count] in $0 < count
      }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: LifetimesTextKey.self)
    for number in 0..<count { try container.encode(number, forKey: key(number)) }
    for number in again { try container.encode("again", forKey: key(number)) }
  }

  private func key(_ number: Int) -> LifetimesTextKey { LifetimesTextKey(text: name(number)) }

  /// Of three digits, so that the order of the texts is the order of the numbers.
  private func name(_ number: Int) -> String { name + "\(100 + number)" }

  static func answer(_ step: LifetimesStep) -> LifetimesAnswer {
    let object = LifetimesWide(step)
    let encoder = LifetimesEncoding.styled(step.number(8, below: 3))
    encoder.outputFormatting.insert(.sortedKeys)
    let members = (0..<object.count)
      .map { number in
        let value = object.again.contains(number) ? "\"again\"" : "\(number)"
        return "\"\(object.name(number))\":\(value)"
      }
    return LifetimesAnswer(
      found: LifetimesDecoding.outcome { try LifetimesEncoding.text(object, by: encoder) },
      wanted: "{" + members.joined(separator: ",") + "}"
    )
  }
}
