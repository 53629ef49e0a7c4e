public import XCTest

#if !canImport(ObjectiveC)
/// Lists one named test for each case instead of the placeholder.
///
/// On Linux the package manager generates a module that calls `testCase` with the tests it found in a class.
/// For subclasses of ``ConformanceTestCase`` this overload is more specialized than XCTest's and is chosen
/// wherever the test target exports this module.
///
/// - Parameter methods: The tests that were found; all but `testConformance` are kept.
/// - Returns: The entry that XCTest runs: those tests, `run:is:in-order`, and one test for each case.
public func testCase<T: ConformanceTestCase>(
  _ methods: [(String, (T) -> () throws -> Void)]
) -> XCTestCaseEntry {
  let own = methods.filter { $0.0 != "testConformance" }
  let order: (String, (T) -> () throws -> Void) = (
    "run:is:in-order", { test in { test.certifyRun() } }
  )
  let named = T.cases.map { conformanceCase in
    (
      T.methodName(of: conformanceCase.id),
      asyncTest { (test: T) in { try await test.certify(conformanceCase) } }
    )
  }
  return entry(of: own + [order] + named)
}

private func entry<T: ConformanceTestCase>(
  of methods: [(String, (T) -> () throws -> Void)]
) -> XCTestCaseEntry {
  let tests = methods.map { name, body -> (String, (XCTestCase) throws -> Void) in
    (
      name,
      { test in
        guard let test = test as? T else { return XCTFail("not a \(T.self)") }
        try body(test)()
      }
    )
  }
  return (T.self, tests)
}
#endif
