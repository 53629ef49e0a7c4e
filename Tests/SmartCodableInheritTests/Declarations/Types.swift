// swift-format-ignore-file
// The table is about unusual spellings.

import Foundation
import SmartCodableInherit

// case: types/explicit
@SmartSubclass
class ExplicitTypes: Root {
  var a: Int = 1
  var b: String = "b"
  var c: Double = 0.5
}

// case: types/optional
@SmartSubclass
class OptionalTypes: Root {
  var a: Int?
  var b: String? = nil
  var c: Double? = 0.5
}

// case: types/implicitly-unwrapped
@SmartSubclass
class UnwrappedTypes: Root {
  var a: Int!
  var b: String! = "b"
}

// case: types/spelled-optional
@SmartSubclass
class SpelledOptional: Root {
  var a: Optional<Int>
  var b: Swift.Optional<String> = "b"
  var c: Optional<[Int]> = nil
}

// case: types/optional-of-optional
@SmartSubclass
class DoubleOptional: Root {
  var a: Int??
  var b: Optional<Int?> = nil
}

// case: types/arrays-and-dictionaries
@SmartSubclass
class Collections: Root {
  var a: [Int] = []
  var b: [String: [Double]] = [:]
  var c: Set<Int> = []
  var d: [[Int]?]?
}

// case: types/generic-arguments
@SmartSubclass
class GenericArguments: Root {
  var a: Array<Dictionary<String, Int>> = []
  var b: Result3<Int, Array<Int>>=Result3(value: 1, other: [])
  var c: Swift.Array<Int>? = nil
}
// end

struct Result3<A: Codable, B: Codable>: Codable {
  var value: A
  var other: B
}

// case: types/parenthesized
@SmartSubclass
class Parenthesized: Root {
  var a: (Int) = 1
  var b: (Int)? = 2
  var c: ([Int]) = []
}

// case: types/member-types
@SmartSubclass
class MemberTypes: Root {
  var a: Outer.Inner = Outer.Inner()
  var b: [Outer.Inner]?
  var c: Foundation.Date = Foundation.Date(timeIntervalSince1970: 0)
  var d: Swift.Int = 1
}
// end

enum Outer { struct Inner: SmartCodable { var z = 0 } }

// case: types/qualified
@SmartSubclass
class QualifiedTypes: Root {
  var a: Swift . Int = 1
  var b: Swift.Dictionary<Swift.String, Swift.Int> = [:]
}

// case: types/spaces-and-comments
@SmartSubclass
class SpacedTypes: Root {
  var a :  Int /* the count */ = 1 // one
  var b
    : [String
      : Int] = [:]
  var c:Int?=5
  var d: /* before */ String = ""
}

// case: types/foundation
@SmartSubclass
class FoundationTypes: Root {
  var date: Date = Date(timeIntervalSince1970: 0)
  var data: Data = Data([1, 2])
  var url: URL?
  var id: UUID = UUID()
  var amount: Decimal = 0
}

// case: types/models-and-enums
@SmartSubclass
class ModelTypes: Root {
  var point: Point = Point()
  var maybe: Point?
  var color: Color = .red
  var colors: [Color] = [.green]
}

// case: types/opaque
@SmartSubclass
class OpaqueType: Root {
  var a: some Codable = 5
}

// case: types/typealias
@SmartSubclass
class AliasType: Root {
  typealias Count = Int
  typealias Table<Element: Codable> = [String: Element] where Element: Equatable
  var a: Count = 1
  var b: Table<Int> = [:]
}

// case: types/weak-and-unowned
@SmartSubclass
class References: Root {
  weak var owner: Root?
  unowned(safe) var keeper: Root = unsafe References.shared
  nonisolated(unsafe) static let shared: Root = Root()
  nonisolated(unsafe) var plain: Int = 1
}

// case: types/large-numbers
@SmartSubclass
class NumberTypes: Root {
  var a: UInt8 = 1, b: Int64 = 2, c: Float = 3, d: Int128 = 4
}

// case: types/left-out
@SmartSubclass
class FunctionsLeftOut: Root {
  enum CodingKeys: CodingKey { case a }
  var a: Int = 1
  var handler: ((Int) throws -> Void)?
  var pair: (Int, String) = (1, "")
  var any: Any = 1
  var existential: any Labeled & Sendable = Nothing()
  var metatype: Root.Type = Root.self
}
// end

struct Nothing: Labeled {}
