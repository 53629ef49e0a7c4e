import ConformanceKit
import Foundation
import FuzzKit
import SmartCodable

#if canImport(Combine)
import Combine
#endif

/// What subscribers of `@SmartPublished` receive, judged by a list of what they must receive (PUB-2, PUB-3).
///
/// The document is a script: strings and numbers are assigned, `true` and `false` subscribe, null cancels,
/// an array lets go of a subscription, an object is applied as an update.
struct DeliveriesTarget: DrawnTarget {
  let name = "published/deliveries"
  let seedInputs = [
    #"[true,"a",1,true,"b",null,"c",[],"d"]"#, #"[false,1,2,{"count":3},{"name":"x"},4,null,5]"#,
    #"[true,false,true,{"name":"y","count":7},[],{"name":"z"},"w",8,null,null,"v"]"#,
    #"{"a":true,"b":"text","c":{"name":"m"},"d":null,"e":"gone"}"#,
  ]

  func sample(_ input: [UInt8], in context: RunContext) -> JSONTree? {
    input.count <= 2048 ? JSONTree(parsing: input) : nil
  }

  func found(_ script: JSONTree, in context: RunContext) -> (any Encodable)? {
    context.unlimited { Self.deliveries(script).received }
  }

  func verdict(on script: JSONTree, in context: RunContext) -> JudgeVerdict {
    let (received, expected) = Self.deliveries(script)
    if received == expected { return .agrees }
    return .scalar("deliveries", "\(expected)", "\(received)", script.bytes)
  }

  /// Holds the object, which an update replaces.
  private final class Stage {
    var account = Published()
  }

  /// A subscriber that notes each value with the one that its property has at that moment.
  private final class Subscription {
    let isOfName: Bool
    var received: [String] = []
    var expected: [String] = []
    var cancellable: AnyCancellable?
    /// Who subscribed while the second value was delivered, which is then the current one (PUB-2).
    private var later: AnyCancellable?

    init(on stage: Stage, isOfName: Bool) {
      self.isOfName = isOfName
      let note = { [weak self, weak stage] (value: String) in
        guard let self, let account = stage?.account else { return }
        received.append("\(value) after \(isOfName ? account.name : "\(account.count)")")
        guard received.count == 2, later == nil else { return }
        var first: String?
        later =
          isOfName
          ? account.$name.sink { first = first ?? $0 }
          : account.$count.sink { first = first ?? "\($0)" }
        if first != value { received.append("\(first ?? "nothing") instead of \(value)") }
      }
      let account = stage.account
      cancellable =
        isOfName ? account.$name.sink { note($0) } : account.$count.sink { note("\($0)") }
    }
  }

  private static func deliveries(_ tree: JSONTree) -> (received: [[String]], expected: [[String]]) {
    let stage = Stage()
    /// The values of both properties, by whether it is the name.
    var current = [true: "n", false: "3"]
    var all: [Subscription] = []
    var live: [Subscription] = []

    func set(_ new: String, isOfName: Bool) {
      let old = current.updateValue(new, forKey: isOfName) ?? ""
      for one in live where one.isOfName == isOfName { one.expected.append("\(new) after \(old)") }
    }

    for node in tree.children(of: tree.root) {
      let text = String(decoding: JSONText.unescaped(tree.text(of: node)), as: UTF8.self)
      switch tree.kind(of: node) {
      case .string:
        set(text, isOfName: true)
        stage.account.name = text
      case .number:
        set("\(text.utf8.count)", isOfName: false)
        stage.account.count = text.utf8.count
      case .bool:
        let one = Subscription(on: stage, isOfName: text == "true")
        let value = current[one.isOfName] ?? ""
        one.expected = ["\(value) after \(value)"]
        all.append(one)
        live.append(one)
      case .null where !live.isEmpty: live.removeFirst().cancellable?.cancel()
      case .array, .set: live.popLast()?.cancellable = nil
      case .object:
        // Only members that are read without a conversion.
        guard case .object(let members) = JSONValue(tree, at: node) else { continue }
        var update: [(String, JSONValue?)] = []
        if case .string(let text)? = members.value(of: "name") {
          set(text, isOfName: true)
          update.append(("name", .string(text)))
        }
        if case .number(let literal)? = members.value(of: "count") {
          set("\(literal.utf8.count)", isOfName: false)
          update.append(("count", .number("\(literal.utf8.count)")))
        }
        // Subscribers read the property meanwhile, so it must not be accessed by the update.
        var account = stage.account
        SmartUpdater.update(&account, from: JSONWriter.text(of: .ordered(update)))
        stage.account = account
      case .null: break
      }
    }
    return withExtendedLifetime(stage) { (all.map(\.received), all.map(\.expected)) }
  }
}
