import ConformanceKit

extension ReferenceSubject {
  /// The answer after the other calls that the settings name.
  func answer(
    _ value: Observation,
    _ run: ReferenceRun,
    _ request: SubjectRequest
  ) throws(Rejection) -> SubjectResponse {
    var value = value
    if let update = request.settings[.update] {
      let change = SubjectRequest(
        model: request.model,
        input: Array(update.utf8),
        settings: request.settings
      )
      value = updated(value, by: change, run.policy) ?? value
    }
    if let form = request.settings[.written] {
      return .decoded(try written(value, form, run, request))
    }
    guard request.settings[.entry] == "deserialize" else {
      return .decoded(value, repairs: run.repairs)
    }
    if !run.repairs.isEmpty, !run.policy.deserializeRepairs {
      throw Rejection(.typeMismatch, at: "$")
    }
    return .decoded(value)
  }

  /// The text that a value is written as (chapters 18 and 30).
  private func written(
    _ value: Observation,
    _ form: String,
    _ run: ReferenceRun,
    _ request: SubjectRequest
  ) throws(Rejection) -> Observation {
    let policy = run.policy
    var settings = WritingSettings(form == "plain" ? [:] : request.settings, policy)
    settings.usesMappedKeys = ["mapped", "again"].contains(form) || !policy.mappedKeysOnDemand
    let document = try? JSONReader.read(bytes: request.input)
    var origins: [JSONMember] = []
    if case .object(let members)? = document { origins = members }
    let writer = ReferenceWriter(
      catalog: catalog,
      settings: settings,
      policy: policy,
      origins: origins
    )
    var tree: JSONValue
    do throws(ReferenceWriter.Obstacle) {
      tree = try writer.written(value, as: request.model).chosen(policy)
    } catch {
      throw Rejection()
    }
    if form == "dictionary", !policy.dictionariesHoldJSON { return .string("no JSON object") }
    let isSorted = form == "sorted" ? policy.writesSortedKeys : form == "dictionary"
    if isSorted || !policy.writesInOrder { tree = tree.inOrder() }
    let style = WrittenText.Style(
      unit: policy.prettyIndentsByTwo ? "  " : "    ",
      escapesSlashes: !policy.writesBareSlashes
    )
    let text = WrittenText.text(tree, indent: form == "pretty" ? 0 : nil, style)
    guard form == "again" else { return .string(text) }
    var again = run
    return try again.topLevel(request.model, Array(text.utf8))
  }
}

extension WritingSettings {
  /// How a library with these settings writes.
  init(_ settings: DecodingSettings, _ policy: SharedPolicy<ReferencePolicy>) {
    self.init()
    keys =
      switch settings[.keys] {
      case "from-snake-case": .snakeCase
      case "first-letter-lower": .firstLetterLower
      case "first-letter-upper": .firstLetterUpper
      default: .asDeclared
      }
    dates =
      switch settings[.date] {
      case "deferred": .sinceReferenceDate
      case "milliseconds": .milliseconds
      case "iso8601": .iso8601
      case nil where !policy.writesDatesSince1970: .sinceReferenceDate
      default: .seconds
      }
    namesNonFinite = settings[.float] == "convert"
  }
}

extension WrittenValue {
  /// The one value that SmartCodable chooses where several are right.
  fileprivate func chosen(_ policy: SharedPolicy<ReferencePolicy>) -> JSONValue {
    switch self {
    case .null, .anything: return .null
    case .boolean(let flag): return .boolean(flag)
    case .number(let digits), .float(let digits):
      let short = ExactDecimal(digits)?.plainText ?? digits
      return .number(policy.writesIntegralNumbersShort ? short : digits)
    case .string(let text), .recognizedMoment(let text): return .string(text)
    case .moment(let text, let form):
      let whole = policy.writesExactDates ? text : text.prefix { $0 != "." } + "Z"
      let exact = text.contains(".") ? String(whole) : text
      let seconds = Moment(exact)?.secondsSince1970 ?? .nan
      switch form {
      case .seconds: return Self.number(seconds.description).chosen(policy)
      case .milliseconds: return Self.number((seconds * 1000).description).chosen(policy)
      case .sinceReferenceDate:
        return Self.number((seconds - 978_307_200).description).chosen(policy)
      case .iso8601: return .string(text)
      }
    case .origin(let value): return value
    case .array(let elements), .set(let elements): return .array(elements.map { $0.chosen(policy) })
    case .object(let members):
      return .object(members.map { JSONMember(key: $0.key, value: $0.value.chosen(policy)) })
    }
  }
}
