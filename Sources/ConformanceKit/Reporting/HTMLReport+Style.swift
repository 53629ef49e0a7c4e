// The style of the HTML page, a table of data: exempt from the limits on size.

extension HTMLReport {
  /// Blue for right, orange for wrong, purple for what must never happen, yellow for what is known, an empty
  /// frame for what is not claimed; signs and words repeat it for readers who see no colors.
  static let style = #"""
    :root {
      --pass: #2f7ab8; --pass-ink: #ffffff; --fail: #f2b48a; --fail-ink: #6b2800;
      --known: #f6e9a6; --known-ink: #5f4d00; --bad: #7a3f94; --bad-ink: #ffffff;
      --off-ink: #79828c; --trough: #e6e9ec;
    }
    @media (prefers-color-scheme: dark) {
      :root {
        --pass: #2c6ea8; --pass-ink: #ffffff; --fail: #8a4a22; --fail-ink: #ffe3d0;
        --known: #4d4312; --known-ink: #f5e6a0; --bad: #7d4a96; --bad-ink: #ffffff;
        --off-ink: #8b949e; --trough: #2b3138;
      }
    }
    html { scroll-padding-top: 9rem; }
    header, .filters, main { padding: 0 1rem; max-width: 1500px; margin: 0 auto; }
    header { padding-top: 1rem; }
    header > p { color: var(--soft); margin: 0 0 .8rem; overflow-wrap: anywhere; }
    .notice, header > p.notice { color: var(--fail-ink); background: var(--fail);
      padding: .4rem .6rem; margin: 0 0 .8rem; border-radius: 4px; overflow-wrap: anywhere; }
    ul.notice { padding-left: 1.6rem; }
    .wide { overflow-x: auto; border: 1px solid var(--line); border-radius: 6px;
      background: var(--paper); margin-bottom: .6rem; }
    .overview { border-collapse: collapse; width: 100%; table-layout: fixed; font-size: .88rem;
      font-variant-numeric: tabular-nums; }
    .overview th, .overview td { padding: .28rem .35rem; text-align: left; font-weight: normal; }
    .overview thead th { font-weight: 600; border-bottom: 2px solid var(--line);
      overflow-wrap: anywhere; vertical-align: bottom; }
    .overview th:first-child { width: 9.5rem; padding-left: .7rem; }
    .overview td > .word, .overview .score { white-space: nowrap; }
    .overview tbody tr + tr > * { border-top: 1px solid var(--line); }
    .bar { display: block; height: .55rem; border-radius: 3px; margin: .15rem 0 .2rem;
      background: var(--trough); overflow: hidden; print-color-adjust: exact;
      -webkit-print-color-adjust: exact; }
    .bar i { display: block; height: 100%; }
    .bar.held i { background: var(--pass); }
    .bar.lost i { background: repeating-linear-gradient(45deg, var(--fail-ink) 0 2px,
      var(--fail) 2px 7px); }
    .bar.none { background: none; border: 1px dashed var(--line); }
    .bar.none i { background: var(--trough); }
    .state { display: inline-block; padding: .05rem .5rem; border-radius: 3px; font-weight: 600; }
    .state.held { background: var(--pass); color: var(--pass-ink); }
    .state.lost { background: var(--fail); color: var(--fail-ink); }
    .state.none { border: 1px dashed var(--line); color: var(--soft); }
    header > .sentence { margin: .25rem 0; color: var(--ink); font-size: .92rem;
      overflow-wrap: anywhere; }
    .sentence p { margin: .3rem 0 0 1rem; color: var(--soft); }
    .sentence ul { margin: .2rem 0 .5rem; padding-left: 2.2rem; color: var(--soft); }
    .filters { display: flex; flex-wrap: wrap; gap: .5rem .8rem; align-items: end;
      padding-top: 1rem; padding-bottom: .7rem; }
    .filters label { display: grid; font-size: .8rem; color: var(--soft); min-width: 0; }
    .filters label.check { display: flex; align-items: center; gap: .35rem; font-size: .9rem;
      color: var(--ink); min-height: 2rem; }
    .filters input:not([type=checkbox]), .filters select { font: inherit; font-size: .92rem;
      color: var(--ink); background: var(--paper); border: 1px solid var(--line);
      border-radius: 4px; padding: .25rem .4rem; min-height: 2rem; max-width: 100%; }
    .filters button { font: inherit; font-size: .9rem; min-height: 2rem; color: var(--accent);
      background: var(--paper); border: 1px solid var(--line); border-radius: 4px;
      padding: .2rem .6rem; cursor: pointer; }
    #count { margin: 0; color: var(--soft); min-height: 2rem; display: flex;
      align-items: center; }
    .legend { display: flex; flex-wrap: wrap; gap: .25rem .8rem; font-size: .82rem;
      color: var(--soft); width: 100%; margin: 0; }
    .legend span { white-space: nowrap; }
    .sign { display: inline-grid; place-items: center; min-width: 1.5rem; height: 1.35rem;
      border-radius: 3px; font-weight: 600; font-size: .85rem; padding: 0 .2rem;
      -webkit-print-color-adjust: exact; print-color-adjust: exact; }
    .pass { background: var(--pass); color: var(--pass-ink); }
    .fail { background: var(--fail); color: var(--fail-ink); }
    .known { background: var(--known); color: var(--known-ink); }
    .bad { background: var(--bad); color: var(--bad-ink); }
    .off { color: var(--off-ink); border: 1px dashed var(--line); font-weight: normal; }
    main { padding-bottom: 3rem; }
    #matrix { border-collapse: separate; border-spacing: 0; width: 100%;
      background: var(--paper); border: 1px solid var(--line); border-radius: 6px; }
    #matrix thead th { position: sticky; top: 0; z-index: 2; background: var(--paper);
      border-bottom: 2px solid var(--line); padding: .4rem .4rem; vertical-align: bottom;
      font-size: .86rem; overflow-wrap: anywhere; }
    #matrix thead th:first-child, #matrix tbody th { text-align: left; }
    #matrix thead th:not(:first-child) { width: 8.5rem; }
    #matrix tbody th { font-weight: normal; padding: .18rem .6rem; min-width: 0; }
    #matrix tbody th b { font-weight: 600; font-size: .9rem; overflow-wrap: anywhere; }
    #matrix tbody th span { color: var(--soft); font-size: .86rem; margin-left: .5rem; }
    #matrix tbody td { text-align: center; padding: .18rem .3rem; }
    #matrix tbody tr + tr th, #matrix tbody tr + tr td { border-top: 1px solid var(--line); }
    #matrix tr.chapter th, #matrix tr.chapter td { background: var(--back); font-weight: 600;
      padding-top: .5rem; padding-bottom: .35rem; border-top: 1px solid var(--line);
      font-variant-numeric: tabular-nums; font-size: .9rem; }
    #matrix tr.chapter button { font-weight: 600; min-width: 0; padding: 0 .3rem 0 0; }
    #matrix tr.chapter button::before { content: "\25B8"; display: inline-block; width: 1.2em; }
    #matrix tr.chapter button[aria-expanded=true]::before { content: "\25BE"; }
    #matrix tr.chapter .bar { max-width: 8rem; margin: .1rem auto 0; height: .35rem; }
    #matrix tr.open th, #matrix tr.open td { background: var(--trough); }
    #matrix button { font: inherit; border: 0; padding: 0; background: none; cursor: pointer;
      border-radius: 4px; min-width: 2.2rem; min-height: 1.7rem; }
    #panel { position: fixed; right: 0; top: 0; bottom: 0; width: min(100%, 72rem); z-index: 5;
      background: var(--paper); border-left: 1px solid var(--line); overflow: auto;
      padding: 1rem 1.1rem 2rem; box-shadow: -4px 0 18px rgb(0 0 0 / .15); }
    #panel .head { display: flex; gap: .8rem; align-items: start;
      justify-content: space-between; }
    #panel h2 { font-size: 1.1rem; padding-top: .3rem; }
    #panel h2:focus { outline: none; }
    #panel ul { list-style: none; padding: 0; margin: 0; }
    #panel li { margin: .25rem 0; }
    #panel .link { font: inherit; border: 0; background: none; padding: .1rem .2rem;
      color: var(--accent); text-decoration: underline; cursor: pointer; }
    #panel h3 { font-size: .95rem; margin: 1.1rem 0 .3rem; }
    #panel .close { flex: none; font: inherit; font-size: 1.1rem; width: 2.2rem;
      height: 2.2rem; border: 1px solid var(--line);
      border-radius: 4px; background: var(--back); color: var(--ink); cursor: pointer; }
    #panel dl { display: grid; grid-template-columns: auto 1fr; gap: .1rem .8rem;
      margin: .6rem 0; }
    #panel dt { color: var(--soft); }
    #panel dd { margin: 0; overflow-wrap: anywhere; }
    pre { max-height: 30rem; }
    .sides { display: grid; gap: .5rem; grid-template-columns: repeat(3, minmax(0, 1fr)); }
    .sides > div { min-width: 0; }
    .sides h4 { margin: 0 0 .15rem; font-size: .82rem; color: var(--soft);
      font-weight: normal; }
    .sides mark { color: inherit; background: var(--trough); display: block; }
    .sides mark.first { background: var(--fail); color: var(--fail-ink);
      box-shadow: -3px 0 0 var(--fail-ink); }
    @media (max-width: 700px) {
      body { font-size: 14px; }
      header, .filters, main { padding-left: .6rem; padding-right: .6rem; }
      .filters label:not(.check) { flex: 1 1 40%; }
      .filters label:not(.check) > * { width: 100%; min-width: 0; }
      #matrix tbody th { padding: .25rem .4rem; }
      #matrix tbody th span { display: block; margin: 0; }
      #matrix tr.chapter td { font-size: .7rem; padding-left: 0; padding-right: 0; }
      #panel { border-left: 0; }
      .sides { grid-template-columns: 1fr; }
    }
    @media print {
      html { font-size: 11px; }
      .filters > :not(.legend), #panel { display: none !important; }
      body { font-size: 10px; background: none; }
      #matrix thead th { position: static; }
      #matrix tr { break-inside: avoid; }
      details:not([open]) > *:not(summary) { display: block; }
    }
    """#

  /// Rules for as many subjects as there are: below one width their names are turned, below another only signs and
  /// bars are shown, so that no column is cut off and no word broken.
  static func fitting(_ count: Int) -> String {
    let names = "thead th:not(:first-child)"
    // The page itself is not wider than 1500 pixels, whatever the window is.
    let below = { (column: Int) in
      let width = 190 + column * count
      return width > 1500 ? "all" : "(max-width: \(width)px)"
    }
    return """

      @media \(below(165)) {
        .overview \(names) span, #matrix \(names) span { writing-mode: vertical-rl;
          transform: rotate(180deg); max-height: 22rem; text-align: left; }
        .state { padding: .05rem .2rem; font-size: .72rem; }
        #matrix { table-layout: fixed; }
        #matrix thead th:first-child { width: 30%; }
        #matrix thead th:not(:first-child) { width: auto; padding: .4rem 0; }
        #matrix tr.chapter td { font-size: .78rem; }
      }
      @media \(below(90)) {
        .overview th:first-child { width: 6.2rem; padding-left: .3rem; font-size: .78rem; }
        .overview th, .overview td { padding: .2rem .1rem; text-align: center; }
        .overview th:first-child { text-align: left; }
        .overview .word, .overview .score, .overview small, #matrix .score { display: none; }
        .overview .bar, #matrix tr.chapter .bar { margin: .1rem .1rem; }
        #matrix tbody td { padding: .18rem 0; }
        #matrix td button, #matrix .sign { min-width: 0; width: 100%; padding: 0; }
      }
      """
  }

  /// The filters and the legend.
  static let controls = #"""
    <form class="filters" id="filters" role="search" aria-label="Filters">
    <label>Text <input id="text" type="search" placeholder="id, title, clause"></label>
    <label>Area <select id="chapter"><option value="">all</option></select></label>
    <label>Profile <select id="profile"><option value="">all</option></select></label>
    <label>Requirement <select id="requirement"><option value="">all</option></select></label>
    <label>Verdict <select id="outcome"><option value="">all</option></select></label>
    <label>of <select id="subject"><option value="">any subject</option></select></label>
    <label class="check"><input id="differ" type="checkbox"> only rows where subjects differ</label>
    <label class="check"><input id="floors" type="checkbox"> show floor subjects</label>
    <button id="unfold" type="button">open all areas</button>
    <p id="count" role="status"></p>
    <p class="legend" id="legend" aria-label="Signs"></p>
    </form>
    """#
}
