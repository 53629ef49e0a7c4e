import FuzzKit

Campaign.main(
  [JSONTarget(), PropertyListTarget(), OrderTarget()],
  oracles: [NamedArticle()],
  mutators: [CutEscape()],
  summary: "Fuzzes three decoders of orders."
)
