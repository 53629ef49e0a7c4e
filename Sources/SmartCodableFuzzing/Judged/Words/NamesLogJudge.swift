import ConformanceKit
import DecoderLaw
import FuzzKit
import SmartCodable
import SmartCodableConformance

/// Compares the answer to a call with what its document requires, or with where its text is wrong.
struct NamesLogJudge {
  typealias Problem = PlacedText.Problem

  private let call: NamesLogCall

  init(_ call: NamesLogCall) { self.call = call }

  func problem(of account: NamesLogCall.Account) -> Problem? {
    if let wrong = call.wrong {
      // The error names the line and the column of the byte that is wrong (REP-2).
      guard let corruption = account.corruption else {
        return Problem(word: "error", detail: "no dataCorrupted")
      }
      let offset = PlacedText(call.bytes ?? []).offset(namedBy: corruption)
      guard offset.map(wrong.contains) == true else {
        return Problem(word: "place", detail: "\(corruption), wanted \(wrong)")
      }
    } else if call.bytes == nil {
      if account.repairs != nil { return Problem(word: "nil", detail: "a value for nil") }
    } else if let document = call.document {
      guard let repairs = account.repairs else {
        return Problem(word: "repairs", detail: account.corruption ?? "another error")
      }
      if let problem = problem(of: repairs, document.value, document.text) { return problem }
      // A text of JSON means the same in JSON5 (J5-2).
      if !call.isJSON5, call.native == nil, document.text.bytes.count.isMultiple(of: 4),
        (try? call.repairs(isJSON5: true)) != repairs
      {
        return Problem(word: "JSON5", detail: "other repairs in JSON5")
      }
    }
    return logProblem(of: account)
  }

  // MARK: Repairs

  private func problem(
    of repairs: [SmartRepair],
    _ document: JSONValue,
    _ text: LaidOutText
  ) -> Problem? {
    let request = SubjectRequest(model: NamesModels.Whole.id, input: JSONWriter.line(of: document))
    let reference = NamesModels.world.reference
    guard case .decoded(_, let wanted?) = reference.response(to: request) else {
      return Problem(word: "refusal", detail: "the reference refuses")
    }
    let lines = PlacedText(text.bytes)
    for (repair, wanted) in zip(repairs, wanted) {
      let found = Repair(repair)
      guard found.kind == wanted.kind, found.path.hasSameScalars(as: wanted.path) else {
        return Problem(word: "repair", detail: "\(found) instead of \(wanted)")
      }
      let (value, placed) = text.top.part(at: repair.path[...])
      var position: SmartRepair.Location?
      if call.native == nil {
        let (line, column) = lines.position(of: placed.offset)
        position = .init(byteOffset: placed.offset, line: line, column: column)
      }
      guard repair.found == value?.value.found ?? .nothing, repair.location == position else {
        let detail = "\(repair) \(repair.found) \(repair.location as Any) at \(position as Any)"
        return Problem(word: "location", detail: detail)
      }
      let problem =
        value.map { ShownValue.problem(repair.foundText, for: $0, hasText: call.native == nil) }
        ?? (repair.foundText == nil ? nil : "nothing")
      if let problem {
        let detail = "\(repair) shows \(repair.foundText ?? "nil"), not \(problem)"
        return Problem(word: "text", detail: detail)
      }
    }
    if repairs.count != wanted.count {
      return Problem(word: "number", detail: "\(repairs) instead of \(wanted)")
    }
    let details = reference.details(of: request) ?? []
    if case .differs(_, _, _, let detail) = JudgeVerdict(detailsOf: repairs, against: details) {
      return Problem(word: "details", detail: detail)
    }
    return nil
  }

  // MARK: Log

  private func logProblem(of account: NamesLogCall.Account) -> Problem? {
    var wanted: [LogBlock.Line] = []
    if call.level != .none {
      let name = "\(NamesModels.Whole.self)"
      let titles = LogTitles(of: NamesModels.Whole.id, in: NamesModels.world.reference.catalog)
      let type = call.bytes == nil ? "Array<\(name)>" : name
      wanted = LogBlock(of: account.repairs, at: call.level, call: type, titles: titles).lines
      if let frame = call.frame, !wanted.isEmpty {
        let footer = frame.footer.split(separator: "\n").map { LogBlock.Line.text(String($0)) }
        wanted.insert(contentsOf: [.text("")] + footer, at: wanted.count - 1)
        wanted.insert(contentsOf: [.text(frame.header), .text("")], at: 2)
      }
    }
    if !account.isPrinted { return Problem(word: "print", detail: "\(account.blocks)") }
    guard case .differs(_, let word, _, let detail) = JudgeVerdict(log: account.blocks, wanted)
    else { return nil }
    return Problem(word: "log: \(word)", detail: detail)
  }
}
