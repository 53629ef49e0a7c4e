/// The members to add and how each property is coded, or the errors that prevent it.
struct CodingPlan {
  let subclass: ClassDeclaration
  private(set) var diagnoses: [Diagnosis] = []

  private var codingsByPlace: [Int: PropertyCoding] = [:]

  /// The codings of the properties, in no particular order.
  var codings: some Collection<PropertyCoding> { codingsByPlace.values }

  var body: ClassBody { subclass.body }
  var addsCodingKeys: Bool { body.codingKeys == nil }
  var addsPlainInitializer: Bool { body.initializer(.plain) == nil }
  var addsDecoder: Bool { body.initializer(.decoder) == nil }
  var addsEncoder: Bool { body.encode == nil }

  init(_ subclass: ClassDeclaration) {
    self.subclass = subclass
    guard subclass.keyword == "class" else { return }
    checkMembers()
    for property in body.members.properties { add(property) }
  }

  func coding(of property: StoredProperty) -> PropertyCoding? {
    codingsByPlace[property.nameRange.lowerBound]
  }

  // MARK: Members

  private mutating func checkMembers() {
    for range in body.tuplePatterns {
      report("cannot code a tuple pattern; declare each property by itself", at: range)
    }
    let declared = [
      ("CodingKeys", body.codingKeys?.place), ("init()", body.initializer(.plain)),
      ("init(from:)", body.initializer(.decoder)), ("encode(to:)", body.encode),
    ]
    for case (let name, let place?) in declared where place.isConditional {
      report("cannot tell whether `\(name)` exists; move it out of `#if`", at: place.range)
    }
    guard let keys = body.codingKeys else { return }
    guard let cases = keys.cases else {
      let advice = "declare it as an enum without `#if`, or remove it for the macro to add one"
      return report("cannot read the cases of `CodingKeys`; \(advice)", at: keys.place.range)
    }
    // Without generated coding, the keys are up to the class.
    guard addsDecoder || addsEncoder else { return }
    let names = Set(body.members.properties.filter(\.isOwn).map(\.plainName))
    for key in cases where !names.contains(key.name) {
      report(
        "`\(key.name)` is not a stored variable of `\(subclass.name)`; remove the case, since "
          + "inherited properties are coded by the superclass and others not at all",
        at: key.range
      )
    }
  }

  private func isCoded(_ property: StoredProperty) -> Bool {
    guard property.isOwn else { return false }
    guard let cases = body.codingKeys?.cases else { return true }
    return cases.contains { $0.name == property.plainName }
  }

  // MARK: Properties

  private mutating func add(_ property: StoredProperty) {
    guard !property.isConstant else { return checkConstant(property) }
    guard property.needsValue else { return }
    let isCoded = isCoded(property) && (addsDecoder || addsEncoder)
    let form = isCoded ? form(of: property) : nil
    let startsAsNil =
      property.value == nil && isSpelledOptional(property) && !hasArguments(property)
    if !isInitialized(property), !startsAsNil { checkMissingValue(of: property, isCoded: isCoded) }
    codingsByPlace[property.nameRange.lowerBound] = PropertyCoding(
      property: property,
      form: form,
      timing: isInitialized(property) || startsAsNil ? .late : .early,
      startsAsNil: startsAsNil
    )
  }

  private func isSpelledOptional(_ property: StoredProperty) -> Bool {
    if case .spelledOptional = property.type?.form { true } else { false }
  }

  /// A wrapper with arguments creates its own value.
  private func hasArguments(_ property: StoredProperty) -> Bool {
    property.wrappers.last?.arguments != nil
  }

  private func isInitialized(_ property: StoredProperty) -> Bool {
    property.value != nil || hasArguments(property) || property.type?.isNilByItself == true
  }

  private mutating func checkMissingValue(of property: StoredProperty, isCoded: Bool) {
    let name = property.plainName
    if addsPlainInitializer {
      let wrapper = property.wrappers.last { !$0.isOfSmartCodable }
      let byWrapper = wrapper.map { ", write `@\($0.name)()` if it makes its own" } ?? ""
      report(
        "`\(name)` needs an initial value, which stands in if none can be decoded; "
          + "give it one, make it Optional\(byWrapper), or set it in `required init()`",
        at: property.nameRange
      )
    } else if addsDecoder, !isCoded {
      report(
        "`\(name)` needs an initial value, since `CodingKeys` leaves it out and `init(from:)` "
          + "cannot set it",
        at: property.nameRange
      )
    }
  }

  private mutating func checkConstant(_ property: StoredProperty) {
    guard property.needsValue, property.value == nil, addsDecoder || addsPlainInitializer else {
      return
    }
    report(
      "`\(property.plainName)` is a constant without a value, which the added initializers cannot "
        + "set; give it one or make it a `var`",
      at: property.nameRange
    )
  }

  private mutating func form(of property: StoredProperty) -> PropertyCoding.Form? {
    let name = property.plainName
    if !property.wrappers.isEmpty { return .wrapper }
    guard let type = property.type else {
      guard let value = property.value else {
        report(
          "cannot see the type of `\(name)`; write it down, as in `var \(property.name): Type`",
          at: property.nameRange
        )
        return nil
      }
      if value.isClosure {
        reportObstacle(.function, in: name, at: value.range)
        return nil
      }
      return value.obviousType.map { .value(type: $0) } ?? .inferred
    }
    if let obstacle = type.obstacle {
      reportObstacle(obstacle, in: name, at: type.range)
      return nil
    }
    if case .opaque = type.form { return .opaque }
    if let wrapped = type.wrapped { return .optional(wrapped: wrapped.text) }
    return .value(type: type.text)
  }

  private mutating func reportObstacle(
    _ obstacle: TypeReference.Obstacle,
    in name: String,
    at range: Range<Int>
  ) {
    let advice =
      obstacle == .any ? "mark it @SmartAny, or @SmartIgnored" : "mark it @SmartIgnored"
    report(
      "`\(name)` cannot be coded, since it holds \(obstacle.rawValue); "
        + "\(advice), or leave it out of `CodingKeys`",
      at: range
    )
  }

  private mutating func report(_ message: String, at range: Range<Int>) {
    diagnoses.append(.error(message, at: range))
  }
}
