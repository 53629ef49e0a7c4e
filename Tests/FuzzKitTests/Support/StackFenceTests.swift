import Foundation
import Testing

@testable import FuzzKit

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#endif

/// What stands in the way of a deep decode, and when.
@Suite struct StackFenceTests {
  /// A page that is guarded, and a pipe that tells whether it can be read: a system call does not crash.
  private final class Page {
    let fence: StackFence
    private let size = Int(sysconf(Int32(_SC_PAGESIZE)))
    private let address: UInt
    private let pipe = Pipe()

    init?() {
      let flags = MAP_PRIVATE | Int32(MAP_ANONYMOUS)
      guard let base = unsafe mmap(nil, size, PROT_READ | PROT_WRITE, flags, -1, 0),
        unsafe base != MAP_FAILED
      else { return nil }
      address = UInt(bitPattern: base)
      fence = StackFence(address: address, size: UInt(size))
    }

    deinit { unsafe munmap(UnsafeMutableRawPointer(bitPattern: address), size) }

    var isOpen: Bool {
      let page = unsafe UnsafeRawPointer(bitPattern: address)
      return unsafe write(pipe.fileHandleForWriting.fileDescriptor, page, 1) == 1
    }
  }

  @Test("What is not under test runs without the fence, and what follows with it")
  func whatIsNotUnderTestIsUnfenced() throws {
    let page = try #require(Page())
    let context = RunContext(iteration: 0, options: 0, fence: page.fence)
    var seen: [Bool] = []
    let result = page.fence.raised(if: true) {
      seen.append(page.isOpen)
      context.unlimited {
        seen.append(page.isOpen)
        context.unlimited { seen.append(page.isOpen) }
        _ = context.observe(1)
        seen.append(page.isOpen)
      }
      seen.append(page.isOpen)
      return 7
    }
    #expect(seen == [false, true, true, true, false])
    #expect(result == 7 && page.isOpen)
  }

  @Test("Where no fence is needed none is raised")
  func noFenceIsRaisedUnneeded() throws {
    let page = try #require(Page())
    let context = RunContext(iteration: 0, options: 0, fence: page.fence)
    var seen: [Bool] = []
    page.fence.raised(if: false) {
      context.unlimited { seen.append(page.isOpen) }
      seen.append(page.isOpen)
    }
    #expect(seen == [true, true])
  }
}
