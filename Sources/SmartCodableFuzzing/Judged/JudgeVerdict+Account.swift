import ConformanceKit
import DecoderLaw
import FuzzKit
import SmartCodable
import SmartCodableConformance

extension JudgeVerdict {
  /// Compares the log of a call, which is one block or none, with the lines that it must have.
  init(log blocks: [String], _ expected: [LogBlock.Line]) {
    let text = blocks.joined(separator: "\n")
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let index = zip(lines, expected).prefix { line, expected in expected.fits(line) }.count
    if blocks.count != (expected.isEmpty ? 0 : 1) {
      self = .differs(wanted: "blocks", found: "\(blocks.count)", detail: text)
    } else if expected.isEmpty || index == lines.count && index == expected.count {
      self = .agrees
    } else {
      let wanted = expected.dropFirst(index).first.map { "\($0)" } ?? "the end"
      let found = lines.dropFirst(index).first.map(String.init) ?? "the end"
      let detail = "line \(index): expected \(wanted), got \(found)"
      self = .differs(wanted: "line", found: "line", detail: detail)
    }
  }

  /// Compares the details of repairs with what the law requires, and the description of each with its details;
  /// their number is checked elsewhere.
  init(detailsOf repairs: [SmartRepair], against details: [RepairDetail]) {
    for repair in repairs {
      guard let difference = RepairWords.difference(of: repair) else { continue }
      self = .differs(
        property: repair.path.first.map { "\($0)" },
        wanted: "a description of the repair",
        found: difference,
        detail: "\(repair) of \(repair.kind) \(repair.found) \(repair.action)"
      )
      return
    }
    for (repair, detail) in zip(repairs, details) {
      let type = SwiftType.name(of: detail.wanted)
      let (wanted, found) = ("\(type) \(detail.action)", "\(repair.wanted) \(repair.action)")
      guard wanted != found else { continue }
      // The law leaves open whether a converted raw value is reported as its type or as the enumeration.
      if detail.wanted.isEnumeration, repair.action == .converted { continue }
      self = .differs(
        property: repair.path.first.map { "\($0)" },
        wanted: detail.action.rawValue,
        found: repair.action.rawValue,
        detail: "\(repair): expected \(wanted), got \(found)"
      )
      return
    }
    self = .agrees
  }

  /// Compares the reported places of repairs with the text.
  init(placesOf repairs: [SmartRepair], in text: [UInt8]) {
    let text = PlacedText(text)
    for repair in repairs {
      guard let problem = text.problem(of: repair) else { continue }
      let detail = "\(repair): \(problem.detail)"
      self = .differs(wanted: problem.word, found: "other", detail: detail)
      return
    }
    self = .agrees
  }
}

extension Shape {
  fileprivate var isEnumeration: Bool {
    switch self {
    case .enumeration: true
    case .optional(let wrapped): wrapped.isEnumeration
    default: false
    }
  }
}
