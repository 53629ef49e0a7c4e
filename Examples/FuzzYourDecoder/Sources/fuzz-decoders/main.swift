import FuzzCoverage
import FuzzKit
import ParcelReader

Campaign.main(
  [JSONTarget(), PropertyListTarget(), OrderTarget(), ParcelTarget(bug: nil)]
    + ParcelReader.Bug.allCases.map { ParcelTarget(bug: $0) },
  oracles: [NamedArticle()],
  mutators: [CutEscape()],
  summary: "Fuzzes decoders of orders and parcels.",
  sensor: CoverageSensor()
)
