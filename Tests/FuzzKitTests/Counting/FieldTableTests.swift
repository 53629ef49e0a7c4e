import Testing

@testable import FuzzKit

@Suite struct FieldTableTests {
  private static let table = FieldTable(
    ProbedSchema([
      ProbedSchema.Field(path: [], wanted: .object),
      ProbedSchema.Field(path: [.key("a")], wanted: .integer(bits: 64, isSigned: true)),
      ProbedSchema.Field(path: [.key("a")], wanted: .string, isOptional: true),
      ProbedSchema.Field(path: [.key("list"), .element, .key("é")], wanted: .bool),
    ])
  )

  private static let repair = TreePath([.key("list"), .index(1)])

  /// The cells that go up, as `field kind outcome`.
  private static func cells(_ text: String, _ execution: Execution) throws -> [String] {
    let tree = try #require(JSONTree(parsing: Array(text.utf8)))
    var names: [Int: String] = [:]
    for (number, field) in table.fields.enumerated() {
      for kind in FieldTable.Kind.allCases {
        for outcome in FieldTable.Outcome.allCases {
          names[FieldTable.cell(number, kind, outcome)] = "\(field.name) \(kind) \(outcome)"
        }
      }
    }
    #expect(names.count == table.cellCount)
    return table.cells(of: tree, execution).compactMap { names[$0] }
  }

  @Test("A place that is asked for twice is one field")
  func placeAskedForTwiceIsOneField() {
    #expect(Self.table.fields.map(\.name) == ["$", "a", "list[].é"])
    #expect(Self.table.fields[1].wanted == ["int64", "string?"])
  }

  @Test(
    "Every kind in the place of a field counts once",
    arguments: [
      (#"{"a":1}"#, ["$ object accepted", "a number accepted"]),
      (#"{}"#, ["$ object accepted", "a missing accepted"]),
      (#"{"\u0061":null}"#, ["$ object accepted", "a null accepted"]),
      (#"[true]"#, ["$ array accepted"]),
      (
        #"{"a":"","list":[{"é":[]},{"é":{}},{},{"é":true},7]}"#,
        [
          "$ object accepted", "a string accepted", "list[].é missing accepted",
          "list[].é bool accepted", "list[].é array accepted", "list[].é object repaired",
        ]
      ),
    ]
  )
  func everyKindInPlaceCountsOnce(text: String, expected: [String]) throws {
    let record = DiagnosticRecord(
      path: Self.repair,
      kind: "k",
      wanted: "w",
      found: "f",
      action: "a"
    )
    let cells = try Self.cells(text, .decoded(JSONTree(), diagnostics: [record]))
    #expect(cells == expected)
  }

  @Test("A missing key is repaired where the repair names it")
  func missingKeyIsRepairedWhereNamed() throws {
    let record = DiagnosticRecord(
      path: TreePath([.key("a")]),
      kind: "k",
      wanted: "w",
      found: "f",
      action: "a"
    )
    let cells = try Self.cells("{}", .decoded(JSONTree(), diagnostics: [record]))
    #expect(cells == ["$ object accepted", "a missing repaired"])
  }

  @Test("What is refused is refused everywhere")
  func whatIsRefusedIsRefusedEverywhere() throws {
    #expect(try Self.cells("{\"a\":1}", .thrown("no")) == ["$ object refused", "a number refused"])
  }

  @Test("Buckets follow each other without gap or overlap")
  func bucketsFollowEachOtherWithoutGap() {
    var last = -1
    for iteration in 0..<UInt64(5000) {
      let bucket = ProgressBucket.number(of: iteration)
      #expect(bucket == last || bucket == last + 1)
      if bucket != last { #expect(ProgressBucket.start(of: bucket) == iteration) }
      last = bucket
    }
    #expect(last == 9)
    #expect(ProgressBucket.number(of: .max) == ProgressBucket.count - 1)
  }

  @Test("No two counts of a layout share a place")
  func noTwoCountsShareAPlace() {
    let layout = CounterLayout(targets: 3, oracles: 2, mutators: 4)
      .adding([Self.table, FieldTable(.none), Self.table])
    var places: [Int] = []
    for number in 0..<3 {
      places += CounterLayout.TargetCount.allCases.map { layout.target(number, $0) }
      places += CounterLayout.MutatorCount.allCases.map { layout.mutator(number, $0) }
    }
    places += CounterLayout.MutatorCount.allCases.map { layout.mutator(3, $0) }
    for number in 0..<2 {
      places += CounterLayout.OracleCount.allCases.map { layout.oracle(number, $0) }
    }
    for bucket in 0..<ProgressBucket.count {
      places += CounterLayout.ProgressCount.allCases.map { layout.progress(bucket, $0) }
    }
    for target in 0..<3 {
      for inputClass in InputClass.allCases.indices {
        places += CounterLayout.AnswerCount.allCases.map { layout.answer(target, inputClass, $0) }
      }
    }
    for growth in CostGrowth.allCases.indices {
      places += (0..<CostScale.steps).map { layout.cost(growth, $0) }
    }
    for oracle in 0..<2 {
      places += StrictExemption.allCases.map { layout.exemption(oracle, $0) }
    }
    for target in [0, 2] {
      places += (0..<Self.table.cellCount).map { layout.fields(ofTarget: target) + $0 }
    }
    #expect(places.sorted() == Array(0..<layout.count))
  }
}
