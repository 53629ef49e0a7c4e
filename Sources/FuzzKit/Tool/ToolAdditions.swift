package import CommandLine

/// What one tool offers beside what every tool of the kit does; by default nothing.
package struct ToolAdditions {
  /// Targets that exist while a command runs.
  package struct Targets {
    /// The targets.
    package var targets: [any FuzzTarget] = []
    /// Ends what answers for them.
    package var end: () -> Void = {}

    package init(_ targets: [any FuzzTarget] = [], end: @escaping () -> Void = {}) {
      self.targets = targets
      self.end = end
    }
  }

  /// Options that every command takes which runs targets, since they say which there are.
  ///
  /// Each is kept in ``ToolOptions/own`` under its name, and is part of the advice to resume.
  package var targetOptions: [Option<ToolOptions>] = []
  /// Options of further commands that the others accept and have no use for.
  package var tolerated: [Option<ToolOptions>] = []
  /// Further commands, shown behind the others.
  package var commands: (FuzzTool) -> [Subcommand<ToolAction>] = { _ in [] }
  /// The targets that the options ask for; they are meant where no target is named.
  package var targets: (ToolOptions) throws(UsageError) -> Targets = { _ in Targets() }
  /// The same targets in a worker, which does not see the options.
  package var targetsOfWorker: () throws(UsageError) -> [any FuzzTarget] = { [] }

  package init() {}
}

/// A command that was read: its options, and what it does.
package struct ToolAction {
  package let options: ToolOptions
  let perform: (ToolSession) throws(UsageError) -> ExitCode

  package init(
    _ options: ToolOptions,
    perform: @escaping (ToolSession) throws(UsageError) -> ExitCode
  ) {
    self.options = options
    self.perform = perform
  }
}
