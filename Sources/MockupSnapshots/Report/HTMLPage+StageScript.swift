extension HTMLPage {
    /// The pictures: five ways to compare them, zooming and marking.
    static let stageScript = #"""
        const modes = [
          {id: 'all', name: 'All', needs: []},
          {id: 'sides', name: 'Side by side', needs: ['expected', 'actual']},
          {id: 'swipe', name: 'Swipe', needs: ['expected', 'actual']},
          {id: 'blink', name: 'Blink', needs: ['expected', 'actual']},
          {id: 'difference', name: 'Difference', needs: ['diff']}
        ];
        const roleNames = {expected: 'Before', actual: 'After', diff: 'Difference'};
        const stillMotion = matchMedia('(prefers-reduced-motion: reduce)');
        let wish = narrow.matches ? 2 : 0;      /* the mode that was chosen, shown where a snapshot has its pictures */
        let marks = true;
        let stage = null;                       /* {s, mode, element, views, width, height, …} */
        let zoom = null;                        /* null: fitted; else {scale, x, y}, the middle in the picture's pixels */
        let area = -1;
        let swipe = 50;
        let blinker = 0, blinkOn = true, blinkAfter = false;

        const canShow = (s, mode) => modes[mode].needs.every(role => s.pictures && s.pictures[role]);
        const clamp = (value, low, high) => Math.min(Math.max(value, low), high);

        function source(picture) {
          if (picture.id) return $(picture.id).textContent;
          return picture.path ? picture.path.split('/').map(encodeURIComponent).join('/') : null;
        }
        function image(s, role) {
          const picture = s.pictures[role], url = source(picture);
          const layer = make('div', {class: 'layer'});
          if (!url) {
            layer.append(make('p', {class: 'notice'}, 'Not in this file: ' + visible(s.baseline || nameOf(s))));
            return layer;
          }
          const label = s.passes && !s.pictures.actual ? 'Before and after' : roleNames[role];
          layer.append(make('img', {
            src: url, alt: `${label}: ${visible(nameOf(s))}`, width: picture.width, height: picture.height,
            loading: 'lazy', decoding: 'async', draggable: 'false',
            onerror: () => layer.replaceChildren(make('p', {class: 'notice'}, 'This picture can’t be shown: ' + visible(picture.path || label)))
          }));
          return layer;
        }

        function comparison(s) {
          stopBlinking();
          zoom = null;
          area = -1;
          if (!s.pictures) {
            stage = null;
            return [make('p', {class: 'notice'}, s.verdict === 'failed' ? 'Nothing could be drawn, so there is no picture.' : 'There is no picture to show.')];
          }
          const sizes = Object.values(s.pictures);
          stage = {s, width: Math.max(...sizes.map(p => p.width)), height: Math.max(...sizes.map(p => p.height))};
          const buttons = modes.map((mode, index) => make('button', {
            type: 'button', 'data-mode': mode.id, 'aria-keyshortcuts': index + 1, 'aria-pressed': 'false',
            disabled: !canShow(s, index), onclick: () => setMode(index)
          }, mode.name));
          stage.modes = buttons;
          stage.percent = make('span', {class: 'percent', role: 'status', 'aria-label': 'Zoom'});
          const tools = make('div', {class: 'tools'},
            make('div', {class: 'segments', role: 'group', 'aria-label': 'How to compare'}, ...buttons));
          if (s.areas && s.areas.length) {
            stage.areaText = make('span', {class: 'quiet', role: 'status'});
            stage.marks = make('button', {type: 'button', id: 'marks', 'aria-pressed': String(marks), 'aria-keyshortcuts': 'm', onclick: toggleMarks}, 'Marks');
            tools.append(make('div', {class: 'group push', role: 'group', 'aria-label': 'Changed areas'},
              stage.marks,
              make('button', {type: 'button', id: 'area-previous', class: 'icon', 'aria-label': 'Zoom to the previous changed area', 'aria-keyshortcuts': 'p', onclick: () => goToArea(-1)}, '‹'),
              stage.areaText,
              make('button', {type: 'button', id: 'area-next', class: 'icon', 'aria-label': 'Zoom to the next changed area', 'aria-keyshortcuts': 'n', onclick: () => goToArea(1)}, '›')));
          }
          tools.append(make('div', {class: s.areas && s.areas.length ? 'group' : 'group push', role: 'group', 'aria-label': 'Zoom'},
            make('button', {type: 'button', id: 'zoom-out', class: 'icon', 'aria-label': 'Zoom out', 'aria-keyshortcuts': '-', onclick: () => zoomBy(1 / 1.5)}, '−'),
            stage.percent,
            make('button', {type: 'button', id: 'zoom-in', class: 'icon', 'aria-label': 'Zoom in', 'aria-keyshortcuts': '+', onclick: () => zoomBy(1.5)}, '+'),
            make('button', {type: 'button', id: 'fit', 'aria-keyshortcuts': '0', onclick: fit}, 'Fit')));
          stage.element = make('div', {class: 'stage', id: 'stage', role: 'group', 'aria-label': 'Pictures'});
          stage.below = make('div', {class: 'below'});
          build();
          resizes.disconnect();
          resizes.observe(stage.element);
          return [tools, stage.element, stage.below];
        }

        /* Makes the views of the mode. */
        function build() {
          stopBlinking();
          const {s} = stage;
          const index = canShow(s, wish) ? wish : 0;
          const mode = stage.mode = modes[index].id;
          stage.modes.forEach((button, place) => button.setAttribute('aria-pressed', place === index));
          stage.views = [];
          stage.below.replaceChildren();
          const view = (name, size, ...layers) => {
            const marksLayer = make('div', {class: 'layer', 'aria-hidden': 'true'});
            const element = make('div', {class: 'view'}, ...layers, marksLayer);
            stage.views.push({element, marks: marksLayer});
            panning(element);
            return make('figure', null, make('figcaption', null, name, size ? make('span', null, size) : null), element);
          };
          const single = role => {
            const p = s.pictures[role];
            const name = role === 'expected' && s.passes && !s.pictures.actual ? 'Before and after' : roleNames[role];
            return view(name, `${p.width} × ${p.height}`, image(s, role));
          };
          const tag = (text, side) => make('span', {class: 'tag ' + side, 'aria-hidden': 'true'}, text);
          if (mode === 'swipe') {
            const after = image(s, 'actual');
            const divider = make('div', {class: 'divider', 'aria-hidden': 'true'});
            const figure = view('Before and after', null, image(s, 'expected'), after, tag('Before', 'left'), tag('After', 'right'), divider);
            stage.views[0].element.classList.add('swipes');
            const slider = make('input', {type: 'range', id: 'swipe', min: 0, max: 100, step: 1, value: swipe, oninput: () => setSwipe(+slider.value)});
            stage.swipe = {after, divider, slider};
            stage.element.replaceChildren(figure);
            stage.below.append(make('label', {for: 'swipe'}, 'Before'), slider, make('span', {class: 'quiet', 'aria-hidden': 'true'}, 'After'));
            setSwipe(swipe);
          } else if (mode === 'blink') {
            const after = image(s, 'actual'), label = tag('Before', 'left');
            stage.element.replaceChildren(view('Before and after, in turn', null, image(s, 'expected'), after, label));
            stage.blink = {after, label,
              pause: make('button', {type: 'button', id: 'blink-pause', onclick: () => { blinkOn = !blinkOn; runBlink(); }}),
              other: make('button', {type: 'button', id: 'blink-other', onclick: () => { blinkOn = false; runBlink(); showAfter(!blinkAfter); }})};
            stage.below.append(stage.blink.pause, stage.blink.other);
            blinkOn = !stillMotion.matches;
            showAfter(false);
            runBlink();
          } else if (mode === 'difference') {
            stage.element.replaceChildren(single('diff'));
          } else {
            const roles = mode === 'sides' ? ['expected', 'actual'] : ['expected', 'actual', 'diff'].filter(role => s.pictures[role]);
            stage.element.replaceChildren(...roles.map(single));
          }
          arrange();
        }
        function setMode(index) {
          if (!stage || !canShow(stage.s, index)) return;
          wish = index;
          build();
          say(modes[index].name);
        }
        function setSwipe(value) {
          swipe = clamp(value, 0, 100);
          const {after, divider, slider} = stage.swipe;
          after.style.clipPath = `inset(0 0 0 ${swipe}%)`;
          divider.style.left = swipe + '%';
          slider.value = swipe;
          slider.setAttribute('aria-valuetext', `${Math.round(swipe)} % before, ${Math.round(100 - swipe)} % after`);
        }
        function showAfter(isAfter) {
          blinkAfter = isAfter;
          if (!stage || !stage.blink) return;
          stage.blink.after.style.visibility = isAfter ? 'visible' : 'hidden';
          stage.blink.label.textContent = isAfter ? 'After' : 'Before';
          stage.blink.other.textContent = isAfter ? 'Show before' : 'Show after';
        }
        function runBlink() {
          clearInterval(blinker);
          blinker = blinkOn ? setInterval(() => showAfter(!blinkAfter), 700) : 0;
          stage.blink.pause.textContent = blinkOn ? 'Pause' : 'Blink';
        }
        function stopBlinking() {
          clearInterval(blinker);
          blinker = 0;
          if (stage) { stage.blink = null; stage.swipe = null; }
        }
        stillMotion.addEventListener('change', () => { if (stage && stage.blink) { blinkOn = !stillMotion.matches; runBlink(); } });
        function nudge(direction) {
          if (!stage) return;
          if (stage.mode === 'swipe') setSwipe(swipe + 5 * direction);
          else if (stage.mode === 'blink') { blinkOn = false; runBlink(); showAfter(direction > 0); }
        }

        /* Where the pictures stand in their views. */
        function space() {
          const count = stage.views.length, gap = narrow.matches ? 8 : 16;
          const width = Math.max(40, (stage.element.clientWidth - gap * (count - 1)) / count);
          const height = Math.max(320, Math.min(stage.element.clientHeight - 28, innerHeight - 120));
          return {width, height};
        }
        /* A picture that is much higher than a screen fits by its width, and the page scrolls. */
        const isTall = () => stage.height > 3.2 * stage.width;
        function fitScale({width, height}) {
          return isTall() ? Math.min(Math.min(width, 390) / stage.width, 1) : Math.min(width / stage.width, height / stage.height, 1);
        }
        function arrange() {
          if (!stage || !stage.element.isConnected) return;
          const room = space();
          const fitted = fitScale(room);
          const scale = zoom ? zoom.scale : fitted;
          const width = Math.min(room.width, Math.max(Math.floor(stage.width * scale), 1));
          const length = Math.max(Math.floor(stage.height * scale), 1);
          const height = !zoom && isTall() ? length : Math.min(room.height, length);
          const offset = (center, size, length) => size * scale <= length ? 0 : clamp(length / 2 - center * scale, length - size * scale, 0);
          const x = zoom ? offset(zoom.x, stage.width, width) : 0;
          const y = zoom ? offset(zoom.y, stage.height, height) : 0;
          if (zoom) { zoom.x = clamp(zoom.x, width / 2 / scale, stage.width - width / 2 / scale); zoom.y = clamp(zoom.y, height / 2 / scale, stage.height - height / 2 / scale); }
          for (const view of stage.views) {
            view.element.style.width = width + 'px';
            view.element.style.height = height + 'px';
            view.element.classList.toggle('crisp', scale * devicePixelRatio >= 2);
            view.element.classList.toggle('pans', Boolean(zoom) && stage.mode !== 'swipe');
            for (const img of view.element.querySelectorAll('img')) img.style.transform = `translate(${x}px, ${y}px) scale(${scale})`;
            const areas = marks && stage.s.areas || [];
            view.marks.replaceChildren(...areas.map(([left, top, w, h], index) => {
              const box = make('div', {class: index === area ? 'area now' : 'area'});
              /* A little around it, but inside the view where it begins or ends in sight. */
              const edge = (at, length) => at < -6 || at > length + 6 ? at : clamp(at, 1, length - 1);
              const [x0, x1] = [edge(x + left * scale - 5, width), edge(x + (left + w) * scale + 5, width)];
              const [y0, y1] = [edge(y + top * scale - 5, height), edge(y + (top + h) * scale + 5, height)];
              Object.assign(box.style, {left: x0 + 'px', top: y0 + 'px', width: x1 - x0 + 'px', height: y1 - y0 + 'px'});
              return box;
            }));
          }
          stage.percent.textContent = Math.round(scale * 100) + ' %';
          const count = stage.s.areas ? stage.s.areas.length : 0;
          if (stage.areaText) stage.areaText.textContent = area < 0 ? (count === 1 ? '1 area' : count + ' areas') : `area ${area + 1} of ${count}`;
        }
        const resizes = new ResizeObserver(() => arrange());
        addEventListener('resize', () => arrange());

        function fit() { zoom = null; area = -1; arrange(); }
        function zoomBy(factor, x, y) {
          if (!stage) return;
          const fitted = fitScale(space());
          const scale = clamp((zoom ? zoom.scale : fitted) * factor, fitted, 32);
          if (scale <= fitted * 1.001) { fit(); return; }
          zoom = {scale, x: x ?? (zoom ? zoom.x : stage.width / 2), y: y ?? (zoom ? zoom.y : stage.height / 2)};
          arrange();
        }
        function goToArea(by) {
          if (!stage || !stage.s.areas || !stage.s.areas.length) return;
          const count = stage.s.areas.length;
          area = area < 0 ? (by > 0 ? 0 : count - 1) : (area + by + count) % count;
          const [x, y, w, h] = stage.s.areas[area];
          const room = space();
          const around = 48 + .04 * Math.max(w, h);
          const scale = clamp(Math.min(room.width / (w + around), room.height / (h + around)), fitScale(room), 8);
          zoom = {scale, x: x + w / 2, y: y + h / 2};
          arrange();
          say(`Area ${area + 1} of ${count}: ${w} × ${h} pixels at ${x}, ${y}`);
        }
        function toggleMarks() {
          marks = !marks;
          if (stage && stage.marks) stage.marks.setAttribute('aria-pressed', marks);
          arrange();
        }
        function panning(view) {
          let drag = null;
          view.addEventListener('pointerdown', event => {
            if (event.button !== 0) return;
            if (stage.mode === 'swipe') { drag = {}; view.setPointerCapture(event.pointerId); follow(event); }
            else if (zoom) { drag = {x: event.clientX, y: event.clientY, from: {...zoom}}; view.setPointerCapture(event.pointerId); }
          });
          const follow = event => {
            if (!drag) return;
            if (stage.mode === 'swipe') {
              const box = view.getBoundingClientRect();
              setSwipe(100 * (event.clientX - box.left) / box.width);
            } else if (zoom) {
              zoom.x = drag.from.x - (event.clientX - drag.x) / zoom.scale;
              zoom.y = drag.from.y - (event.clientY - drag.y) / zoom.scale;
              arrange();
            }
          };
          view.addEventListener('pointermove', follow);
          for (const end of ['pointerup', 'pointercancel']) view.addEventListener(end, () => { drag = null; });
          view.addEventListener('wheel', event => {
            if (!event.ctrlKey && !event.metaKey) return;
            event.preventDefault();
            zoomBy(Math.exp(-event.deltaY / 300));
          }, {passive: false});
        }

        filter();
        fromHash();
        if (!snapshots.length) $('snapshot').append(make('p', {class: 'notice'}, 'There are no snapshots.'));
        """#
}
