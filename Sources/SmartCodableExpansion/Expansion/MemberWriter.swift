/// Writes the members that the macro adds (MAC-1).
///
/// Names of the standard library are qualified and properties are prefixed with `self`, so that neither
/// nested types nor properties named `container` conflict (MAC-8).
struct MemberWriter {
  let plan: CodingPlan

  /// The access modifier followed by a space, or an empty string.
  let access: String

  var members: String {
    var members: [[String]] = []
    if plan.addsCodingKeys { members.append(codingKeys) }
    if plan.addsPlainInitializer { members.append(plainInitializer) }
    if plan.addsDecoder { members.append(decoderInitializer) }
    if plan.addsEncoder { members.append(encodeFunction) }
    return members.map { $0.joined(separator: "\n") }.joined(separator: "\n\n")
  }

  // MARK: Members

  private var codingKeys: [String] {
    let cases = lines { coding in coding.form == nil ? [] : ["case \(coding.property.name)"] }
    return block("enum CodingKeys: Swift.CodingKey", cases)
  }

  private var plainInitializer: [String] {
    block("\(access)required init()", settingNil + ["super.init()"])
  }

  private var decoderInitializer: [String] {
    let container = ["let container = try decoder.container(keyedBy: CodingKeys.self)"]
    let needsHelper = plan.codings.contains(where: \.needsWrapperHelper)
    let early = decoding(.early, opening: container + (needsHelper ? wrapperHelper : []))
    let late = decoding(.late, opening: early.isOpen ? [] : container)
    let body =
      [announcing("decoder")] + settingNil + early.lines + ["try super.init(from: decoder)"]
      + late.lines
    return attributes
      + block("\(access)required init(from decoder: any Swift.Decoder) throws", body)
  }

  private var encodeFunction: [String] {
    let container = ["var container = encoder.container(keyedBy: CodingKeys.self)"]
    let encoding = opened(container) { $0.form == nil ? [] : [$0.encoding] }
    let body = [announcing("encoder"), "try super.encode(to: encoder)"] + encoding.lines
    return attributes
      + block("\(access)override func encode(to encoder: any Swift.Encoder) throws", body)
  }

  /// Code of another type may have handed the decoder on, whose first keys will be those of the superclass (AGR-13).
  private func announcing(_ coder: String) -> String {
    "let \(coder) = \(coder).forSubclass(Self.self)"
  }

  // MARK: Parts

  /// Deprecates the members if a property is, since deprecated code may use it without a warning.
  ///
  /// Only subclasses call the members by name, and those of an open class may be in other modules.
  private var attributes: [String] {
    let isDeprecated = plan.codings.contains { $0.form != nil && $0.property.traits.isDeprecated }
    let isOpen = plan.subclass.traits.modifiers.contains("open")
    return isDeprecated && !isOpen ? ["@available(*, deprecated)"] : []
  }

  private var settingNil: [String] {
    lines { $0.startsAsNil ? ["self.\($0.property.name) = nil"] : [] }
  }

  /// A helper function that infers the type of a wrapper without a value from the variable it assigns
  /// to.
  private var wrapperHelper: [String] {
    block(
      "func wrapper<Wrapper: Swift.Decodable>(_ key: CodingKeys) throws -> Wrapper",
      ["try container.decode(Wrapper.self, forKey: key)"]
    )
  }

  private func decoding(
    _ timing: PropertyCoding.Timing,
    opening: [String]
  ) -> (lines: [String], isOpen: Bool) {
    opened(opening) { coding in
      coding.timing == timing && coding.form != nil ? [coding.decoding] : []
    }
  }

  // MARK: Lines

  /// The lines of all properties, after the opening lines.
  ///
  /// These are in each `#if` block instead if they are not used outside, since an unused container
  /// would cause a warning.
  private func opened(
    _ opening: [String],
    _ line: (PropertyCoding) -> [String]
  ) -> (lines: [String], isOpen: Bool) {
    let isOpen = isWritten(plan.body.members, line)
    let lines = lines(opening: isOpen ? [] : opening, line)
    return (isOpen ? opening + lines : lines, isOpen)
  }

  /// Whether there is a line outside `#if` blocks.
  private func isWritten(_ members: [ClassMember], _ line: (PropertyCoding) -> [String]) -> Bool {
    members.plainProperties.contains { !(plan.coding(of: $0).map(line) ?? []).isEmpty }
  }

  /// The lines of all properties, in `#if` blocks like theirs.
  ///
  /// - Parameters:
  ///   - opening: The lines that each `#if` block needs, since they are not outside.
  ///   - line: The lines of one property.
  /// - Returns: The lines, without indentation.
  private func lines(
    opening: [String] = [],
    _ line: (PropertyCoding) -> [String]
  ) -> [String] {
    lines(of: plan.body.members, opening: opening, line)
  }

  private func lines(
    of members: [ClassMember],
    opening: [String],
    _ line: (PropertyCoding) -> [String]
  ) -> [String] {
    members.flatMap { member -> [String] in
      switch member {
      case .property(let property): return plan.coding(of: property).map(line) ?? []
      case .conditional(let clauses):
        let contents = clauses.map { clauseLines(of: $0.members, opening: opening, line) }
        guard contents.contains(where: { !$0.isEmpty }) else { return [] }
        return zip(clauses, contents).flatMap { [$0.directive] + $1 } + ["#endif"]
      }
    }
  }

  private func clauseLines(
    of members: [ClassMember],
    opening: [String],
    _ line: (PropertyCoding) -> [String]
  ) -> [String] {
    guard !opening.isEmpty, isWritten(members, line) else {
      return lines(of: members, opening: opening, line)
    }
    return block("do", opening + lines(of: members, opening: [], line))
  }

  private func block(_ header: String, _ body: [String]) -> [String] {
    ["\(header) {"] + body.map { "  " + $0 } + ["}"]
  }
}
