import FuzzKit

/// User code that keeps containers beyond the call that they belong to.
///
/// What is written to them later must appear nowhere (ENF-2).
final class ScriptedKeeper {
  private var objects: [KeyedEncodingContainer<ScriptedValue.ScriptedKey>] = []
  private var arrays: [any UnkeyedEncodingContainer] = []

  var count: Int { objects.count + arrays.count }

  func keep(_ container: KeyedEncodingContainer<ScriptedValue.ScriptedKey>) {
    if objects.count < 6 { objects.append(container) }
  }

  func keep(_ container: any UnkeyedEncodingContainer) {
    if arrays.count < 2 { arrays.append(container) }
  }

  fileprivate func write() throws {
    for index in objects.indices {
      try objects[index].encode("late", forKey: .init("late"))
    }
    for index in arrays.indices { try arrays[index].encode("late") }
  }

  fileprivate func release() {
    objects = []
    arrays = []
  }
}

/// A value that is encoded after another one, and writes into the containers of both.
struct ScriptedFollower: Encodable {
  let keeper: ScriptedKeeper

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: ScriptedValue.ScriptedKey.self)
    try container.encode(1, forKey: .init("before"))
    var nested = container.nestedContainer(
      keyedBy: ScriptedValue.ScriptedKey.self,
      forKey: .init("nested")
    )
    try keeper.write()
    try nested.encode(2, forKey: .init("between"))
    keeper.release()
    try container.encode(["after": ["x"]], forKey: .init("after"))
    var last = nested.nestedContainer(
      keyedBy: ScriptedValue.ScriptedKey.self,
      forKey: .init("last")
    )
    try last.encode(3, forKey: .init("end"))
  }
}
