extension HTMLPage {
    /// The list, its filters, the keyboard, and what is told of a snapshot.
    static let script = #"""
        'use strict';
        const $ = id => document.getElementById(id);
        const snapshots = JSON.parse($('snapshots').textContent);
        const signs = {
          identical: '✓', 'within-tolerance': '≈', different: '●', 'size-changed': '◱', missing: '+', obsolete: '−',
          'font-changed': 'A', unreadable: '!', failed: '!', recorded: '✓', removed: '−'
        };
        /* Controls, and what turns text around, are shown by name, so that nothing looks like something else. */
        const hidden = /[\u0000-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]/g;
        const visible = text => text.replace(hidden, c => '‹U+' + c.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0') + '›');
        const words = verdict => verdict.replace(/-/g, ' ');
        const capital = text => text.charAt(0).toUpperCase() + text.slice(1);
        const narrow = matchMedia('(max-width: 800px)');

        /* make('p', {class: 'x', onclick: f}, 'text', element …): text is never read as HTML. */
        function make(tag, attributes, ...children) {
          const element = document.createElement(tag);
          for (const [key, value] of Object.entries(attributes || {})) {
            if (value === false || value === null || value === undefined) continue;
            if (key.startsWith('on')) element.addEventListener(key.slice(2), value);
            else element.setAttribute(key, value === true ? '' : value);
          }
          element.append(...children.filter(child => child !== null && child !== undefined));
          return element;
        }
        const isolated = text => make('bdi', null, visible(text));
        const nameOf = s => s.document + '/' + s.variant;
        const hashOf = s => '#' + encodeURIComponent(s.document) + '/' + encodeURIComponent(s.variant);
        function say(text) { $('live').textContent = ''; requestAnimationFrame(() => { $('live').textContent = text; }); }

        /* The list. */
        const rows = snapshots.map(s => {
          const reason = s.why && s.why.length ? s.why[0] : s.summary;
          s.text = [s.document, s.variant, nameOf(s), words(s.verdict), s.summary, ...(s.why || [])].join('\n').toLowerCase();
          const link = make('a', {href: hashOf(s), class: 'v-' + s.verdict},
            make('span', {class: 'sign', 'aria-hidden': 'true'}, signs[s.verdict] || '·'),
            make('span', {class: 'name'}, isolated(s.document), make('span', {class: 'quiet'}, ' / ', isolated(s.variant))),
            make('span', {class: 'why'}, make('span', {class: 'verdict'}, capital(words(s.verdict))),
              s.passes ? null : ': ', s.passes ? null : isolated(reason)));
          const row = make('li', null, link);
          row.link = link;
          return row;
        });
        $('list').append(...rows);
        const byHash = new Map(snapshots.map((s, index) => [hashOf(s), index]));
        let shown = snapshots.map((_, index) => index);
        let current = -1;
        let verdict = '';

        function filter() {
          const terms = $('filter').value.toLowerCase().split(/\s+/).filter(term => term);
          shown = [];
          snapshots.forEach((s, index) => {
            const matches = (!verdict || s.verdict === verdict) && terms.every(term => s.text.includes(term));
            if (matches) shown.push(index);
            if (rows[index].hidden === matches) rows[index].hidden = !matches;
          });
          for (const button of $('verdicts').children) button.setAttribute('aria-pressed', button.dataset.verdict === verdict);
          const all = snapshots.length === 1 ? '1 snapshot' : snapshots.length.toLocaleString('en') + ' snapshots';
          $('shown').textContent = shown.length === snapshots.length ? all : shown.length.toLocaleString('en') + ' of ' + all;
          $('none').hidden = shown.length > 0 || snapshots.length === 0;
          updateSteps();
        }
        $('filter').addEventListener('input', filter);
        $('verdicts').addEventListener('click', event => {
          const button = event.target.closest('button');
          if (!button) return;
          verdict = verdict === button.dataset.verdict ? '' : button.dataset.verdict;
          filter();
        });
        $('clear').addEventListener('click', () => { $('filter').value = ''; verdict = ''; filter(); $('filter').focus(); });

        /* Choosing. */
        function select(index, options) {
          const {history: keep = 'replace', focus = false} = options || {};
          if (rows[current]) rows[current].link.removeAttribute('aria-current');
          current = index;
          const s = snapshots[index];
          document.body.dataset.pane = s ? 'snapshot' : 'list';
          if (!s) return;
          const link = rows[index].link;
          link.setAttribute('aria-current', 'true');
          const area = $('list').getBoundingClientRect(), box = link.getBoundingClientRect();
          if (box.top < area.top || box.bottom > area.bottom) link.scrollIntoView({block: 'nearest'});
          if (keep === 'replace' && location.hash !== hashOf(s)) history.replaceState(null, '', hashOf(s));
          show(s);
          $('snapshot').scrollTop = 0;
          if (focus) link.focus({preventScroll: true});
        }
        function step(by) {
          const place = shown.indexOf(current);
          let next = place + by;
          if (place < 0) next = by > 0 ? shown.findIndex(index => index > current) : shown.findLastIndex(index => index < current);
          if (next < 0 || next >= shown.length) return;
          select(shown[next], {focus: $('list').contains(document.activeElement)});
          const s = snapshots[current];
          say(`${nameOf(s)}, ${words(s.verdict)}, ${next + 1} of ${shown.length}`);
        }
        function fromHash() {
          const index = byHash.get(location.hash);
          if (index !== undefined) { if (index !== current) select(index, {history: 'keep'}); else document.body.dataset.pane = 'snapshot'; }
          else if (location.hash === '#list' || narrow.matches) { document.body.dataset.pane = 'list'; }
          else if (current < 0 && snapshots.length) select(0, {history: 'keep'});
        }
        addEventListener('hashchange', fromHash);
        $('skip').addEventListener('click', event => { event.preventDefault(); $('snapshot').focus(); });

        /* What is told of one. */
        function updateSteps() {
          const place = shown.indexOf(current);
          if ($('place')) {
            $('place').textContent = place < 0 ? '' : `${place + 1} of ${shown.length.toLocaleString('en')}`;
            $('previous').disabled = place === 0 || !shown.length;
            $('next').disabled = place === shown.length - 1 || !shown.length;
          }
        }
        function show(s) {
          const facts = make('p', {class: 'facts'},
            make('span', null, make('span', {class: 'verdict'}, capital(words(s.verdict)))),
            make('span', null, isolated(s.summary)),
            s.source ? make('span', null, isolated(s.source)) : null);
          const article = make('article', {class: 'v-' + s.verdict, 'aria-labelledby': 'name'},
            make('a', {class: 'button back', href: '#list'}, '‹ All snapshots'),
            make('div', {class: 'title'},
              make('div', null,
                make('h2', {id: 'name'}, isolated(s.document), make('span', {class: 'slash'}, '/'), isolated(s.variant)), facts),
              make('div', {class: 'steps', role: 'group', 'aria-label': 'Snapshots in the list'},
                make('button', {type: 'button', id: 'previous', class: 'icon', 'aria-keyshortcuts': 'k', 'aria-label': 'Previous snapshot', onclick: () => step(-1)}, '↑'),
                make('span', {class: 'quiet', id: 'place'}),
                make('button', {type: 'button', id: 'next', class: 'icon', 'aria-keyshortcuts': 'j', 'aria-label': 'Next snapshot', onclick: () => step(1)}, '↓'))));
          if (s.why) {
            article.append(make('section', {class: 'why-box', 'aria-labelledby': 'why-title'},
              make('h3', {id: 'why-title'}, 'What changed'), make('ul', null, ...s.why.map(line => make('li', null, isolated(line))))));
          }
          if (s.accept) {
            article.append(make('section', {class: 'accept', 'aria-labelledby': 'accept-title'},
              make('h3', {id: 'accept-title'}, 'To accept what was drawn'),
              make('code', {id: 'accept', tabindex: '0', role: 'region', 'aria-labelledby': 'accept-title'}, visible(s.accept)),
              make('button', {type: 'button', id: 'copy', 'aria-keyshortcuts': 'c', onclick: copy}, 'Copy')));
          }
          article.append(...comparison(s));
          $('snapshot').replaceChildren(article);
          document.title = document.title.replace(/^([✓✗]).*/, '$1 ') + visible(nameOf(s));
          updateSteps();
          arrange();
        }
        async function copy() {
          const s = snapshots[current];
          if (!s || !s.accept) return;
          let copied = false;
          try { await navigator.clipboard.writeText(s.accept); copied = true; } catch {
            const area = make('textarea', {class: 'unseen', 'aria-hidden': 'true'});
            area.value = s.accept;
            document.body.append(area);
            const focused = document.activeElement;
            area.select();
            copied = document.execCommand('copy');
            area.remove();
            if (focused) focused.focus();
          }
          say(copied ? 'Copied the command' : 'The browser does not allow copying');
          const button = $('copy');
          if (!button) return;
          button.textContent = copied ? 'Copied' : 'Not allowed';
          setTimeout(() => { button.textContent = 'Copy'; }, 1600);
        }

        /* The keyboard. */
        $('help-button').addEventListener('click', () => $('help').showModal());
        $('help-close').addEventListener('click', () => $('help').close());
        addEventListener('keydown', event => {
          if (event.ctrlKey || event.metaKey || event.altKey || $('help').open) return;
          const target = event.target, key = event.key;
          const isRange = target.type === 'range';
          if (target.tagName === 'INPUT' && !isRange) {
            if (key === 'Escape') {
              if (target.value) { target.value = ''; filter(); } else target.blur();
              event.preventDefault();
            } else if (key === 'Enter' && shown.length) {
              event.preventDefault();
              select(shown[0], {focus: true});
            } else if (key === 'ArrowDown' && shown.length) {
              event.preventDefault();
              (shown.includes(current) ? rows[current] : rows[shown[0]]).link.focus();
            }
            return;
          }
          if (key.startsWith('Arrow') && (isRange || target.matches('code, .why-box ul'))) return;
          const action = {
            j: () => step(1), ArrowDown: () => step(1), k: () => step(-1), ArrowUp: () => step(-1),
            1: () => setMode(0), 2: () => setMode(1), 3: () => setMode(2), 4: () => setMode(3), 5: () => setMode(4),
            ArrowLeft: () => nudge(-1), ArrowRight: () => nudge(1),
            n: () => goToArea(1), p: () => goToArea(-1), '+': () => zoomBy(1.5), '=': () => zoomBy(1.5), '-': () => zoomBy(1 / 1.5),
            0: fit, Escape: fit, m: toggleMarks, c: copy,
            f: focusFilter, '/': focusFilter, '?': () => $('help').showModal()
          }[key];
          if (!action) return;
          event.preventDefault();
          action();
        });
        function focusFilter() {
          document.body.dataset.pane = narrow.matches ? 'list' : document.body.dataset.pane;
          $('filter').focus();
          $('filter').select();
        }
        """#
}
