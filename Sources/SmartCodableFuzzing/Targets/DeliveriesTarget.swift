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
    var (name, count) = ("n", 3)
    var all: [Subscription] = []
    var live: [Subscription] = []

    func set(name new: String) {
      for one in live where one.isOfName { one.expected.append("\(new) after \(name)") }
      name = new
    }
    func set(count new: Int) {
      for one in live where !one.isOfName { one.expected.append("\(new) after \(count)") }
      count = new
    }

    for node in tree.children(of: tree.root) {
      let text = String(decoding: JSONText.unescaped(tree.text(of: node)), as: UTF8.self)
      switch tree.kind(of: node) {
      case .string:
        set(name: text)
        stage.account.name = text
      case .number:
        set(count: text.utf8.count)
        stage.account.count = text.utf8.count
      case .bool:
        let one = Subscription(on: stage, isOfName: text == "true")
        one.expected = [one.isOfName ? "\(name) after \(name)" : "\(count) after \(count)"]
        all.append(one)
        live.append(one)
      case .null where !live.isEmpty: live.removeFirst().cancellable?.cancel()
      case .array, .set: live.popLast()?.cancellable = nil
      case .object:
        let update = Update(node, in: tree)
        if let new = update.name { set(name: new) }
        if let new = update.count { set(count: new) }
        // Subscribers read the property meanwhile, so it must not be accessed by the update.
        var account = stage.account
        SmartUpdater.update(&account, from: update.text)
        stage.account = account
      case .null: break
      }
    }
    return withExtendedLifetime(stage) { (all.map(\.received), all.map(\.expected)) }
  }

  /// An update with the members of an object that are read without a conversion.
  private struct Update {
    var name: String?
    var count: Int?

    init(_ node: JSONTree.Node, in tree: JSONTree) {
      guard case .object(let members) = JSONValue(tree, at: node) else { return }
      if case .string(let text)? = members.value(of: "name") { name = text }
      if case .number(let literal)? = members.value(of: "count") { count = literal.utf8.count }
    }

    var text: String {
      let members = [
        name.map { JSONMember(key: "name", value: .string($0)) },
        count.map { JSONMember(key: "count", value: .number("\($0)")) },
      ]
      return JSONWriter.text(of: .object(members.compactMap(\.self)))
    }
  }
}
