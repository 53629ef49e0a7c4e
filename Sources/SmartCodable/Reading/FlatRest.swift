/// What a flat dictionary collects: the members that no property of the model around it reads (FLAT-4).
extension Reader {
  /// Whether the dictionary that is being made of an object is a flat.
  @inline(__always)
  func collectsRest(of object: Int) -> Bool {
    !scopes.openFlats.isEmpty && isFlat(object)
  }

  @inline(never)
  private func isFlat(_ object: Int) -> Bool {
    guard let flat = scopes.openFlats.last else { return false }
    return flat.object == object && flat.uses == scopes.trace.uses
  }

  /// Whether the model around the flat of an object has a property for a member; for a flat in a flat also the
  /// models around that.
  @inline(never)
  func isKnown(_ member: Int, of object: Int) -> Bool {
    scopes.openFlats.reversed().prefix { $0.object == object }
      .contains { $0.frame.hasProperty(forKeyAt: member, besides: $0.codingKey) }
  }
}

extension Frame {
  fileprivate func hasProperty(forKeyAt member: Int, besides own: String) -> Bool {
    if table.hasProperty(for: tape.string(member), besides: own) { return true }
    if !reader.settings.isConverting { return false }
    var converter = KeyConverter(reader, self)
    return table.hasProperty(for: converter.name(at: member).text, besides: own)
  }
}
