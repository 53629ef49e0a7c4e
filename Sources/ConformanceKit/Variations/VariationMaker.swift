/// Creates the variations of a case that apply to it, each as a separate request.
///
/// The order and the choices depend only on the seed and the id of the case.
struct VariationMaker {
  let models: ModelCatalog
  let seed: UInt64
  /// Another case of the suite, which a decoder with a memory would confuse with this one.
  var other: EarlierInput?
  /// The other ways in which the subject's format writes a document.
  var spellings: [String] = []

  /// Deeper inputs are not put into holders, which could exceed the limit of 512.
  private static let maximumDepth = 500

  /// The requests for a case whose first answer is known.
  ///
  /// - Parameters:
  ///   - conformanceCase: The case.
  ///   - request: The request of the unchanged case.
  ///   - response: The answer to it: a refused input is not put into a holder, since another element or an
  ///     initial value might be its stand-in there.
  /// - Returns: One request for each variation that changes something.
  func requests(
    for conformanceCase: ConformanceCase,
    _ request: SubjectRequest,
    after response: SubjectResponse
  ) -> [VariedRequest] {
    // Another encoding, or a byte order mark, is the purpose of its case and must stay.
    var rules = JSONReader.Rules()
    rules.readsWideEncodings = false
    rules.skipsByteOrderMark = false
    let isDecoded = if case .decoded = response { true } else { false }
    let variations = Variation.allCases.sorted().filter { !conformanceCase.excluded.contains($0) }
    // Repeated requests need no parsed input.
    let unread: Set<Variation> = [.repeated, .concurrent, .afterOthers, .spelling]
    let isRead = variations.contains { !unread.contains($0) }
    let document = isRead ? try? JSONReader.read(bytes: request.input, rules: rules) : nil
    return variations.flatMap { variation -> [VariedRequest] in
      switch variation {
      case .repeated, .concurrent:
        return [VariedRequest(variation: variation, request: request)]
      case .spelling:
        return spellings.map { VariedRequest(variation: variation, request: request.spelled($0)) }
      case .afterOthers:
        // Twice as many bytes would exceed the limit of a message to a program.
        return conformanceCase.input.isHuge
          ? [] : [VariedRequest(variation: variation, request: after(request))]
      case .nestedInArray, .nestedInObject:
        guard isDecoded, let document else { return [] }
        return nested(variation, request, document).map { [$0] } ?? []
      default:
        guard let document, let text = text(variation, document, conformanceCase.id, request)
        else { return [] }
        return [VariedRequest(variation: variation, request: request.replacing(input: text))]
      }
    }
  }

  /// The request after another document, after the beginning of its own, and after the other again.
  private func after(_ request: SubjectRequest) -> SubjectRequest {
    let broken = EarlierInput(model: request.model, input: Array(request.input.dropLast()))
    return SubjectRequest(
      model: request.model,
      input: request.input,
      settings: request.settings,
      earlier: [other, broken, other].compactMap { $0 }
    )
  }

  private func text(
    _ variation: Variation,
    _ document: JSONValue,
    _ id: CaseID,
    _ request: SubjectRequest
  ) -> String? {
    switch variation {
    case .insignificantWhitespace: return JSONWriter(space: " \t\n  ").text(of: document)
    case .crlf: return JSONWriter(space: "\r\n").text(of: document)
    case .escapedStrings: return JSONWriter(escapesAll: true).text(of: document)
    case .reorderedKeys:
      var generator = SeededGenerator(seed: seed, for: id.rawValue.utf8)
      let shuffled = shuffled(document, &generator)
      return shuffled == document ? nil : JSONWriter().text(of: shuffled)
    case .unknownSiblings:
      // With a path, the document around the value is not the model's.
      guard request.settings[.path] == nil else { return nil }
      return ModelWalk(models: models).addingUnknownMembers(to: document, as: .model(request.model))
        .map { JSONWriter().text(of: $0) }
    case .nestedInArray, .nestedInObject, .afterOthers, .repeated, .concurrent, .spelling:
      return nil
    }
  }

  private func nested(
    _ variation: Variation,
    _ request: SubjectRequest,
    _ document: JSONValue
  ) -> VariedRequest? {
    // A holder is not where the path leads, cannot be updated, and is itself written and reported.
    guard [.path, .update, .written, .report].allSatisfy({ request.settings[$0] == nil }),
      document.depth <= Self.maximumDepth
    else { return nil }
    let body = JSONWriter().text(of: document)
    let (model, text, holder): (ModelID, String, VariedRequest.Holder) =
      if variation == .nestedInArray {
        (ModelCatalog.list(of: request.model), "[\(body)]", .element)
      } else {
        (
          ModelCatalog.box(of: request.model), "{\"\(ModelCatalog.boxField)\":\(body)}",
          .field(ModelCatalog.boxField)
        )
      }
    guard models[model] != nil else { return nil }
    let inner = SubjectRequest(
      model: model,
      input: Array(text.utf8),
      settings: request.settings
    )
    return VariedRequest(variation: variation, request: inner, holder: holder)
  }

  /// Members in another order, except in objects with equal keys, whose order is significant.
  private func shuffled(_ value: JSONValue, _ generator: inout SeededGenerator) -> JSONValue {
    switch value {
    case .array(let elements):
      var result: [JSONValue] = []
      for element in elements { result.append(shuffled(element, &generator)) }
      return .array(result)
    case .object(let members):
      var result: [JSONMember] = []
      for member in members {
        result.append(JSONMember(key: member.key, value: shuffled(member.value, &generator)))
      }
      let keys = Set(members.map { Array($0.key.utf8) })
      guard keys.count == members.count, members.count > 1 else { return .object(result) }
      let before = result.map(\.key)
      result.shuffle(using: &generator)
      // A shuffle may leave everything in place; reversing does not.
      if result.map(\.key) == before { result.reverse() }
      return .object(result)
    default: return value
    }
  }
}

extension SubjectRequest {
  fileprivate func replacing(input text: String) -> SubjectRequest {
    SubjectRequest(model: model, input: Array(text.utf8), settings: settings)
  }

  fileprivate func spelled(_ name: String) -> SubjectRequest {
    let settings = settings.merging([.spelling: name]) { $1 }
    return SubjectRequest(model: model, input: input, settings: settings)
  }
}

extension JSONValue {
  /// The largest number of containers that are open at once.
  var depth: Int {
    switch self {
    case .array, .object: 1 + (children.map(\.depth).max() ?? 0)
    default: 0
    }
  }
}
