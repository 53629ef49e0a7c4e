extension DecodeState {
  /// Notes a repair of the current position, whose value stands at `index`.
  @inline(__always)
  func report(
    _ kind: SmartRepair.Kind,
    wanted: @autoclosure () -> String,
    at index: Int,
    action: SmartRepair.Action
  ) {
    guard collector.isCollecting else { return }
    report(kind, wanted: wanted(), at: index, place: index, action: action)
  }

  /// Notes a repair; `place` is the value whose location is shown.
  @inline(never)
  func report(
    _ kind: SmartRepair.Kind,
    wanted: String,
    at index: Int,
    place: Int,
    action: SmartRepair.Action
  ) {
    guard collector.isCollecting else { return }
    // What an update does not mention is not a repair (LOG-15).
    if isUpdating, kind == .missing { return }
    collector.append(
      .init(
        path: collector.paths.add(path) { $0.component(in: self) },
        kind: kind,
        wanted: wanted,
        found: found(at: index),
        action: action,
        place: place
      )
    )
  }

  /// The collected repairs; with locations if the input was text (REP-9).
  func repairs(isText: Bool) -> [SmartRepair] {
    guard !collector.entries.isEmpty else { return [] }
    var locations: [Int: SmartRepair.Location] = [:]
    if isText {
      var lines = SourceLines(tape)
      let offsets = Set(collector.entries.map { tape.sourceOffset(max(0, $0.place)) })
      for offset in offsets.sorted() { locations[offset] = lines.location(of: offset) }
    }
    return collector.entries.map { entry in
      SmartRepair(
        path: collector.paths.components(of: entry.path),
        kind: entry.kind,
        wanted: entry.wanted,
        found: entry.found,
        action: entry.action,
        foundText: entry.found == .nothing ? nil : tape.foundText(entry.place),
        location: isText ? locations[tape.sourceOffset(max(0, entry.place))] : nil
      )
    }
  }
}
