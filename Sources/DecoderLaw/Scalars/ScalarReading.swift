import ConformanceKit

/// Reads Booleans, numbers, strings and raw values by the conversion rules of a policy.
struct ScalarReading {
  let policy: SharedPolicy<ReferencePolicy>
  /// Whether values of another JSON type are converted at all.
  let converts: Bool
  /// The settings of the request.
  let settings: DecodingSettings

  func reading(_ shape: Shape, _ value: JSONValue) -> Reading {
    switch shape {
    case .string: string(value)
    case .boolean: boolean(value)
    case .integer(let bits, let signed): integer(value, bits: bits, signed: signed)
    case .number: number(value)
    case .float32: float32(value)
    case .decimal: decimal(value)
    case .data: data(value)
    case .url: url(value)
    case .enumeration, .model, .array, .dictionary, .optional, .date, .any, .set, .map:
      .failed(.mismatch)
    }
  }

  /// The `case` whose raw value equals the value as read by the raw type.
  func reading(_ cases: [EnumerationCase], _ value: JSONValue) -> Reading {
    let isText = cases.contains { if case .string = $0.raw { true } else { false } }
    let strict = ScalarReading(
      policy: policy,
      converts: converts && policy.convertsRawValues,
      settings: policy.fitsRawValues ? settings : [:]
    )
    if case .string(let text) = value, !policy.caseNamesAreNoValues,
      let named = cases.first(where: { $0.name == text })
    {
      return .taken(.enumeration(named.name))
    }
    func found(_ observation: Observation) -> String? {
      let wanted = adjusted(observation)
      return cases.first { Self.observation(ofRaw: $0.raw) == wanted }?.name
    }
    if !isText, case .taken(let raw)? = agreed(value, bits: 64, signed: true), let name = found(raw)
    {
      return .taken(.enumeration(name))
    }
    let raw = isText ? strict.string(value) : strict.integer(value, bits: 64, signed: true)
    switch raw {
    case .taken(let raw): return found(raw).map { .taken(.enumeration($0)) } ?? .failed(.invalid)
    case .converted(let raw):
      return found(raw).map { .converted(.enumeration($0)) } ?? .failed(.invalid)
    case .failed(let kind): return .failed(kind)
    }
  }

  /// What strict decoding makes of a fraction below the resolution of a double, as an enumeration or in a plain type
  /// (AGR-1).
  ///
  /// From 2^53 on Foundation reads a Decimal instead, and takes its integer part if its digits fit 64 bits.
  func agreed(_ value: JSONValue, bits: Int, signed: Bool) -> Reading? {
    guard case .number(let literal) = value, let number = ExactDecimal(literal), !number.isIntegral,
      let double = Double(literal), double.rounded() == double
    else { return nil }
    let isSmall = abs(double) < 0x1p53
    // Those that fit the 128 bits of a Decimal.
    let isLong =
      number.digits.prefix(39).count < 39
      || number.digits.prefix(39) > Self.limit(false, 128, false)
    let word = number.digits.prefix(isLong ? 38 : 39).reversed().drop { $0 == "0" }.reversed()
    guard isSmall || UInt64(String(word)) != nil else { return nil }
    let text = isSmall ? "\(Int64(double))" : number.truncatedText()
    return Self.fits(text, bits, signed) ? .taken(.integer(text)) : nil
  }

  /// The raw value to look for, which is the one in the text.
  private func adjusted(_ raw: Observation) -> Observation {
    switch raw {
    case .string(let text) where !policy.rawValuesKeepCase: .string(text.uppercased())
    case .integer(let text) where !policy.rawValuesKeepSign:
      .integer(text.filter { $0 != "-" })
    default: raw
    }
  }

  private static func observation(ofRaw raw: JSONValue) -> Observation {
    switch raw {
    case .string(let text): .string(text)
    case .number(let text): .integer(text)
    default: .null
    }
  }

