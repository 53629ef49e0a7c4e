import Foundation
public import SmartCodableInherit

/// What the declarations of the table inherit from.
class Root: SmartCodable {
  var title = "root"

  required init() {}
}

/// A base class that other modules may inherit from.
open class OpenRoot: SmartCodable {
  /// A property of the base class.
  public var title = "root"

  /// Leaves the initial values.
  public required init() {}

  /// No mapping.
  open class func mappingForKey() -> [SmartKeyTransformer]? { nil }

  /// No transformers.
  open class func mappingForValue() -> [SmartValueTransformer]? { nil }

  /// Does nothing.
  open func didFinishMapping() {}
}

class GenericRoot<Content: Codable>: SmartCodable {
  var content: Content?

  required init() {}
}

@MainActor
class ActorRoot: @MainActor SmartCodable {
  var title = "root"

  required init() {}
}

protocol Labeled {}

@globalActor
actor StoreActor {
  static let shared = StoreActor()
}

struct Point: SmartCodable, Equatable {
  var x = 0
  var y = 0
}

enum Color: String, SmartCaseDefaultable { case red, green }

/// A wrapper of a fixed type.
@propertyWrapper
struct Shouted: Codable {
  var wrappedValue: String

  init(wrappedValue: String) { self.wrappedValue = wrappedValue }

  init(from decoder: any Decoder) throws {
    wrappedValue = try String(from: decoder).uppercased()
  }

  func encode(to encoder: any Encoder) throws { try wrappedValue.lowercased().encode(to: encoder) }
}

/// A generic wrapper with an argument that coding forgets.
@propertyWrapper
struct Limited<Value: Comparable & Codable>: Codable {
  var wrappedValue: Value

  init(wrappedValue: Value, _ limit: Value) { self.wrappedValue = min(wrappedValue, limit) }

  init(from decoder: any Decoder) throws { wrappedValue = try Value(from: decoder) }

  func encode(to encoder: any Encoder) throws { try wrappedValue.encode(to: encoder) }
}

/// A wrapper that makes its value by itself.
@propertyWrapper
struct Tallied: Codable {
  var wrappedValue: Int

  init() { wrappedValue = 40 }

  init(start: Int) { wrappedValue = start }
}

/// A generic wrapper without arguments.
@propertyWrapper
struct Plain<Value: Codable>: Codable {
  var wrappedValue: Value
}

/// A wrapper that is a class.
@propertyWrapper
final class Shared<Value: Codable>: Codable {
  var wrappedValue: Value

  init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}

func makePairs() -> [String: Int] { ["a": 1] }
func makeNumber(_ make: () -> Int) -> Int { make() }
func combine(first: () -> Int, second: () -> Int) -> Int { first() + second() }
