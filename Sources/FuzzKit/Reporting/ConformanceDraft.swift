import PlatformSupport

/// A finding as the draft of a conformance case: an object for `Suite/cases`, to be completed.
///
/// Name, clause, model and expectation are decisions, so they are not guessed: the title is empty and the
/// others are capitalized placeholders, which lint refuses.
public enum ConformanceDraft {
  /// The case for a finding with this metadata and this input, without a trailing newline.
  public static func text(_ facts: EncodedFinding.Metadata, input: [UInt8]) -> String {
    """
    {
      "id": "CHAPTER/SUBJECT/DETAIL",
      "title": "",
      "clause": "CLAUSE",
      "model": \(literal("MODEL like \(facts.target)")),
      "input": \(data(of: input)),
      "expect": {"value": "VALUE", "repairs": []},
      "kills": ["FAULT"],
      "since": "VERSION",
      "origin": \(literal("fuzz:\(facts.signature)"))
    }
    """
  }

  /// What is needed to complete the case, on one line.
  public static func advice(on facts: EncodedFinding.Metadata) -> String {
    "found on target \(facts.target) with options word \(facts.options), seed \(facts.seed),"
      + " iteration \(facts.iteration); give the case a title, replace what is in capitals, put it"
      + " into Suite/cases/PROFILE/CHAPTER.json, then run 'make generate'"
  }

  /// The bytes in the format of cases: a text, or hexadecimal digits if they are not UTF-8.
  private static func data(of input: [UInt8]) -> String {
    if let text = String(checking: input, as: UTF8.self) {
      return "{\"text\": \(literal(text))}"
    }
    let digits = input.map { Digest.hexadecimal(UInt64($0)).suffix(2).uppercased() }
    return "{\"hex\": \"\(digits.joined())\"}"
  }

  /// A JSON string in ASCII, the format of the suite's files.
  private static func literal(_ text: String) -> String {
    var bytes: [UInt8] = []
    for unit in text.utf16 {
      switch unit {
      case 0x0A: bytes += "\\n".utf8
      case 0x22, 0x5C: bytes += [0x5C, UInt8(unit)]
      case 0x20..<0x7F: bytes.append(UInt8(unit))
      default: bytes += JSONText.unicodeEscape(unit)
      }
    }
    return "\"\(String(decoding: bytes, as: UTF8.self))\""
  }
}
