import Foundation

/// The nulls of a property list, which `PropertyListEncoder` writes as the text `$null` (ENT-23).
///
/// Foundation's reader of objects gives the text, and only its decoder the null, so the objects are changed.
enum ListNulls {
  private static let text = "$null"

  /// The objects with nulls in place of the text; nil if a list may spell the text so that it is none.
  static func replaced(in graph: Any, of list: Data) -> Any? {
    guard contains(graph) else { return graph }
    return hasOtherSpelling(list) ? nil : replaced(graph)
  }

  private static func contains(_ value: Any) -> Bool {
    switch value {
    case let text as String: text == Self.text
    case let array as [Any]: array.contains { contains($0) }
    case let object as [String: Any]: object.values.contains { contains($0) }
    default: false
    }
  }

  private static func replaced(_ value: Any) -> Any {
    switch value {
    case let text as String where text == Self.text: NSNull()
    case let array as [Any]: array.map { replaced($0) }
    case let object as [String: Any]: object.mapValues { replaced($0) }
    default: value
    }
  }

  /// Whether a list may have the text in a spelling that stays a text: in XML with a reference or a section, in
  /// binary lists in UTF-16.
  private static func hasOtherSpelling(_ list: Data) -> Bool {
    if list.starts(with: "bplist".utf8) {
      return list.range(of: Data(text.utf16.flatMap { [0, UInt8($0)] })) != nil
    }
    // In other encodings than UTF-8 these are not looked for.
    return list.contains(0) || list.range(of: Data("&#".utf8)) != nil
      || list.range(of: Data("<![CDATA[".utf8)) != nil
  }
}
