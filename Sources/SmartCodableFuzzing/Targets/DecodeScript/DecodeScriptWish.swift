import Foundation
import FuzzKit

/// What is asked for at a place: mostly a type that fits.
enum DecodeScriptWish {
  case scalar(DecodeScriptScalar)
  case value(any DecodeScriptValue.Type, name: String)

  /// A type with its name, which takes long to make.
  struct Named: Sendable {
    let type: any DecodeScriptValue.Type
    let name: String

    init(_ type: any DecodeScriptValue.Type) {
      self.type = type
      name = "\(type)"
    }
  }

  /// A wish for a value at `node`.
  static func draw(_ script: DecodeScript, at node: JSONTree.Node?) -> Self {
    let kind = script.kind(of: node)
    let isFitting = !script.oneIn(6)
    let scalars = isFitting ? scalars(kind) : DecodeScriptScalar.allCases
    if script.draw(5) < 2, !scalars.isEmpty { return .scalar(scalars[script.draw(scalars.count)]) }
    let table = isFitting ? types(kind) : everything
    return value(table[script.draw(table.count)], script, at: node)
  }

  /// Dictionaries of parts have one entry at most: the order of others is chance.
  private static func value(
    _ wish: Named,
    _ script: DecodeScript,
    at node: JSONTree.Node?
  ) -> Self {
    let children = node.map { script.tree.children(of: $0) } ?? []
    if children.count > 1, wish.type is any DecodeScriptUnordered.Type {
      return .value(DecodeScriptPart.self, name: "part")
    }
    // Which error null among models is, the specification leaves open.
    if wish.type == [DecodeScriptModel].self,
      children.contains(where: { script.kind(of: $0) == .null })
    {
      return .value(DecodeScriptPart.self, name: "part")
    }
    // Models know their keys also as they are in the document (KEY-15).
    if script.keys != .same, DecodeScriptModels.isModel(wish.type) {
      return .value(DecodeScriptPart.self, name: "part")
    }
    let type = script.usesTwins ? DecodeScriptModels.twin(of: wish.type) : wish.type
    return .value(type, name: wish.name)
  }

  var name: String {
    switch self {
    case .scalar(let scalar): "\(scalar)"
    case .value(_, let name): name
    }
  }

  /// Whether it is chance which entry fails, if several do.
  var isUnordered: Bool {
    if case .value(let type, _) = self { type is any DecodeScriptDictionary.Type } else { false }
  }

  private static func scalars(_ kind: JSONTree.Kind) -> [DecodeScriptScalar] {
    switch kind {
    case .bool: [.bool]
    case .string: [.string]
    case .number: DecodeScriptScalar.allCases.filter { $0 != .bool && $0 != .string }
    case .null: DecodeScriptScalar.allCases
    case .object, .array, .set: []
    }
  }

  private static func types(_ kind: JSONTree.Kind) -> [Named] {
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
    Int?.self, String?.self, Int??.self, [Int]?.self, [String: Int]?.self, DecodeScriptPart.self,
    DecodeScriptPart?.self, Zoo.Anything.self, DecodeScriptModel?.self, Suit?.self, Date?.self,
  ])
  private static let bools: [Named] = named([
    Bool.self, Bool?.self, DecodeScriptPart.self, Zoo.Anything.self,
  ])
  private static let numbers: [Named] = {
    var types: [any DecodeScriptValue.Type] = [
      Int.self, Int8.self, Int16.self, Int32.self, Int64.self, UInt.self, UInt8.self, UInt16.self,
      UInt32.self, UInt64.self, Double.self, Float.self, Decimal.self, Date.self, Level.self,
      Int?.self, Double??.self, DecodeScriptPart.self, DecodeScriptPart?.self, Level?.self,
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
    String.self, Suit.self, Suit?.self, Data.self, URL.self, UUID.self, Date.self, String?.self,
    Repeated<Twice>.self, Repeated<NilFirst>.self, Repeated<ByPath>.self, Repeated<ByInfo>.self,
    Repeated<ByContainer>.self, Repeated<IntFirst>.self, Twice.self, NilFirst.self, ByPath.self,
    Double.self, Float.self, DecodeScriptPart.self, Suit.self, Repeated<Suit>.self,
  ])
  private static let arrays: [Named] = named([
    [Int].self, [Double].self, [String].self, [Int?].self, [Suit].self, [DecodeScriptPart].self,
    [[Int]].self, Set<Int>.self, [Zoo.Anything].self, DecodeScriptPart.self, [Bool].self,
    [DecodeScriptPart?].self, [NilFirst].self, [ByPath].self, [[DecodeScriptPart]].self,
    DecodeScriptPart.self, [Suit?].self, [DecodeScriptModel].self, [DecodeScriptModel].self,
  ])
  private static let objects: [Named] = named([
    [String: Int].self, [String: Double?].self, [Int: Int].self, [Suit: Int].self, [Tag: Int].self,
    [Level: Int].self, [String: [Int]].self, [String: Zoo.Anything].self, DecodeScriptPart.self,
    DecodeScriptPart?.self, [String: DecodeScriptPart].self, [Tag: DecodeScriptPart].self,
    [Int: DecodeScriptPart].self, DecodeScriptPart.self, DecodeScriptModel.self,
    DecodeScriptModel?.self, DecodeScriptModel.self,
  ])
  private static let everything = nothings + bools + numbers + texts + arrays + objects
}

/// Dictionaries, whose first failure is chance.
protocol DecodeScriptDictionary {}

/// Dictionaries whose values go on with the script.
protocol DecodeScriptUnordered {}

extension Dictionary: DecodeScriptDictionary {}

extension Optional: DecodeScriptDictionary where Wrapped: DecodeScriptDictionary {}

extension Dictionary: DecodeScriptUnordered where Value == DecodeScriptPart {}
