import Foundation
import FuzzKit

/// An object that is only there to be let go of.
final class LifetimesToken: Sendable {}

/// One run of a script: what it watches, what user code keeps, and which calls are made inside of others.
///
/// User code finds it as a task-local value, since transformers and hooks see no `userInfo`.
final class LifetimesScene: @unchecked Sendable {
  // Unchecked, since closures of strategies have to be sendable; a scene is used by one thread.

  @TaskLocal static var current: LifetimesScene?

  private struct Watched {
    let label: String
    weak var object: AnyObject?
  }

  private var watched: [Watched] = []
  private var pending: [LifetimesStep] = []
  private var skipped = 0

  /// What calls gave and should have given.
  private(set) var results: [(name: String, found: String, wanted: String)] = []

  /// Watches an object, which must be gone when the script has ended.
  func watch<Object: AnyObject>(_ object: Object, _ label: String) -> Object {
    watched.append(Watched(label: label, object: object))
    return object
  }

  func token(_ label: String) -> LifetimesToken { watch(LifetimesToken(), label) }

  /// What of the watched objects is still there.
  var survivors: [String] { watched.filter { $0.object != nil }.map(\.label) }

  /// Makes the calls of a script one after the other.
  static func run(_ steps: [LifetimesStep]) -> LifetimesScene {
    let scene = LifetimesScene()
    $current.withValue(scene) {
      for step in steps { scene.perform(step) }
    }
    return scene
  }

  private func perform(_ step: LifetimesStep) {
    let outer = (pending, skipped)
    (pending, skipped) = (step.nested, step.skipped)
    let answer = step.call.answer(step, in: self)
    (pending, skipped) = outer
    results.append((step.call.rawValue, answer.found, answer.wanted))
  }

  /// A point in user code where the next nested call may be made.
  static func interlude() { current?.interlude() }

  private func interlude() {
    guard !pending.isEmpty else { return }
    if skipped > 0 {
      skipped -= 1
    } else {
      perform(pending.removeLast())
    }
  }
}

/// What a call gave, and what it must give according to the numbers of its step.
typealias LifetimesAnswer = (found: String, wanted: String)
