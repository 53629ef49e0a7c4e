import Foundation

/// The classes of numbers inside `Any`: a list and the same content as a dictionary give the same (ENT-2).
///
/// A real stays one whose text is that of an integer, and casts differently beyond 2^53.
enum ListNumbers {
  /// Where two values hold a number in another way; nil if they do not, or if they differ in another way.
  static func difference(of found: Any, from wanted: Any) -> String? {
    if let found = found as? [String: Any], let wanted = wanted as? [String: Any] {
      for (key, value) in found {
        guard let other = wanted[key] else { continue }
        if let difference = difference(of: value, from: other) { return "\(key): \(difference)" }
      }
      return nil
    }
    if let found = found as? [Any], let wanted = wanted as? [Any] {
      return zip(found, wanted).lazy.compactMap { difference(of: $0, from: $1) }.first
    }
    let (left, right) = (form(of: found), form(of: wanted))
    return left == right ? nil : "\(found): wanted \(right), found \(left)"
  }

  /// The class of a value, and of a number its C type, whose name is constant and read at once.
  private static func form(of value: Any) -> String {
    let name = "\(type(of: value))"
    guard type(of: value) is AnyClass, let number = value as? NSNumber else { return name }
    return unsafe name + " " + String(cString: number.objCType)
  }
}
