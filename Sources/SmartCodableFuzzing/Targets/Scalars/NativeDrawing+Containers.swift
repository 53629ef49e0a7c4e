import DecoderLaw
import Foundation
import FuzzKit

/// Containers of every native kind; those of one type exist only if all members have it.
extension ScalarDrawing {
  mutating func list(_ elements: [ScalarLeaf]) -> ScalarLeaf {
    let natives = elements.map(\.native)
    var native: Any = natives
    var meaning = ScalarMeaning.list(elements.map(\.meaning))
    switch generator.below(10) {
    case 0: native = NSArray(array: natives)
    case 1: native = NSMutableArray(array: natives)
    case 2: native = natives.map(Any?.some)
    case 3, 4: native = NativeGraph.typedList(natives)
    case 5, 6:
      if let set = Self.bag(natives, generator.below(3)) { (native, meaning) = set }
    case 7: native = Any?.some(natives) as Any
    default: break
    }
    return ScalarLeaf(
      native: native,
      meaning: meaning,
      isWritable: elements.allSatisfy(\.isWritable)
    )
  }

  /// A dictionary of any kind; only of those that keep its keys if it is a model.
  mutating func object(_ members: [String: ScalarLeaf], isModel: Bool = false) -> ScalarLeaf {
    let natives = members.mapValues(\.native)
    let native: Any
    let numbered = isModel ? nil : NativeGraph.numbered(natives)
    switch generator.below(12) {
    case 0: native = NSDictionary(dictionary: natives)
    case 1: native = NSMutableDictionary(dictionary: natives)
    case 2: native = GraphDictionary(natives)
    case 3: native = natives.mapValues(Any?.some)
    case 4: native = [AnyHashable: Any](uniqueKeysWithValues: natives.map { ($0, $1) })
    case 5, 6: native = NativeGraph.typedObject(natives)
    case 7: native = numbered ?? natives
    case 8: native = numbered.map { NSDictionary(dictionary: $0) } ?? natives
    case 9 where !isModel && !members.isEmpty && generator.below(3) == 0:
      // Keys of another type make the whole dictionary foreign (ENT-19).
      let keys = natives.keys.sorted()
      let strange = natives.map { (Double(keys.firstIndex(of: $0) ?? 0) + 0.5, $1) }
      return ScalarLeaf(
        native: [Double: Any](uniqueKeysWithValues: strange),
        meaning: .stranger,
        isWritable: false
      )
    default: native = natives
    }
    return ScalarLeaf(
      native: native,
      meaning: .members(members.mapValues(\.meaning)),
      isWritable: members.values.allSatisfy(\.isWritable)
    )
  }

  /// A set of the elements, if all are strings or all are integers: Foundation hashes some others forever.
  private static func bag(_ natives: [Any], _ kind: Int) -> (Any, ScalarMeaning)? {
    func set<Element: Hashable>(
      of type: Element.Type,
      _ meaning: (Element) -> ScalarMeaning
    ) -> (Any, ScalarMeaning)? {
      guard natives.allSatisfy({ Swift.type(of: $0) == type }) else { return nil }
      let set = Set(natives.compactMap { $0 as? Element })
      let native: Any =
        switch kind {
        case 0: set
        case 1: Set(set.map { AnyHashable($0) })
        default: NSSet(array: Array(set))
        }
      return (native, .bag(set.map(meaning)))
    }
    return set(of: String.self) { .text($0) }
      ?? set(of: Int.self) { .number(ScalarNumber("\($0)", .integer)) }
  }
}

/// A dictionary of Foundation that keeps its members in a way of its own.
final class GraphDictionary: NSDictionary {
  private var members: [String: Any] = [:]

  convenience init(_ members: [String: Any]) {
    self.init()
    self.members = members
  }

  override var count: Int { members.count }

  override func object(forKey key: Any) -> Any? {
    (key as? String ?? (key as? NSString).map { $0 as String }).flatMap { members[$0] }
  }

  override func keyEnumerator() -> NSEnumerator {
    NSArray(array: members.keys.sorted()).objectEnumerator()
  }
}
