extension Signature {
  /// The signature of a violation: oracle, target, path without indices, kinds.
  init(of line: ViolationSpool.Line, target: String) {
    self.init(violating: line.oracle, target, line.path, line.wanted, line.found)
  }

  /// The same of its parts; all oracles that compare with the reference count as one.
  init(
    violating oracle: String,
    _ target: String,
    _ place: String?,
    _ wanted: String,
    _ found: String
  ) {
    let name = Oracle.comparing.contains(oracle) ? Oracle.agreement.name : oracle
    self.init([name, target, place ?? "", wanted, found])
  }

  /// The signature of a death before symbolication: kind, target, a digest of the place.
  ///
  /// If the place is unknown, the message is used.
  init(before death: Death, target: String) {
    let place = death.place
    let isTold = ![.memory, .hang].contains(death.kind)
    let message = isTold ? death.stableMessage : ""
    self.init([death.kind.rawValue, target, place.isEmpty ? message : "at.\(place)"])
  }

  /// The signature of a death: kind, target, description of the trap, and the innermost function.
  ///
  /// Neither lines nor callers count: an edit would move the lines, and one bug has many callers.
  init(of death: Death, target: String, trace: Backtrace) {
    let function = death.kind == .stackOverflow ? trace.recursion : trace.functions.first
    let said = death.stableMessage
    let reason = said.isEmpty ? Death.words(of: trace.reason ?? "") : said
    self.init([death.kind.rawValue, target, reason, function ?? ""])
  }
}
