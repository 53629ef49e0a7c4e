extension Reader {
  /// Records a repair of the current position, whose value is at `index`.
  @inline(__always)
  func report(
    _ kind: SmartRepair.Kind,
    wanted: @autoclosure () -> String,
    at index: Int,
    action: SmartRepair.Action
  ) {
    guard repairs.isCollecting else { return }
    report(kind, wanted: wanted(), at: index, place: index, action: action)
  }

  /// Records a repair; `place` is the value whose location is shown.
  @inline(never)
  func report(
    _ kind: SmartRepair.Kind,
    wanted: String,
    at index: Int,
    place: Int,
    action: SmartRepair.Action
  ) {
    guard repairs.isCollecting else { return }
    // A key that is missing from an update is not a repair (LOG-15).
    if settings.isUpdating, kind == .missing { return }
    repairs.append(
      .init(
        path: repairs.paths.add(scopes.path) { $0.component(in: self) },
        kind: kind,
        wanted: wanted,
        found: found(at: index),
        action: action,
        place: place,
        step: scopes.path.last,
        flats: scopes.openFlats.reduce(0) { 31 &* $0 &+ $1.codingKey.hashValue }
      )
    )
    if settings.mode.fallback == .typeDefault, !settings.mode.isTentative { logProblems() }
  }

  /// The collected repairs, with locations if the input was text (REP-9); each once, however often code has
  /// asked for its position (REP-3).
  func repairList(isText: Bool) -> [SmartRepair] {
    guard !repairs.entries.isEmpty else { return [] }
    var locations = RareTable<Int, SmartRepair.Location>()
    if isText {
      var lines = SourceLines(tape)
      let offsets = repairs.entries.map { tape.sourceOffset(max(0, $0.place)) }
      for offset in PlaceOrder(<).sorted(offsets) where locations[offset] == nil {
        locations[offset] = lines.location(of: offset)
      }
    }
    var seen = RareSet<Reported>()
    return repairs.entries.compactMap { entry in
      let repair = SmartRepair(
        path: repairs.paths.components(of: entry.path),
        kind: entry.kind,
        wanted: entry.wanted,
        found: entry.found,
        action: entry.action,
        foundText: entry.found == .nothing ? nil : tape.foundText(entry.place),
        location: isText ? locations[tape.sourceOffset(max(0, entry.place))] : nil
      )
      return seen.insert(Reported(repair: repair, flats: entry.flats)) ? repair : nil
    }
  }

  private struct Reported: Hashable {
    let repair: SmartRepair
    let flats: Int
  }

  /// What the input has at `index`.
  func found(at index: Int) -> SmartRepair.Found {
    guard index >= 0 else { return .nothing }
    switch tape.tag(index) {
    case .null: return .null
    case .yes, .no: return .bool
    case .integer, .unsigned, .double, .bigNumber: return .number
    case .plainString, .unicodeString, .escapedString: return .string
    case .array: return .array
    case .object: return .object
    case .shared: return found(at: tape.resolved(index))
    case .foreign: return ForeignValue.found(tape.foreignValues[Int(tape.payload(index))])
    }
  }
}