  private func string(_ value: JSONValue) -> Reading {
    switch value {
    case .string(let text):
      let isContainer = text.hasPrefix("{") || text.hasPrefix("[")
      if isContainer, !policy.stringKeepsJSONText { return .failed(.mismatch) }
      return .taken(.string(text))
    case .boolean(let flag):
      guard converts, policy.stringFromScalars else { return .failed(.mismatch) }
      return .converted(.string(flag ? "true" : "false"))
    case .number(let literal):
      guard converts, policy.stringFromScalars, let number = ExactDecimal(literal)
      else { return .failed(.mismatch) }
      return .converted(.string(text(of: number, literal)))
    default: return .failed(.mismatch)
    }
  }

  func text(of number: ExactDecimal, _ literal: String) -> String {
    let double = Double(literal) ?? .infinity
    if number.isWrittenAsInteger {
      if !policy.stringKeepsAllDigits, abs(double) > 0x1p53 { return double.description }
      return number.digits.isEmpty ? "0" : literal
    }
    if let whole = number.integerText() {
      return policy.stringDropsZeroFraction ? whole : literal
    }
    return double.isInfinite || double == 0 ? literal : double.description
  }

  private func boolean(_ value: JSONValue) -> Reading {
    switch value {
    case .boolean(let flag): return .taken(.boolean(flag))
    case .number(let literal):
      guard converts, policy.booleanFromNumber, let number = ExactDecimal(literal)
      else { return .failed(.mismatch) }
      let fitted = policy.sparesBooleans ? nil : fraction(number)
      switch fitted ?? number.integerText() {
      case "0": return .converted(.boolean(false))
      case "1": return .converted(.boolean(true))
      default:
        return policy.booleanFromZeroAndOneOnly ? .failed(.invalid) : .converted(.boolean(true))
      }
    case .string(let text):
      guard converts, policy.booleanFromWords else { return .failed(.mismatch) }
      let yes = ["1", "YES", "Yes", "yes", "TRUE", "True", "true"]
      let no = ["0", "NO", "No", "no", "FALSE", "False", "false"]
      let word = policy.booleanWordsAreExact ? text : text.lowercased()
      if yes.contains(word) { return .converted(.boolean(true)) }
      return no.contains(word) ? .converted(.boolean(false)) : .failed(.invalid)
    default: return .failed(.mismatch)
    }
  }

  private func number(_ value: JSONValue) -> Reading {
    if let named = nonFinite(value) { return named }
    return number(from: value) { text in
      if case .string = value, settings[.float] == "throw", !policy.floatThrowChangesNothing {
        return .failed(.invalid)
      }
      guard let exact = ExactDecimal(text), var number = Double(text)
      else { return .failed(.invalid) }
      if exact.isWrittenAsInteger, !policy.integersAreNumbers { return .failed(.mismatch) }
      if !policy.numbersKeepPrecision { number = Double(Float(text) ?? .infinity) }
      if !policy.numbersKeepFraction { number = number.rounded(.towardZero) }
      if !policy.sparesNumbers { number = fraction(exact).flatMap(Double.init) ?? number }
      if number == 0, !policy.numbersKeepSignOfZero { number = 0 }
      if number == 0, !exact.digits.isEmpty, !policy.underflowGivesZero {
        return .failed(.overflow)
      }
      return number.isInfinite ? .failed(.overflow) : .taken(.number(number))
    }
  }

