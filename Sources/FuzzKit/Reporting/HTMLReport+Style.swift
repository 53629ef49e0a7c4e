extension HTMLReport {
  /// Blue, yellow and grey for the outcomes; the words in the cells say the same without colors.
  static let style = """
    :root {
      --accepted: #4a8fc7; --repaired: #d9a400; --refused: #8b929a; --bad: #b3401c;
    }
    @media (prefers-color-scheme: dark) {
      :root {
        --accepted: #5b9fd6; --repaired: #d9b13b; --refused: #7d858e; --bad: #f0936f;
      }
    }
    main { max-width: 1400px; margin: 0 auto; padding: 1rem 1rem 3rem; }
    h2 { font-size: 1.15rem; margin: 2rem 0 .4rem; }
    h3 { font-size: .98rem; margin: 0; color: var(--bad); overflow-wrap: anywhere; }
    p { margin: .3rem 0 .6rem; max-width: 75ch; overflow-wrap: anywhere; }
    small, .label, .legend { color: var(--soft); font-size: .82rem; }
    .facts { display: grid; gap: .5rem 1.5rem; margin: 0;
      grid-template-columns: repeat(auto-fill, minmax(min(100%, 20rem), 1fr)); }
    .facts dt { color: var(--soft); font-size: .82rem; }
    .facts dd { margin: 0; overflow-wrap: anywhere; }
    .wide { overflow-x: auto; background: var(--paper); border: 1px solid var(--line);
      border-radius: 6px; width: fit-content; max-width: 100%; }
    table { border-collapse: collapse; font-variant-numeric: tabular-nums; font-size: .88rem; }
    th, td { padding: .22rem .7rem; text-align: right; white-space: nowrap; }
    th { font-weight: 600; }
    tbody th { font-weight: normal; }
    th:first-child { text-align: left; position: sticky; left: 0; background: var(--paper); }
    tbody tr { border-top: 1px solid var(--line); }
    .matrix td { text-align: left; min-width: 7.2rem; font-size: .78rem; line-height: 1.25;
      vertical-align: top; }
    .matrix thead th { text-align: left; }
    .matrix small { font-size: .72rem; }
    .matrix tbody th small { display: block; }
    .bar { display: flex; height: 6px; gap: 1px; margin: .2rem 0; }
    .bar i { min-width: 2px; flex-basis: 0; }
    .key { white-space: nowrap; }
    .key i { display: inline-block; width: .8em; height: .8em; border-radius: 2px; }
    .accepted { background: var(--accepted); }
    .repaired { background: var(--repaired); }
    .refused { background: var(--refused); }
    details { margin: .3rem 0; }
    summary { padding: .2rem 0; }
    .plots { display: grid; gap: 1rem;
      grid-template-columns: repeat(auto-fit, minmax(min(100%, 24rem), 1fr)); }
    figure { margin: 0; background: var(--paper); border: 1px solid var(--line);
      border-radius: 6px; padding: .7rem; max-width: 44rem; }
    figure svg:not(.sample) { width: 100%; height: auto; display: block; }
    figure text { font-size: 11px; fill: var(--soft); }
    @media (max-width: 700px) { figure text { font-size: 15px; } }
    .sample { width: 28px; height: 6px; margin-right: .4rem; vertical-align: middle; }
    .legend { display: flex; flex-wrap: wrap; gap: .2rem 1.2rem; margin: .3rem 0 0; }
    .grid { stroke: var(--line); stroke-width: 1; fill: none; }
    .line { stroke: var(--accepted); stroke-width: 2; fill: none; stroke-linejoin: round; }
    .dashed { stroke: var(--repaired); stroke-dasharray: 6 3; }
    .dotted { stroke: var(--refused); stroke-dasharray: 2 3; }
    .finding { background: var(--paper); border: 1px solid var(--line); border-radius: 6px;
      border-left: 4px solid var(--bad); padding: .7rem .9rem; margin: .6rem 0; }
    .label { margin: .5rem 0 .1rem; }
    pre { margin: 0 0 .4rem; max-height: 16rem; }
    """
}
