import PlatformSupport

// Unsafe code in this file: calls of the C library whose pointers never outlive the call.

/// Limits that a worker sets for itself before it runs anything.
enum Limits {
  /// Disables core files and limits the address space to `megabytes`; zero means no limit.
  ///
  /// Under a sanitizer the address space says nothing about memory use, so there is no limit.
  static func apply(megabytes: Int) {
    set(RLIMIT_CORE, 0)
    if megabytes > 0, !Sanitizer.isPresent {
      set(RLIMIT_AS, rlim_t(megabytes) << 20)
    }
  }

  #if canImport(Darwin)
  private typealias Resource = Int32
  #else
  private typealias Resource = __rlimit_resource
  #endif

  /// Limits the process to `seconds` of processor time from now on.
  static func allowProcessorTime(seconds: Int) {
    var usage = rusage()
    #if canImport(Darwin)
    _ = unsafe getrusage(RUSAGE_SELF, &usage)
    #else
    _ = unsafe getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    #endif
    let used = usage.ru_utime.tv_sec + usage.ru_stime.tv_sec
    var limit = rlimit()
    #if canImport(Darwin)
    _ = unsafe getrlimit(RLIMIT_CPU, &limit)
    #else
    _ = unsafe getrlimit(__rlimit_resource_t(RLIMIT_CPU.rawValue), &limit)
    #endif
    limit.rlim_cur = min(limit.rlim_max, rlim_t(used + seconds))
    apply(&limit, to: RLIMIT_CPU)
  }

  private static func set(_ resource: Resource, _ value: rlim_t) {
    var limit = rlimit(rlim_cur: value, rlim_max: value)
    apply(&limit, to: resource)
  }

  private static func apply(_ limit: inout rlimit, to resource: Resource) {
    #if canImport(Darwin)
    _ = unsafe setrlimit(resource, &limit)
    #else
    _ = unsafe setrlimit(__rlimit_resource_t(resource.rawValue), &limit)
    #endif
  }
}
