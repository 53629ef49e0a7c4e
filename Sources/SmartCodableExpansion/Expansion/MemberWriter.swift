/// Writes the members that the macro adds (MAC-1).
///
/// Names of the standard library are qualified and properties stand behind `self`, so that neither
/// nested types nor properties called `container` get in the way (MAC-8).
struct MemberWriter {
  let plan: CodingPlan

  /// The access modifier with a space behind it, or nothing.
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
    let body = settingNil + early.lines + ["try super.init(from: decoder)"] + late.lines
    return attributes
      + block("\(access)required init(from decoder: any Swift.Decoder) throws", body)
  }

  private var encodeFunction: [String] {
    let container = ["var container = encoder.container(keyedBy: CodingKeys.self)"]
    let encoding = opened(container) { $0.form == nil ? [] : [$0.encoding] }
    let body = ["try super.encode(to: encoder)"] + encoding.lines
    return attributes
      + block("\(access)override func encode(to encoder: any Swift.Encoder) throws", body)
  }

  // MARK: Parts

  /// Using a deprecated property is no warning in what is deprecated itself; nobody calls these
  /// members by name but subclasses, which an open class has elsewhere.
  private var attributes: [String] {
    let isDeprecated = plan.codings.contains { $0.form != nil && $0.property.traits.isDeprecated }
    let isOpen = plan.subclass.traits.modifiers.contains("open")
    return isDeprecated && !isOpen ? ["@available(*, deprecated)"] : []
  }

  private var settingNil: [String] {
    lines { $0.startsAsNil ? ["self.\($0.property.name) = nil"] : [] }
  }

  /// Finds the type of a wrapper that has no value yet by what its result is assigned to.
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

  /// The lines of all properties behind the opening ones, which stand in each `#if` block if there
  /// is no other use of them: a container that may be unused would be a warning.
  private func opened(
    _ opening: [String],
    _ line: (PropertyCoding) -> [String]
  ) -> (lines: [String], isOpen: Bool) {
    let isOpen = isWritten(plan.body.members, line)
    let lines = lines(opening: isOpen ? [] : opening, line)
    return (isOpen ? opening + lines : lines, isOpen)
  }

  /// Whether there is a line outside of `#if`.
  private func isWritten(_ members: [ClassMember], _ line: (PropertyCoding) -> [String]) -> Bool {
    members.plainProperties.contains { !(plan.coding(of: $0).map(line) ?? []).isEmpty }
  }

  /// The lines of all properties, in `#if` blocks like theirs.
  ///
  /// - Parameters:
  ///   - opening: The lines that each `#if` block needs to itself, since they do not stand outside.
  ///   - line: The lines of one property.
  /// - Returns: Lines without indentation of their own.
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
