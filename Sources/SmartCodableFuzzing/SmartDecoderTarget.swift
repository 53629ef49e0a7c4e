import Foundation
import FuzzKit
import SmartCodable

/// SmartCodable decoding one model, from Data or from String.
struct SmartDecoderTarget<Model: SmartDecodable & Encodable>: FuzzTarget {
  /// How the input is handed over.
  enum Form {
    case data, string
  }

  let name: String
  let laws: TargetLaws
  let seedInputs: [String]
  private let form: Form

  init(
    _ name: String,
    _ model: Model.Type,
    laws: TargetLaws = .ordinary,
    form: Form = .data,
    seedInputs: [String]
  ) {
    self.name = name
    self.laws = laws
    self.form = form
    self.seedInputs = seedInputs
  }

  func run(_ input: [UInt8], in context: RunContext) -> Execution {
    do throws(DecodingError) {
      let report = try decode(input)
      return .decoded(
        context.observe(report.value),
        diagnostics: report.repairs.map(DiagnosticRecord.init)
      )
    } catch {
      return .thrown(error.code)
    }
  }

  func reference(_ input: [UInt8], in context: RunContext) -> Execution? {
    guard laws.contains(.agreement) else { return nil }
    return FoundationTarget<Model>.decode(input, in: context)
  }

  private func decode(_ input: [UInt8]) throws(DecodingError) -> SmartDecodingReport<Model> {
    switch form {
    case .data: return try Model.decode(from: Data(input))
    case .string:
      // A Swift string cannot hold other bytes, so such input never reaches a decoder this way.
      guard let text = String(validating: input, as: UTF8.self) else {
        throw DecodingError.dataCorrupted(.init(codingPath: [], debugDescription: "not UTF-8"))
      }
      return try Model.decode(from: text)
    }
  }
}

extension TargetLaws {
  /// What holds for a model that uses neither mapping nor flats nor formats of SmartCodable's own.
  static let ordinary: TargetLaws = [
    .total, .strictSyntax, .agreement, .reportsRepairs, .keyOrder, .nullIsMissing, .locality,
    .repeatable, .unknownKeys, .spelling, .numberIsString,
  ]
}

extension DiagnosticRecord {
  init(_ repair: SmartRepair) {
    let steps = repair.path.map { component -> TreePath.Step in
      switch component {
      case .key(let key): .key(key)
      case .index(let index): .index(index)
      }
    }
    self.init(
      path: TreePath(steps),
      kind: repair.kind.rawValue,
      wanted: repair.wanted,
      found: repair.found.rawValue,
      action: repair.action.rawValue
    )
  }
}

extension DecodingError {
  /// The case without its payload.
  var code: String {
    switch self {
    case .typeMismatch: "typeMismatch"
    case .valueNotFound: "valueNotFound"
    case .keyNotFound: "keyNotFound"
    case .dataCorrupted: "dataCorrupted"
    @unknown default: "other"
    }
  }
}
