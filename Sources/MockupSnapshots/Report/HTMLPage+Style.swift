extension HTMLPage {
    /// The page's look. Text has a contrast of at least 4.5 : 1 on what is behind it, in both appearances.
    static let style = #"""
        :root {
          color-scheme: light dark;
          --page: #f6f6f4; --panel: #ffffff; --raised: #ffffff; --sunken: #eeeeeb; --line: #dededa;
          --text: #1d1d1f; --muted: #5d6066; --accent: #0b57d0; --accent-text: #ffffff; --selected: #e8effc;
          --bad: #b3261e; --size: #8f4a00; --font: #6c3bb0; --new: #0b57d0; --gone: #5d6066; --good: #1a7436;
          --bad-tint: #fcecea; --good-tint: #e6f4ea; --mark: #e5007d; --check: #e9e9e6;
          --sans: system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif;
          --mono: ui-monospace, "SF Mono", Menlo, Consolas, "DejaVu Sans Mono", monospace;
        }
        @media (prefers-color-scheme: dark) {
          :root {
            --page: #131416; --panel: #1a1b1e; --raised: #26282c; --sunken: #0e0f10; --line: #34363b;
            --text: #ededef; --muted: #a6a9b0; --accent: #8ab4f8; --accent-text: #0b1a33; --selected: #233349;
            --bad: #ff8f86; --size: #ffb86b; --font: #c7a6ff; --new: #8ab4f8; --gone: #a6a9b0; --good: #7fd695;
            --bad-tint: #3a1f1d; --good-tint: #17301f; --mark: #ff5db1; --check: #232427;
          }
        }
        * { box-sizing: border-box; }
        html, body { margin: 0; height: 100%; }
        body {
          background: var(--page); color: var(--text); font: 14px/1.5 var(--sans);
          display: grid; grid-template: auto minmax(0, 1fr) / 340px minmax(0, 1fr); height: 100dvh;
          -webkit-text-size-adjust: 100%;
        }
        h1, h2, h3, p, ol, ul, dl, dd, figure { margin: 0; padding: 0; }
        ol, ul { list-style: none; }
        [hidden] { display: none !important; }
        :focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
        main:focus { outline: none; }
        .quiet { color: var(--muted); }
        .unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
        .skip { position: absolute; left: 12px; top: -60px; z-index: 9; padding: 8px 14px; border-radius: 8px; background: var(--accent); color: var(--accent-text); }
        .skip:focus { top: 12px; }
        bdi { unicode-bidi: isolate; }

        button, .button {
          font: inherit; color: var(--text); background: var(--raised); border: 1px solid var(--line); border-radius: 8px;
          min-height: 32px; padding: 4px 12px; cursor: pointer; white-space: nowrap; text-decoration: none;
        }
        button:hover:not(:disabled) { border-color: var(--muted); }
        button:disabled { color: var(--muted); opacity: .55; cursor: default; }
        button[aria-pressed="true"] { background: var(--text); border-color: var(--text); color: var(--panel); }
        .icon { min-width: 32px; padding: 4px 8px; }
        .segments { display: inline-flex; }
        .segments button { border-radius: 0; margin-left: -1px; }
        .segments button:focus-visible { z-index: 1; position: relative; }
        .segments button:first-child { border-radius: 8px 0 0 8px; margin-left: 0; }
        .segments button:last-child { border-radius: 0 8px 8px 0; }

        header.top {
          grid-column: 1 / -1; display: flex; align-items: center; gap: 14px; padding: 12px 20px;
          background: var(--panel); border-bottom: 1px solid var(--line);
        }
        header.top h1 { font-size: 16px; font-weight: 650; letter-spacing: -.01em; }
        .headline { padding: 3px 12px; border-radius: 999px; font-weight: 550; min-width: 0; }
        .headline.fail { background: var(--bad-tint); color: var(--bad); }
        .headline.pass { background: var(--good-tint); color: var(--good); }
        header.top button { margin-left: auto; }

        nav { display: flex; flex-direction: column; min-height: 0; border-right: 1px solid var(--line); background: var(--panel); }
        .filters { padding: 14px 16px 10px; display: grid; gap: 10px; border-bottom: 1px solid var(--line); }
        .filters input {
          width: 100%; font: inherit; color: inherit; background: var(--page); border: 1px solid var(--line);
          border-radius: 8px; padding: 7px 12px;
        }
        .filters input::placeholder { color: var(--muted); opacity: 1; }
        .chips { display: flex; flex-wrap: wrap; gap: 6px; }
        .chips button { border-radius: 999px; min-height: 28px; padding: 2px 11px; font-size: 13px; }
        .chips b { font-weight: 600; font-variant-numeric: tabular-nums; margin-left: 3px; }
        #shown { font-size: 12px; }
        #list { overflow-y: auto; flex: 1; min-height: 0; padding: 8px; overscroll-behavior: contain; }
        #list li { content-visibility: auto; contain-intrinsic-size: auto 54px; }
        #list a {
          display: grid; grid-template-columns: 18px minmax(0, 1fr); column-gap: 8px; align-items: baseline; padding: 7px 10px;
          min-height: 54px; border-radius: 8px; color: inherit; text-decoration: none; outline-offset: -2px;
        }
        #list a:hover { background: var(--page); }
        #list a[aria-current] { background: var(--selected); }
        #list .name, #list .why { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
        #list .name { font-weight: 550; }
        #list .why { grid-column: 2; font-size: 12px; color: var(--muted); }
        .sign { font-weight: 700; text-align: center; color: var(--tone); }
        .v-different, .v-failed, .v-unreadable { --tone: var(--bad); }
        .v-size-changed { --tone: var(--size); }
        .v-font-changed { --tone: var(--font); }
        .v-missing { --tone: var(--new); }
        .v-obsolete, .v-removed { --tone: var(--gone); }
        .v-identical, .v-within-tolerance, .v-recorded { --tone: var(--good); }
        .empty { padding: 40px 20px; text-align: center; color: var(--muted); }

        main { overflow-y: auto; min-height: 0; padding: 20px 28px 28px; }
        article { max-width: 1500px; margin: 0 auto; min-height: 100%; display: flex; flex-direction: column; }
        .title { display: flex; align-items: flex-start; gap: 12px; flex-wrap: wrap; }
        .title > div:first-child { flex: 1 1 260px; min-width: 0; }
        h2 { font-size: 22px; line-height: 1.25; font-weight: 650; letter-spacing: -.015em; overflow-wrap: anywhere; }
        h2 .slash { color: var(--muted); font-weight: 400; margin: 0 .2em; }
        .verdict { color: var(--tone); font-weight: 600; }
        .facts { color: var(--muted); overflow-wrap: anywhere; margin-top: 2px; }
        .facts span + span::before { content: " · "; }
        .steps { display: flex; gap: 6px; align-items: center; }
        .steps .quiet { font-variant-numeric: tabular-nums; margin: 0 6px; font-size: 13px; }
        .why-box { margin-top: 14px; padding: 12px 16px; background: var(--panel); border: 1px solid var(--line); border-left: 3px solid var(--tone); border-radius: 8px; }
        .why-box h3, .accept h3 { font-size: 12px; font-weight: 600; color: var(--muted); margin-bottom: 2px; }
        .why-box ul { max-height: 9.2em; overflow-y: auto; }
        .why-box li { overflow-wrap: anywhere; color: var(--muted); }
        .why-box li:first-child { color: var(--text); font-weight: 500; }
        .accept { margin-top: 10px; display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 4px 8px; align-items: center; }
        .accept h3 { grid-column: 1 / -1; margin: 0; }
        .accept code {
          font: 13px/1.5 var(--mono); background: var(--sunken); border: 1px solid var(--line); border-radius: 8px;
          padding: 6px 12px; overflow-x: auto; white-space: pre; unicode-bidi: isolate; direction: ltr; display: block;
        }

        .tools { display: flex; flex-wrap: wrap; gap: 10px 14px; align-items: center; margin: 18px 0 12px; }
        .tools .push { margin-left: auto; }
        .tools .group { display: inline-flex; gap: 6px; align-items: center; }
        .percent { min-width: 3.6em; text-align: center; font-variant-numeric: tabular-nums; color: var(--muted); font-size: 13px; }
        .stage { flex: 1 0 auto; min-height: 380px; display: flex; justify-content: center; gap: 16px; position: relative; }
        .stage figure { display: flex; flex-direction: column; min-width: 0; }
        .stage figcaption { font-size: 12px; font-weight: 600; color: var(--muted); margin-bottom: 6px; display: flex; gap: 8px; white-space: nowrap; overflow: hidden; }
        .stage figcaption span { font-weight: 400; font-variant-numeric: tabular-nums; overflow: hidden; text-overflow: ellipsis; }
        .view {
          position: relative; overflow: hidden; border-radius: 6px; box-shadow: 0 0 0 1px var(--line);
          background: repeating-conic-gradient(var(--check) 0 25%, var(--panel) 0 50%) 0 0 / 16px 16px;
        }
        .view.pans { cursor: grab; touch-action: none; }
        .view.pans:active { cursor: grabbing; }
        .view.swipes { cursor: ew-resize; touch-action: pan-y; }
        .layer { position: absolute; inset: 0; }
        .layer img { position: absolute; left: 0; top: 0; transform-origin: 0 0; display: block; max-width: none; user-select: none; -webkit-user-drag: none; }
        .crisp img { image-rendering: pixelated; }
        .area { position: absolute; border: 2px solid var(--mark); border-radius: 4px; pointer-events: none; opacity: .65; }
        .area.now { opacity: 1; box-shadow: 0 0 0 2px #ffffffb0; }
        .divider { position: absolute; top: 0; bottom: 0; width: 2px; margin-left: -1px; background: var(--mark); pointer-events: none; }
        .divider::after {
          content: "⇔"; position: absolute; top: 50%; left: 50%; translate: -50% -50%; width: 30px; height: 30px; border-radius: 50%;
          background: var(--mark); color: #fff; font: 700 15px/29px var(--sans); text-align: center; box-shadow: 0 1px 4px #0006;
        }
        @media (prefers-color-scheme: dark) { .divider::after { color: #1d1d1f; } }
        .tag { position: absolute; bottom: 8px; padding: 1px 8px; border-radius: 999px; font-size: 12px; font-weight: 600; background: #1d1d1fd9; color: #fff; pointer-events: none; }
        .tag.left { left: 8px; } .tag.right { right: 8px; }
        .below { display: flex; gap: 10px; align-items: center; justify-content: center; margin-top: 10px; min-height: 32px; }
        .below:empty { display: none; }
        .below input[type="range"] { width: min(100%, 420px); accent-color: var(--accent); height: 24px; margin: 0; }
        .below label { font-size: 13px; color: var(--muted); white-space: nowrap; }
        .notice { padding: 48px 20px; text-align: center; color: var(--muted); margin: auto; }
        .view .notice { font-size: 12px; padding: 20px 12px; }

        dialog { border: 1px solid var(--line); border-radius: 14px; padding: 22px 26px; background: var(--panel); color: inherit; max-width: min(520px, calc(100vw - 32px)); }
        dialog::backdrop { background: #0007; }
        dialog h2 { font-size: 17px; margin-bottom: 12px; }
        dialog dl { display: grid; grid-template-columns: auto 1fr; gap: 7px 18px; margin-bottom: 18px; }
        dialog dt { white-space: nowrap; }
        kbd { font: 12px var(--mono); border: 1px solid var(--line); border-bottom-width: 2px; border-radius: 5px; padding: 1px 6px; background: var(--page); }

        .back { display: none; }
        @media (max-width: 800px) {
          body { grid-template: auto minmax(0, 1fr) / minmax(0, 1fr); }
          header.top { padding: 10px 16px; flex-wrap: wrap; gap: 6px 12px; }
          .headline { order: 3; flex-basis: 100%; border-radius: 8px; }
          nav { border-right: 0; grid-row: 2; grid-column: 1; }
          main { grid-row: 2; grid-column: 1; padding: 14px 16px 20px; }
          body[data-pane="list"] main, body[data-pane="snapshot"] nav, body[data-pane="snapshot"] .headline { display: none; }
          .back { display: inline-flex; align-items: center; margin-bottom: 12px; align-self: flex-start; }
          .title > div:first-child { flex-basis: 100%; }
          .tools .segments { width: 100%; }
          .tools .segments button { flex: 1; padding: 4px 2px; font-size: 12px; }
          .tools .push { margin-left: 0; }
          article { position: relative; }
          .steps { position: absolute; top: 0; right: 0; }
          .tools { gap: 8px; margin-top: 14px; justify-content: space-between; }
          .percent { display: none; }
          .why-box ul { max-height: none; }
          h2 { font-size: 19px; }
          .stage { gap: 8px; }
        }
        @media (prefers-reduced-motion: no-preference) { #list a, button { transition: background-color .12s, border-color .12s; } }
        @media (forced-colors: active) {
          button[aria-pressed="true"], #list a[aria-current] { outline: 2px solid Highlight; outline-offset: -2px; }
        }
        """#
}
