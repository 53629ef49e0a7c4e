/// Bugs of numbers, and of special values.
extension PlantedBug {
  var numberFacts: Facts {
    switch self {
    case .intThroughDouble:
      facts(
        "agreement",
        .order,
        "Integers pass through Double and are wrong beyond 2^53.",
        Self.order(id: "9007199254740993")
      )
    case .exponentIgnored:
      facts(
        "agreement",
        .order,
        "The exponent of an integer is not read: 1e2 gives 1.",
        Self.order(id: "1e2")
      )
    case .negativeZero:
      facts("agreement", .order, "A Double of -0 loses its sign.", Self.order(price: "-0"))
    case .byteWraps:
      facts(
        "repairs",
        .order,
        "A number beyond the range of UInt8 wraps around.",
        Self.order(quantity: "256")
      )
    case .longExponent:
      facts(
        "trap",
        .order,
        "The digits of an exponent go to a buffer of three.",
        #"{"price":1e1000}"#
      )
    case .smallestInt:
      facts(
        "trap",
        .order,
        "The smallest Int is negated.",
        #"{"id":-9223372036854775808}"#
      )
    case .fractionZeros:
      facts(
        "agreement",
        .order,
        "The zeros at the start of a fraction are lost: 1.05 gives 1.5.",
        Self.order(price: "1.05")
      )
    case .capitalExponent:
      facts(
        "agreement",
        .order,
        "The exponent of a Double behind a capital E is not read.",
        Self.order(price: "1E2")
      )
    case .exponentPlus:
      facts(
        "repairs",
        .order,
        "A number whose exponent has a plus sign is refused.",
        Self.order(price: "1e+2")
      )
    case .signOf32:
      facts(
        "agreement",
        .order,
        "An integer that fits 32 bits without a sign is read as one with a sign.",
        Self.order(id: "2147483648")
      )
    default:
      facts(
        "repairs",
        .order,
        "An integer with a fraction of zero is refused.",
        Self.order(id: "3.0")
      )
    }
  }

  var magicFacts: Facts {
    switch self {
    case .minusOne:
      facts("agreement", .order, "An integer of -1 counts as missing.", Self.order(id: "-1"))
    case .largestInt32:
      facts("trap", .order, "One is added to an Int32.", #"{"id":2147483647}"#)
    case .nanWord:
      facts(
        "writes",
        .order,
        "A string such as nan or inf is taken for a Double.",
        #"{"price":"nan"}"#
      )
    case .referenceKey:
      facts(
        "trap",
        .order,
        "The key $ref is looked up in a table that is empty.",
        #"{"$ref":0}"#
      )
    case .fullByte:
      facts(
        "repairs",
        .order,
        "A UInt8 of 255 counts as missing.",
        Self.order(quantity: "255")
      )
    case .deleteByte:
      facts(
        "agreement",
        .order,
        "The character U+007F is left out of a string.",
        Self.order(note: "\u{7F}")
      )
    case .nullWord:
      facts(
        "repairs",
        .order,
        "The string null is taken for null.",
        Self.order(note: "null")
      )
    default:
      facts(
        "syntax",
        .order,
        "A form feed is read as a space.",
        "{}\u{C}"
      )
    }
  }
}
