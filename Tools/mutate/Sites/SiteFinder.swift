import SwiftSyntax

/// Finds the sites of one file; operators must be folded, so that their operands are known.
final class SiteFinder: SyntaxVisitor {
  private(set) var sites: [Site] = []
  private let file: String
  private let places: SourceLocationConverter

  init(_ file: String, _ tree: Syntax) {
    self.file = file
    places = SourceLocationConverter(fileName: file, tree: tree)
    super.init(viewMode: .sourceAccurate)
  }

  // MARK: What is left alone

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: AvailabilityConditionSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: EnumCaseDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: GenericArgumentClauseSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  /// Skipped, since a long table of numbers would have more sites than the code around it.
  override func visit(_ node: ArrayExprSyntax) -> SyntaxVisitorContinueKind {
    node.elements.count > 16 ? .skipChildren : .visitChildren
  }

  /// Visits only the code that is compiled here: the first branch that may be active.
  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    let active = node.clauses.first { clause in
      guard let condition = clause.condition?.trimmedDescription else { return true }
      let absent = ["canImport(Combine)", "canImport(Darwin)", "canImport(ObjectiveC)", "canImport(UIKit)",
        "canImport(AppKit)", "THREAD_SANITIZER"]
      return !absent.contains(condition)
    }
    if let elements = active?.elements { walk(elements) }
    return .skipChildren
  }

  // MARK: Conditions

  override func visit(_ node: ConditionElementSyntax) -> SyntaxVisitorContinueKind {
    if let condition = node.condition.as(ExprSyntax.self) { negate(condition) }
    return .visitChildren
  }

  override func visit(_ node: TernaryExprSyntax) -> SyntaxVisitorContinueKind {
    negate(node.condition)
    return .visitChildren
  }

  override func visit(_ node: RepeatStmtSyntax) -> SyntaxVisitorContinueKind {
    negate(node.condition)
    return .visitChildren
  }

  override func visit(_ node: WhereClauseSyntax) -> SyntaxVisitorContinueKind {
    negate(node.condition)
    return .visitChildren
  }

  private func negate(_ condition: ExprSyntax) {
    // Literals and equalities are changed by their own rules.
    if condition.is(BooleanLiteralExprSyntax.self) { return }
    if let infix = condition.as(InfixOperatorExprSyntax.self), ["==", "!="].contains(symbol(infix)) { return }
    wrap(condition, "negated-condition", "mutant(@N@) != (", ")", after: "!(\(text(condition)))")
  }

  // MARK: Operators

  override func visit(_ node: InfixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
    let (left, right) = (node.leftOperand.trimmedDescription, node.rightOperand.trimmedDescription)
    let name = symbol(node)
    switch name {
    case "<", "<=", ">", ">=", "==", "!=":
      let other = ["<": "<=", "<=": "<", ">": ">=", ">=": ">", "==": "!=", "!=": "=="][name] ?? name
      choose(node, "comparison", "(\(left)) \(other) (\(right))", shown: "\(left) \(other) \(right)")
    case "&&", "||":
      let other = name == "&&" ? "||" : "&&"
      choose(node, "logic", "(\(left)) \(other) (\(right))", shown: "\(left) \(other) \(right)")
    case "+", "-", "&+", "&-":
      guard !isText(node.leftOperand), !isText(node.rightOperand) else { break }
      let other = ["+": "-", "-": "+", "&+": "&-", "&-": "&+"][name] ?? name
      choose(node, "arithmetic", "(\(left)) \(other) (\(right))", shown: "\(left) \(other) \(right)")
    case "??":
      choose(node, "coalescing", "(\(right))", shown: right)
    default: break
    }
    return .visitChildren
  }

  /// Whether an operand of `+` is recognizably text or a collection, which have no `-`.
  private func isText(_ operand: ExprSyntax) -> Bool {
    let written = operand.trimmedDescription
    return operand.is(StringLiteralExprSyntax.self) || operand.is(ArrayExprSyntax.self)
      || written.contains("\"") || written.hasPrefix("String(")
  }

  // MARK: Literals

  override func visit(_ node: IntegerLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    let digits = node.literal.text.filter { $0 != "_" }
    let radix = digits.hasPrefix("0x") ? 16 : digits.hasPrefix("0b") ? 2 : digits.hasPrefix("0o") ? 8 : 10
    let bare = radix == 10 ? Substring(digits) : digits.dropFirst(2)
    guard let value = UInt64(bare, radix: radix), value < .max else { return .skipChildren }
    // One up or one down, depending on its offset: both would be two mutants that the same tests kill.
    let isDown = value > 0 && start(node) % 3 == 0
    let other = isDown ? value - 1 : value + 1
    let prefix = [16: "0x", 2: "0b", 8: "0o"][radix] ?? ""
    choose(node, "integer", prefix + String(other, radix: radix, uppercase: true))
    return .skipChildren
  }

  override func visit(_ node: BooleanLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    if let argument = node.parent?.as(LabeledExprSyntax.self), argument.label?.text == "keepingCapacity" {
      return .skipChildren
    }
    let isTrue = node.literal.text == "true"
    replace(node, "boolean", isTrue ? "!mutant(@N@)" : "mutant(@N@)", after: isTrue ? "false" : "true")
    return .skipChildren
  }

  // MARK: Calls and members

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let callee = node.calledExpression.trimmedDescription
    if ["assert", "assertionFailure", "preconditionFailure", "fatalError"].contains(callee) { return .skipChildren }
    if ["min", "max"].contains(callee) {
      let other = callee == "min" ? "max" : "min"
      choose(node, "min-max", other + node.trimmedDescription.dropFirst(3))
      return .visitChildren
    }
    let arguments = Array(node.arguments)
    if arguments.count >= 2, arguments[0].label == nil, arguments[1].label == nil, !callee.hasPrefix("."),
      isPlain(arguments[0].expression), isPlain(arguments[1].expression)
    {
      let (first, second) = (arguments[0].expression, arguments[1].expression)
      let whole = node.trimmedDescription
      let base = start(node)
      let utf8 = Array(whole.utf8)
      func part(_ from: Int, _ to: Int) -> String { String(decoding: utf8[(from - base)..<(to - base)], as: UTF8.self) }
      let swapped =
        part(base, start(first)) + second.trimmedDescription + part(end(first), start(second))
        + first.trimmedDescription + part(end(second), base + utf8.count)
      if swapped != whole { choose(node, "swapped-arguments", swapped) }
    }
    return .visitChildren
  }

  /// Whether an argument is a name, a member of one or a literal.
  private func isPlain(_ argument: ExprSyntax) -> Bool {
    argument.is(DeclReferenceExprSyntax.self) || argument.is(IntegerLiteralExprSyntax.self)
      || argument.as(MemberAccessExprSyntax.self)?.base?.is(DeclReferenceExprSyntax.self) == true
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    let others = ["first": "last", "last": "first", "min": "max", "max": "min"]
    guard let other = others[node.declName.trimmedDescription], let base = node.base else { return .visitChildren }
    let rule = other.hasPrefix("m") ? "min-max" : "first-last"
    if let call = node.parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == node.id {
      let rest = call.trimmedDescription.utf8.dropFirst(node.trimmedDescription.utf8.count)
      choose(call, rule, "\(base.trimmedDescription).\(other)\(String(decoding: rest, as: UTF8.self))")
    } else {
      choose(node, rule, "\(base.trimmedDescription).\(other)")
    }
    return .visitChildren
  }

  // MARK: Statements

  override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
    guard var effect = node.item.as(ExprSyntax.self) else { return .visitChildren }
    effect = Self.bare(effect)
    if let call = effect.as(FunctionCallExprSyntax.self) {
      let callee = call.calledExpression.trimmedDescription
      let kept = ["super.init", "self.init", "fatalError", "preconditionFailure", "assert", "assertionFailure"]
      // Reserving capacity only affects the time.
      if kept.contains(callee) || callee.hasPrefix("super.init") || callee.hasSuffix("reserveCapacity") {
        return .visitChildren
      }
      if !isResult(node) { remove(node, "removed-call") }
    } else if let infix = effect.as(InfixOperatorExprSyntax.self), isAssignment(infix) {
      if infix.leftOperand.is(DiscardAssignmentExprSyntax.self) {
        if Self.bare(infix.rightOperand).is(FunctionCallExprSyntax.self) { remove(node, "removed-call") }
      } else if function(of: node)?.is(InitializerDeclSyntax.self) != true {
        remove(node, "removed-assignment")
      }
    }
    return .visitChildren
  }

  /// The expression without `try`, `await` and `unsafe`.
  private static func bare(_ expression: ExprSyntax) -> ExprSyntax {
    if let inner = expression.as(TryExprSyntax.self) { return bare(inner.expression) }
    if let inner = expression.as(AwaitExprSyntax.self) { return bare(inner.expression) }
    if let inner = expression.as(UnsafeExprSyntax.self) { return bare(inner.expression) }
    return expression
  }

  /// Whether a statement is the only one in its body and thus the value of the function.
  private func isResult(_ node: CodeBlockItemSyntax) -> Bool {
    guard let list = node.parent?.as(CodeBlockItemListSyntax.self), list.count == 1 else { return false }
    guard let owner = list.parent else { return false }
    // Of a closure it is not known whether it has a value.
    if owner.is(AccessorBlockSyntax.self) || owner.is(ClosureExprSyntax.self) { return true }
    guard owner.is(CodeBlockSyntax.self) else { return false }
    if let function = owner.parent?.as(FunctionDeclSyntax.self) { return function.signature.returnClause != nil }
    return owner.parent?.as(AccessorDeclSyntax.self)?.accessorSpecifier.text == "get"
  }

  private func isAssignment(_ node: InfixOperatorExprSyntax) -> Bool {
    if node.operator.is(AssignmentExprSyntax.self) { return true }
    let name = symbol(node)
    return name.hasSuffix("=") && !["==", "!=", "<=", ">=", "===", "!==", "~="].contains(name)
  }

  private func remove(_ node: CodeBlockItemSyntax, _ rule: String) {
    wrap(node.item, rule, "if !mutant(@N@) { ", " }", after: "")
  }

  override func visit(_ node: DeferStmtSyntax) -> SyntaxVisitorContinueKind {
    let body = node.body.statements
    if !body.isEmpty { wrap(body, "removed-defer", "if !mutant(@N@) { ", " }", after: "") }
    return .visitChildren
  }

  override func visit(_ node: ReturnStmtSyntax) -> SyntaxVisitorContinueKind {
    guard let value = node.expression, !value.is(NilLiteralExprSyntax.self), returnsOptional(node) else {
      return .visitChildren
    }
    let edit = Site.Edit(start: start(node), end: start(node), text: "if mutant(@N@) { return nil }; ")
    add(node, "return-nil", "return nil", [edit])
    return .visitChildren
  }

  private func returnsOptional(_ node: ReturnStmtSyntax) -> Bool {
    guard let function = function(of: node, orClosure: true) else { return false }
    let type: String?
    if let function = function.as(FunctionDeclSyntax.self) {
      type = function.signature.returnClause?.type.trimmedDescription
    } else if let closure = function.as(ClosureExprSyntax.self) {
      type = closure.signature?.returnClause?.type.trimmedDescription
    } else if let property = function.as(PatternBindingSyntax.self) {
      type = property.typeAnnotation?.type.trimmedDescription
    } else if let item = function.as(SubscriptDeclSyntax.self) {
      type = item.returnClause.type.trimmedDescription
    } else {
      type = nil
    }
    return type?.hasSuffix("?") == true
  }

  override func visit(_ node: BreakStmtSyntax) -> SyntaxVisitorContinueKind {
    if node.label == nil, isInLoop(node, notSwitch: true) { swap(node, "continue") }
    return .skipChildren
  }

  override func visit(_ node: ContinueStmtSyntax) -> SyntaxVisitorContinueKind {
    if node.label == nil, isInLoop(node, notSwitch: true) { swap(node, "break") }
    return .skipChildren
  }

  private func swap(_ node: some SyntaxProtocol, _ other: String) {
    let edit = Site.Edit(start: start(node), end: start(node), text: "if mutant(@N@) { \(other) }; ")
    add(node, "break-continue", other, [edit])
  }

  /// Whether `break` and `continue` mean the same loop here: not those of a `switch` inside it.
  private func isInLoop(_ node: some SyntaxProtocol, notSwitch: Bool) -> Bool {
    var place = node.parent
    while let current = place {
      if current.is(WhileStmtSyntax.self) || current.is(ForStmtSyntax.self) || current.is(RepeatStmtSyntax.self) {
        return true
      }
      if current.is(SwitchExprSyntax.self) || current.is(ClosureExprSyntax.self) { return false }
      place = current.parent
    }
    return false
  }

  // MARK: Helpers

  private func symbol(_ node: InfixOperatorExprSyntax) -> String {
    node.operator.as(BinaryOperatorExprSyntax.self)?.operator.text ?? ""
  }

  private func start(_ node: some SyntaxProtocol) -> Int { node.positionAfterSkippingLeadingTrivia.utf8Offset }
  private func end(_ node: some SyntaxProtocol) -> Int { node.endPositionBeforeTrailingTrivia.utf8Offset }

  private func text(_ node: some SyntaxProtocol) -> String { Self.short(node.trimmedDescription) }

  /// The text in one line, short enough for a table.
  private static func short(_ text: String) -> String {
    let words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return words.count > 120 ? words.prefix(119) + "…" : words
  }

  /// Replaces an expression by one that evaluates the mutant or the original.
  private func choose(_ node: some SyntaxProtocol, _ rule: String, _ mutant: String, shown: String? = nil) {
    replace(node, rule, "(mutant(@N@) ? \(mutant) : \(node.trimmedDescription))", after: shown ?? mutant)
  }

  private func replace(_ node: some SyntaxProtocol, _ rule: String, _ text: String, after: String) {
    add(node, rule, after, [Site.Edit(start: start(node), end: end(node), text: text)])
  }

  private func wrap(
    _ node: some SyntaxProtocol, _ rule: String, _ prefix: String, _ suffix: String, after: String
  ) {
    let head = Site.Edit(start: start(node), end: start(node), text: prefix)
    let tail = Site.Edit(start: end(node), end: end(node), text: suffix)
    add(node, rule, after, [head, tail])
  }

  private func add(_ node: some SyntaxProtocol, _ rule: String, _ after: String, _ edits: [Site.Edit]) {
    let place = places.location(for: node.positionAfterSkippingLeadingTrivia)
    let function = function(of: node).map { [start($0), end($0)] } ?? [start(node), end(node)]
    sites.append(
      Site(
        file: file, line: place.line, column: place.column, rule: rule, before: text(node),
        after: Self.short(after), edits: edits, statement: statement(of: node), function: function
      )
    )
  }

  private func statement(of node: some SyntaxProtocol) -> Int {
    var place: Syntax? = Syntax(node)
    while let current = place {
      if current.is(CodeBlockItemSyntax.self) || current.is(MemberBlockItemSyntax.self) { return start(current) }
      place = current.parent
    }
    return start(node)
  }

  private func function(of node: some SyntaxProtocol, orClosure: Bool = false) -> Syntax? {
    var place = node.parent
    while let current = place {
      if current.is(FunctionDeclSyntax.self) || current.is(InitializerDeclSyntax.self)
        || current.is(PatternBindingSyntax.self) && current.as(PatternBindingSyntax.self)?.accessorBlock != nil
        || current.is(SubscriptDeclSyntax.self) || current.is(DeinitializerDeclSyntax.self)
        || orClosure && current.is(ClosureExprSyntax.self)
      {
        return current
      }
      place = current.parent
    }
    return nil
  }
}
