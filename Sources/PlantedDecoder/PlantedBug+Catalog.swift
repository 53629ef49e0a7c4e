extension PlantedBug {
  /// The kind, sentence, oracle, model and trigger of this bug.
  public var facts: Facts {
    switch kind {
    case .shape: shapeFacts
    case .number: numberFacts
    case .string: stringFacts
    case .conjunction: conjunctionFacts
    case .magic: magicFacts
    case .performance: performanceFacts
    case .stateLeak: stateFacts
    }
  }

  private var kind: Kind {
    switch self {
    case .nullElementLost, .objectAsArray, .duplicateKey, .recursiveSkip,
      .ninthElement, .ninthMember, .arrayUnwrapped, .nestedPath, .secondBrace:
      .shape
    case .intThroughDouble, .exponentIgnored, .negativeZero, .byteWraps, .longExponent,
      .smallestInt, .fractionZeros, .capitalExponent, .exponentPlus, .signOf32, .integerWithPoint:
      .number
    case .surrogatePair, .emptyKey, .nulCuts, .lengthByte, .escapedSlash, .capitalHex, .leadByte,
      .chunkEscape, .keyPrefix:
      .string
    case .convertedInOptional, .nullThenEmpty, .stringNegativeExponent, .numericKeyBool,
      .escapedKeyInString, .fractionAndExponent, .nullInStringified, .twoNulls, .escapedTwin:
      .conjunction
    case .minusOne, .largestInt32, .nanWord, .referenceKey, .fullByte, .deleteByte, .nullWord,
      .formFeed:
      .magic
    case .exponentialSkip, .elementStalls, .backslashLoop, .digitBacktracking, .underflowLoop,
      .fullTable, .fullBuffer, .zeroFraction:
      .performance
    case .sharedDefault, .depthKept, .escapeCache, .dictionaryKept, .signKept, .arrayTail:
      .stateLeak
    }
  }

  /// The facts about this bug.
  func facts(
    _ seenBy: String,
    _ model: PlantedModelName,
    _ sentence: String,
    _ trigger: String...
  ) -> Facts {
    Facts(kind: kind, sentence: sentence, seenBy: seenBy, model: model, trigger: trigger)
  }

  /// Nested arrays.
  static func brackets(_ count: Int) -> String {
    String(repeating: "[", count: count) + String(repeating: "]", count: count)
  }

  /// An order that the strict reference decodes.
  static func order(
    id: String = "0",
    quantity: String = "0",
    price: String = "0",
    note: String = ""
  ) -> String {
    #"{"id":\#(id),"quantity":\#(quantity),"price":\#(price),"paid":true,"note":"\#(note)","#
      + #""state":"open"}"#
  }

  /// A batch that the strict reference decodes, with the given totals.
  static func batch(_ totals: String) -> String {
    #"{"items":[],"totals":[\#(totals)],"payload":{"sku":"","count":0}}"#
  }

  /// A folder that the strict reference decodes, with the given marks.
  static func folder(_ marks: String) -> String {
    #"{"label":"","size":0,"children":[],"marks":{\#(marks)}}"#
  }
}
