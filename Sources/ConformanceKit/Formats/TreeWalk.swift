/// Goes through a tree in document order and knows where it is.
///
/// The walk keeps its own stack, so that no depth of a tree is too much for a format, and an error
/// can name its place although the tree knows none.
struct TreeWalk {
  /// What the walk meets.
  enum Event {
    /// A scalar, or a container that begins here.
    case value(JSONValue)
    /// A key; its value follows.
    case key(String)
    /// The end of this container, which is no scalar.
    case end(of: JSONValue)
  }

  private struct Frame {
    let container: JSONValue
    /// How many of its elements, or of its keys and values, the walk has met.
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

    /// The step of a path that leads to what the walk met last.
    var step: String {
      switch container {
      case .array where passed > 0: "[\(passed - 1)]"
      case .object(let members) where passed > 0: ".\(members[(passed - 1) / 2].key)"
      default: ""
      }
    }
  }

  private var root: JSONValue?
  private var frames: [Frame] = []

  /// Creates a walk that stands before the root.
  init(_ tree: JSONValue) {
    root = tree
  }

  /// Where the last event happened; a key's place is that of its value.
  var path: String { "$" + frames.map(\.step).joined() }

  /// Goes on; nil when all is done.
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
