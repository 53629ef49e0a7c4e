import ConformanceKit
import Foundation
import FuzzKit
import Kodable
import SmartCodable

/// A row of the table, whatever its model.
protocol KodableTableJudge: Sendable {
  var name: String { get }
  var path: [String] { get }

  /// What a lenient call makes of a document.
  func found(_ document: JSONValue) -> String

  /// The first call with a wrong answer to a document, or to another one after it; with both answers.
  func problem(_ document: JSONValue, _ next: JSONValue) -> (call: String, answers: String)?
}

/// A model and its law.
struct KodableTableRow<Model: KodableTableModel>: KodableTableJudge {
  typealias Value = Model.Value

  let path: [String]
  var rule = KodableRule.standard
  /// The default, or the initial value.
  var standIn: Value?
  var isPlain = false
  var isSnake = false
  var writesNull = false
  /// What the modifiers make of a value; nil if they reject it.
  var modify: @Sendable (Value) -> Value? = { $0 }

  var name: String { "\(Model.self)" }

  struct Answer: CustomStringConvertible {
    var value: Value?
    /// What is reported, or why the model is refused.
    var remarks: [String] = []

    var description: String {
      let encoder = JSONEncoder()
      encoder.outputFormatting = .sortedKeys
      // A set has another order in another process.
      let set = (value as? Set<String>)?
        .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
      let text = try? set.map { try encoder.encode($0) } ?? encoder.encode(value)
      return String(decoding: text ?? Data(), as: UTF8.self) + " \(remarks.sorted())"
    }

    init(_ value: Value, _ repairs: [(KodablePath, SmartRepair.Action)] = []) {
      self.value = value
      remarks = repairs.map { path, action in
        path.map { if case .key(let key) = $0 { "." + key } else { "\($0)" } }.joined()
          + " \(action)"
      }
    }

    init(refusal: String) { remarks = [refusal] }
  }

  /// The law (KOD-4, KOD-6, KOD-20 to KOD-23, KOD-40, KOD-43); nil where it is open.
  func answer(to document: JSONValue, present: Value? = nil) -> Answer? {
    guard let place = place(in: document) else { return nil }
    let none = Value.strict(.null)
    let isMismatch = place.value ?? .null != .null
    if isMismatch, let value = place.value {
      switch Value.read(value, rule) {
      case .value(let value, let repairs):
        return modify(value).map { Answer($0, repairs.map { (place.path + $0.0, $0.1) }) }
          ?? Answer(refusal: "validationFailed")
      case .mismatch: break
      case .open: return nil
      }
    }
    if isPlain, isMismatch { return Answer(refusal: "mismatch") }
    if let present, place.value == nil || isPlain && none == nil { return Answer(present) }
    if isPlain, let none { return Answer(place.value == nil ? standIn ?? none : none) }
    guard let value = standIn ?? none else {
      return Answer(refusal: isMismatch ? "mismatch" : "dataNotFound")
    }
    // A missing or null Optional is no fallback (KOD-23).
    if value == none, !isMismatch { return Answer(value) }
    return Answer(value, [(place.path, value == none ? .nilValue : .initialValue)])
  }

  /// Where the path leads, and the value there, if there is one (KOD-11, KOD-12, KOD-14); nil if the key strategy makes
  /// two members one.
  private func place(in document: JSONValue) -> (path: KodablePath, value: JSONValue?)? {
    let humps = isSnake ? KodableTableDrawing.humps : [:]
    var place: (path: KodablePath, value: JSONValue?) = ([], document)
    for segment in path {
      if case .array(let elements)? = place.value, let index = Int(segment) {
        place.path.append(.index(index))
        place.value = elements.indices.contains(index) ? elements[index] : nil
        continue
      }
      place.path.append(.key(segment))
      guard case .object(let members)? = place.value else {
        place.value = nil
        continue
      }
      if Set(members.map { humps[$0.key] ?? $0.key }).count < members.count { return nil }
      place.value = members.first { $0.key == segment || humps[$0.key] == segment }?.value
    }
    return place
  }

  // MARK: What Kodable answers

  /// Reads a document and updates the model by another one.
  private struct Updated: Decodable {
    let model: Model

    init(from decoder: any Decoder) throws {
      var list = try decoder.unkeyedContainer()
      var model = try list.decode(Model.self)
      try model.decode(from: list.superDecoder())
      self.model = model
    }
  }

