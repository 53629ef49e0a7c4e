import Foundation
import FuzzKit
import SmartCodable

/// What a decoder made of a document, and the calls that it made meanwhile.
struct PlainCallsAnswer {
  let outcome: String
  let properties: [String: String]
  let dropped: [String]
  let log: PlainCallsLog

  /// Decodes the model, leniently.
  static func model<Member: PlainCallsMember>(
    of type: Member.Type,
    _ document: Data
  ) -> PlainCallsAnswer {
    let log = PlainCallsLog()
    let report = PlainCallsLog.$current.withValue(log) {
      try? PlainCallsModel<Member>.decode(from: document)
    }
    let dropped = report?.repairs.filter { $0.action == .droppedElement } ?? []
    return PlainCallsAnswer(
      outcome: report == nil ? "refused" : "read",
      properties: report?.value.spoken ?? [:],
      dropped: dropped.map { place(of: $0.path) },
      log: log
    )
  }

  static func place(of path: [SmartRepair.PathComponent]) -> String {
    path
      .map { component in
        switch component {
        case .key(let key): key
        case .index(let index): "\(index)"
        }
      }
      .joined(separator: "/")
  }
}
