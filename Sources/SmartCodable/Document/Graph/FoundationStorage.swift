import Foundation
@_spi(Reflection) import Swift

// Unsafe code in this file: reads Foundation's collections from their storage. Invariants, checked for
// each kind of collection once per process: the class has a field of that name and of exactly the type
// that is read; the object is of one of Foundation's own classes, and the storage has as many members
// as the object reports. Otherwise the public API is used.

/// The contents of Foundation's collections, with nested collections as unconverted objects.
///
/// Without Objective-C the public API converts each element that it returns to a Swift value,
/// collections recursively with all their contents: collections that are nested too deeply, or that
/// contain themselves, overflow the stack on first access (LIM-2).
enum FoundationStorage {
  static func elements(of array: NSArray) -> [Any] {
    guard let objects = objects(of: array) else { return Array(array) }
    return objects.indices.map { readable(objects[$0]) ?? array.object(at: $0) }
  }

  static func elements(of set: NSSet) -> [Any] {
    guard let objects = objects(of: set) else { return set.allObjects }
    return objects.map { readable($0) ?? set.member($0) ?? $0 }
  }

  static func members(of dictionary: NSDictionary) -> (keys: [Any], values: [Any]) {
    guard let objects = objects(of: dictionary) else {
      let keys = dictionary.allKeys
      return (keys, keys.map { dictionary.object(forKey: $0) ?? NSNull() })
    }
    return (
      objects.keys.map { readable($0) ?? unboxed($0) },
      objects.map { readable($1) ?? dictionary.object(forKey: $0) ?? $1 }
    )
  }

  /// The object, if it can be used as it is stored; nil for others, such as boxed Swift values.
  private static func readable(_ object: AnyObject) -> Any? {
    switch object {
    case is NSString, is NSNumber, is NSArray, is NSDictionary, is NSSet, is NSNull: object
    default: nil
    }
  }

  /// The Swift value that an object represents.
  private static func unboxed(_ object: AnyObject) -> Any {
    NSArray(object: object).object(at: 0)
  }

  #if canImport(ObjectiveC)
  private static func objects(of array: NSArray) -> [AnyObject]? { nil }
  private static func objects(of set: NSSet) -> Set<NSObject>? { nil }
  private static func objects(of dictionary: NSDictionary) -> [NSObject: AnyObject]? { nil }
  #else
  private static let arrayField = field([AnyObject].self, of: NSArray.self)
  private static let setField = field(Set<NSObject>.self, of: NSSet.self)
  private static let dictionaryField = field([NSObject: AnyObject].self, of: NSDictionary.self)

  private static func objects(of array: NSArray) -> [AnyObject]? {
    read(array, of: [NSArray.self, NSMutableArray.self], at: arrayField, count: array.count)
  }

  private static func objects(of set: NSSet) -> Set<NSObject>? {
    let classes: [AnyClass] = [NSSet.self, NSMutableSet.self, NSCountedSet.self]
    return read(set, of: classes, at: setField, count: set.count)
  }

  private static func objects(of dictionary: NSDictionary) -> [NSObject: AnyObject]? {
    let classes: [AnyClass] = [NSDictionary.self, NSMutableDictionary.self]
    return read(dictionary, of: classes, at: dictionaryField, count: dictionary.count)
  }

  /// The offset of the field in which a class stores its members, or nil if it has none of that type.
  private static func field<Storage>(_ type: Storage.Type, of owner: AnyClass) -> Int? {
    var found: Int?
    // The named option for the fields of a class is a mutable global, hence the raw value.
    _ = unsafe _forEachField(of: owner, options: _EachFieldOptions(rawValue: 1)) {
      name,
      offset,
      fieldType,
      _ in
      if unsafe String(cString: name) == "_storage", fieldType == type { found = offset }
      return true
    }
    return found
  }

  /// The members of a collection if it is of one of the classes and has as many members as it reports.
  private static func read<Storage: Collection>(
    _ owner: AnyObject,
    of classes: [AnyClass],
    at offset: Int?,
    count: Int
  ) -> Storage? {
    guard let offset, classes.contains(where: { $0 == type(of: owner) }) else { return nil }
    let storage = withExtendedLifetime(owner) {
      unsafe Unmanaged.passUnretained(owner).toOpaque()
        .advanced(by: offset).assumingMemoryBound(to: Storage.self).pointee
    }
    return storage.count == count ? storage : nil
  }
  #endif
}
