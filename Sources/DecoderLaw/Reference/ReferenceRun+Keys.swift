import ConformanceKit

extension ReferenceRun {
  /// The non-null values that a field may take, in order, and whether some key held null.
  func candidates(
    for field: Field,
    in members: [JSONMember]
  ) -> (found: [(key: String, value: JSONValue)], sawNull: Bool) {
    var keys = field.keys
    if !policy.triesCandidatesInOrder { keys.reverse() }
    if !policy.mappingReplacesOwnKey, !keys.contains(field.codingKey) {
      keys.append(field.codingKey)
    }
    if keys.isEmpty, !policy.emptyMappingReadsNothing { keys = [field.codingKey] }
    if !policy.prefersMappedKeys { keys = [field.codingKey] + keys }
    if !policy.triesAllCandidates { keys = Array(keys.prefix(1)) }
    var found: [(key: String, value: JSONValue)] = []
    var sawNull = false
    for key in keys {
      let value = value(of: key, in: members)
      if value == .null { sawNull = true }
      if let value, value != .null { found.append((key, value)) }
      if value != nil, found.isEmpty, !policy.nullCandidateContinues { break }
    }
    return (found, sawNull)
  }

  /// The value of a key or dotted path; null only if there is no other.
  private func value(of key: String, in members: [JSONMember]) -> JSONValue? {
    let isPath = key.contains(".") && policy.followsPaths
    let literal =
      isPath && !policy.triesLiteralDottedKey ? nil : member(key, in: members)
    if let literal, literal != .null { return literal }
    guard isPath else { return literal }
    let segments = key.split(separator: ".").map(String.init)
    return walk(.object(members), segments[...], convertingKeys: true) ?? literal
  }

  /// The value of a key as it is written.
  func rawMember(_ key: String, in members: [JSONMember]) -> JSONValue? {
    if policy.comparesKeysByScalars {
      return members.value(of: key, preferringLast: !policy.firstDuplicateWins)
    }
    return members.first { $0.key == key }?.value
  }

  /// The value at the end of a path of segments, or nil if it leads nowhere.
  func walk(
    _ value: JSONValue,
    _ path: ArraySlice<String>,
    convertingKeys: Bool
  ) -> JSONValue? {
    guard let next = path.first else { return value }
    func find(_ key: String, in members: [JSONMember]) -> JSONValue? {
      convertingKeys ? member(key, in: members) : rawMember(key, in: members)
    }
    switch value {
    case .object(let members):
      let rest = path.joined(separator: ".")
      if path.count > 1, policy.triesLiteralDottedKey, let whole = find(rest, in: members),
        whole != .null || !policy.nullLiteralContinues
      {
        return whole
      }
      return find(next, in: members)
        .flatMap { walk($0, path.dropFirst(), convertingKeys: convertingKeys) }
    case .array(let elements):
      guard policy.pathsIndexArrays, let index = index(next, in: elements)
      else { return policy.lostPathFindsNothing ? nil : value }
      return walk(elements[index], path.dropFirst(), convertingKeys: convertingKeys)
    case .string(let text):
      guard policy.pathsEnterStrings else { return nil }
      switch inner(of: text) {
      case .object(let members)?:
        return walk(.object(members), path, convertingKeys: convertingKeys)
      case .array(let elements)?:
        return walk(.array(elements), path, convertingKeys: convertingKeys)
      default: return policy.pathTextLeadsNowhere ? nil : value
      }
    case .null where !policy.pathNullStepLeadsNowhere: return .object([])
    case .null, .boolean, .number:
      return policy.lostPathFindsNothing ? nil : value
    }
  }

  private func index(_ segment: String, in elements: [JSONValue]) -> Int? {
    let isIndex = segment.allSatisfy { $0.isASCII && $0.isNumber }
    guard isIndex || !policy.pathIndexesAreDigits, let index = Int(segment) else { return nil }
    if elements.indices.contains(index) { return index }
    return policy.pathIndexMustExist || elements.isEmpty ? nil : elements.count - 1
  }

  /// The fields of a model with the changes of the policy.
  func adjustedFields(of schema: ModelSchema, outer: ModelID?, isFlat: Bool) -> [Field] {
    let inherited = schema.parent.map { catalog.fields(of: $0) } ?? []
    let outerFields = outer.map { catalog.fields(of: $0) } ?? []
    return catalog.fields(of: schema.id)
      .map { field in
        var field = field
        let ancestor = inherited.first { $0.name == field.name }
        let isOwn = schema.fields.contains { $0.name == field.name }
        if schema.parent != nil {
          if ancestor != nil, !policy.decodesInheritedFields {
            field = field.with(adding: [.uncoded])
          }
          if ancestor == nil, !policy.decodesSubclassFields {
            field = field.with(adding: [.uncoded])
          }
          if let ancestor, !policy.subclassChangesInitialValues {
            field = field.with(initialValue: ancestor.initialValue)
          }
          if !isOwn, !policy.inheritsMapping { field = field.with(keys: [field.codingKey]) }
          if isOwn, let ancestor, !policy.ownMappingReplacesInherited {
            field = field.with(keys: ancestor.keys + field.keys)
          }
        }
        if schema.isClass, schema.parent == nil {
          if !policy.decodesBaseClasses { field = field.with(adding: [.uncoded]) }
          if !policy.baseClassesUseMapping { field = field.with(keys: [field.codingKey]) }
        }
        if !policy.usesCodingKeys, field.keys == [field.codingKey] {
          field = field.with(keys: [field.name])
        }
        if isFlat, !policy.flatUsesOwnMapping { field = field.with(keys: [field.codingKey]) }
        if !policy.mappingStopsAtChildren, !field.isMapped,
          let namesake = outerFields.first(where: { $0.name == field.name && $0.isMapped })
        {
          field = field.with(keys: namesake.keys)
        }
        return field
      }
  }
}

extension Field {
  fileprivate func with(
    keys: [String]? = nil,
    initialValue: String?? = nil,
    adding added: Set<Trait> = []
  ) -> Field {
    .field(
      name,
      shape,
      default: initialValue ?? self.initialValue,
      codingKey: codingKey,
      keys: keys ?? self.keys,
      traits: traits.union(added)
    )
  }
}
