import FuzzKit
import SmartCodable

/// Compares the answer to a call with what its document requires.
struct NamesLogJudge {
  typealias Problem = PlacedText.Problem

  private let call: NamesLogCall

  init(_ call: NamesLogCall) { self.call = call }

  func problem(of account: NamesLogCall.Account) -> Problem? {
    switch call.form {
    case .missing:
      if account.repairs != nil { return Problem(word: "nil", detail: "a value for nil") }
    case .damaged(let bytes, let offset, _):
      if let problem = problem(of: account, badAt: offset, of: bytes) { return problem }
    case .native:
      if let problem = problem(of: account, in: nil) { return problem }
    case .text(let text, let isJSON5):
      if let problem = problem(of: account, in: text) { return problem }
      // A text of JSON means the same in JSON5 (J5-2).
      if !isJSON5, text.bytes.count.isMultiple(of: 4),
        (try? call.repairs(isJSON5: true)) != account.repairs
      {
        return Problem(word: "JSON5", detail: "other repairs in JSON5")
      }
    }
    return logProblem(of: account)
  }

  // MARK: Repairs

  private func problem(of account: NamesLogCall.Account, in text: NamesLogText?) -> Problem? {
    guard let found = account.repairs else {
      return Problem(word: "repairs", detail: account.corruption ?? "another error")
    }
    let wanted = NamesLogReference(call.document, sortsKeys: text == nil).repairs
    let lines = text.map { PlacedText($0.bytes) }
    for (repair, wanted) in zip(found, wanted) {
      var position: SmartRepair.Location?
      if let lines, let offset = text?.places[wanted.place]?.offset {
        let (line, column) = lines.position(of: offset)
        position = .init(byteOffset: offset, line: line, column: column)
      }
      let word = Self.difference(of: repair, from: wanted, at: position)
      if let word {
        let detail = "\(repair) \(repair.location as Any): wanted \(wanted) at \(position as Any)"
        return Problem(word: word, detail: detail)
      }
      if let problem = shownProblem(of: repair, wanted, in: text) { return problem }
    }
    if found.count == wanted.count { return nil }
    return Problem(word: "number", detail: "wanted \(wanted.count) repairs, not \(found.count)")
  }

  /// What differs, apart from the text that is shown; nil if nothing does.
  private static func difference(
    of repair: SmartRepair,
    from wanted: NamesLogReference.Repair,
    at position: SmartRepair.Location?
  ) -> String? {
    if !repair.path.map(name).elementsEqual(wanted.path.map(name)) { return "path" }
    if repair.wanted != wanted.wanted { return "type" }
    if repair.kind != wanted.kind { return "kind" }
    if repair.found != wanted.value?.found ?? .nothing { return "found" }
    if (repair.action == .droppedElement) != wanted.isDropped { return "action" }
    if repair.location != position { return "location" }
    return RepairWords.difference(of: repair).map { "description: \($0)" }
  }

  private func shownProblem(
    of repair: SmartRepair,
    _ wanted: NamesLogReference.Repair,
    in text: NamesLogText?
  ) -> Problem? {
    let problem =
      if let value = wanted.value {
        NamesLogFound.problem(repair.foundText, for: value, at: text?.places[wanted.path])
      } else {
        repair.foundText == nil ? nil : "nothing"
      }
    return problem.map {
      Problem(word: "text", detail: "\(repair) shows \(repair.foundText ?? "nil"), not \($0)")
    }
  }

  /// A component with its exact scalars; equality of strings is that of their normalization.
  private static func name(_ component: SmartRepair.PathComponent) -> [UInt8] {
    switch component {
    case .key(let key): Array(key.utf8)
    case .index(let index): [0xFF] + Array("\(index)".utf8)
    }
  }

  // MARK: Failures

  /// The error names the line and the column of the byte that cannot be where it is (REP-2).
  private func problem(
    of account: NamesLogCall.Account,
    badAt offset: Int,
    of bytes: [UInt8]
  ) -> Problem? {
    guard let corruption = account.corruption else {
      return Problem(word: "error", detail: "no dataCorrupted")
    }
    let (line, column) = PlacedText(bytes).position(of: offset)
    let numbers = corruption.split { !("0"..."9").contains($0) }.prefix(2)
    if numbers.elementsEqual(["\(line)", "\(column)"]) { return nil }
    return Problem(word: "place", detail: "\(corruption), wanted \(line):\(column)")
  }

  // MARK: Log

  private func logProblem(of account: NamesLogCall.Account) -> Problem? {
    let isMissing = if case .missing = call.form { true } else { false }
    var wanted: [LogBlock.Line] = []
    if call.level != .none {
      let names = LogBlock.Names(
        call: isMissing ? "Array<NamesLogModel>" : "NamesLogModel",
        title: { NamesLogTable.title(of: $0).map { .name($0) } ?? .nothing }
      )
      wanted = LogBlock(of: account.repairs, at: call.level, names: names).lines
      if let frame = call.frame, !wanted.isEmpty {
        let footer = frame.footer.split(separator: "\n").map { LogBlock.Line.text(String($0)) }
        wanted.insert(contentsOf: [.text("")] + footer, at: wanted.count - 1)
        wanted.insert(contentsOf: [.text(frame.header), .text("")], at: 2)
      }
    }
    if !account.isPrinted { return Problem(word: "print", detail: "\(account.blocks)") }
    guard account.blocks.count == (wanted.isEmpty ? 0 : 1) else {
      return Problem(word: "blocks", detail: "\(account.blocks)")
    }
    let lines = account.blocks.joined(separator: "\n")
      .split(separator: "\n", omittingEmptySubsequences: false)
    for (line, wanted) in zip(lines, wanted) where !wanted.fits(line) {
      return Problem(word: "log", detail: "\(line) instead of \(wanted)")
    }
    if wanted.isEmpty || lines.count == wanted.count { return nil }
    return Problem(word: "lines", detail: "\(lines.count) lines instead of \(wanted.count)")
  }
}
