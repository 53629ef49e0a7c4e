/// The keys of passing records that paths of the call refer to.
final class PassingKeys {
  struct Key {
    let text: String
    let number: Int?
    let type: Any.Type
  }

  @safe @exclusivity(unchecked) private var keys: ContiguousArray<Key> = []

  /// Keeps a key until the call ends, and returns its id, which is negative.
  func add(_ text: String, _ number: Int?, _ type: Any.Type) -> Int {
    keys.append(Key(text: text, number: number, type: type))
    return -keys.count
  }

  subscript(id: Int) -> Key { keys[-1 - id] }

  func removeAll() {
    if !keys.isEmpty { keys = [] }
  }
}
