import Foundation

/// Types of Foundation that are decoded strictly or not at all.
///
/// Their code takes for granted what an encoder wrote: it traps on a bitmap without bytes, a range that ends
/// before it begins, a scheme or a port that no URL can have. Values that conversions and defaults of types
/// would supply reach those traps where `JSONDecoder` throws, and no input may end the process (LIM-2).
///
/// Found by decoding damaged values of all types of Foundation that are Codable. Values that make these
/// types trap with `JSONDecoder` too still do.
enum StrictOnlyTypes {
  private static let ids: Set<ObjectIdentifier> = [
    ObjectIdentifier(CharacterSet.self),
    ObjectIdentifier(IndexSet.self),
    ObjectIdentifier(URLComponents.self),
  ]

  static func contains(_ type: any Decodable.Type) -> Bool { ids.contains(ObjectIdentifier(type)) }
}
