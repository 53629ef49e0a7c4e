/// Bugs that take too long, or that an earlier input causes.
extension PlantedBug {
  var performanceFacts: Facts {
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
    case .digitBacktracking:
      facts(
        "hang",
        .order,
        "A long row of digits before another character is matched in every possible way.",
        #"{"id":"\#(String(repeating: "1", count: 48))x"}"#
      )
    case .underflowLoop:
      facts(
        "hang",
        .order,
        "A Double that is too small for its range is scaled without end.",
        #"{"price":1e-400}"#
      )
    case .fullTable:
      facts(
        "hang",
        .order,
        "A missing key is looked for without end in a table of eight that is full.",
        #"{"a":0,"b":0,"c":0,"d":0,"e":0,"f":0,"g":0,"h":0}"#
      )
    case .fullBuffer:
      facts(
        "hang",
        .order,
        "A string that just fills a buffer of sixteen bytes is never complete.",
        #"{"note":"aaaaaaaaaaaaaaaa"}"#
      )
    default:
      facts(
        "hang",
        .order,
        "The zeros of 0.00 are divided away without end.",
        #"{"price":0.00}"#
      )
    }
  }

  var stateFacts: Facts {
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
    case .escapeCache:
      facts(
        "agreement",
        .order,
        "A string with escapes is remembered under its length and its first byte.",
        Self.order(note: #"\n"#),
        Self.order(note: #"\t"#)
      )
    case .dictionaryKept:
      facts(
        "agreement",
        .folder,
        "An empty dictionary of integers is the one that was decoded last.",
        Self.folder(#""a":1"#),
        Self.folder("")
      )
    case .signKept:
      facts(
        "agreement",
        .order,
        "The minus of an integer that is too large is left to all that follow.",
        #"{"id":-9223372036854775809}"#,
        Self.order(id: "1")
      )
    default:
      facts(
        "agreement",
        .batch,
        "An array of Doubles that is shorter than the one before keeps the rest of that.",
        Self.batch("1,2"),
        Self.batch("1")
      )
    }
  }
}
