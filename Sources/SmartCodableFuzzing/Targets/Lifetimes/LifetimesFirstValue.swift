import Foundation

/// A value of each kind that an encoder treats in its own way, and its text.
struct LifetimesFirstValue {
  private let kind: Int
  private let number: Int
  private let isFoundation: Bool

  init(_ step: LifetimesStep, isFoundation: Bool) {
    kind = step.number(0, below: 18)
    number = step.number(3, below: 9)
    self.isFoundation = isFoundation
  }

  /// Whether it is written by a container, which goes on with what is there.
  var isContainer: Bool { kind == 15 }

  var text: String {
    switch kind {
    case 0, 8, 10, 12, 16, 17: "\(number)"
    case 1, 11: "\"x\(number)\""
    // Seconds since 2001 as Foundation writes them, since 1970 here (ENC-11).
    case 2: isFoundation ? "\(number - 978_307_200)" : "\(number)"
    case 3: "\"\(Data([UInt8(number)]).base64EncodedString())\""
    case 4, 15: "[\(number),2]"
    case 5: "{\"k\":\(number)}"
    case 6: "{\"number\":\(number)}"
    case 7: "\(number).5"
    case 9: number.isMultiple(of: 2) ? "true" : "false"
    case 13: "[\"a\",null]"
    default: "\"x:\(number)\""
    }
  }

  func encode<Key>(in container: inout KeyedEncodingContainer<Key>, forKey key: Key) throws {
    switch kind {
    case 0: try container.encode(number, forKey: key)
    case 1: try container.encode("x\(number)", forKey: key)
    case 2: try container.encode(Date(timeIntervalSince1970: Double(number)), forKey: key)
    case 3: try container.encode(Data([UInt8(number)]), forKey: key)
    case 4: try container.encode([number, 2], forKey: key)
    case 5: try container.encode(["k": number], forKey: key)
    case 6: try container.encode(LifetimesLeaf.made(number), forKey: key)
    case 7: try container.encode(Double(number) + 0.5, forKey: key)
    case 8: try number.encode(to: container.superEncoder(forKey: key))
    case 9: try container.encode(number.isMultiple(of: 2), forKey: key)
    case 10: try container.encodeIfPresent(number as Int?, forKey: key)
    case 11: try container.encodeIfPresent("x\(number)" as String?, forKey: key)
    case 12: try container.encode(Decimal(number), forKey: key)
    case 13: try container.encode(["a", nil], forKey: key)
    case 15:
      var nested = container.nestedUnkeyedContainer(forKey: key)
      try nested.encode(number)
      try nested.encode(2)
    case 16: try container.encode(UInt8(number), forKey: key)
    case 17: try container.encode(Float(number), forKey: key)
    default: try container.encode(URL(string: "x:\(number)"), forKey: key)
    }
  }
}