  private func configured<Decoder: JSONDecoder>(
    _ decoder: Decoder,
    _ change: (Decoder) -> Void = { _ in }
  ) -> Decoder {
    if isSnake { decoder.keyDecodingStrategy = .convertFromSnakeCase }
    change(decoder)
    return decoder
  }

  private func attempt(_ call: () throws -> Answer) -> Answer {
    do { return try call() } catch { return Answer(refusal: kind(of: error)) }
  }

  private func report(_ document: Any) -> Answer {
    attempt {
      let report = try configured(SmartJSONDecoder()).report(Model.self, from: document)
      return Answer(report.value.value, report.repairs.map { ($0.path, $0.action) })
    }
  }

  func found(_ document: JSONValue) -> String { "\(report(Data(JSONWriter.line(of: document))))" }

  func problem(_ document: JSONValue, _ next: JSONValue) -> (call: String, answers: String)? {
    guard var wanted = answer(to: document) else { return nil }
    func difference(_ call: String, _ found: Answer) -> (String, String)? {
      "\(wanted)" == "\(found)" ? nil : (call, "wanted \(wanted), found \(found)")
    }
    let text = Data(JSONWriter.line(of: document))
    if let difference = difference("lenient", report(text)) { return difference }
    if let graph = NativeGraph.value(of: Array(text)),
      let difference = difference("graph", report(graph))
    {
      return difference
    }
    let plain = configured(JSONDecoder())
    let strict = configured(SmartJSONDecoder()) { $0.leniency = .none }
    let lenient = configured(SmartJSONDecoder())
    if wanted.value != nil { wanted.remarks = [] }
    for (call, decoder) in [("plain", plain), ("strict", strict)] {
      let found = attempt { Answer(try decoder.decode(Model.self, from: text).value) }
      if let difference = difference(call, found) { return difference }
    }
    guard let value = wanted.value, let model = try? plain.decode(Model.self, from: text) else {
      return nil
    }
    if let difference = writing(model) { return difference }
    guard let updated = answer(to: next, present: value) else { return nil }
    wanted = updated
    if wanted.value != nil { wanted.remarks = [] }
    let both = Data(JSONWriter.line(of: .array([document, next])))
    for (call, decoder) in [("plain", plain), ("strict", strict), ("lenient", lenient)] {
      // A type that fails is read by lenient containers, which know no Kodable.
      if call == "lenient", wanted.value == nil { break }
      let found = attempt { Answer(try decoder.decode(Updated.self, from: both).model.value) }
      if let difference = difference(call + " update", found) { return difference }
    }
    return nil
  }

  /// The kind of an error that tells the model and the way (KOD-21, KOD-40, KOD-64).
  private func kind(of error: any Error) -> String {
    // Errors name a key with a backslash or a literal dot as it is declared.
    let keys = path.filter { !$0.contains(#"\"#) && !$0.contains(".") }
    guard keys.allSatisfy("\(error)".contains), var error = error as? KodableError else {
      return "\(error)"
    }
    // An update is an element of an array.
    if case .failedDecodingProperty("Index 1", _, _, let inner) = error { error = inner }
    switch error {
    case .failedDecodingType(let type, .validationFailed) where type == Model.self:
      return "validationFailed"
    case .failedDecodingType(let type, .failedDecodingProperty("value", _, _, let inner))
    where type == Model.self:
      if case .dataNotFound = inner { return "dataNotFound" }
      // Foundation's own error for a number that does not fit is no DecodingError.
      if case .wrappedError = inner { return "mismatch" }
    default: break
    }
    return "\(error)"
  }

  /// What is wrong with the text that is written (KOD-13, KOD-61).
  private func writing(_ model: Model) -> (String, String)? {
    for encoder in [JSONEncoder(), SmartJSONEncoder(style: .foundation), SmartJSONEncoder()] {
      encoder.outputFormatting = .sortedKeys
      let texts = [try? encoder.encode(model), try? encoder.encode([model.value])]
        .map { String(decoding: $0 ?? Data(), as: UTF8.self) }
      let inner = String(texts[1].dropFirst().dropLast())
      let wanted = path.reversed().reduce(inner) { "{\(JSONWriter.literal($1)):\($0)}" }
      let isLeftOut = inner == "null" && !writesNull
      if texts[0] == (isLeftOut ? "{}" : wanted) { continue }
      return ("writing", "wanted \(wanted), found \(texts[0])")
    }
    return nil
  }
}
