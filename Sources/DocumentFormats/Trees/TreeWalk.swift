/// Traverses a tree in document order and tracks the current path.
///
/// The walk has its own stack, so a format can encode trees of any depth, and an error can name a path
/// although trees store none.
struct TreeWalk {
  /// An event of the walk.
  enum Event {
    /// A scalar, or the start of a container.
    case value(JSONValue)
    /// A key; its value follows.
    case key(String)
    /// The end of this container.
    case end(of: JSONValue)
  }

  private struct Frame {
    let container: JSONValue
    /// How many of its elements, or of its keys and values, have been visited.
    var passed = 0

    /// The event at a position of the container, or nil past the end.
    func event(at place: Int) -> Event? {
      switch container {
      case .array(let elements) where place < elements.count:
        return .value(elements[place])
      case .object(let members) where place / 2 < members.count:
        let member = members[place / 2]
        return place.isMultiple(of: 2) ? .key(member.key) : .value(member.value)
      default:
        return nil
      }
    }

    /// The key, or the index, of the last visited element.
    var key: String {
      switch container {
      case .object(let members) where passed > 0: members[(passed - 1) / 2].key
      default: "\(max(0, passed - 1))"
      }
    }

    /// The path component of the last visited element.
    var step: String {
      guard passed > 0 else { return "" }
      return if case .array = container { "[\(key)]" } else { ".\(key)" }
    }
  }

  private var root: JSONValue?
  private var frames: [Frame] = []

  /// Creates a walk that starts before the root.
  init(_ tree: JSONValue) {
    root = tree
  }

  /// The path of the last event; a key has the path of its value.
  var path: String { "$" + frames.map(\.step).joined() }

  /// The keys and the indices to the last event's value.
  var keys: [String] { frames.map(\.key) }

  /// The next event; nil at the end.
  mutating func next() -> Event? {
    if let tree = root {
      root = nil
      return entering(.value(tree))
    }
    guard let frame = frames.last else { return nil }
    guard let event = frame.event(at: frame.passed) else {
      frames.removeLast()
      return .end(of: frame.container)
    }
    frames[frames.count - 1].passed += 1
    return entering(event)
  }

  private mutating func entering(_ event: Event) -> Event {
    switch event {
    case .value(.array(let elements)): frames.append(Frame(container: .array(elements)))
    case .value(.object(let members)): frames.append(Frame(container: .object(members)))
    default: break
    }
    return event
  }
}

extension JSONValue {
  /// The tree with each scalar replaced by what `change` makes of it and of its keys and indices from the top.
  func mappingScalars(
    _ change: (JSONValue, [String]) throws(Inexpressible) -> JSONValue
  ) throws(Inexpressible) -> JSONValue {
    var walk = TreeWalk(self)
    // The values of each open container so far, and the key of the next one in an object.
    var open: [(values: [JSONValue], key: String?)] = []
    while let event = walk.next() {
      let value: JSONValue
      switch event {
      case .key(let key):
        open[open.count - 1].key = key
        continue
      case .value(.array), .value(.object):
        open.append(([], nil))
        continue
      case .value(let scalar):
        value = try change(scalar, open.map { $0.key ?? "\($0.values.count)" })
      case .end(of: let container):
        let values = open.removeLast().values
        value =
          if case .object(let members) = container {
            .object(zip(members, values).map { JSONMember(key: $0.key, value: $1) })
          } else {
            .array(values)
          }
      }
      if open.isEmpty { return value }
      open[open.count - 1].values.append(value)
    }
    return self
  }
}
