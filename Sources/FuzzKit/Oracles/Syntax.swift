extension Oracle {
  /// Text that is not JSON is refused; `depth` checks how deeply it may nest.
  ///
  /// Silent on UTF-16, UTF-32 and byte order marks: those are JSON in another form.
  static let syntax = Oracle("syntax", .strictSyntax) { trial in
    if trial.facts != nil { return .silent }
    let head = trial.input.prefix(4)
    let isOtherForm =
      head.contains(0) || head.starts(with: [0xFE, 0xFF]) || head.starts(with: [0xFF, 0xFE])
      || head.starts(with: [0xEF, 0xBB, 0xBF])
    if isOtherForm { return .silent }
    guard trial.execution.tree != nil else { return .held }
    var reason: JSONReaderError.Code?
    do throws(JSONReaderError) {
      _ = try JSONReader.read(bytes: trial.input)
    } catch {
      reason = error.code
    }
    return .broken(
      wanted: "refused",
      found: reason?.rawValue ?? "decoded",
      "the input is not JSON (\(reason?.words ?? "deep")), but it was decoded"
    )
  }
}
