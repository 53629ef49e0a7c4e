import ConformanceKit
import Foundation
import SmartCodable
import SmartCodableConformance

/// A type that has a shape of the kit; one without is any JSON.
protocol Shaped {
  static var shape: Shape { get }

  /// Adds the schemas of the models and enumerations in values of this type.
  static func add(to schemas: inout [ModelSchema])
}

extension Shaped {
  static func add(to schemas: inout [ModelSchema]) {}
}

/// A type whose schema is made of its stored properties and of their values in `init()`.
protocol DerivedModel: Decodable, Shaped {
  init()

  /// By default the name of the type.
  static var id: ModelID { get }

  /// The keys of properties whose names are not their only keys; the first one is the coding key.
  static var keys: [String: [String]] { get }

  /// The properties that the coding keys leave out.
  static var leftOut: Set<String> { get }
}

extension DerivedModel {
  static var keys: [String: [String]] { [:] }
  static var leftOut: Set<String> { [] }
  static var id: ModelID { ModelID(rawValue: String(describing: Self.self)) }
  static var shape: Shape { .model(id) }

  /// The schemas of this model and of all inside.
  static var catalog: ModelCatalog {
    var schemas: [ModelSchema] = []
    add(to: &schemas)
    return ModelCatalog(schemas)
  }

  static func add(to schemas: inout [ModelSchema]) {
    guard !schemas.contains(where: { $0.id == id }) else { return }
    schemas.append(schema)
    for child in Mirror(reflecting: Self()).children {
      let stored = type(of: child.value) as Any.Type
      let inner = (stored as? any ObservedWrapper.Type).map { wrapped($0) } ?? stored
      (inner as? any Shaped.Type)?.add(to: &schemas)
    }
  }

  static var schema: ModelSchema {
    let model = Self()
    let isModel = Self.self is any _SmartModel.Type
    var form: ModelSchema.Form = isModel ? .structure : .plainStructure
    if Self.self is AnyClass { form = .classType(parent: nil) }
    let values = MirrorObserver().observation(of: model).members
    let fields = Mirror(reflecting: model).children
      .map { child -> Field in
        var (name, stored) = (child.label ?? "", type(of: child.value) as Any.Type)
        var traits = traits(of: stored)
        if name.hasPrefix("_") {
          name.removeFirst()
          if let wrapper = stored as? any ObservedWrapper.Type { stored = wrapped(wrapper) }
        }
        if leftOut.contains(name) { traits.insert(.uncoded) }
        let initial = (values[name] ?? .null).initial
        return .field(
          name,
          .of(stored),
          default: JSONWriter.text(of: initial),
          codingKey: keys[name]?.first,
          keys: keys[name],
          traits: traits
        )
      }
    return ModelSchema(id, form, fields)
  }

  /// How a wrapper makes its property unlike others.
  private static func traits(of type: Any.Type) -> Set<Field.Trait> {
    let name = String(reflecting: type)
    let traits: [String: Field.Trait] = [
      "SmartFlat": .flat, "SmartIgnored": .uncoded, "SmartCompact": .compact,
    ]
    return Set(traits.filter { name.hasPrefix("SmartCodable.\($0.key)") }.values)
  }

  private static func wrapped<Wrapper: ObservedWrapper>(_ type: Wrapper.Type) -> Any.Type {
    Wrapper.WrappedValue.self
  }
}

/// An enumeration that is a key or a value of a model.
protocol DerivedEnumeration: Shaped, RawRepresentable, CaseIterable where RawValue: Shaped {
  /// The name of the case that stands for unknown values.
  static var fallback: String? { get }
  /// By default the name of the type.
  static var id: ModelID { get }
}

extension DerivedEnumeration {
  static var id: ModelID { ModelID(rawValue: String(describing: Self.self)) }
  static var shape: Shape { .enumeration(id) }
  static var fallback: String? { nil }

  static func add(to schemas: inout [ModelSchema]) {
    if !schemas.contains(where: { $0.id == id }) { schemas.append(schema) }
  }

  static var schema: ModelSchema {
    let cases = allCases.map { item in
      (item.rawValue as? Int).map { EnumerationCase("\(item)", $0) }
        ?? EnumerationCase("\(item)", "\(item.rawValue)")
    }
    return ModelSchema(id, enumeration: cases, fallback: fallback)
  }
}

extension Shape {
  static func of(_ type: Any.Type) -> Shape { (type as? any Shaped.Type)?.shape ?? .any }

  /// The shape without Optional.
  var unwrapped: Shape { if case .optional(let wrapped) = self { wrapped } else { self } }
}

extension Observation {
  var members: [String: Observation] {
    switch self {
    case .object(let members), .instance(_, let members): members
    default: [:]
    }
  }

  /// The value as the initial value of a schema is written, which names no class.
  fileprivate var initial: JSONValue {
    switch self {
    case .null: .null
    case .boolean(let flag): .boolean(flag)
    case .integer(let text), .number(let text): .number(text)
    case .string(let text), .data(let text), .date(let text), .enumeration(let text): .string(text)
    case .array(let elements): .array(elements.map(\.initial))
    case .object(let members), .instance(_, let members):
      .object(
        members.sorted { $0.key < $1.key }.map { JSONMember(key: $0.key, value: $0.value.initial) }
      )
    }
  }
}

// MARK: Shapes of the standard library's types

extension FixedWidthInteger where Self: Shaped {
  static var shape: Shape { .integer(bits: bitWidth, signed: isSigned) }
}

extension String: Shaped { static var shape: Shape { .string } }
extension Bool: Shaped { static var shape: Shape { .boolean } }
extension Double: Shaped { static var shape: Shape { .number } }
extension Float: Shaped { static var shape: Shape { .float32 } }
extension CGFloat: Shaped { static var shape: Shape { .number } }
extension Decimal: Shaped { static var shape: Shape { .decimal } }
extension Date: Shaped { static var shape: Shape { .date } }
extension Data: Shaped { static var shape: Shape { .data } }
extension URL: Shaped { static var shape: Shape { .url } }

extension Optional: Shaped {
  static var shape: Shape { .optional(.of(Wrapped.self)) }

  static func add(to schemas: inout [ModelSchema]) {
    (Wrapped.self as? any Shaped.Type)?.add(to: &schemas)
  }
}

extension Array: Shaped {
  static var shape: Shape { .array(.of(Element.self)) }

  static func add(to schemas: inout [ModelSchema]) {
    (Element.self as? any Shaped.Type)?.add(to: &schemas)
  }
}

extension Set: Shaped {
  static var shape: Shape { .set(.of(Element.self)) }

  static func add(to schemas: inout [ModelSchema]) {
    (Element.self as? any Shaped.Type)?.add(to: &schemas)
  }
}

extension Dictionary: Shaped {
  static var shape: Shape {
    let value = Shape.of(Value.self)
    return Key.self == String.self ? .dictionary(value) : .map(key: .of(Key.self), value: value)
  }

  static func add(to schemas: inout [ModelSchema]) {
    for type in [Key.self, Value.self] as [Any.Type] {
      (type as? any Shaped.Type)?.add(to: &schemas)
    }
  }
}
