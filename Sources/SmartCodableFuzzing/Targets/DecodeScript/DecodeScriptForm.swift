import Foundation
import FuzzKit

/// A type that a program asks for.
indirect enum DecodeScriptForm: CustomStringConvertible, Sendable {
  /// By a container's own call, where it has one.
  case scalar(DecodeScriptScalar)
  case leaf(Named)
  /// A type of the program.
  case slot(Int)
  /// A class of the program, or a model: by a metatype of its superclass, or by its own name.
  case plainClass(Int)
  case modelClass(Int)
  case model(Int)
  case optional(Self)
  case array(Self)
  case set(Self)
  case map(Self)
  /// A struct and an enumeration with synthesized code and overloads of `decode`.
  case members(Self, Self)
  case payload(Self, Self)

  /// A type with its name, which takes long to make.
  struct Named: Sendable {
    let type: any DecodeScriptValue.Type
    let name: String

    init(_ type: any DecodeScriptValue.Type) {
      self.type = type
      name = "\(type)"
    }
  }

  var description: String {
    switch self {
    case .scalar(let scalar): "\(scalar)"
    case .leaf(let named): named.name
    case .slot(let number): "T\(number)"
    case .plainClass(let number): Self.name(DecodeScriptClasses.plain, number)
    case .modelClass(let number): Self.name(DecodeScriptClasses.models, number)
    case .model(let number): "\(DecodeScriptModels.all[number].type)"
    case .optional(let form): "\(form)?"
    case .array(let form): "[\(form)]"
    case .set(let form): "Set<\(form)>"
    case .map(let form): "[String: \(form)]"
    case .members(let first, let second): "Members<\(first), \(second)>"
    case .payload(let first, let second): "Payload<\(first), \(second)>"
    }
  }

  /// The metatype of a superclass that stands for the class.
  var plainMetatype: DecodeScriptClasses.Base.Type? {
    guard case .plainClass(let number) = self else { return nil }
    return number < DecodeScriptClasses.plain.count ? DecodeScriptClasses.plain[number] : nil
  }

  var modelMetatype: DecodeScriptClasses.ModelBase.Type? {
    guard case .modelClass(let number) = self else { return nil }
    return number < DecodeScriptClasses.models.count ? DecodeScriptClasses.models[number] : nil
  }

  private static func name<T>(_ types: [T], _ number: Int) -> String {
    number < types.count ? "\(types[number]) as its superclass" : "\(types[number - types.count])"
  }

  /// The type, with twins in the place of models if the judge needs them.
  func type(twins: Bool) -> any DecodeScriptValue.Type {
    switch self {
    case .scalar(let scalar): scalar.type
    case .leaf(let named): named.type
    case .slot(let number): DecodeScriptSlots.all[number]
    case .plainClass(let number):
      DecodeScriptClasses.plain[number % DecodeScriptClasses.plain.count]
    case .modelClass(let number):
      DecodeScriptClasses.models[number % DecodeScriptClasses.models.count]
    case .model(let number):
      twins ? DecodeScriptModels.all[number].twin : DecodeScriptModels.all[number].type
    case .optional(let form): form.type(twins: twins).optional
    case .array(let form): form.type(twins: twins).array
    case .set(let form): Self.set(form.type(twins: twins))
    case .map(let form): form.type(twins: twins).map
    case .members(let first, let second):
      Self.members(first.type(twins: twins), second.type(twins: twins))
    case .payload(let first, let second):
      Self.payload(first.type(twins: twins), second.type(twins: twins))
    }
  }

  private static func set(_ type: any DecodeScriptValue.Type) -> any DecodeScriptValue.Type {
    func make<T: DecodeScriptValue & Hashable>(_: T.Type) -> any DecodeScriptValue.Type {
      Set<T>.self
    }
    return (type as? any (DecodeScriptValue & Hashable).Type).map { make($0) } ?? type
  }

  private static func members<A: DecodeScriptValue, B: DecodeScriptValue>(
    _: A.Type,
    _: B.Type
  ) -> any DecodeScriptValue.Type { DecodeScriptMembers<A, B>.self }

  private static func payload<A: DecodeScriptValue, B: DecodeScriptValue>(
    _: A.Type,
    _: B.Type
  ) -> any DecodeScriptValue.Type { DecodeScriptPayload<A, B>.self }

  /// Whether it is chance which of several entries fails.
  var isDictionary: Bool {
    switch self {
    case .leaf(let named): named.type is any DecodeScriptDictionary.Type
    case .optional(let form): form.isDictionary
    default: isUnordered
    }
  }

  /// Whether code of the program runs for entries, the order of which is chance.
  var isUnordered: Bool {
    switch self {
    case .map: true
    case .optional(let form): form.isUnordered
    default: false
    }
  }

  /// Whether the law's decoder says what becomes of a value that JSONDecoder refuses: models have laws of their own,
  /// some types count their calls, and collections in the place of another type and wrapped properties are cases for
  /// themselves (AGR-14, DEF-16).
  func isLawful(handedOn: Bool) -> Bool {
    switch self {
    case .scalar, .slot: true
    case .leaf(let named):
      !named.name.contains("Restless") && !named.name.contains("ContiguousArray")
        && !(handedOn
          && ["Array<", "Set<", "Dictionary<", "Int128"].contains { named.name.contains($0) })
    case .plainClass, .modelClass, .model, .members: false
    case .optional(let form): form.isLawful(handedOn: handedOn)
    case .array(let form), .set(let form), .map(let form):
      !handedOn && form.isLawful(handedOn: false)
    case .payload(let first, let second):
      first.isLawful(handedOn: false) && second.isLawful(handedOn: false)
    }
  }

  var isModel: Bool {
    switch self {
    case .model, .modelClass: true
    default: false
    }
  }

  /// Whether it is an array of models, or an Optional.
  var isList: Bool { modelType is any Sequence.Type }
  var isOptionalModel: Bool { modelType is any ExpressibleByNilLiteral.Type }

  private var modelType: Any.Type {
    if case .model(let number) = self { DecodeScriptModels.all[number].type } else { Never.self }
  }

  /// Whether the judge reads a twin in each mode.
  var isMapped: Bool {
    if case .model(let number) = self { DecodeScriptModels.all[number].isMapped } else { false }
  }

  // MARK: Types of the library

  static func scalars(_ kind: JSONTree.Kind) -> [DecodeScriptScalar] {
    switch kind {
    case .bool: [.bool]
    case .string: [.string]
    case .number: DecodeScriptScalar.allCases.filter { $0 != .bool && $0 != .string }
    case .null: DecodeScriptScalar.allCases
    case .object, .array, .set: []
    }
  }

  static func leaves(_ kind: JSONTree.Kind) -> [Named] {
    switch kind {
    case .null: nothings
    case .bool: bools
    case .number: numbers
    case .string: texts
    case .array, .set: arrays
    case .object: objects
    }
  }

  private static func named(_ types: [any DecodeScriptValue.Type]) -> [Named] {
    types.map(Named.init)
  }

  private static let nothings: [Named] = named([
    Int?.self, String?.self, Int??.self, [Int]?.self, [String: Int]?.self, Zoo.Anything.self,
    DecodeScriptSuit?.self, Date?.self, DecodeScriptNullable.self,
  ])
  private static let bools: [Named] = named([Bool.self, Bool?.self, Zoo.Anything.self])
  private static let numbers: [Named] = {
    var types: [any DecodeScriptValue.Type] = [
      Int.self, Int8.self, Int16.self, Int32.self, Int64.self, UInt.self, UInt8.self, UInt16.self,
      UInt32.self, UInt64.self, Double.self, Float.self, Decimal.self, Date.self,
      DecodeScriptLevel.self, Int?.self, Double??.self, DecodeScriptLevel?.self,
    ]
    #if !(os(macOS) && arch(x86_64))
    types.append(Float16.self)
    #endif
    if #available(macOS 15, iOS 18, tvOS 18, watchOS 11, *) {
      types += [Int128.self, UInt128.self] as [any DecodeScriptValue.Type]
    }
    return named(types)
  }()
  private static let texts: [Named] = named([
    String.self, DecodeScriptSuit.self, DecodeScriptSuit?.self, Data.self, URL.self, UUID.self,
    Date.self, String?.self, Double.self, Float.self, DecodeScriptNullable.self,
    DecodeScriptRepeated<DecodeScriptRestless<DecodeScriptRestlessness.Nothing>>.self,
    DecodeScriptRepeated<DecodeScriptRestless<DecodeScriptRestlessness.Twice>>.self,
    DecodeScriptRepeated<DecodeScriptRestless<DecodeScriptRestlessness.NilFirst>>.self,
    DecodeScriptRepeated<DecodeScriptRestless<DecodeScriptRestlessness.ByPath>>.self,
    DecodeScriptRepeated<DecodeScriptRestless<DecodeScriptRestlessness.ByInfo>>.self,
    DecodeScriptRepeated<DecodeScriptRestless<DecodeScriptRestlessness.ByContainer>>.self,
    DecodeScriptRepeated<DecodeScriptRestless<DecodeScriptRestlessness.IntFirst>>.self,
    DecodeScriptRepeated<DecodeScriptSuit>.self,
  ])
  private static let arrays: [Named] = named([
    [Int].self, [Double].self, [String].self, [Int?].self, [DecodeScriptSuit].self, [[Int]].self,
    Set<Int>.self, [Zoo.Anything].self, [Bool].self, [DecodeScriptSuit?].self,
    [DecodeScriptNullable].self, [DecodeScriptRestless<DecodeScriptRestlessness.NilFirst>].self,
    [DecodeScriptRestless<DecodeScriptRestlessness.ByPath>].self, ContiguousArray<Int>.self,
  ])
  private static let objects: [Named] = named([
    [String: Int].self, [String: Double?].self, [Int: Int].self, [DecodeScriptSuit: Int].self,
    [DecodeScriptTag: Int].self, [DecodeScriptLevel: Int].self, [String: [Int]].self,
    [String: Zoo.Anything].self,
  ])
  static let everything = nothings + bools + numbers + texts + arrays + objects
}

/// Dictionaries, whose first failure is chance.
protocol DecodeScriptDictionary {}

extension Dictionary: DecodeScriptDictionary {}

extension Optional: DecodeScriptDictionary where Wrapped: DecodeScriptDictionary {}
