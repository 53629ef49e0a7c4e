import Foundation
import FuzzKit
import SmartCodable

/// Compares what is written for a row with what must be.
struct WritingTableJudge {
  let options: WritingTableOptions

  private enum Outcome: Equatable {
    case texts([Data])
    case refusal(String)
  }

  static func encoder(
    _ writer: WritingTableRow.Writer,
    _ options: WritingTableOptions
  ) -> JSONEncoder {
    let encoder: JSONEncoder =
      switch writer {
      case .sorted, .foundation: SmartJSONEncoder(style: .foundation)
      case .own: SmartJSONEncoder()
      case .standard: JSONEncoder()
      }
    if writer == .sorted || writer == .standard { encoder.outputFormatting = .sortedKeys }
    encoder.dateEncodingStrategy = .secondsSince1970
    options.apply(to: encoder)
    return encoder
  }

  /// The texts of successive calls of one encoder.
  private func outcome(_ values: [any Encodable], by encoder: JSONEncoder) -> Outcome {
    do {
      return .texts(try values.map { try encoder.encode($0) })
    } catch EncodingError.invalidValue(_, let context) {
      return .refusal("invalidValue at " + WritingTableWhere.text(context.codingPath))
    } catch {
      return .refusal("\(type(of: error))")
    }
  }

  func verdict(on row: WritingTableRow) -> JudgeVerdict {
    for writer in row.writers {
      // With a strategy for keys the library's own style has rules of its own (ENC-9).
      if writer == .own, options.keys != 0 { continue }
      let values = [row.value] + [row.second].compactMap(\.self)
      let found = outcome(values, by: Self.encoder(writer, options))
      if let problem = problem(found, row, writer) {
        return .differs(
          property: row.kind,
          wanted: "other",
          found: "\(writer)",
          detail: "\(row.kind) by \(writer), keys \(options.keys): \(problem)"
        )
      }
    }
    return .agrees
  }

  private func problem(
    _ found: Outcome,
    _ row: WritingTableRow,
    _ writer: WritingTableRow.Writer
  ) -> String? {
    switch row.wanted {
    case .model(let model):
      let values = [model] + [row.second].compactMap(\.self)
      let standard = Self.encoder(.standard, options)
      if writer == .own { standard.outputFormatting.insert(.withoutEscapingSlashes) }
      let wanted = outcome(values, by: standard)
      switch (found, wanted) {
      case (.texts(let mine), .texts(let theirs)):
        let isSame =
          writer == .sorted || writer == .standard ? mine == theirs : Self.isEqual(mine, theirs)
        return isSame ? nil : "wanted \(Self.text(theirs)), found \(Self.text(mine))"
      case (.refusal(let mine), .refusal(let theirs)):
        // Paths are JSONEncoder's in its style only; a wrapper has one of its own.
        let isSame = writer == .own || row.writers.contains(.standard) || mine == theirs
        return isSame ? nil : "wanted \(theirs), found \(mine)"
      default: return "wanted \(Self.text(wanted)), found \(Self.text(found))"
      }
    case .members(let members): return problem(found, members, isAscending: false)
    case .ascending(let members): return problem(found, members, isAscending: true)
    case .anything:
      guard case .texts(let texts) = found, JSONTree(parsing: Array(texts[0])) == nil else {
        return nil
      }
      return "no JSON: \(Self.text(texts))"
    }
  }

  private static func isEqual(_ mine: [Data], _ theirs: [Data]) -> Bool {
    mine.count == theirs.count
      && zip(mine, theirs)
        .allSatisfy { left, right in
          guard let left = JSONTree(parsing: Array(left)),
            let right = JSONTree(parsing: Array(right))
          else { return false }
          return !JSONFacts(left).hasDuplicateKeys
            && left.difference(from: right, byValue: true) == nil
        }
  }

  private static func text(_ texts: [Data]) -> String {
    texts.map { String(decoding: $0.prefix(600), as: UTF8.self) }.joined(separator: " ")
  }

  private static func text(_ outcome: Outcome) -> String {
    switch outcome {
    case .texts(let texts): text(texts)
    case .refusal(let why): why
    }
  }

  // MARK: Members

  /// Compares an object, which may lie in arrays, with the members that it may have.
  private func problem(
    _ found: Outcome,
    _ members: [(key: String, value: any Encodable)],
    isAscending: Bool
  ) -> String? {
    guard case .texts(let texts) = found, let tree = JSONTree(parsing: Array(texts[0])) else {
      return "wanted members, found \(Self.text(found))"
    }
    var node = tree.root
    while tree.kind(of: node) == .array, let first = tree.children(of: node).first { node = first }
    let children = tree.children(of: node)
    let keys = children.map { JSONText.unescaped(tree.key(of: $0) ?? []) }
    var wanted: [[UInt8]: [any Encodable]] = [:]
    for (key, value) in members { wanted[Array(key.utf8), default: []].append(value) }
    let isRight =
      tree.kind(of: node) == .object && keys.count == wanted.count
      && zip(keys, children)
        .allSatisfy { key, child in
          let text = Data(tree.bytes(of: child))
          return wanted[Array(key)]?.contains { isWritten($0, as: text) } ?? false
        }
    let isSorted = zip(keys, keys.dropFirst())
      .allSatisfy { $0.lexicographicallyPrecedes($1) }
    if isRight, isSorted || !isAscending { return nil }
    return "wanted \(members.map { "\($0.key): \($0.value)" }), found \(Self.text(texts))"
  }

  private func isWritten(_ value: any Encodable, as text: Data) -> Bool {
    let encoder = Self.encoder(.standard, options)
    encoder.outputFormatting.insert(.withoutEscapingSlashes)
    guard let wanted = try? encoder.encode(value) else { return false }
    // Foundation's style escapes them.
    encoder.outputFormatting.remove(.withoutEscapingSlashes)
    guard let escaped = try? encoder.encode(value) else { return false }
    return Self.isEqual([text], [wanted]) || Self.isEqual([text], [escaped])
  }
}
