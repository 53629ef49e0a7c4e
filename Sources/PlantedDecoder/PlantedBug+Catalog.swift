extension PlantedBug {
  /// Kind, sentence, oracle, model and trigger of this bug.
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
    case .nullElementLost, .objectAsArray, .duplicateKey, .recursiveSkip: .shape
    case .intThroughDouble, .exponentIgnored, .negativeZero, .byteWraps, .longExponent,
      .smallestInt:
      .number
    case .surrogatePair, .emptyKey, .nulCuts, .lengthByte: .string
    case .convertedInOptional, .nullThenEmpty, .stringNegativeExponent, .numericKeyBool,
      .escapedKeyInString:
      .conjunction
    case .minusOne, .largestInt32, .nanWord, .referenceKey: .magic
    case .exponentialSkip, .elementStalls, .backslashLoop, .digitBacktracking: .performance
    case .sharedDefault, .depthKept, .escapeCache: .stateLeak
    }
  }

  private func facts(
    _ seenBy: String,
    _ model: PlantedModelName,
    _ sentence: String,
    _ trigger: String...
  ) -> Facts {
    Facts(kind: kind, sentence: sentence, seenBy: seenBy, model: model, trigger: trigger)
  }

  private var shapeFacts: Facts {
    switch self {
    case .nullElementLost:
      facts(
        "agreement",
        .profile,
        "A null in an array of optionals is left out.",
        #"{"name":"","tags":[],"scores":[null],"settings":{},"address":{"street":"","zip":""}}"#
      )
    case .objectAsArray:
      facts(
        "key-order",
        .profile,
        "An object where an array is wanted is read as the array of its values.",
        #"{"tags":{"a":"x","b":"y"}}"#
      )
    case .duplicateKey:
      facts(
        "trap",
        .profile,
        "A dictionary is built by a call that traps on two equal keys.",
        #"{"settings":{"a":true,"a":true}}"#
      )
    default:
      facts(
        "stack-overflow",
        .order,
        "The depth of a document is measured by recursion, before any limit.",
        #"{"x":"# + Self.brackets(2000) + "}"
      )
    }
  }

  private var numberFacts: Facts {
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
    default:
      facts(
        "trap",
        .order,
        "The smallest Int is negated.",
        #"{"id":-9223372036854775808}"#
      )
    }
  }

  private var stringFacts: Facts {
    switch self {
    case .surrogatePair:
      facts(
        "agreement",
        .order,
        "Each half of an escaped surrogate pair becomes a replacement character.",
        Self.order(note: #"\ud83d\ude00"#)
      )
    case .emptyKey:
      facts("trap", .order, "The first byte of an empty key is read.", #"{"":0}"#)
    case .nulCuts:
      facts("agreement", .order, "A string ends at a NUL.", Self.order(note: #"\u0000"#))
    default:
      facts(
        "agreement",
        .order,
        "The length of a string is kept in one byte.",
        Self.order(note: String(repeating: "a", count: 256))
      )
    }
  }

  private var conjunctionFacts: Facts {
    switch self {
    case .convertedInOptional:
      facts(
        "number-as-string",
        .batch,
        "A string that spells an integer is not converted inside an optional model.",
        #"{"owner":{"count":5}}"#
      )
    case .nullThenEmpty:
      facts(
        "trap",
        .folder,
        "The first child of a container behind a null element is read, although it has none.",
        #"{"children":[null,{}]}"#
      )
    case .stringNegativeExponent:
      facts(
        "trap",
        .order,
        "The negative exponent of an integer inside a string is taken as unsigned.",
        #"{"id":"1e-1"}"#
      )
    case .numericKeyBool:
      facts(
        "trap",
        .profile,
        "A boolean under a key of digits is looked up by position.",
        #"{"settings":{"0":true}}"#
      )
    default:
      facts(
        "trap",
        .batch,
        "An escape in a key of a stringified object is read past its end.",
        #"{"payload":"{\"\\n\":0}"}"#
      )
    }
  }

  private var magicFacts: Facts {
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
    default:
      facts(
        "trap",
        .order,
        "The key $ref is looked up in a table that is empty.",
        #"{"$ref":0}"#
      )
    }
  }

  private var performanceFacts: Facts {
    switch self {
    case .exponentialSkip:
      facts(
        "hang",
        .order,
        "A document is walked before it is read, each of its levels twice.",
        #"{"x":"# + Self.brackets(48) + "}"
      )
    case .elementStalls:
      facts(
        "hang",
        .batch,
        "The position is not advanced behind a bad element of an array.",
        #"{"totals":[""]}"#
      )
    case .backslashLoop:
      facts(
        "hang",
        .order,
        "The end of a string that ends in an escaped backslash is never found.",
        #"{"note":"\\"}"#
      )
    default:
      facts(
        "hang",
        .order,
        "A long row of digits before another character is matched in every possible way.",
        #"{"id":"\#(String(repeating: "1", count: 48))x"}"#
      )
    }
  }

  private var stateFacts: Facts {
    switch self {
    case .sharedDefault:
      facts(
        "unmentioned",
        .profile,
        "A missing array of strings is the one that was decoded last.",
        #"{"tags":[""]}"#,
        "{}"
      )
    case .depthKept:
      facts(
        "totality",
        .order,
        "A document that nests too deeply leaves the depth raised for the next ones.",
        Self.brackets(513),
        "{}"
      )
    default:
      facts(
        "agreement",
        .order,
        "A string with escapes is remembered under its length and its first byte.",
        Self.order(note: #"\n"#),
        Self.order(note: #"\t"#)
      )
    }
  }

  private static func brackets(_ count: Int) -> String {
    String(repeating: "[", count: count) + String(repeating: "]", count: count)
  }

  /// An order that the strict reference decodes.
  private static func order(
    id: String = "0",
    quantity: String = "0",
    price: String = "0",
    note: String = ""
  ) -> String {
    #"{"id":\#(id),"quantity":\#(quantity),"price":\#(price),"paid":true,"note":"\#(note)","#
      + #""state":"open"}"#
  }
}
