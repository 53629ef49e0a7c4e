import ConformanceKit
import DecoderLaw

extension SuiteLint {
  /// The redundant members of objects in the input.
  func superfluousMembers(
    of conformanceCase: ConformanceCase,
    _ bench: ProofBench
  ) async -> [Finding] {
    // Types that use containers themselves read more than any fault can change, and texts of RFC 8259 are
    // given.
    guard conformanceCase.isScored, case .text(let text) = conformanceCase.input,
      suite.models[conformanceCase.model]?.isContainer == false,
      conformanceCase.id.chapter != TextRow.chapter,
      let document = try? JSONReader.read(text)
    else { return [] }
    let originals = await bench.trials(of: conformanceCase).filter(\.reference.matches)
    guard !originals.isEmpty else { return [] }
    let judges = Set(originals.map(\.judge))
    var killers: [String: String]?
    var findings: [Finding] = []
    for (path, shorter) in document.lackingOneMember(at: "$") {
      let input = JSONWriter.line(of: shorter)
      let trials = await bench.trials(of: conformanceCase, input: input)
        .filter { judges.contains($0.judge) }
      guard trials.allSatisfy(\.reference.matches) else { continue }
      if killers == nil { killers = await self.killers(in: originals, bench) }
      guard await self.killers(in: trials, bench) == killers else { continue }
      findings.append(
        Finding(.inputMinimal, conformanceCase.id.rawValue, "\(path) is redundant; remove it")
      )
    }
    return findings
  }

  /// The faults that the case catches with this input, and the difference for each.
  private func killers(
    in trials: [ProofBench.Trial],
    _ bench: ProofBench
  ) async -> [String: String] {
    var killers: [String: String] = [:]
    for trial in trials {
      for fault in trial.variants {
        let verdict = await bench.verdict(on: fault, in: trial)
        if let verdict, !verdict.isInOrder {
          killers["\(trial.judge) \(fault.id)"] = verdict.explanation
        }
      }
    }
    return killers
  }
}

extension JSONValue {
  /// The value without one member, for each member of each object in it, with that member's path.
  fileprivate func lackingOneMember(at path: String) -> [(path: String, value: JSONValue)] {
    switch self {
    case .null, .boolean, .number, .string: return []
    case .array(let elements):
      return elements.enumerated()
        .flatMap { index, element in
          element.lackingOneMember(at: "\(path)[\(index)]")
            .map { place, shorter in
              var elements = elements
              elements[index] = shorter
              return (place, .array(elements))
            }
        }
    case .object(let members):
      return members.enumerated()
        .flatMap { index, member in
          var others = members
          others.remove(at: index)
          let place = "\(path).\(member.key)"
          let inside = member.value.lackingOneMember(at: place)
            .map { place, shorter in
              var members = members
              members[index] = JSONMember(key: member.key, value: shorter)
              return (path: place, value: JSONValue.object(members))
            }
          return [(path: place, value: JSONValue.object(others))] + inside
        }
    }
  }
}
