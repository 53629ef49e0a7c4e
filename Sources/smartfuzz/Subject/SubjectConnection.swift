import CommandLine
import ConformanceKit
import Foundation

/// A blocking connection to a program that implements the protocol.
final class SubjectConnection: Sendable {
  let manifest: SubjectManifest
  /// The program and its arguments, as they were typed.
  let program: String
  private let subject: ProcessSubject

  /// Starts `program`, whose words are separated by blanks; each answer may take `milliseconds`.
  ///
  /// That may be a whole timeout: a worker that only waits counts as hanging after four of them.
  init(_ program: String, milliseconds: Int) throws(UsageError) {
    self.program = program
    let words = program.split(separator: " ").map(String.init)
    guard let name = words.first else {
      throw UsageError("--subject needs a program, for example --subject ./adapter")
    }
    let result = Self.wait {
      do throws(ProcessSubjectError) {
        let subject = try await ProcessSubject(
          launching: name,
          Array(words.dropFirst()),
          byClock: .milliseconds(milliseconds)
        )
        return Result<ProcessSubject, ProcessSubjectError>.success(subject)
      } catch {
        return .failure(error)
      }
    }
    switch result {
    case .success(let subject): self.subject = subject
    case .failure(let error): throw UsageError("\(error)")
    }
    manifest = subject.manifest
  }

  /// Whether the program has a type for the model.
  func binds(_ model: ModelID) -> Bool { subject.binds(model) }

  /// Returns the program's response to a request.
  func respond(to request: SubjectRequest) -> SubjectResponse {
    Self.wait { [subject] in await subject.respond(to: request) }
  }

  /// What is wrong with the program as an adapter, a line each; none if it answers the smoke requests.
  var smoke: [String] {
    let test = Self.wait { [subject] in await SmokeTest.run(subject) }
    return test.isPassed
      ? []
      : test.description.split(separator: "\n").map(String.init)
        .filter { !$0.hasSuffix(": passed") }
  }

  /// Stops the program.
  func stop() { Self.wait { [subject] in _ = await subject.stop() } }

  private static func wait<Value: Sendable>(_ body: @escaping @Sendable () async -> Value) -> Value
  {
    let box = Box<Value>()
    Task.detached { box.put(await body()) }
    return box.take()
  }

  /// A box in which one thread waits for a value from another; the condition guards the value.
  private final class Box<Value: Sendable>: @unchecked Sendable {
    private let condition = NSCondition()
    private var value: Value?

    func put(_ new: Value) {
      condition.lock()
      value = new
      condition.signal()
      condition.unlock()
    }

    func take() -> Value {
      condition.lock()
      defer { condition.unlock() }
      while true {
        if let value { return value }
        condition.wait()
      }
    }
  }
}
