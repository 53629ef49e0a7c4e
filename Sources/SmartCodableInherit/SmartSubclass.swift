@_exported public import SmartCodable

/// Lets a subclass of a model decode and encode its own properties (chapter 22 of the specification).
///
///     class Person: SmartCodable {
///       var name = ""
///       required init() {}
///     }
///     @SmartSubclass
///     class Student: Person {
///       var age = 0
///     }
///     Student.deserialize(from: #"{"name":"n","age":"3"}"#)     // name "n", age 3
///
/// It adds `CodingKeys`, `init(from:)`, `encode(to:)` and `init()` where the class does not declare
/// them itself. Own properties are all stored variables; constants, lazy and static ones are left
/// alone, and with `CodingKeys` of the class's own only its cases are coded. Each property needs an
/// initial value, from which its type may be inferred. Whatever the macro cannot read is an error at its
/// place, with advice.
@attached(member, names: named(init(from:)), named(encode(to:)), named(CodingKeys), named(init))
public macro SmartSubclass() =
  #externalMacro(module: "SmartCodableMacros", type: "SmartSubclassMacro")
