/// Bugs of the structure of a document, and bugs that require two or three conditions.
extension PlantedBug {
  var shapeFacts: Facts {
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
    case .recursiveSkip:
      facts(
        "stack-overflow",
        .order,
        "The depth of a document is measured by recursion, before any limit.",
        #"{"x":"# + Self.brackets(2000) + "}"
      )
    case .ninthElement:
      facts(
        "agreement",
        .profile,
        "An array grows at eight elements and loses the ninth.",
        #"{"name":"","tags":[],"scores":[1,2,3,4,5,6,7,8,9],"settings":{},"#
          + #""address":{"street":"","zip":""}}"#
      )
    case .ninthMember:
      facts(
        "agreement",
        .order,
        "Only the first eight members of an object are seen.",
        #"{"a":0,"b":0,"c":0,"d":0,"e":0,"f":0,"g":0,"h":0,"#
          + Self.order().dropFirst()
      )
    case .arrayUnwrapped:
      facts(
        "unmentioned",
        .order,
        "An array at the top with one object is read as that object.",
        #"[{"id":1}]"#
      )
    case .nestedPath:
      facts(
        "locality",
        .profile,
        "The path of a conversion below the top level lacks its first step.",
        #"{"address":{"street":1,"zip":2}}"#
      )
    default:
      facts(
        "syntax",
        .order,
        "One more brace behind the document is accepted.",
        "{}}"
      )
    }
  }

  var conjunctionFacts: Facts {
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
    case .escapedKeyInString:
      facts(
        "trap",
        .batch,
        "An escape in a key of a stringified object is read past its end.",
        #"{"payload":"{\"\\n\":0}"}"#
      )
    case .fractionAndExponent:
      facts(
        "agreement",
        .order,
        "The point of a number that also has an exponent is forgotten.",
        Self.order(price: "1.5e2")
      )
    case .nullInStringified:
      facts(
        "trap",
        .batch,
        "The byte behind a null in a stringified object is looked at.",
        #"{"payload":"{\"sku\":null}"}"#
      )
    case .twoNulls:
      facts(
        "trap",
        .batch,
        "The range of two nulls in a row is built upside down in an array without optionals.",
        #"{"totals":[null,null]}"#
      )
    default:
      facts(
        "spelling",
        .order,
        "A key with escapes gives way to a later one that is equal and has none.",
        #"{"\u0071uantity":1,"quantity":2,"\u0070rice":1,"price":2}"#
      )
    }
  }
}
