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
    guard [NSArray.self, NSMutableArray.self].contains(where: { $0 == type(of: array) }),
      let objects = read([AnyObject].self, at: arrayField, of: array),
      objects.count == array.count
    else { return nil }
    return objects
  }

  private static func objects(of set: NSSet) -> Set<NSObject>? {
    guard
      [NSSet.self, NSMutableSet.self, NSCountedSet.self].contains(where: { $0 == type(of: set) }),
      let objects = read(Set<NSObject>.self, at: setField, of: set),
      objects.count == set.count
    else { return nil }
    return objects
  }

  private static func objects(of dictionary: NSDictionary) -> [NSObject: AnyObject]? {
    guard
      [NSDictionary.self, NSMutableDictionary.self].contains(where: { $0 == type(of: dictionary) }),
      let objects = read([NSObject: AnyObject].self, at: dictionaryField, of: dictionary),
      objects.count == dictionary.count
    else { return nil }
    return objects
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

  private static func read<Owner: AnyObject, Storage>(
    _ type: Storage.Type,
    at offset: Int?,
    of owner: Owner
  ) -> Storage? {
    guard let offset else { return nil }
    return withExtendedLifetime(owner) {
      unsafe Unmanaged.passUnretained(owner).toOpaque()
        .advanced(by: offset).assumingMemoryBound(to: type).pointee
    }
  }
  #endif
}
