/// The keys that one call renames, everywhere or below some paths (LEG-9).
///
/// A property is read from its own key first, then from the keys renamed to it, in the order in which
/// they were added; the first with a value wins.
package final class KeyRenaming {
  /// One key that is read as another.
  fileprivate struct Source {
    let name: KeyName

    /// The names of the properties around the object, joined by dots; nil for any object.
    let path: KeyText?
  }

  private var sources = RareTable<KeyText, [Source]>()
  private var targets = RareTable<KeyText, [(name: String, path: KeyText?)]>()

  /// Renames nothing.
  package init() {}

  /// Reads the key `from` as `to`; with a path, only in objects at that path, which is empty for the
  /// top level.
  package func add(from: String, to: String, path: String? = nil) {
    let path = path.map { KeyText($0) }
    sources[KeyText(to), default: []].append(Source(name: KeyName(from, bit: 0), path: path))
    targets[KeyText(from), default: []].append((to, path))
  }

  /// The keys that count as `name` in the object at `path`, which is rarely evaluated.
  func names(for name: String, at path: () -> KeyText) -> [KeyName] {
    guard let sources = sources[KeyText(name)] else { return [] }
    if sources.allSatisfy({ $0.path == nil }) { return sources.map(\.name) }
    let here = path()
    return sources.filter { $0.path == nil || $0.path == here }.map(\.name)
  }

  /// What the key of a member counts as.
  func converted(_ key: String, at path: () -> KeyText) -> String {
    guard let targets = targets[KeyText(key)] else { return key }
    let here = targets.allSatisfy { $0.path == nil } ? nil : path()
    return targets.first { $0.path == nil || $0.path == here }?.name ?? key
  }

  /// Whether some object may have the key under another name.
  func mayChange(_ key: String) -> Bool { targets[KeyText(key)] != nil }

  /// The names of the properties in a path, without the indexes of elements.
  static func text(of path: [any CodingKey]) -> KeyText {
    KeyText(
      path.lazy.filter { key in key.intValue.map { key.stringValue != "Index \($0)" } ?? true }
        .map(\.stringValue)
        .joined(separator: ".")
    )
  }
}
