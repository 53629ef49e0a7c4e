import SmartCodable

/// A model with a property of every kind that an update treats in its own way.
struct UpdateTableModel: SmartCodable, UpdateStated {
  typealias Leaf = UpdateTableLeaves.Leaf
  typealias Branch = UpdateTableLeaves.Branch
  typealias Node = UpdateTableLeaves.Node

  var number = 1
  var spare: Int?
  var given: Int? = 4
  var word = "w"
  var flag = false
  var leaf = Leaf()
  var noLeaf: Leaf?
  var branch = Branch()
  var someBranch: Branch? = Self.otherBranch
  var node = Node()
  var plain = UpdateTableLeaves.Plain()
  var probing: UpdateTableLeaves.Probing?
  var collections = UpdateTableCollections()
  var keyed = UpdateTableKeyed()
  var wrapped = UpdateTableWrapped()
  var flats = UpdateTableFlats()
  var someFlats: UpdateTableFlats?
  var plainFlats = UpdateTablePlainFlats()
  var leftOut = UpdateTableLeftOut()
  @SmartIgnored var ignored = 7
  @SmartIgnored var calls = 0

  mutating func didFinishMapping() { calls += 1 }

  private static var otherBranch: Branch {
    var branch = Branch()
    branch.count = 9
    branch.spare = Leaf()
    branch.leaves = [Leaf()]
    return branch
  }

  var state: UpdateState {
    .members([
      "number": number.state, "spare": spare.state, "given": given.state, "word": word.state,
      "flag": flag.state, "leaf": leaf.state, "noLeaf": noLeaf.state, "branch": branch.state,
      "someBranch": someBranch.state, "node": node.state, "plain": plain.state,
      "probing": probing.state, "collections": collections.state, "keyed": keyed.state,
      "wrapped": wrapped.state, "flats": flats.state, "someFlats": someFlats.state,
      "plainFlats": plainFlats.state, "leftOut": leftOut.state, "ignored": ignored.state,
      "calls": calls.state,
    ])
  }

  static let shape = {
    let leaf = UpdateShape.model(Leaf.shape)
    let branch = UpdateShape.model(Branch.shape)
    var other = Branch.shape.initial.members
    other["count"] = .integer(9)
    other["spare"] = Leaf.shape.initial
    other["leaves"] = .list([Leaf.shape.initial])
    let plain = UpdateState.members([
      "count": .integer(8), "word": .text("w"), "leaf": Leaf.shape.initial,
    ])
    return UpdateModelShape([
      .init("number", .integer, .integer(1)), .init("spare", .optional(.integer), .none),
      .init("given", .optional(.integer), .integer(4)), .init("word", .text, .text("w")),
      .init("flag", .flag, .flag(false)), .init("leaf", leaf, Leaf.shape.initial),
      .init("noLeaf", .optional(leaf), .none), .init("branch", branch, Branch.shape.initial),
      .init("someBranch", .optional(branch), .members(other)),
      .init("node", .model(Node.shape), Node.shape.initial),
      .init("plain", .plain(UpdateTableLeaves.Plain.shape), plain),
      .init("probing", .optional(.probing), .none),
      model("collections", UpdateTableCollections.shape), model("keyed", UpdateTableKeyed.shape),
      model("wrapped", UpdateTableWrapped.shape), model("flats", UpdateTableFlats.shape),
      .init("someFlats", .optional(.model(UpdateTableFlats.shape)), .none),
      model("plainFlats", UpdateTablePlainFlats.shape),
      model("leftOut", UpdateTableLeftOut.shape),
      .init("ignored", .integer, .integer(7), role: .ignored),
      .init("calls", .integer, .integer(0), role: .ignored),
    ])
  }()

  private static func model(_ name: String, _ shape: UpdateModelShape) -> UpdateField {
    .init(name, .model(shape), shape.initial)
  }
}

extension UpdateTableModel {
  /// Gives properties values that no document gives them.
  mutating func changeByHand() {
    ignored = 70
    flats.leaf = nil
    wrapped.calls += 10
    leftOut.changeByHand()
    someFlats?.outer.inner.calls += 1000
  }
}
