/// What the key strategy of a caller receives: the path of an object, and one of its keys at the end.
///
/// One array for all keys of the object, in which only the last one changes, unless the strategy kept it.
struct StrategyPath {
  private var keys: [any CodingKey] = []

  /// What the strategy makes of a key; `path` is that of the object, asked for once.
  mutating func converted(
    _ key: any CodingKey,
    in path: () -> [any CodingKey],
    by convert: ([any CodingKey]) -> any CodingKey
  ) -> String {
    if keys.isEmpty { keys = path() + [key] } else { keys[keys.count - 1] = key }
    return convert(keys).stringValue
  }
}
