/// The members of an object by what the key strategy makes of their keys (KEY-12, KEY-15).
///
/// The storage is kept when the owner starts on another object.
final class ConvertedMembers {
  private struct Member {
    let name: KeyName

    /// The value of the first one with the name.
    let first: Int

    /// The first value that is not null, or -1.
    var value: Int
  }

  /// Members with different names, in document order.
  @safe @exclusivity(unchecked) private var members: ContiguousArray<Member> = []
  @safe @exclusivity(unchecked) private var index = MemberIndex()

  /// The member that is asked for next if code asks in the order of the document.
  @safe @exclusivity(unchecked) private var next = 0

  var isBuilt: Bool { index.isBuilt }

  func reset() {
    members.removeAll(keepingCapacity: true)
    index.reset()
  }

  func build(_ object: Int, _ converter: consuming KeyConverter) {
    let tape = converter.reader.tape
    let end = tape.next(object)
    index.prepare(for: tape.memberCount(object))
    next = 0
    var rawKeys = MemberIndex()
    var key = object + 1
    while key < end {
      let name = converter.name(at: key)
      // Of a long key, too, nothing is kept after the call (LIM-5).
      converter.reader.scopes.noteMembers(name.count)
      let value = tape.has(.null, at: key + 1) ? -1 : key + 1
      let known = index.add(members.count + 1, hash: name.hash) {
        members[$0 - 1].name.equals(name)
      }
      if known < 0 {
        members.append(Member(name: name, first: key + 1, value: value))
      } else if members[known - 1].value < 0, value >= 0 {
        // Of equal keys in the document the first counts, even if it is null (PARSE-11).
        if !rawKeys.isBuilt { rawKeys.build(tape, object: object) }
        let first = rawKeys.find(tape.keyHash(key)) { tape.hasEqualStrings(object + $0, key) }
        if object + first == key { members[known - 1].value = value }
      }
      key = tape.next(key + 1)
    }
  }

  /// The first value under a name; with `isNullSkipped`, null gives way to the first other one (KEY-15).
  func find(_ name: KeyName, isNullSkipped: Bool) -> Int {
    var place = next
    if place >= members.count || !members[place].name.equals(name) {
      place = index.find(name.hash) { members[$0 - 1].name.equals(name) } - 1
      if place < 0 { return -1 }
    }
    next = place + 1
    let member = members[place]
    return isNullSkipped && member.value >= 0 ? member.value : member.first
  }
}
