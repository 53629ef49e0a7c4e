// swift-format-ignore-file
// The table is about unusual spellings.

import Foundation
import SmartCodableInherit

// case: attributes/available
@SmartSubclass
class AvailableProperties: Root {
  @available(*, deprecated, message: "use b")
  var a = 1
  @available(*, deprecated, renamed: "c") @SmartAny var b: Any = 2
  var c = 3
}

// case: attributes/available-open
@SmartSubclass
@available(*, deprecated)
class DeprecatedClass: Root {
  var a = 1
}

// case: attributes/main-actor
@SmartSubclass
@MainActor
class ActorClass: ActorRoot {
  @MainActor var a = 1
  var b: String?
}

// case: attributes/global-actor
@SmartSubclass
class GlobalActorMethods: Root {
  var a = 1
  @StoreActor func store() {}
  @StoreActor static var shared: Int { 1 }
}

// case: attributes/inline
@SmartSubclass
class InlineAttributes: Root {
  @usableFromInline var a = 1
  @inline(never) func f() {}
  @_spi(Hidden) public var b = 2
  @exclusivity(checked) var c = 3
  @preconcurrency @MainActor func g() {}
}

// case: attributes/nonobjc
@SmartSubclass
class NonobjcAttributes: Root {
  @nonobjc var a = 1
  @nonobjc @SmartAny var b: Any = 2
}

// case: attributes/before
@available(macOS 15, *)
@SmartSubclass
/// Documentation.
final class AttributeBefore: Root {
  var a = 1
}

// case: attributes/arguments
@SmartSubclass
class AttributeArguments: Root {
  @available(*, deprecated, message: "} \") var x = 1") func old() {}
  @discardableResult func f(_ closure: (Int) -> Int = { $0 }) -> Int { closure(1) }
  var a = 1
}
