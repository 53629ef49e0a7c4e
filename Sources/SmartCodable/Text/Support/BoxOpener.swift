/// Makes the standard library's keyed containers out of their boxes, of which they consist.
///
/// The containers' types are not frozen, so that one is copied as its metadata says, and to look that up costs
/// more than to read a number. Here it is at hand, as the parameter of a class.
///
/// Invariants: a container is one counted reference to its box, as ``RecycledBox`` and ``ContainerShelf`` have
/// checked; a box was taken from a container of the very type that the opener was made for and that it is asked
/// for.
@safe
struct BoxOpener {
  private let opener: AnyObject

  init<Container>(for type: Container.Type) { opener = Opener<Container>() }

  /// The container of a box.
  @inline(__always)
  func container<Container>(of box: AnyObject) -> Container {
    unsafe unsafeDowncast(opener, to: Opener<Container>.self).container(of: box)
  }

  private final class Opener<Container> {
    // Inlined, it would look the type up by its parts again.
    @inline(never)
    func container(of box: AnyObject) -> Container {
      unsafe unsafeBitCast(box, to: Container.self)
    }
  }
}
