// swift-format-ignore-file
// The table is about unusual spellings.

import Foundation
import SmartCodableInherit

// case: structure/empty
@SmartSubclass
class EmptyClass: Root {}

// case: structure/empty-comment
@SmartSubclass final class EmptyComment: Root { /* nothing } */  }

// case: structure/public
@SmartSubclass
public class PublicClass: OpenRoot {
  public var a = 1
  private(set) public var b: Int?
}

// case: structure/open
@SmartSubclass
open class OpenClass: OpenRoot {
  open var a = 1
}

// case: structure/package
@SmartSubclass
package class PackageClass: OpenRoot {
  package var a = 1
}

// case: structure/internal
@SmartSubclass
internal final class InternalClass: Root {
  internal var a = 1
}

// case: structure/fileprivate
@SmartSubclass
fileprivate class FileprivateClass: Root {
  var a = 1
}

// case: structure/private-members
@SmartSubclass
final class PrivateMembers: Root {
  private var a = 1
  fileprivate var b = 2
  private final var c = 3
  public private(set) var d = 4
  internal fileprivate(set) final var e = 5
}

// case: structure/protocols
@SmartSubclass
class ProtocolClass: Root, Labeled, CustomStringConvertible {
  var a = 1
  var description: String { "\(a)" }
}

// case: structure/composition
@SmartSubclass
class ComposedClass: Root & Labeled {
  var a = 1
}

// case: structure/generic
@SmartSubclass
class GenericClass<T: Codable>: Root {
  var value: T?
  var values: [T] = []
}

// case: structure/generic-where
@SmartSubclass
class GenericWhere<T, U>: Root where T: Codable, U: Codable & Hashable, T: Equatable {
  var first: T?
  var table: [U: T] = [:]
}

// case: structure/generic-superclass
@SmartSubclass
class GenericSuperclass: GenericRoot<[String: Int]> {
  var a = 1
}

// case: structure/generic-both
@SmartSubclass
final class GenericBoth<Item: Codable & Sendable>: GenericRoot<Item> {
  var item: Item?
  @SmartAny var wrapped: Item?
}

// case: structure/second-level
@SmartSubclass
class SecondLevel: ExplicitTypes {
  var second = 2
}

// case: structure/third-level
@SmartSubclass
final class ThirdLevel: SecondLevel {
  var third: Int? = 3
}
// end

enum Space {
  struct Deeper {
    // case: structure/nested
    @SmartSubclass
    class NestedClass: Root {
      var a = 1
    }
    // end
  }
}

extension Space {
  // case: structure/in-an-extension
  @SmartSubclass
  final class Extended: Root { var a: Int? }
  // end
}

public enum PublicSpace {}

public extension PublicSpace {
  // case: structure/in-a-public-extension
  @SmartSubclass
  class Extended: OpenRoot { public var a = 1 }
  // end
}

// case: structure/nested-subclass
@SmartSubclass
class OuterSubclass: Root {
  var a = 1

  final class InnerSubclass: Root {
    var b = 2
  }
}

// case: structure/qualified-superclass
@SmartSubclass
class QualifiedSuperclass: Holder.Base {
  var a = 1
}
// end

enum Holder { class Base: Root {} }

// case: structure/unusual-layout
@SmartSubclass
class
  UnusualLayout
  :
  Root
{
  var
    a
    :
    Int
    =
    1
}

// case: structure/unchecked-sendable
@SmartSubclass
final class UncheckedClass: Root, @unchecked Sendable {
  var a = 1
}
