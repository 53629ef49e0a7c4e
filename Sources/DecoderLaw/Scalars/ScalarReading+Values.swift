import ConformanceKit

extension ScalarReading {
  // MARK: Numbers of other sizes

  func float32(_ value: JSONValue) -> Reading {
    if let named = nonFinite(value) { return named }
    return number(from: value) { text in
      guard let double = Double(text), let single = Float(text) else { return .failed(.invalid) }
      let number = policy.values.float32RoundsOnce ? single : Float(double)
      if number.isInfinite, policy.values.float32OverflowIsMismatch { return .failed(.overflow) }
      if number == 0, ExactDecimal(text)?.digits.isEmpty == false,
        !policy.values.float32UnderflowIsZero
      {
        return .failed(.invalid)
      }
      return .taken(.number(number.description))
    }
  }

  /// A decimal number of 128 bits and an exponent from -128 to 127.
  func decimal(_ value: JSONValue) -> Reading {
    if case .string = value, !policy.values.readsDecimalsInText { return .failed(.mismatch) }
    return number(from: value) { text in
      guard let exact = ExactDecimal(text), let double = Double(text)
      else { return .failed(.invalid) }
      if exact.digits.isEmpty { return .taken(.number("0")) }
      if exact.exponent - max(0, 38 - exact.digits.count) > 127 {
        return policy.values.decimalOverflowIsMismatch
          ? .failed(.overflow) : .taken(.number("nan"))
      }
      if exact.exponent < -128 {
        return policy.values.decimalUnderflowIsMismatch
          ? .failed(.invalid) : .taken(.number("0"))
      }
      if exact.digits.count > 38, !policy.values.decimalsHave128Bits {
        return .taken(.number(exact.cut(to: 38).plainText))
      }
      if policy.values.decimalsAreExact { return .taken(.number(exact.plainText)) }
      return .taken(.number(ExactDecimal(double.description)?.plainText ?? "nan"))
    }
  }

  /// A number for one of the texts in the setting `float`.
  func nonFinite(_ value: JSONValue) -> Reading? {
    guard converts, case .string(let text) = value else { return nil }
    let names = ["INF": "inf", "-INF": "-inf", "NAN": "nan"]
    let others = ["INFINITY": "inf", "-INFINITY": "-inf"]
    if settings[.float] == "convert", policy.values.honorsFloatSetting {
      if let name = names[text] { return .taken(.number(name)) }
      if !policy.values.floatSettingKeepsConversions { return .failed(.invalid) }
      if !policy.values.floatSettingNamesExactTexts, let name = names[text.uppercased()] {
        return .taken(.number(name))
      }
    } else if !policy.values.nonFiniteTextIsMismatch {
      let upper = text.uppercased()
      if let name = names[upper] ?? others[upper] { return .converted(.number(name)) }
    }
    return nil
  }

  // MARK: Bytes and URLs

  func data(_ value: JSONValue) -> Reading {
    switch value {
    case .string(let text):
      guard policy.values.decodesBase64 else {
        return .taken(.data(Base64.text(of: Array(text.utf8))))
      }
      if text.isEmpty, !policy.values.emptyTextIsEmptyData { return .failed(.invalid) }
      return Base64.bytes(of: relaxed(text), isCanonical: false)
        .map { .taken(.data(Base64.text(of: $0))) }
        ?? .failed(.invalid)
    case .number(let literal) where !policy.values.numbersAreNoData:
      return .taken(.data(Base64.text(of: Array(literal.utf8))))
    default:
      return .failed(.mismatch)
    }
  }

  /// The text converted to strict base64, if the policy is not strict.
  private func relaxed(_ text: String) -> String {
    var text = text
    if !policy.values.base64HasNoBlanks { text = text.filter { !$0.isWhitespace } }
    if !policy.values.base64HasStandardAlphabet {
      text = String(text.map { $0 == "-" ? "+" : $0 == "_" ? "/" : $0 })
    }
    if !policy.values.base64NeedsPadding {
      text += String(repeating: "=", count: (4 - text.utf8.count % 4) % 4)
    }
    return text
  }

  /// The text unchanged: the kit does not check which characters a URL allows.
  func url(_ value: JSONValue) -> Reading {
    switch value {
    case .string(let text):
      guard policy.values.readsURLText else { return .failed(.mismatch) }
      if text.isEmpty, policy.values.emptyTextIsNoURL { return .failed(.invalid) }
      return .taken(.string(text))
    case .number(let literal):
      guard policy.values.readsNumbersAsURL, let number = ExactDecimal(literal)
      else { return .failed(.mismatch) }
      return .taken(.string(text(of: number, literal)))
    case .boolean(let flag) where !policy.values.booleansAreNoURL:
      return .taken(.string(flag ? "true" : "false"))
    default:
      return .failed(.mismatch)
    }
  }
}
