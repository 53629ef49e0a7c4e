/// What a property list stands for: a value for each object, in which an object may be shared.
///
/// The values that a value contains have lower numbers, so whatever is counted is counted in one pass, however
/// large the whole would be if it were written out.
struct ListShapesMeaning {
  /// A value.
  enum Value {
    /// The members in ascending order of the UTF-8 bytes of their keys (ENT-20), each key once.
    case members([(key: String, value: Int)])
    case list([Int])
    case text(String)
    case number(String)
    /// A value that no listed type has (ENT-17), or a dictionary with keys of another type (ENT-19): no container.
    case opaque
    /// Anything: what it is read as is not judged here. The number is that of its bytes.
    case open(Int)
  }

  /// The number of the value that is left open wherever it is.
  static let anything = 0

  private(set) var values: [Value] = [.open(0)]
  var top = Self.anything
  /// The values of members that do not count, since another member has an equal key; a reader may look into them.
  private var hidden: [Int: [Int]] = [:]

  /// Whether the whole is a dictionary or an array.
  var isContainer: Bool {
    switch values[top] {
    case .members, .list: true
    default: false
    }
  }

  mutating func add(_ value: Value) -> Int {
    values.append(value)
    return values.count - 1
  }

  /// Adds a dictionary, of whose equal keys the first one counts.
  mutating func add(members: [(key: String, value: Int)]) -> Int {
    let sorted = members.enumerated()
      .sorted { left, right in
        if left.element.key.utf8.elementsEqual(right.element.key.utf8) {
          return left.offset < right.offset
        }
        return left.element.key.utf8.lexicographicallyPrecedes(right.element.key.utf8)
      }
      .map(\.element)
    var kept: [(key: String, value: Int)] = []
    var others: [Int] = []
    for member in sorted {
      guard let last = kept.last, last.key.utf8.elementsEqual(member.key.utf8) else {
        kept.append(member)
        continue
      }
      others.append(member.value)
    }
    let place = add(.members(kept))
    if !others.isEmpty { hidden[place] = others }
    return place
  }

  // MARK: Size

  /// The extent of a value that is written out.
  struct Extent {
    /// The number of containers that are open at once, and with those that do not count.
    var height = 0
    var greatestHeight = 0
    /// The number of values, without keys, and a number that is surely not less than the one that is limited.
    var least = 1.0
    var most = 1.0
  }

  /// The extent of the whole.
  var extent: Extent {
    var extents: [Extent] = []
    for (place, value) in values.enumerated() {
      var extent = Extent()
      func add(_ inner: Int) {
        extent.height = max(extent.height, extents[inner].height + 1)
        extent.least += extents[inner].least
        addHidden(inner)
      }
      func addHidden(_ inner: Int) {
        extent.greatestHeight = max(extent.greatestHeight, extents[inner].greatestHeight + 1)
        extent.most += extents[inner].most
      }
      switch value {
      case .text(let text): extent.most += Double(text.utf8.count)
      case .open(let count): extent.most += Double(count)
      case .opaque, .number: break
      case .list(let elements):
        (extent.height, extent.greatestHeight) = (1, 1)
        for element in elements { add(element) }
      case .members(let members):
        (extent.height, extent.greatestHeight) = (1, 1)
        for member in members {
          add(member.value)
          extent.most += 1 + Double(member.key.utf8.count)
        }
        let longest = Double(members.map(\.key.utf8.count).max() ?? 0)
        for value in hidden[place] ?? [] {
          addHidden(value)
          extent.most += 1 + longest
        }
      }
      extents.append(extent)
    }
    return extents[top]
  }

  // MARK: Comparison

  /// How a list of keys differs from those of the top; nil if it does not.
  func difference(ofKeys record: ListShapesRecord) -> String? {
    switch values[top] {
    case .open: return nil
    case .members(let members):
      let keys = ListShapesRecord.list(members.map { .scalar($0.key) }).text
      return record.text == keys ? nil : ": wanted keys \(keys), found \(record.text)"
    default: return ": wanted no dictionary, found \(record.text)"
    }
  }

  /// Where and how a record differs from a value; nil if it does not.
  func difference(of record: ListShapesRecord, at place: Int? = nil) -> String? {
    switch (values[place ?? top], record) {
    case (.open, _): return nil
    case (.opaque, .scalar(nil)), (.opaque, .scalar("")): return nil
    case (.text(let wanted), .scalar(let found?)) where wanted.utf8.elementsEqual(found.utf8):
      return nil
    case (.number(let wanted), .number(let found)) where wanted == found: return nil
    case (.list(let wanted), .list(let found)) where wanted.count == found.count:
      for (number, (wanted, found)) in zip(wanted, found).enumerated() {
        if let inner = difference(of: found, at: wanted) { return "[\(number)]\(inner)" }
      }
      return nil
    case (.members(let wanted), .members(let found)):
      let keys = found.map(\.key)
      guard wanted.count == keys.count,
        zip(wanted, keys).allSatisfy({ $0.key.utf8.elementsEqual($1.utf8) })
      else { return ": wanted keys \(wanted.map(\.key)), found \(keys)" }
      for (wanted, found) in zip(wanted, found) {
        if let inner = difference(of: found.value, at: wanted.value) {
          return ".\(wanted.key)\(inner)"
        }
      }
      return nil
    case (let wanted, _): return ": wanted \(wanted), found \(record.text.prefix(200))"
    }
  }
}
