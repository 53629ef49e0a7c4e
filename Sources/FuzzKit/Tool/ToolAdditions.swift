package import CommandLine

/// What a tool offers in addition to the standard tool; by default nothing.
package struct ToolAdditions {
  /// Targets that exist while a command runs.
  package struct Targets {
    /// The targets.
    package var targets: [any FuzzTarget] = []
    /// Stops the processes behind them.
    package var end: () -> Void = {}

    package init(_ targets: [any FuzzTarget] = [], end: @escaping () -> Void = {}) {
      self.targets = targets
      self.end = end
    }
  }

  /// Options that select further targets; every command that runs targets takes them.
  ///
  /// Each is stored in ``ToolOptions/own`` under its name, and is part of the advice to resume.
  package var targetOptions: [Option<ToolOptions>] = []
  /// Options of further commands that the others accept and ignore.
  package var tolerated: [Option<ToolOptions>] = []
  /// Further commands, listed after the others.
  package var commands: (FuzzTool) -> [Subcommand<ToolAction>] = { _ in [] }
  /// The targets that the options select; they are the default if no target is named.
  package var targets: (ToolOptions) throws(UsageError) -> Targets = { _ in Targets() }
  /// The same targets in a worker, which does not see the options.
  package var targetsOfWorker: () throws(UsageError) -> [any FuzzTarget] = { [] }

  package init() {}
}

/// A parsed command: its options and its action.
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
