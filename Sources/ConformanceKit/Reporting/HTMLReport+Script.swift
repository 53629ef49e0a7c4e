// The script of the HTML page, a table of data: exempt from the limits on size.

extension HTMLReport {
  /// Builds the matrix from the embedded results; every text is set as text, never as markup.
  static let script = #"""
    "use strict";
    const data = JSON.parse(document.getElementById("data").textContent);
    // The data is written as small as can be; here it gets the form that the rest of the script reads.
    data.cases = data.cases.map((row) => {
      const entry = {};
      row.forEach((cell, index) => {
        if (cell === null) return;
        entry[data.fields[index]] = typeof cell === "number" ? data.shared[cell] : cell;
      });
      if (entry.title.endsWith(" sees in ")) entry.title += (entry.text || "").slice(0, 60);
      entry.requirement = entry.requirement || "must";
      entry.size = entry.size !== undefined ? Number(entry.size)
        : entry.hex === undefined ? new TextEncoder().encode(entry.text).length
          : entry.hex.length / 2;
      return entry;
    });
    for (const subject of data.subjects) {
      const verdicts = {};
      subject.verdicts.forEach((found, index) => {
        if (found === null) return;
        const verdict = typeof found === "number" ? { o: found } : found;
        verdict.m = verdict.o % 2 === 1;
        verdict.o = data.outcomes[verdict.o >> 1];
        verdicts[data.cases[index].id] = verdict;
      });
      subject.verdicts = verdicts;
    }
    const outcomes = {
      passed: ["\u2713", "pass", "passed"], failed: ["\u2717", "fail", "failed"],
      expectedFailure: ["k", "known", "known deviation"],
      changedFailure: ["c", "fail", "fails in another way than the ledger says"],
      unexpectedPass: ["u", "fail", "passes although the ledger says it fails"],
      excused: ["e", "off", "excused: its format or language cannot say it"],
      unclaimed: ["\u2013", "off", "not claimed"], recorded: ["r", "off", "recorded, not scored"],
      misbound: ["b", "bad", "another type is bound to the model"],
      unbound: ["0", "fail", "no type or setting for it"],
      unstable: ["~", "bad", "unstable"], crashed: ["!", "bad", "crashed"],
      timedOut: ["t", "bad", "timed out"], broken: ["?", "bad", "adapter or case failed"],
      missing: ["", "off", "not run"],
    };
    const $ = (id) => document.getElementById(id);
    const make = (tag, attributes = {}, ...children) => {
      const node = document.createElement(tag);
      for (const [key, value] of Object.entries(attributes)) {
        if (value !== undefined && value !== false) node.setAttribute(key, value);
      }
      node.append(...children);
      return node;
    };
    const sign = (verdict) => {
      const [letter, kind] = outcomes[verdict.o];
      const text = verdict.o === "unclaimed" ? (verdict.m ? "(\u2713)" : "(\u2717)") : letter;
      return make("span", { class: "sign " + kind, "aria-hidden": "true" }, text);
    };
    const words = (verdict) => {
      const name = outcomes[verdict.o][2];
      return verdict.o === "unclaimed" ? name + (verdict.m ? ", would pass" : ", would not pass")
        : name;
    };
    const verdictOf = (subject, entry) => subject.verdicts[entry.id] || { o: "missing" };
    const chapterOf = (entry) => entry.id.split("/")[0];
    const chapters = [...new Set(data.cases.map(chapterOf))];
    const present = Object.keys(outcomes).filter((outcome) => data.subjects.some((subject) =>
      data.cases.some((entry) => verdictOf(subject, entry).o === outcome)));

    const fill = (id, values) => values.forEach(([value, text]) =>
      $(id).append(make("option", { value }, text)));
    fill("chapter", chapters.map((name) => [name, name]));
    fill("profile", data.profiles.map((name) => [name, name]));
    fill("requirement", [...new Set(data.cases.map((entry) => entry.requirement))]
      .map((name) => [name, name]));
    fill("outcome", present.map((name) => [name, outcomes[name][2]]));
    fill("subject", data.subjects.map((subject, index) => [String(index), subject.name]));
    for (const name of present) {
      const entry = make("span", {});
      if (name === "unclaimed") {
        entry.append(sign({ o: name, m: true }), " ", sign({ o: name }),
          " not claimed, but would pass or not");
      } else {
        entry.append(sign({ o: name }), " " + outcomes[name][2]);
      }
      $("legend").append(entry);
    }
    $("floors").closest("label").hidden = !data.subjects.some((subject) => subject.floor);

