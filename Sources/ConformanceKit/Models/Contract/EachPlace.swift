import struct Foundation.Data
import struct Foundation.Date
import struct Foundation.Decimal
import struct Foundation.URL

extension ContractModels {
  /// A place where a value is asked for, and how; the raw value is the key of its member.
  enum Place: String, CaseIterable {
    /// By the overload of a keyed container.
    case member
    /// By the generic `decode` of a keyed container.
    case generic
    /// By the overload of `decodeIfPresent` of a keyed container.
    case present
    /// By the overload of an unkeyed container.
    case element
    /// By the generic `decode` of an unkeyed container.
    case next
    /// By the overload of `decodeIfPresent` of an unkeyed container.
    case perhaps
    /// By the overload of a single value container.
    case single
    /// As an element of an `Array`.
    case list
    /// As a value of a `Dictionary`.
    case entries
    /// As a stored property whose `init(from:)` the compiler writes.
    case child
    /// As such a property that is Optional.
    case optional

    /// Whether null is a value there.
    var isOptional: Bool { self == .present || self == .perhaps || self == .optional }

    /// The value of the member as JSON text.
    func around(_ value: String) -> String {
      switch self {
      case .member, .generic, .present, .single: value
      case .element, .next, .perhaps, .list: "[\(value)]"
      case .entries: "{\"k\":\(value)}"
      case .child, .optional: "{\"value\":\(value)}"
      }
    }

    /// Where the value is, in the notation of paths.
    var path: String {
      switch self {
      case .member, .generic, .present, .single: "/\(rawValue)"
      case .element, .next, .perhaps, .list: "/\(rawValue)/[0]"
      case .entries: "/\(rawValue)/k"
      case .child, .optional: "/\(rawValue)/value"
      }
    }
  }

  /// The calls that ask containers for values of a type.
  struct Calls<Value: Decodable> {
    var member: (Object, AnyKey) throws -> Value = { try $0.decode(Value.self, forKey: $1) }
    var present: (Object, AnyKey) throws -> Value? = {
      try $0.decodeIfPresent(Value.self, forKey: $1)
    }
    var element: (inout Elements) throws -> Value = { try $0.decode(Value.self) }
    var perhaps: (inout Elements) throws -> Value? = { try $0.decodeIfPresent(Value.self) }
    var single: (Single) throws -> Value = { try $0.decode(Value.self) }
  }

  /// A type whose values are asked for at each place: by overloads if containers have them for it.
  protocol Placed: Decodable {
    static var calls: Calls<Self> { get }
  }

  /// What is written of an error.
  protocol RefusalReport {
    static func write(_ name: String, to seen: inout Seen, _ read: () throws -> Any)
  }

  /// The kind and the path of the error.
  enum KindReport: RefusalReport {
    static func write(_ name: String, to seen: inout Seen, _ read: () throws -> Any) {
      seen.read(name, read)
    }
  }

  /// The path of an error of null, which may be of either kind.
  enum NullReport: RefusalReport {
    static func write(_ name: String, to seen: inout Seen, _ read: () throws -> Any) {
      do {
        seen.note(name, try read())
      } catch DecodingError.valueNotFound(_, let context) {
        seen.write("\(name) none @\(Seen.path(of: context.codingPath))")
      } catch DecodingError.typeMismatch(_, let context) {
        seen.write("\(name) none @\(Seen.path(of: context.codingPath))")
      } catch {
        seen.write("\(name) \(Seen.text(ofError: error))")
      }
    }
  }

  /// The kind of the error, and the type that it says was asked for.
  enum AskedReport: RefusalReport {
    static func write(_ name: String, to seen: inout Seen, _ read: () throws -> Any) {
      do {
        seen.note(name, try read())
      } catch {
        seen.write("\(name) \(Seen.kind(of: error)) \(Seen.askedType(in: error))")
      }
    }
  }

  /// Each member by the way to ask for a value that it is named after (model 45).
  struct EachPlace<Value: Placed, Report: RefusalReport>: ObjectRecording {
    let seen: Seen

    private struct AsSingle: Decodable {
      let value: Value
      init(from decoder: any Decoder) throws {
        value = try Value.calls.single(try decoder.singleValueContainer())
      }
    }

    private struct Child: Decodable { let value: Value }

    private struct Perhaps: Decodable { let value: Value? }

    static func read(_ object: Object, _ seen: inout Seen) throws {
      for place in Place.allCases {
        Report.write(place.rawValue, to: &seen) { try read(object, place) }
      }
    }

    private static func read(_ object: Object, _ place: Place) throws -> Any {
      let key = AnyKey(place.rawValue)
      switch place {
      case .member: return try Value.calls.member(object, key)
      case .generic: return try object.decode(Value.self, forKey: key)
      case .present: return try Value.calls.present(object, key) as Any
      case .element:
        var row = try object.nestedUnkeyedContainer(forKey: key)
        return try Value.calls.element(&row)
      case .next:
        var row = try object.nestedUnkeyedContainer(forKey: key)
        return try row.decode(Value.self)
      case .perhaps:
        var row = try object.nestedUnkeyedContainer(forKey: key)
        return try Value.calls.perhaps(&row) as Any
      case .single: return try object.decode(AsSingle.self, forKey: key).value
      case .list: return try object.decode([Value].self, forKey: key)
      case .entries: return try object.decode([String: Value].self, forKey: key)
      case .child: return try object.decode(Child.self, forKey: key).value
      case .optional: return try object.decode(Perhaps.self, forKey: key).value as Any
      }
    }
  }
}

extension ContractModels.Placed {
  static var calls: ContractModels.Calls<Self> { .init() }

  static func single(_ value: ContractModels.Single) throws -> Self { try calls.single(value) }
}

extension Array: ContractModels.Placed where Element == Int {}
extension Dictionary: ContractModels.Placed where Key == String, Value == Int {}
extension ContractModels.Suit: ContractModels.Placed {}
extension Data: ContractModels.Placed {}
extension Date: ContractModels.Placed {}
extension Decimal: ContractModels.Placed {}
extension URL: ContractModels.Placed {}

extension TwinCatalog {
  /// Adds the types of the models that ``RefusalRow`` makes.
  mutating func addRefusals() {
    func add<Value: ContractModels.Placed & SendableMetatype>(_ name: String, _ type: Value.Type) {
      self.add(
        ModelID(rawValue: "refused-kind-\(name)"),
        ContractModels.EachPlace<Value, ContractModels.KindReport>.self
      )
      self.add(
        ModelID(rawValue: "refused-null-\(name)"),
        ContractModels.EachPlace<Value, ContractModels.NullReport>.self
      )
      self.add(
        ModelID(rawValue: "refused-asked-\(name)"),
        ContractModels.EachPlace<Value, ContractModels.AskedReport>.self
      )
      self.add(ModelID(rawValue: "refused-top-\(name)"), type)
    }
    add("bool", Bool.self)
    add("string", String.self)
    add("double", Double.self)
    add("float", Float.self)
    add("int", Int.self)
    add("int8", Int8.self)
    add("int16", Int16.self)
    add("int32", Int32.self)
    add("int64", Int64.self)
    add("uint", UInt.self)
    add("uint8", UInt8.self)
    add("uint16", UInt16.self)
    add("uint32", UInt32.self)
    add("uint64", UInt64.self)
    add("suit", ContractModels.Suit.self)
    add("list-of-int", [Int].self)
    add("entries-of-int", [String: Int].self)
    add("data", Data.self)
    add("url", URL.self)
    add("date", Date.self)
    add("decimal", Decimal.self)
  }
}
