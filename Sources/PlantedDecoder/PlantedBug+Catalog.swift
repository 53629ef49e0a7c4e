// swift-format-ignore
// A row each, of two or three lines: the formatter would make eight of them.
extension PlantedBug {
  /// The kind, oracle, model, sentence and trigger of this bug.
  package var facts: Facts {
    switch self {
    case .nullElementLost: Facts(.shape, "agreement", .profile,
      "A null in an array of optionals is left out.",
      #"{"name":"","tags":[],"scores":[null],"settings":{},"address":{"street":"","zip":""}}"#)
    case .objectAsArray: Facts(.shape, "key-order", .profile,
      "An object where an array is wanted is read as the array of its values.",
      #"{"tags":{"a":"x","b":"y"}}"#)
    case .duplicateKey: Facts(.shape, "trap", .profile,
      "A dictionary is built by a call that traps on two equal keys.",
      #"{"settings":{"a":true,"a":true}}"#)
    case .recursiveSkip: Facts(.shape, "stack-overflow", .order,
      "The depth of a document is measured by recursion, before any limit.",
      #"{"x":"# + Self.brackets(2000) + "}")
    case .ninthElement: Facts(.shape, "agreement", .profile,
      "An array grows at eight elements and loses the ninth.",
      #"{"name":"","tags":[],"scores":[1,2,3,4,5,6,7,8,9],"settings":{},"#
        + #""address":{"street":"","zip":""}}"#)
    case .ninthMember: Facts(.shape, "agreement", .order,
      "Only the first eight members of an object are seen.",
      #"{"a":0,"b":0,"c":0,"d":0,"e":0,"f":0,"g":0,"h":0,"# + Self.order().dropFirst())
    case .arrayUnwrapped: Facts(.shape, "unmentioned", .order,
      "An array at the top with one object is read as that object.", #"[{"id":1}]"#)
    case .nestedPath: Facts(.shape, "locality", .profile,
      "The path of a conversion below the top level lacks its first step.",
      #"{"address":{"street":1,"zip":2}}"#)
    case .secondBrace: Facts(.shape, "syntax", .order,
      "One more brace behind the document is accepted.", "{}}")
    case .intThroughDouble: Facts(.number, "agreement", .order,
      "Integers pass through Double and are wrong beyond 2^53.", Self.order(id: "9007199254740993"))
    case .exponentIgnored: Facts(.number, "agreement", .order,
      "The exponent of an integer is not read: 1e2 gives 1.", Self.order(id: "1e2"))
    case .negativeZero: Facts(.number, "agreement", .order,
      "A Double of -0 loses its sign.", Self.order(price: "-0"))
    case .byteWraps: Facts(.number, "repairs", .order,
      "A number beyond the range of UInt8 wraps around.", Self.order(quantity: "256"))
    case .longExponent: Facts(.number, "trap", .order,
      "The digits of an exponent go to a buffer of three.", #"{"price":1e1000}"#)
    case .smallestInt: Facts(.number, "trap", .order,
      "The smallest Int is negated.", #"{"id":-9223372036854775808}"#)
    case .fractionZeros: Facts(.number, "agreement", .order,
      "The zeros at the start of a fraction are lost: 1.05 gives 1.5.", Self.order(price: "1.05"))
    case .capitalExponent: Facts(.number, "agreement", .order,
      "The exponent of a Double behind a capital E is not read.", Self.order(price: "1E2"))
    case .exponentPlus: Facts(.number, "repairs", .order,
      "A number whose exponent has a plus sign is refused.", Self.order(price: "1e+2"))
    case .signOf32: Facts(.number, "agreement", .order,
      "An integer that fits 32 bits without a sign is read as one with a sign.",
      Self.order(id: "2147483648"))
    case .integerWithPoint: Facts(.number, "repairs", .order,
      "An integer with a fraction of zero is refused.", Self.order(id: "3.0"))
    case .surrogatePair: Facts(.string, "agreement", .order,
      "Each half of an escaped surrogate pair becomes a replacement character.",
      Self.order(note: #"\ud83d\ude00"#))
    case .emptyKey: Facts(.string, "trap", .order,
      "The first byte of an empty key is read.", #"{"":0}"#)
    case .nulCuts: Facts(.string, "agreement", .order,
      "A string ends at a NUL.", Self.order(note: #"\u0000"#))
    case .lengthByte: Facts(.string, "agreement", .order,
      "The length of a string is kept in one byte.",
      Self.order(note: String(repeating: "a", count: 256)))
    case .escapedSlash: Facts(.string, "agreement", .order,
      "An escaped slash keeps its backslash.", Self.order(note: #"\/"#))
    case .capitalHex: Facts(.string, "agreement", .order,
      "The capital hexadecimal digits of an escape count as zero.", Self.order(note: #"\u00E9"#))
    case .leadByte: Facts(.string, "agreement", .order,
      "The sequences of two bytes begin at C3: U+0080 to U+00BF are replaced.",
      Self.order(note: "\u{A9}"))
    case .chunkEscape: Facts(.string, "agreement", .order,
      "A short escape across the border of a chunk of sixteen bytes keeps its backslash.",
      Self.order(note: #"aaaaaaaaaaaaaaa\n"#))
    case .keyPrefix: Facts(.string, "agreement", .order,
      "A key is compared up to the length of the one that is wanted.",
      #"{"idx":5,"# + Self.order().dropFirst())
    case .convertedInOptional: Facts(.conjunction, "number-as-string", .batch,
      "A string that spells an integer is not converted inside an optional model.",
      #"{"owner":{"count":5}}"#)
    case .nullThenEmpty: Facts(.conjunction, "trap", .folder,
      "The first child of a container behind a null element is read, although it has none.",
      #"{"children":[null,{}]}"#)
    case .stringNegativeExponent: Facts(.conjunction, "trap", .order,
      "The negative exponent of an integer inside a string is taken as unsigned.",
      #"{"id":"1e-1"}"#)
    case .numericKeyBool: Facts(.conjunction, "trap", .profile,
      "A boolean under a key of digits is looked up by position.", #"{"settings":{"0":true}}"#)
    case .escapedKeyInString: Facts(.conjunction, "trap", .batch,
      "An escape in a key of a stringified object is read past its end.",
      #"{"payload":"{\"\\n\":0}"}"#)
    case .fractionAndExponent: Facts(.conjunction, "agreement", .order,
      "The point of a number that also has an exponent is forgotten.", Self.order(price: "1.5e2"))
    case .nullInStringified: Facts(.conjunction, "trap", .batch,
      "The byte behind a null in a stringified object is looked at.",
      #"{"payload":"{\"sku\":null}"}"#)
    case .twoNulls: Facts(.conjunction, "trap", .batch,
      "The range of two nulls in a row is built upside down in an array without optionals.",
      #"{"totals":[null,null]}"#)
    case .escapedTwin: Facts(.conjunction, "spelling", .order,
      "A key with escapes gives way to a later one that is equal and has none.",
      #"{"\u0071uantity":1,"quantity":2,"\u0070rice":1,"price":2}"#)
    case .minusOne: Facts(.magic, "agreement", .order,
      "An integer of -1 counts as missing.", Self.order(id: "-1"))
    case .largestInt32: Facts(.magic, "trap", .order,
      "One is added to an Int32.", #"{"id":2147483647}"#)
    case .nanWord: Facts(.magic, "writes", .order,
      "A string such as nan or inf is taken for a Double.", #"{"price":"nan"}"#)
    case .referenceKey: Facts(.magic, "trap", .order,
      "The key $ref is looked up in a table that is empty.", #"{"$ref":0}"#)
    case .fullByte: Facts(.magic, "repairs", .order,
      "A UInt8 of 255 counts as missing.", Self.order(quantity: "255"))
    case .deleteByte: Facts(.magic, "agreement", .order,
      "The character U+007F is left out of a string.", Self.order(note: "\u{7F}"))
    case .nullWord: Facts(.magic, "repairs", .order,
      "The string null is taken for null.", Self.order(note: "null"))
    case .formFeed: Facts(.magic, "syntax", .order,
      "A form feed is read as a space.", "{}\u{C}")
    case .exponentialSkip: Facts(.performance, "hang", .order,
      "A document is walked before it is read, each of its levels twice.",
      #"{"x":"# + Self.brackets(48) + "}")
    case .elementStalls: Facts(.performance, "hang", .batch,
      "The position is not advanced behind a bad element of an array.", #"{"totals":[""]}"#)
    case .backslashLoop: Facts(.performance, "hang", .order,
      "The end of a string that ends in an escaped backslash is never found.", #"{"note":"\\"}"#)
    case .digitBacktracking: Facts(.performance, "hang", .order,
      "A long row of digits before another character is matched in every possible way.",
      #"{"id":"\#(String(repeating: "1", count: 48))x"}"#)
    case .underflowLoop: Facts(.performance, "hang", .order,
      "A Double that is too small for its range is scaled without end.", #"{"price":1e-400}"#)
    case .fullTable: Facts(.performance, "hang", .order,
      "A missing key is looked for without end in a table of eight that is full.",
      #"{"a":0,"b":0,"c":0,"d":0,"e":0,"f":0,"g":0,"h":0}"#)
    case .fullBuffer: Facts(.performance, "hang", .order,
      "A string that just fills a buffer of sixteen bytes is never complete.",
      #"{"note":"aaaaaaaaaaaaaaaa"}"#)
    case .zeroFraction: Facts(.performance, "hang", .order,
      "The zeros of 0.00 are divided away without end.", #"{"price":0.00}"#)
    case .sharedDefault: Facts(.stateLeak, "unmentioned", .profile,
      "A missing array of strings is the one that was decoded last.", #"{"tags":[""]}"#, "{}")
    case .depthKept: Facts(.stateLeak, "totality", .order,
      "A document that nests too deeply leaves the depth raised for the next ones.",
      Self.brackets(513), "{}")
    case .escapeCache: Facts(.stateLeak, "agreement", .order,
      "A string with escapes is remembered under its length and its first byte.",
      Self.order(note: #"\n"#), Self.order(note: #"\t"#))
    case .dictionaryKept: Facts(.stateLeak, "agreement", .folder,
      "An empty dictionary of integers is the one that was decoded last.",
      Self.folder(#""a":1"#), Self.folder(""))
    case .signKept: Facts(.stateLeak, "agreement", .order,
      "The minus of an integer that is too large is left to all that follow.",
      #"{"id":-9223372036854775809}"#, Self.order(id: "1"))
    case .arrayTail: Facts(.stateLeak, "agreement", .batch,
      "An array of Doubles that is shorter than the one before keeps the rest of that.",
      Self.batch("1,2"), Self.batch("1"))
    }
  }
}

extension PlantedBug.Facts {
  fileprivate init(
    _ kind: PlantedBug.Kind,
    _ seenBy: String,
    _ model: PlantedModelName,
    _ sentence: String,
    _ trigger: String...
  ) {
    self.init(kind: kind, sentence: sentence, seenBy: seenBy, model: model, trigger: trigger)
  }
}

extension PlantedBug {
  /// Nested arrays.
  fileprivate static func brackets(_ count: Int) -> String {
    String(repeating: "[", count: count) + String(repeating: "]", count: count)
  }

  /// An order that the strict reference decodes.
  fileprivate static func order(
    id: String = "0",
    quantity: String = "0",
    price: String = "0",
    note: String = ""
  ) -> String {
    #"{"id":\#(id),"quantity":\#(quantity),"price":\#(price),"paid":true,"note":"\#(note)","#
      + #""state":"open"}"#
  }

  /// A batch that the strict reference decodes, with the given totals.
  fileprivate static func batch(_ totals: String) -> String {
    #"{"items":[],"totals":[\#(totals)],"payload":{"sku":"","count":0}}"#
  }

  /// A folder that the strict reference decodes, with the given marks.
  fileprivate static func folder(_ marks: String) -> String {
    #"{"label":"","size":0,"children":[],"marks":{\#(marks)}}"#
  }
}
