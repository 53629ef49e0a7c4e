import Foundation

/// The contents of Foundation's collections, one level at a time (LIM-2).
///
/// Outside Darwin, casting such a collection to a Swift one, or asking it for an element that is a
/// collection itself, converts all its contents recursively in Foundation, which does not terminate for
/// a collection that contains itself. Its mirror has the unconverted objects.
enum FoundationCollection {
  case array([Any])
  case dictionary([(key: Any, value: Any)])

  /// Creates the contents of an object; nil if it is not one of Foundation's collections.
  init?(_ object: Any) {
    switch object {
    case let array as NSArray: self = .array(Self.elements(array))
    case let dictionary as NSDictionary: self = .dictionary(Self.members(dictionary))
    case let set as NSSet: self = .array(Self.elements(set))
    default: return nil
    }
  }

  /// Whether an object is such a collection, which must not be requested from Foundation.
  private static func isCollection(_ object: Any) -> Bool {
    object is NSArray || object is NSDictionary || object is NSSet
  }

  // Collections are taken unconverted, other objects as Foundation converts them.

  private static func elements(_ array: NSArray) -> [Any] {
    let objects = objects(of: array, count: array.count)
    return (0..<array.count)
      .map { index in
        if let objects, isCollection(objects[index]) { return objects[index] }
        return array.object(at: index)
      }
  }

  private static func elements(_ set: NSSet) -> [Any] {
    guard let objects = objects(of: set, count: set.count), objects.contains(where: isCollection)
    else { return set.allObjects }
    return objects
  }

  private static func members(_ dictionary: NSDictionary) -> [(key: Any, value: Any)] {
    let members = objects(of: dictionary, count: dictionary.count)?
      .compactMap { $0 as? (NSObject, AnyObject) }
    guard let members, members.count == dictionary.count else {
      return dictionary.map { ($0.key, $0.value) }
    }
    return members.map { key, value in
      (key, isCollection(value) ? value : dictionary.object(forKey: key) ?? value)
    }
  }

  /// The unconverted objects; nil where Foundation converts nothing, and for a third-party collection,
  /// which decides for itself what it returns.
  private static func objects(of collection: NSObject, count: Int) -> [Any]? {
    #if canImport(Darwin)
    return nil
    #else
    let children = Mirror(reflecting: collection).children
    return children.count == count ? children.map(\.value) : nil
    #endif
  }
}
