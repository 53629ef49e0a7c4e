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

  /// A form of lists, by what it makes of objects.
  enum Form {
    case binary
    case xml
    case openStep
  }

  mutating func add(_ object: Object) -> Int {
    objects.append(object)
    return objects.count - 1
  }

  // MARK: Meaning

  /// What the list means in a form.
  func meaning(in form: Form) -> ListShapesMeaning {
    var meaning = ListShapesMeaning()
    var places: [Int] = []
    for object in objects { places.append(add(object, to: &meaning, in: form, places: places)) }
    meaning.top = places.last ?? ListShapesMeaning.anything
    return meaning
  }

  /// The text of an object as a key (ENT-19); nil if it cannot be one.
  func keyText(_ object: Int, in form: Form) -> String? {
    switch objects[object] {
    case .text(let text): text
    case .integer(let number): "\(number)"
    // Text forms have keys of texts only.
    default: form == .binary ? nil : "other"
    }
  }

  /// Adds what an object means, given the places of those before it.
  private func add(
    _ object: Object,
    to meaning: inout ListShapesMeaning,
    in form: Form,
    places: [Int]
  ) -> Int {
    switch object {
    case .text(let text): return meaning.add(.text(text))
    case .integer(let number):
      return meaning.add(form == .openStep ? .text("\(number)") : .number("\(number)"))
    case .flag: return meaning.add(.open(1))
    case .data(let bytes): return meaning.add(.open(bytes.count))
    case .uid(let number): return meaning.add(form == .openStep ? .text("\(number)") : .opaque)
    case .list(let elements): return meaning.add(.list(elements.map { places[$0] }))
    case .members(let members):
      if form == .xml, let reference = reference(members) { return meaning.add(reference) }
      var keyed: [(key: String, value: Int)] = []
      for member in members {
        guard let text = keyText(member.key, in: form) else { return meaning.add(.opaque) }
        keyed.append((text, places[member.value]))
      }
      // Foundation keeps the first of equal keys of a binary list, and the last of other ones.
      return meaning.add(members: keyed, firstCounts: form == .binary)
    }
  }

  /// What a dictionary of XML means if its only key is that of a reference; nil if it is an ordinary one.
  private func reference(_ members: [(key: Int, value: Int)]) -> ListShapesMeaning.Value? {
    guard let last = members.last,
      members.allSatisfy({ keyText($0.key, in: .xml) == "CF$UID" }),
      case .integer(let number) = objects[last.value]
    else { return nil }
    // Numbers that no reference has, and equal keys, are not judged.
    return members.count == 1 && UInt32(exactly: number) != nil ? .opaque : .open(1)
  }
}
