import Foundation
import PlatformSupport

/// A subject of a test that answers in another process, so that a trap costs one case and not the run.
///
/// The test process starts itself once more as the adapter of its subject: the same test, of one case, which then
/// answers requests instead of sending them. This works on Linux and within `certify` of the two test libraries;
/// elsewhere the subject answers in the process of the tests.
///
/// ```swift
/// private let runner = ConformanceRunner(subject: mine.isolated, ledgerAt: "deviations.json")
/// ```
public struct IsolatedSubject: ConformanceSubject {
  let base: any ConformanceSubject
  let host = TestHost()

  /// What the subject is and claims.
  public var manifest: SubjectManifest { base.manifest }

  /// Whether the subject has a type for the model.
  public func binds(_ model: ModelID) -> Bool { base.binds(model) }

  /// Sends the request to the other process, which is started for the first one and after each crash.
  public func respond(to request: SubjectRequest) async -> SubjectResponse {
    #if canImport(Glibc)
    do throws(ProcessSubjectError) {
      if let process = try await host.process() { return await process.respond(to: request) }
    } catch {
      return .broken("the test process cannot start itself as an adapter: \(error)")
    }
    #endif
    return await base.respond(to: request)
  }
}

extension ConformanceSubject {
  /// The subject in a process of its own, for tests.
  public var isolated: IsolatedSubject { IsolatedSubject(base: self) }
}

extension ConformanceRunner {
  /// Called by test libraries before each case: says how to run one test alone, and does not return in a process that
  /// was started as an adapter.
  ///
  /// - Parameters:
  ///   - arguments: The arguments by which the process of these tests runs the current test alone; nil if it cannot.
  ///   - id: A case for which that test is enough.
  package func isolate(by arguments: @autoclosure () -> [String]?, _ id: CaseID) async {
    #if canImport(Glibc)
    if let name = TestHost.adapter {
      if name == subject.manifest.name, TestHost.isFirst() {
        let served = (subject as? IsolatedSubject)?.base ?? subject
        do {
          try await ConformanceAdapter.serve(served, output: TestHost.output)
          exit(0)
        } catch {
          exit(1)
        }
      }
      while true { try? await Task.sleep(for: .seconds(3600)) }
    }
    if let isolated = subject as? IsolatedSubject, let arguments = arguments() {
      await isolated.host.use(self, arguments, id)
    }
    #else
    if subject is IsolatedSubject, TestHost.isFirst() {
      print(
        "`isolated` works on Linux only: here a trap of \(subject.manifest.name) ends all tests"
      )
    }
    #endif
  }
}

/// The other process of a subject.
actor TestHost {
  /// The variable whose value is the name of the subject to serve.
  private static let variable = "CONFORMANCE_ADAPTER"
  /// Where an adapter writes; test libraries write to standard output.
  static let output: Int32 = 3

  /// The name of the subject that this process is to serve; nil in tests.
  static let adapter = ProcessInfo.processInfo.environment[variable]

  private static let claimed = Mutex(false)

  /// Whether nobody has asked before.
  static func isFirst() -> Bool {
    claimed.withLock { claimed in
      defer { claimed = true }
      return !claimed
    }
  }

  #if canImport(Glibc)
  private var arguments: [String]?
  private var suite = ConformanceSuite.current
  private var starting: Task<Result<ProcessSubject, ProcessSubjectError>, Never>?

  func use(_ runner: ConformanceRunner, _ arguments: [String], _ id: CaseID) {
    guard self.arguments == nil,
      let path = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    else { return }
    suite = runner.suite
    self.arguments =
      [
        "-c", "exec \(Self.output)>&1 1>&2; exec env \"$@\"", "sh",
        "\(Self.variable)=\(runner.subject.manifest.name)",
        "CONFORMANCE_FILTER=\(id)", path,
      ] + arguments
  }

  /// The process; nil if nobody has said how to start it.
  func process() async throws(ProcessSubjectError) -> ProcessSubject? {
    guard let arguments else { return nil }
    let starting =
      self.starting
      ?? Task { [suite] in
        do throws(ProcessSubjectError) {
          return .success(
            try await ProcessSubject(
              launching: "/bin/sh",
              arguments,
              timeout: .seconds(60),
              startTimeout: .seconds(60),
              suite: suite
            )
          )
        } catch {
          return .failure(error)
        }
      }
    self.starting = starting
    return try await starting.value.get()
  }
  #endif
}
