/// Creates the standard library's keyed containers from their boxes, which are all that they contain.
///
/// The containers' types are not frozen, so copying one requires its metadata, and looking that up
/// costs more than reading a number. Here it is available as the parameter of a class.
///
/// Invariants: a container is one counted reference to its box, as ``RecycledBox`` and
/// ``ContainerShelf`` have checked; a box was taken from a container of exactly the type that the
/// opener was made for and that is requested.
@safe
struct BoxOpener {
  private let opener: AnyObject

  init<Container>(for type: Container.Type) { opener = Opener<Container>() }

  /// The container for a box.
  @inline(__always)
  func container<Container>(of box: AnyObject) -> Container {
    unsafe unsafeDowncast(opener, to: Opener<Container>.self).container(of: box)
  }

  private final class Opener<Container> {
    // If this were inlined, the metadata would be looked up again.
    @inline(never)
    func container(of box: AnyObject) -> Container {
      unsafe unsafeBitCast(box, to: Container.self)
    }
  }
}
