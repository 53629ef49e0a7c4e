import FuzzKit

extension FuzzTargets {
  /// Plain types with custom decoding: with leniency, without, and by Foundation.
  static let zoo: [any FuzzTarget] = readers + containers + values

  /// Types that decide by the value they find.
  private static let readers: [any FuzzTarget] = [
    ZooTarget("json", Zoo.JSONValue.self), ZooTarget("json/integers", Zoo.IntegerFirst.self),
    ZooTarget("json/containers", Zoo.ContainerFirst.self), ZooTarget("pets", Zoo.Pets.self),
    ZooTarget("one-of", Zoo.OneOf.self), ZooTarget("both", Zoo.Both.self),
    ZooTarget("lossy/skipping", Zoo.Skipping.self),
    ZooTarget("lossy/stepping", Zoo.Stepping.self), ZooTarget("lossy/wrapping", Zoo.Wrapping.self),
    ZooTarget("lossy/stalling", Zoo.Stalling.self), ZooTarget("defaults", Zoo.Settings.self),
    ZooTarget("defaults/forgiving", Zoo.Preferences.self), ZooTarget("shapes", Zoo.Shape.self),
    ZooTarget("versioned", Zoo.Versioned.self), ZooTarget("reply", Zoo.Reply.self),
    ZooTarget("flexible", Zoo.Product.self), ZooTarget("flexible/date", Zoo.FlexibleDate.self),
    ZooTarget("own-errors", Zoo.Validated.self), ZooTarget("own-errors/paths", Zoo.Foreign.self),
  ]

  /// Types that inspect containers, keys and paths.
  private static let containers: [any FuzzTarget] = [
    ZooTarget("probes", Zoo.Probing.self), ZooTarget("probes/present", Zoo.Present.self),
    ZooTarget("probes/nulls", Zoo.Nulls.self), ZooTarget("probes/again", Zoo.Rereading.self),
    ZooTarget("keys/members", Zoo.Members.self), ZooTarget("keys/grouped", Zoo.Grouped.self),
    ZooTarget("keys/rest", Zoo.Remainder.self), ZooTarget("keys/numbers", Zoo.NumberedKeys.self),
    ZooTarget("keys/tables", Zoo.Tables.self), ZooTarget("keys/coded", Zoo.Coded.self),
    ZooTarget("keys/pairs", Zoo.Pairs.self), ZooTarget("nested", Zoo.Flattened.self),
    ZooTarget("nested/grid", Zoo.Grid.self), ZooTarget("nested/point", Zoo.Point.self),
    ZooTarget("nested/retrying", Zoo.Retrying.self), ZooTarget("super", Zoo.Supers.self),
    ZooTarget("super/missing", Zoo.Patient.self), ZooTarget("super/shared", Zoo.Car.self),
    ZooTarget("super/nested", Zoo.Truck.self), ZooTarget("recorders/paths", Zoo.Paths.self),
    ZooTarget("recorders/failures", Zoo.Failures.self),
    ZooTarget("recorders/stumbles", Zoo.Stumbles.self),
  ]

  /// Types of values.
  private static let values: [any FuzzTarget] =
    [
      ZooTarget("tagged", Zoo.Account.self), ZooTarget("sole", Zoo.Sole.self),
      ZooTarget("choices", Zoo.Choices.self), ZooTarget("choices/other", Zoo.Lenient.self),
      ZooTarget("choices/days", Zoo.Weekdays.self), ZooTarget("payloads", Zoo.Event.self),
      ZooTarget("payloads/tree", Zoo.Expression.self),
      ZooTarget("payloads/result", Zoo.Outcome.self),
      ZooTarget("recursion/class", Zoo.Link.self), ZooTarget("recursion/folder", Zoo.Folder.self),
      ZooTarget("recursion/chain", Zoo.Chain.self), ZooTarget("recursion/mutual", Zoo.Ping.self),
      ZooTarget("optionals", Zoo.Optionals.self), ZooTarget("numbers/floats", Zoo.Floats.self),
    ] + widths + [
      ZooTarget("numbers/exact", Zoo.Exact.self), ZooTarget("numbers/packed", Zoo.Packed.self),
      ZooTarget("moments", Zoo.Moments.self), ZooTarget("collections", Zoo.Collections.self),
      ZooTarget("nothing", Zoo.Nothing.self),
      ZooTarget("counted", Zoo.Counted.self, steps: { Zoo.Counted.calls }),
    ]

  private static var widths: [any FuzzTarget] {
    guard #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *) else { return [] }
    return [ZooTarget("numbers/widths", Zoo.Widths.self)]
  }
}
