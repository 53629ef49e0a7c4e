/// A finding as the draft of a conformance case: Swift source that a person completes.
///
/// Clause, model and expectation are decisions, so they are marked and not guessed.
public enum ConformanceDraft {
  /// The source of a case for a finding with these facts and this input.
  public static func source(_ facts: EncodedFinding.Metadata, input: [UInt8]) -> String {
    let slug = EncodedRegression.slug(of: facts.signature).prefix(60)
    return """
      // origin: fuzz:\(facts.signature)
      // target \(facts.target), options word \(facts.options), seed \(facts.seed),\
       iteration \(facts.iteration)
      // Decide: chapter, clause, model and expectation; then run `make generate`.
      ConformanceCase(
        "fuzz/\(facts.kind)/\(slug)",
        "<what must hold, in at most 70 characters>",
        clause: "<CLAUSE>",
        model: "<model like \(facts.target)>",
        input: \(literal(input)),
        expect: .value("<JSON>", repairs: [])
      ),

      """
  }

  /// The bytes as a raw string literal, or in hexadecimal where that does not show them all.
  static func literal(_ input: [UInt8]) -> String {
    guard let text = String(validating: input, as: UTF8.self),
      text.unicodeScalars.allSatisfy({ $0.value >= 0x20 && $0.value != 0x7F && $0.value < 0x2028 })
    else {
      let digits = input.map { Digest.hexadecimal(UInt64($0)).suffix(2).uppercased() }
      return ".hex(\"\(digits.joined())\")"
    }
    var pounds = "#"
    while text.contains("\"" + pounds) || text.contains("\\" + pounds) { pounds += "#" }
    return "\(pounds)\"\(text)\"\(pounds)"
  }
}
