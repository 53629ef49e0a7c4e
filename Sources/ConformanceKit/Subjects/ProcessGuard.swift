#if canImport(Glibc)
import PlatformSupport

/// Ends the programs of this process if it is killed: a shell that waits for the end of its input, which the
/// system closes when this process ends in whatever way.
///
/// A program sees the end of its own input only when it reads again, and one that hangs never does.
enum ProcessGuard {
  /// Keeps a list of process groups, and kills them at the end of input.
  ///
  /// The line `+ 12` adds one and `- 12` removes it.
  private static let script = """
    g=" "
    while read -r sign p; do
      case $sign in
      +) g="$g$p " ;;
      -) g="${g%% $p *} ${g#* $p }" ;;
      esac
    done
    for p in $g; do kill -s KILL -- "-$p"; done
    """

  private static let shell = Mutex<ProgramLaunch?>(nil)

  /// The process of the shell, which runs as long as this process; nil before the first program.
  static var identifier: Int32? { shell.withLock { $0?.identifier } }

  /// From now on the group is killed when this process ends.
  static func watch(_ group: Int32) {
    shell.withLock { shell in
      if shell == nil, case .success(let launch) = ProgramLaunch.spawned("/bin/sh", ["-c", script])
      {
        shell = launch
      }
      send("+ \(group)\n", to: shell)
    }
  }

  /// The group is about to be reaped, after which the system may give its number to another one.
  static func forget(_ group: Int32) {
    shell.withLock { send("- \(group)\n", to: $0) }
  }

  /// Without a shell there is nobody to tell; a line is shorter than what a pipe takes at once.
  private static func send(_ line: String, to shell: ProgramLaunch?) {
    _ = shell?.input.write(Array(line.utf8), from: 0)
  }
}
#endif
