import ReportKit

extension ConformanceRunner {
  /// Returns a test's message about a verdict: which case, what happened and where, and what to do.
  ///
  /// The first line holds the id, the outcome and ``Verdict/explanation``, shortened in the middle
  /// if it is very long; each further line holds one fact, such as the input of the case. A should case that
  /// does not pass has one line, since a run of a decoder that holds what it claims may have hundreds.
  ///
  /// - Parameters:
  ///   - verdict: The verdict on the case.
  ///   - conformanceCase: The case.
  /// - Returns: One or more lines.
  public func message(on verdict: Verdict, of conformanceCase: ConformanceCase) -> String {
    guard !conformanceCase.isNothingSelected else {
      return "[\(verdict.id)] \(conformanceCase.title); choose by ids such as nulls/*"
    }
    let stake = verdict.isInOrder ? "" : " (\(verdict.stake(for: subject.manifest)))"
    let head = "[\(verdict.id)] \(verdict.outcome.name)\(stake): \(verdict.explanation)"
    if verdict.requirement == .should, verdict.isAcceptable, !verdict.isInOrder {
      return PrintedText.value(head, to: 600)
    }
    return ([PrintedText.value(head, to: 600)] + facts(on: verdict, of: conformanceCase))
      .joined(separator: "\n  ")
  }

  private func facts(on verdict: Verdict, of conformanceCase: ConformanceCase) -> [String] {
    let entry = ledger.entry(for: verdict.id)
    let clause = conformanceCase.clause
    let input =
      ["the input, for the model \(conformanceCase.model): \(conformanceCase.input.excerpt)"]
      + (suite.models[conformanceCase.model]?.deeds.map { ["its type: \($0)"] } ?? [])
      + (conformanceCase.lawFile.map { [$0 + (clause.sentence.map { ": \($0)" } ?? "")] } ?? [])
    switch verdict.outcome {
    case .passed: return []
    case .failed: return input + signature(of: verdict)
    case .crashed, .timedOut:
      return input + [
        "no ledger makes this acceptable by design; CONFORMANCE_FILTER='\(verdict.id)' runs it alone,"
          + " in the debugger if the runner's subject is not `isolated`"
      ]
    case .unstable:
      return input + [
        "expected is the first answer, to the case as it stands; the request must not matter"
      ]
    case .unbound:
      return [
        "give the subject what is missing, or take \(names(of: verdict.needs)) from its claims"
      ]
    case .misbound: return ["the case was not asked; the type is at fault, not the decoder"]
    case .broken:
      return [
        "the adapter or the case is at fault, not the decoder; the whole run says nothing:"
          + " fix it first; CONFORMANCE_FILTER='\(verdict.id)' runs it alone"
      ]
    case .expectedFailure:
      return entry.map { ["the ledger says why: \($0.reason.text)"] } ?? []
    case .changedFailure:
      return (entry.map { ["the ledger has: \($0.difference ?? $0.signature)"] } ?? [])
        + input + signature(of: verdict)
    case .unexpectedPass:
      return ["the ledger names the case as a failure; remove the entry"]
    case .excused: return ["excused: \(PrintedText.value(verdict.cause))"]
    case .unclaimed:
      let missing = verdict.needs.subtracting(subject.manifest.capabilities)
      return ["not claimed: \(names(of: missing))"]
        + (verdict.matches ? ["the answer is right although nobody claims it"] : [])
    case .recorded: return ["the answer: \(PrintedText.value(verdict.answer))"]
    }
  }

  /// The members of a ledger entry that identify this failure.
  private func signature(of verdict: Verdict) -> [String] {
    guard let difference = verdict.difference else { return [] }
    let members: [(String, JSONValue?)] = [
      ("signature", .string(difference.signature)),
      ("difference", .string(difference.abridged.sentence)),
    ]
    let line = String(decoding: JSONWriter.line(of: .ordered(members)), as: UTF8.self)
    return ["in a ledger: " + line.dropFirst().dropLast()]
  }

  private func names(of capabilities: Set<Capability>) -> String {
    capabilities.isEmpty ? "nothing" : capabilities.sorted().map(\.rawValue).joined(separator: ", ")
  }
}

extension Verdict.Outcome {
  /// The outcome in words, for example `unexpected pass`.
  var name: String {
    rawValue.reduce(into: "") { text, character in
      text += character.isUppercase ? " \(character.lowercased())" : String(character)
    }
  }
}

extension CaseInput {
  /// The input on one line of at most 200 characters.
  var excerpt: String { PrintedText.value(line) }

  /// The input on one line; repeated parts are written once, with the number of repetitions.
  var line: String {
    switch self {
    case .text(let text): text.onOneLine
    case .hex(let digits): "the bytes \(digits)"
    case .nested(let open, let core, let close, let depth, let end):
      "\(depth) times '\(open)', then '\(core.onOneLine)', then \(depth) times '\(close)'"
        + (end.isEmpty ? "" : ", then '\(end.onOneLine)'")
    }
  }
}

extension String {
  /// The text with control characters written as escapes.
  var onOneLine: String {
    unicodeScalars.reduce(into: "") { text, scalar in
      text += scalar.value < 0x20 ? scalar.escaped(asASCII: true) : String(scalar)
    }
  }
}