    // Areas are folded until they are opened, or a filter is set.
    const unfolded = new Set();
    const isSearching = () => ["text", "chapter", "profile", "requirement", "outcome"]
      .some((id) => $(id).value)
      || $("differ").checked;
    let shown = [], columns = [], current = [0, 0];
    const visible = () => data.subjects.filter((subject) => !subject.floor || $("floors").checked);
    const fits = (entry) => {
      const text = $("text").value.trim().toLowerCase();
      const haystack = (entry.id + " " + entry.title + " " + entry.clause).toLowerCase();
      if (text && !text.split(/\s+/).every((word) => haystack.includes(word))) return false;
      if ($("chapter").value && chapterOf(entry) !== $("chapter").value) return false;
      const profile = $("profile").value;
      if (profile && !entry.profiles.includes(profile)) return false;
      const requirement = $("requirement").value;
      if (requirement && entry.requirement !== requirement) return false;
      const chosen = $("subject").value;
      const asked = chosen === "" ? columns : [data.subjects[Number(chosen)]];
      if ($("outcome").value
        && !asked.some((subject) => verdictOf(subject, entry).o === $("outcome").value)) {
        return false;
      }
      if ($("differ").checked) {
        // Whether a case is claimed is no difference in what the decoder does.
        const plain = (verdict) => verdict.o !== "unclaimed" ? verdict.o
          : verdict.m ? "passed" : "failed";
        const marks = columns.map((subject) => plain(verdictOf(subject, entry)));
        if (new Set(marks).size < 2) return false;
      }
      return true;
    };

    const draw = () => {
      columns = visible();
      const fitting = data.cases.filter(fits);
      const isOpen = (name) => unfolded.has(name) || isSearching();
      shown = fitting.filter((entry) => isOpen(chapterOf(entry)));
      const head = make("tr", {}, make("th", { scope: "col" }, "case"));
      for (const subject of columns) {
        const label = make("span", {});
        subject.name.split(/(?<=[.\-_\/])/).forEach((part) => label.append(part, make("wbr")));
        head.append(make("th", { scope: "col", title: subject.name }, label));
      }
      const body = make("tbody");
      let chapter = null, row = 0;
      for (const entry of fitting) {
        if (chapterOf(entry) !== chapter) {
          chapter = chapterOf(entry);
          const inside = fitting.filter((other) => chapterOf(other) === chapter);
          const fold = make("button", { type: "button", class: "fold", "data-chapter": chapter,
            "aria-expanded": String(isOpen(chapter)) }, chapter);
          const line = make("tr", { class: "chapter" },
            make("th", { scope: "rowgroup" }, fold, make("small", {}, inside.length + " cases")));
          for (const subject of columns) {
            const verdicts = inside.filter((other) => other.requirement === "must")
              .map((other) => verdictOf(subject, other))
              .filter((verdict) => !["recorded", "excused", "missing"].includes(verdict.o));
            const passed = verdicts.filter((verdict) => verdict.m).length;
            const isClaimed = verdicts.some((verdict) => verdict.o !== "unclaimed");
            const isLost = verdicts.some((verdict) => !verdict.m && verdict.o !== "unclaimed");
            const share = verdicts.length ? Math.floor(100 * passed / verdicts.length) : 0;
            line.append(make("td", { title: passed + "/" + verdicts.length },
              make("span", { class: "score" }, passed + "/" + verdicts.length),
              make("span", { class: "bar " + (!isClaimed ? "none" : isLost ? "lost" : "held") },
                make("i", { style: "width:" + share + "%" }))));
          }
          body.append(line);
        }
        if (!isOpen(chapter)) continue;
        const line = make("tr", { id: "row-" + row }, make("th", { scope: "row" },
          make("b", {}, entry.id.split("/").slice(1).join("/")), make("span", {}, entry.title)));
        columns.forEach((subject, column) => {
          const verdict = verdictOf(subject, entry);
          const button = make("button", { type: "button", tabindex: "-1",
            "data-row": row, "data-column": column, title: words(verdict),
            "aria-label": entry.id + ", " + subject.name + ": " + words(verdict) },
            sign(verdict));
          line.append(make("td", {}, button));
        });
        body.append(line);
        row += 1;
      }
      $("matrix").replaceChildren(make("thead", {}, head), body);
      $("empty").hidden = fitting.length > 0;
      $("matrix").hidden = fitting.length === 0;
      $("count").textContent = fitting.length + " of " + data.cases.length + " cases";
      $("unfold").textContent = unfolded.size ? "fold all areas" : "open all areas";
      current = [0, 0];
      const first = cell(0, 0);
      if (first) first.tabIndex = 0;
    };
    const cell = (row, column) =>
      document.querySelector(`button[data-row="${row}"][data-column="${column}"]`);
    const move = (row, column) => {
      const target = cell(row, column);
      if (!target) return;
      const old = cell(...current);
      if (old) old.tabIndex = -1;
      current = [row, column];
      target.tabIndex = 0;
      target.focus();
      target.scrollIntoView({ block: "nearest" });
    };

