import FuzzKit

/// The objects of a property list, each of which may be in many containers.
///
/// Containers refer to objects before them, so no object contains itself.
struct ListGraph {
  /// An object; containers refer to others by number.
  enum Object {
    case text(String)
    case integer(Int64)
    case flag(Bool)
    case data([UInt8])
    /// A reference of a keyed archive.
    case uid(UInt32)
    /// Any object without references, as its bytes.
    case raw([UInt8])
    case list([Int])
    case members([(key: Int, value: Int)])
  }

  var objects: [Object] = []

  var top: Int { objects.count - 1 }

  mutating func add(_ object: Object) -> Int {
    objects.append(object)
    return objects.count - 1
  }
}
