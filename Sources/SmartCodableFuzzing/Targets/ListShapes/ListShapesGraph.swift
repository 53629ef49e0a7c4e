import FuzzKit

/// The objects of a property list, each of which may be in many containers.
///
/// Containers refer to objects before them, so no object contains itself.
struct ListShapesGraph {
  /// An object; containers refer to others by number.
  enum Object {
    case text(String)
    case integer(Int64)
    case flag(Bool)
    case data([UInt8])
    /// A reference of a keyed archive.
    case uid(UInt32)
    case list([Int])
    case members([(key: Int, value: Int)])
  }

  var objects: [Object] = []

  var top: Int { objects.count - 1 }

  mutating func add(_ object: Object) -> Int {
    objects.append(object)
    return objects.count - 1
  }

  // MARK: Meaning

  /// What a binary list of the objects means.
  var meaning: ListShapesMeaning {
    var meaning = ListShapesMeaning()
    var places: [Int] = []
    for object in objects { places.append(add(object, to: &meaning, places: places)) }
    meaning.top = places.last ?? ListShapesMeaning.anything
    return meaning
  }

  /// Adds what an object means, given the places of those before it.
  private func add(
    _ object: Object,
    to meaning: inout ListShapesMeaning,
    places: [Int]
  ) -> Int {
    switch object {
    case .text(let text): return meaning.add(.text(text))
    case .integer(let number): return meaning.add(.number("\(number)"))
    case .flag: return meaning.add(.open(1))
    case .data(let bytes): return meaning.add(.open(bytes.count))
    case .uid: return meaning.add(.opaque)
    case .list(let elements): return meaning.add(.list(elements.map { places[$0] }))
    case .members(let members):
      var keyed: [(key: String, value: Int)] = []
      for member in members {
        // Texts and integers are keys (ENT-19).
        switch objects[member.key] {
        case .text(let text): keyed.append((text, places[member.value]))
        case .integer(let number): keyed.append(("\(number)", places[member.value]))
        default: return meaning.add(.opaque)
        }
      }
      return meaning.add(members: keyed)
    }
  }
}