    // One value a line, so that both sides can be compared line by line.
    const lines = (text) => {
      const result = [];
      let line = "", depth = 0, quoted = false;
      const flush = () => {
        if (line.trim()) result.push("  ".repeat(Math.max(depth, 0)) + line.trim());
        line = "";
      };
      for (let index = 0; index < text.length; index += 1) {
        const character = text[index];
        if (quoted) {
          line += character;
          if (character === "\\") { index += 1; line += text[index] ?? ""; }
          else if (character === "\"") quoted = false;
        } else if (character === "\"") { quoted = true; line += character; }
        else if (character === "[" && /[^\s[{(]$/.test(line)) {
          // An index of a path.
          const end = text.indexOf("]", index);
          line += end < 0 ? text.slice(index) : text.slice(index, end + 1);
          index = end < 0 ? text.length : end;
        } else if (character === "{" || character === "[") {
          const closing = character === "{" ? "}" : "]";
          if (text[index + 1] === closing) { line += character + closing; index += 1; }
          else { line += character; flush(); depth += 1; }
        } else if (character === "}" || character === "]") {
          flush();
          depth -= 1;
          line = character;
        } else if (character === ",") { line += character; flush(); }
        else if (character === "\n") flush();
        else line += character;
      }
      flush();
      return result;
    };
    const sides = (entry, expected, actual, titles = ["expected", "observed"]) => {
      const left = lines(expected), right = lines(actual);
      // A comma at the end of a line only tells whether another one follows.
      const bare = (line) => line === undefined ? undefined : line.replace(/,$/, "");
      let first = 0;
      while (first < left.length && first < right.length
        && bare(left[first]) === bare(right[first])) first += 1;
      const same = first === left.length && first === right.length;
      const side = (title, own, other) => {
        const block = make("pre", { tabindex: "0" });
        own.forEach((line, index) => {
          if (!same && index >= first && bare(line) !== bare(other[index])) {
            block.append(make("mark", { class: index === first ? "first" : "" }, line));
          } else {
            block.append(line + "\n");
          }
        });
        if (!same && first >= own.length) {
          block.append(make("mark", { class: "first" }, "(ends here)"));
        }
        return make("div", {}, make("h4", {}, title), block);
      };
      const size = entry.size + (entry.size === 1 ? " byte" : " bytes")
        + (entry.size > \#(HTMLData.shownBytes) ? ", the first \#(HTMLData.shownBytes) shown" : "");
      const input = make("div", {}, make("h4", {}, "input, " + size),
        make("pre", { tabindex: "0" }, entry.text === undefined ? dump(entry.hex) : entry.text));
      return make("div", { class: "sides" }, input,
        side(titles[0], left, right), side(titles[1], right, left));
    };
    const dump = (hex) => {
      const bytes = hex.match(/../g) || [], rows = [];
      for (let start = 0; start < bytes.length; start += 8) {
        const part = bytes.slice(start, start + 8);
        const text = part.map((byte) => {
          const code = parseInt(byte, 16);
          return code > 31 && code < 127 ? String.fromCharCode(code) : ".";
        }).join("");
        rows.push(start.toString(16).padStart(4, "0") + "  " + part.join(" ").padEnd(25) + text);
      }
      return rows.join("\n");
    };

    let opener = null;
    const open = (row, column, focus = true) => {
      const entry = shown[row], subject = columns[column];
      if (!entry || !subject) return;
      const verdict = verdictOf(subject, entry), panel = $("panel");
      const facts = make("dl", {});
      const fact = (name, value) => value && facts.append(make("dt", {}, name),
        make("dd", {}, value));
      fact("case", entry.id);
      const sentence = data.sentences[entry.clause];
      const law = data.places[entry.clause.replace(/-[^-]*$/, "")];
      const clause = law && data.root !== null ? make("a", { href: data.root + law }, entry.clause)
        : entry.clause + (law ? " (" + law.split("#")[0] + ")" : "");
      fact("clause", make("span", {}, clause, (sentence ? ", " + sentence : "")
        + (entry.quote ? ": \u201c" + entry.quote + "\u201d" : "")));
      fact("requirement", entry.requirement);
      fact("needs", entry.needs.join(", ") || "nothing");
      fact("model", entry.model);
      fact("its type", data.deeds[entry.model]);
      fact("settings", entry.settings.join(", "));
      fact("open because", entry.because);
      const title = make("h2", { tabindex: "-1" }, entry.title);
      const close = make("button", { class: "close", type: "button", "aria-label": "Close" },
        "\u00d7");
      close.onclick = shut;
      panel.replaceChildren(make("div", { class: "head" }, title, close));
      const result = make("p", {}, sign(verdict), " " + words(verdict)
        + (verdict.v ? " [" + verdict.v + "]" : "") + (verdict.r ? ": " + verdict.r : "")
        + (verdict.c ? " (" + entry.requirement + ", costs " + (verdict.c === 1 ? entry.profiles.join(", ") : verdict.c) + ")" : ""));
      panel.append(make("h3", {}, subject.name), result);
      if (verdict.d) {
        panel.append(make("p", {}, "First difference at ", make("code", {}, verdict.d[0])));
        // An unstable case differs from its own first answer, not from the expectation.
        const whole = verdict.o !== "unstable" && verdict.a !== undefined
          && verdict.a !== entry.expected;
        panel.append(whole ? sides(entry, entry.expected, verdict.a)
          : sides(entry, verdict.d[1] ?? entry.expected, verdict.d[2],
            verdict.o === "unstable" ? ["first answer", "answer with " + verdict.v] : undefined));
      } else if (verdict.o === "missing" || verdict.x) {
        panel.append(make("p", {}, verdict.x || "This case was not run."));
        panel.append(sides(entry, entry.expected, "(no answer)"));
      } else {
        panel.append(sides(entry, entry.expected, verdict.a ?? entry.expected));
      }
      panel.append(make("h3", {}, "The case"), facts);
      const others = make("ul", {});
      columns.forEach((other, index) => {
        if (index === column) return;
        const link = make("button", { type: "button", class: "link" }, other.name);
        link.onclick = () => { opener = cell(row, index); open(row, index); };
        others.append(make("li", {}, sign(verdictOf(other, entry)), " ", link, " "
          + words(verdictOf(other, entry))));
      });
      if (columns.length > 1) panel.append(make("h3", {}, "Other subjects"), others);
      panel.hidden = false;
      panel.scrollTop = 0;
      document.querySelectorAll("tr.open").forEach((line) => line.classList.remove("open"));
      $("row-" + row).classList.add("open");
      history.replaceState(null, "", "#" + entry.id);
      if (focus) title.focus();
    };
    const shut = () => {
      $("panel").hidden = true;
      document.querySelectorAll("tr.open").forEach((line) => line.classList.remove("open"));
      history.replaceState(null, "", location.pathname + location.search);
      if (opener && opener.isConnected) opener.focus();
    };

    $("unfold").addEventListener("click", () => {
      if (unfolded.size) unfolded.clear();
      else chapters.forEach((name) => unfolded.add(name));
      draw();
    });
    $("matrix").addEventListener("click", (event) => {
      const fold = event.target.closest("tr.chapter")?.querySelector(".fold");
      if (fold) {
        const name = fold.dataset.chapter;
        if (!unfolded.delete(name)) unfolded.add(name);
        draw();
        document.querySelector(`.fold[data-chapter="${name}"]`)?.focus();
        return;
      }
      const line = event.target.closest("tbody tr:not(.chapter)");
      const button = event.target.closest("button") || (line && line.querySelector("button"));
      if (!button) return;
      opener = button;
      const [row, column] = [Number(button.dataset.row), Number(button.dataset.column)];
      const old = cell(...current);
      if (old) old.tabIndex = -1;
      current = [row, column];
      button.tabIndex = 0;
      open(row, column);
    });
    $("matrix").addEventListener("keydown", (event) => {
      const button = event.target.closest("button[data-row]");
      if (!button) return;
      const [row, column] = [Number(button.dataset.row), Number(button.dataset.column)];
      const steps = { ArrowDown: [row + 1, column], ArrowUp: [row - 1, column],
        ArrowRight: [row, column + 1], ArrowLeft: [row, column - 1],
        Home: [0, column], End: [shown.length - 1, column] };
      if (!steps[event.key]) return;
      event.preventDefault();
      move(...steps[event.key]);
    });
    document.addEventListener("keydown", (event) => {
      if (event.key === "Escape" && !$("panel").hidden) shut();
    });
    $("filters").addEventListener("input", draw);
    $("filters").addEventListener("submit", (event) => event.preventDefault());
    // The case that the address names is opened, now and when a link to one is followed; `id@1` is that of the
    // second subject.
    const show = () => {
      const [asked, column] = decodeURIComponent(location.hash.slice(1)).split("@");
      if (!asked.includes("/")) return;
      unfolded.add(asked.split("/")[0]);
      draw();
      const place = shown.findIndex((entry) => entry.id === asked);
      if (place < 0) return;
      move(place, Number(column ?? 0));
      opener = cell(place, Number(column ?? 0));
      open(place, Number(column ?? 0));
    };
    addEventListener("hashchange", () => { $("filters").reset(); show(); });
    draw();
    show();
    """#
}