  private func integer(_ value: JSONValue, bits: Int, signed: Bool) -> Reading {
    if bits < 64, !policy.convertsNarrowIntegers {
      guard case .number = value else { return .failed(.mismatch) }
    }
    return number(from: value) { text in
      guard let number = ExactDecimal(text) else { return .failed(.invalid) }
      let fitted = fraction(number)
      if !policy.integersAreExact, fitted == nil { return throughDouble(text, bits, signed) }
      if !number.isWrittenAsInteger, !policy.zeroFractionIsInteger { return .failed(.inexact) }
      if !number.isIntegral, fitted == nil, policy.fractionIsNoInteger { return .failed(.inexact) }
      if number.isNegative, number.digits.isEmpty, !policy.minusZeroIsInteger {
        return .failed(.invalid)
      }
      if !number.isIntegral, !policy.checksRangeAfterRounding,
        !Self.fits(number.text(rounded: .awayFromZero), bits, signed)
      {
        return .failed(.overflow)
      }
      let digits = number.isIntegral ? number.integerText() : fitted ?? number.truncatedText()
      if signed, digits == Self.limit(true, bits, signed), !policy.rangeIncludesMinimum {
        return .failed(.overflow)
      }
      guard let digits, Self.fits(digits, bits, signed) else {
        if policy.overflowIsMismatch { return .failed(.overflow) }
        return .taken(.integer(Self.limit(number.isNegative, bits, signed)))
      }
      if fitted != nil, policy.reportsFittedFractions { return .converted(.integer(digits)) }
      let isSilent = number.isWrittenAsInteger || policy.zeroFractionIsSilent
      return isSilent ? .taken(.integer(digits)) : .converted(.integer(digits))
    }
  }

  /// A fraction truncated or rounded as a setting requires; nil for an integer or without the setting.
  private func fraction(_ number: ExactDecimal) -> String? {
    guard policy.fitsFractions, !number.isIntegral else { return nil }
    switch settings[.number] {
    case "truncate": return number.text(rounded: policy.cutsTowardZero ? .towardZero : .down)
    case "rounded":
      return number.text(rounded: policy.roundsTiesAwayFromZero ? .halfAwayFromZero : .halfToEven)
    default: return nil
    }
  }

  private func throughDouble(_ text: String, _ bits: Int, _ signed: Bool) -> Reading {
    guard let double = Double(text) else { return .failed(.invalid) }
    guard double.rounded() == double else { return .failed(.inexact) }
    // Of an integer of 64 bits these are all digits.
    let whole = Int64(exactly: double).map { "\($0)" } ?? UInt64(exactly: double).map { "\($0)" }
    guard let whole, Self.fits(whole, bits, signed) else { return .failed(.overflow) }
    return .taken(.integer(whole))
  }

  /// The common part of reading number literals, numeric strings and Booleans.
  func number(from value: JSONValue, read: (String) -> Reading) -> Reading {
    switch value {
    case .number(let literal): return read(literal)
    case .boolean(let flag):
      guard converts, policy.numberFromBoolean else { return .failed(.mismatch) }
      return read(flag ? "1" : "0").asConversion
    case .string(let text):
      guard converts, policy.numberFromString else { return .failed(.mismatch) }
      var text = text
      if !policy.numericStringIsExact { text = String(text.filter { !$0.isWhitespace }) }
      guard ExactDecimal(text) != nil, policy.numericStringAllowsPlus || text.first != "+"
      else { return .failed(.invalid) }
      return read(text).asConversion
    default: return .failed(.mismatch)
    }
  }

  /// Whether a type of this size holds an integer, given as digits.
  static func fits(_ digits: String, _ bits: Int, _ signed: Bool) -> Bool {
    let isNegative = digits.first == "-"
    let digits = isNegative ? digits.dropFirst() : digits[...]
    let limit = limit(isNegative, bits, signed).drop { $0 == "-" }
    return digits.utf8.count == limit.utf8.count
      ? digits <= limit : digits.utf8.count < limit.utf8.count
  }

  static func limit(_ isNegative: Bool, _ bits: Int, _ signed: Bool) -> String {
    if bits == 128 {
      if !signed { return isNegative ? "0" : "340282366920938463463374607431768211455" }
      let half = "17014118346046923173168730371588410572"
      return isNegative ? "-" + half + "8" : half + "7"
    }
    if !signed { return isNegative ? "0" : String(UInt64.max >> (64 - bits)) }
    return String((isNegative ? Int64.min : Int64.max) >> (64 - bits))
  }
}

extension Reading {
  var asConversion: Reading {
    if case .taken(let observation) = self { .converted(observation) } else { self }
  }
}
