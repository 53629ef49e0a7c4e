import ConformanceKit

extension ReferenceRun {
  // MARK: Dates

  /// How dates are read at a position.
  func dates(at position: Position) -> DateReading {
    let isAutomatic =
      position.traits.contains(.automaticDate) && policy.values.automaticDatesIgnoreSetting
    let isInChild = position.path.count { $0 == "." } > 1
    let holds =
      !isAutomatic && (policy.values.dateSettingHoldsInElements || !position.isElement)
      && (policy.values.dateSettingHoldsInChildren || !isInChild)
    return DateReading(policy: policy.values, form: holds ? settings[.date] : nil)
  }

  // MARK: Untyped values

  /// A value unchanged, whatever it is.
  mutating func untyped(
    _ value: JSONValue,
    _ position: Position
  ) throws(Rejection) -> Reading {
    switch value {
    case .null:
      let keeps = position.isElement && policy.values.untypedKeepsInnerNull
      return keeps ? .taken(.null) : .failed(.null)
    case .boolean(let flag):
      return .taken(policy.values.untypedBooleansStay ? .boolean(flag) : .integer(flag ? "1" : "0"))
    case .number(let literal):
      return untypedNumber(literal)
    case .string(let text):
      if !policy.values.untypedTextStays, ExactDecimal(text) != nil { return untypedNumber(text) }
      if !policy.values.untypedTextIsNotParsed, let parsed = inner(of: text) {
        return try untyped(parsed, position)
      }
      return .taken(.string(text))
    case .array(let values):
      return try array(of: .any, values, position)
    case .object:
      return try reading(.dictionary(.any), value, position)
    }
  }

  private func untypedNumber(_ literal: String) -> Reading {
    guard let exact = ExactDecimal(literal), let double = Double(literal)
    else { return .failed(.invalid) }
    if exact.isWrittenAsInteger, policy.values.untypedIntegersStay,
      let digits = exact.integerText(maximumDigits: 38)
    {
      let isLarge = Int64(digits) == nil && UInt64(digits) == nil
      let staysNumber = !isLarge || policy.values.untypedLargeIntegersStay
      return .taken(staysNumber ? .integer(digits) : .string(digits))
    }
    if double.isFinite { return .taken(.number(double)) }
    return policy.values.untypedOverflowIsMismatch ? .failed(.overflow) : .taken(.string(literal))
  }

  /// Whether a field takes null as its value.
  func keepsNull(_ shape: Shape) -> Bool {
    guard shape.isUntyped else { return false }
    if !policy.values.untypedNullFallsBack { return true }
    guard settings[.null] == "keep", policy.values.honorsNullSetting else { return false }
    switch shape {
    case .any, .optional(.any): return true
    default: return !policy.values.nullSettingSparesContainers
    }
  }

  // MARK: Fields without a value

  /// The value of a field that takes no part in coding.
  mutating func uncoded(
    _ field: Field,
    _ members: [JSONMember],
    _ outer: ModelID,
    _ position: Position
  ) throws(Rejection) -> Observation {
    let initial = initialValue(of: field, isUpdate ? position.parentValue : nil)
    if !policy.values.uncodedFieldsStay {
      return try value(of: field, members, initial, outer, position)
        ?? typeDefault(of: field.shape)
    }
    if !policy.values.uncodedFieldsAreSilent {
      report(
        .missing,
        at: "\(position.path).\(field.codingKey)",
        RepairDetail(wanted: field.shape, action: .initialValue)
      )
    }
    return initial ?? typeDefault(of: field.shape)
  }

  /// Whether a value can be made without an initial value (DEF-12, DEF-14).
  func hasTypeDefault(_ shape: Shape) -> Bool {
    switch shape {
    case .url: !policy.values.missingURLFailsPlainValue
    case .data, .set, .map: policy.values.valueDefaultsAreEmpty
    case .enumeration(let id): hasFallback(id) || !policy.unmakeableFieldFailsModel
    case .model(let id):
      catalog[id]?.form != .plainStructure || !policy.unmakeableFieldFailsModel
    default: true
    }
  }

  private func hasFallback(_ id: ModelID) -> Bool {
    if case .enumeration(_, nil)? = catalog[id]?.form { false } else { true }
  }
}
