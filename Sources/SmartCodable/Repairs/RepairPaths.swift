/// The paths of repairs as a tree: the steps that successive paths have in common are stored once.
///
/// A key's text is therefore copied once per container and not once per repair inside it (LIM-1).
struct RepairPaths {
  struct Step {
    /// The index of the previous step, or -1 for the first one.
    let parent: Int

    let component: SmartRepair.PathComponent

    /// The number of steps from the top to this one.
    let depth: Int
  }

  private(set) var steps: [Step] = []

  /// The path that was added last, and the index of each of its steps.
  private var last: [(step: PathStep, index: Int)] = []

  /// Adds a path and returns the index of its last step, or -1 for an empty path.
  mutating func add(
    _ path: borrowing Stack<PathStep>,
    component: (PathStep) -> SmartRepair.PathComponent
  ) -> Int {
    var shared = 0
    while shared < last.count, shared < path.count, last[shared].step == path[shared] {
      shared += 1
    }
    last.removeSubrange(shared...)
    while last.count < path.count {
      let step = path[last.count]
      let parent = last.last?.index ?? -1
      steps.append(Step(parent: parent, component: component(step), depth: last.count + 1))
      last.append((step, steps.count - 1))
    }
    return last.last?.index ?? -1
  }

  /// The components of the path that ends with a step.
  func components(of index: Int) -> [SmartRepair.PathComponent] {
    var result: [SmartRepair.PathComponent] = []
    var index = index
    while index >= 0 {
      result.append(steps[index].component)
      index = steps[index].parent
    }
    result.reverse()
    return result
  }
}
