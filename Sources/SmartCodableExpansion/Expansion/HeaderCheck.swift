/// Checks that the macro is attached to a class with a superclass (MAC-10, MAC-11).
enum HeaderCheck {
  static func diagnoses(of declaration: ClassDeclaration) -> [Diagnosis] {
    let name = declaration.name
    guard declaration.keyword == "class" else {
      let message =
        "@SmartSubclass can only be attached to a class; "
        + "\(declaration.keyword)s cannot inherit properties this way, so remove it"
      return [.error(message, at: declaration.keywordRange)]
    }
    guard let first = declaration.inherited.first else {
      let message =
        "@SmartSubclass needs a superclass; write `class \(name): Base`, "
        + "or remove the macro and conform `\(name)` to SmartCodable"
      return [.error(message, at: declaration.nameRange)]
    }
    guard isProtocol(first) else { return [] }
    let message =
      "`\(first.text)` is a protocol, and @SmartSubclass needs a superclass, which comes first; "
      + "a base class conforms to SmartCodable without the macro"
    return [.error(message, at: first.range)]
  }

  /// Whether all parts of the type are well-known protocols.
  private static func isProtocol(_ type: TypeReference) -> Bool {
    guard let list = try? TokenList(type.text) else { return false }
    var names: [String] = []
    for (index, token) in list.tokens.enumerated() where token.kind == .word {
      let before = index > 0 ? list.tokens[index - 1] : nil
      // Attributes and module names are ignored.
      if before?.isMark("@") == true { continue }
      if before?.isMark(".") == true, ["Swift", "SmartCodable", "Foundation"].contains(names.last) {
        names.removeLast()
      } else if before?.isMark(".") == true {
        return false
      }
      names.append(token.text)
    }
    return names.allSatisfy { protocols.contains($0) }
  }

  private static let protocols: Set<String> = [
    "SmartCodable", "SmartCodableX", "SmartDecodable", "SmartEncodable", "SmartMapping",
    "SmartAssociatedEnumerable", "SmartCaseDefaultable", "ValueTransformable", "ObservableObject",
    "Codable", "Decodable", "Encodable", "CodingKey", "CodingKeyRepresentable",
    "Equatable", "Hashable", "Comparable", "Identifiable", "Sendable", "SendableMetatype",
    "Copyable", "Escapable", "BitwiseCopyable", "AnyObject", "Error", "LocalizedError",
    "CustomStringConvertible", "CustomDebugStringConvertible", "LosslessStringConvertible",
    "CustomReflectable", "CustomPlaygroundDisplayConvertible", "TextOutputStream",
    "TextOutputStreamable", "CaseIterable", "RawRepresentable", "OptionSet", "SetAlgebra",
    "Sequence", "IteratorProtocol", "Collection", "BidirectionalCollection",
    "RandomAccessCollection", "MutableCollection", "RangeReplaceableCollection", "AsyncSequence",
    "AsyncIteratorProtocol", "Actor", "AnyActor", "GlobalActor", "Strideable", "Numeric",
    "AdditiveArithmetic", "SignedNumeric", "BinaryInteger", "FixedWidthInteger", "FloatingPoint",
    "BinaryFloatingPoint", "ExpressibleByIntegerLiteral", "ExpressibleByFloatLiteral",
    "ExpressibleByStringLiteral", "ExpressibleByBooleanLiteral", "ExpressibleByArrayLiteral",
    "ExpressibleByDictionaryLiteral", "ExpressibleByNilLiteral",
    "ExpressibleByStringInterpolation", "ExpressibleByUnicodeScalarLiteral",
    "ExpressibleByExtendedGraphemeClusterLiteral", "StringProtocol", "Clock", "InstantProtocol",
    "DurationProtocol", "RandomNumberGenerator", "SIMD", "SIMDScalar",
    "KeyedDecodingContainerProtocol",
  ]
}
