#!/usr/bin/python3
"""Opens reports in headless Chromium and uses them: with the mouse, the keyboard, and as a screen reader sees them.

    check_report.py [--screenshots DIR]

The environment's TABLEMOCKUP is the command to test. Needs Debian's chromium and playwright from PyPI.
"""

import argparse
import json
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import xml.dom.minidom

from playwright.sync_api import sync_playwright

import report_samples
from report_browser import Browser, all_pictures_load, check, equal, failures, mode, shown_rows, text, until

ROOT = pathlib.Path(__file__).resolve().parents[2]
TOOL = os.environ.get("TABLEMOCKUP", str(ROOT / ".build/debug/tablemockup"))


def merge(output, *parts, options=()):
    command = [TOOL, "report", "--merge", *map(str, parts), "-o", str(output), *options]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def check_structure(page):
    for role, name in (("banner", None), ("navigation", "Snapshots"), ("main", None), ("search", None)):
        equal(page.get_by_role(role, name=name).count() if name else page.get_by_role(role).count(), 1,
              f"one landmark {role}")
    equal(page.get_by_role("heading", level=1).count(), 1, "one heading of the first level")
    check(page.get_by_role("heading", level=2, name="settings").count() == 1, "the snapshot's name is a heading")
    check(page.get_by_role("heading", level=3, name="What changed").count() == 1, "the explanation has a heading")
    equal(page.get_by_role("searchbox", name="Filter by name or reason").count(), 1, "the filter has a label")
    unnamed = page.evaluate("""() => [...document.querySelectorAll('button, a, input')]
        .filter(e => !(e.getAttribute('aria-label') || e.textContent.trim() || (e.labels && e.labels.length)))
        .map(e => e.outerHTML)""")
    equal(unnamed, [], "every control has a name")
    equal(page.eval_on_selector_all("#stage img", "images => images.filter(i => !i.alt).length"), 0,
          "every picture has a text")
    equal(page.eval_on_selector_all("img", "images => images.filter(i => i.loading !== 'lazy').length"), 0,
          "pictures load lazily")
    equal(page.get_attribute("#live", "aria-live"), "polite", "there is a live region")
    equal(page.eval_on_selector_all("[id]", "all => all.length - new Set(all.map(e => e.id)).size"), 0,
          "ids are unique")
    # The order in which Tab goes: past the link that skips, the help, the filter, the verdicts, then the list.
    page.evaluate("document.activeElement.blur()")
    order = []
    for _ in range(4):
        page.keyboard.press("Tab")
        order.append(page.evaluate("document.activeElement.id || document.activeElement.dataset.verdict"))
    equal(order, ["skip", "help-button", "filter", ""], "focus goes in reading order")
    page.keyboard.press("Escape")


def check_filters(page, total):
    equal(shown_rows(page), total, "all are listed at first")
    page.click('[data-verdict="different"]')
    equal(shown_rows(page), 3, "a verdict filters")
    equal(page.get_attribute('[data-verdict="different"]', "aria-pressed"), "true", "its button is pressed")
    equal(page.get_attribute('[data-verdict=""]', "aria-pressed"), "false", "and All is not")
    equal(text(page, "#shown"), f"3 of {total} snapshots", "the number is told")
    page.fill("#filter", "DARK sett")
    equal(shown_rows(page), 1, "words filter the rest, in any order and case")
    page.fill("#filter", "wraps to 3 lines")
    equal(shown_rows(page), 1, "explanations are searched")
    page.keyboard.press("Enter")
    equal(text(page, "h2"), "settings/light", "Enter goes to the first")
    page.fill("#filter", "nothing like it")
    check(page.is_visible("#none") and shown_rows(page) == 0, "an empty list says so")
    page.click("#clear")
    equal(shown_rows(page), total, "clearing shows all")
    page.click('[data-verdict="missing"]')
    page.click('[data-verdict="missing"]')
    equal(shown_rows(page), total, "a verdict that is pressed again lets go")


def check_keys(page):
    page.evaluate("document.activeElement.blur()")
    first = text(page, "h2")
    page.keyboard.press("j")
    second = text(page, "h2")
    check(first != second, "j goes on")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowUp")
    equal(text(page, "h2"), second, "arrows go on and back")
    page.keyboard.press("k")
    equal(text(page, "h2"), first, "k goes back")
    equal(page.get_attribute("#list a[aria-current]", "aria-current"), "true", "the list marks where one is")
    page.keyboard.press("f")
    equal(page.evaluate("document.activeElement.id"), "filter", "f goes to the filter")
    page.keyboard.type("j1?")
    equal(page.input_value("#filter"), "j1?", "typing there is only typing")
    page.keyboard.press("Escape")
    equal(page.input_value("#filter"), "", "Escape empties it")
    page.keyboard.press("Escape")
    page.keyboard.press("?")
    check(page.is_visible("#help"), "? opens the help")
    check(page.get_by_role("dialog", name="Keyboard shortcuts").count() == 1, "which is a named dialog")
    page.keyboard.press("j")
    equal(text(page, "h2"), first, "keys do nothing behind it")
    page.keyboard.press("Escape")
    check(not page.is_visible("#help"), "Escape closes it")


def check_modes(page):
    page.evaluate("location.hash = '#settings/light'")
    until(page, "document.querySelector('h2').textContent.includes('light')")
    names = ["all", "sides", "swipe", "blink", "difference"]
    counts = [3, 2, 2, 2, 1]
    for number, (name, count) in enumerate(zip(names, counts), 1):
        page.keyboard.press(str(number))
        equal(mode(page), name, f"{number} chooses {name}")
        equal(page.locator("#stage img").count(), count, f"{name} shows {count} pictures")
        check(all_pictures_load(page), f"the pictures of {name} load")
    page.keyboard.press("3")
    slider = page.get_by_role("slider", name="Before")
    equal(slider.count(), 1, "the swipe is a slider with a name")
    slider.focus()
    page.keyboard.press("End")
    equal(page.get_attribute("#swipe", "aria-valuetext"), "100 % before, 0 % after", "End shows all of before")
    equal(page.eval_on_selector(".view .layer:nth-child(2)", "e => e.style.clipPath"), "inset(0px 0px 0px 100%)",
          "what is after is cut")
    page.keyboard.press("ArrowLeft")
    equal(slider.input_value(), "99", "arrows move it")
    box = page.locator(".view").bounding_box()
    page.mouse.click(box["x"] + box["width"] / 4, box["y"] + 50)
    check(abs(float(slider.input_value()) - 25) <= 1, "a click on the picture moves it", slider.input_value())
    page.mouse.down()
    page.mouse.move(box["x"] + box["width"] * 3 / 4, box["y"] + 60)
    page.mouse.up()
    check(abs(float(slider.input_value()) - 75) <= 1, "dragging moves it", slider.input_value())

    page.keyboard.press("4")
    until(page, "document.querySelector('.tag').textContent === 'After'")
    until(page, "document.querySelector('.tag').textContent === 'Before'")
    page.click("#blink-pause")
    equal(text(page, "#blink-pause"), "Blink", "blinking pauses")
    page.keyboard.press("ArrowRight")
    equal(text(page, ".tag"), "After", "right shows after")
    page.emulate_media(reduced_motion="reduce")
    page.keyboard.press("1")
    page.keyboard.press("4")
    equal(text(page, "#blink-pause"), "Blink", "nothing blinks by itself when motion is unwanted")
    page.emulate_media(reduced_motion="no-preference")


def transform(page):
    return page.eval_on_selector("#stage img", "i => new DOMMatrix(i.style.transform).toJSON()")


def check_areas(page):
    page.evaluate("location.hash = '#settings/dark'")
    until(page, "document.querySelector('h2').textContent.includes('dark')")
    page.keyboard.press("2")
    equal(page.locator(".view").first.locator(".area").count(), 3, "the areas are marked")
    fitted = transform(page)["a"]
    equal(page.get_attribute("#marks", "aria-pressed"), "true", "which their button tells")
    page.keyboard.press("n")
    zoomed = transform(page)
    check(zoomed["a"] > 2 * fitted, "n zooms to the first area")
    view = page.locator(".view").first.bounding_box()
    # The middle of the area, (334, 206), is in the view.
    x, y = zoomed["a"] * 334 + zoomed["e"], zoomed["a"] * 206 + zoomed["f"]
    check(0 < x < view["width"] and 0 < y < view["height"], "and the area is in sight", x, y)
    equal(page.get_by_role("group", name="Changed areas").get_by_role("status").inner_text(), "area 1 of 3",
          "which is told")
    page.keyboard.press("n")
    check(transform(page)["f"] != zoomed["f"], "n again goes to the next")
    page.keyboard.press("p")
    equal(transform(page), zoomed, "p goes back")
    before = transform(page)
    middle = (view["x"] + view["width"] / 2, view["y"] + view["height"] / 2)
    page.mouse.move(*middle)
    page.mouse.down()
    page.mouse.move(middle[0] + 40, middle[1] + 10)
    page.mouse.up()
    check(transform(page)["e"] != before["e"], "dragging pans")
    page.keyboard.press("m")
    equal(page.locator(".area").count(), 0, "m hides the marks")
    equal(page.get_attribute("#marks", "aria-pressed"), "false", "its button tells")
    page.keyboard.press("m")
    page.keyboard.press("0")
    equal(transform(page)["a"], fitted, "0 fits")
    page.click("#zoom-in")
    check(transform(page)["a"] > fitted, "the button zooms in")
    page.keyboard.press("0")


def check_hostile(page):
    target = page.locator("#list a", has_text="onmouseover")
    equal(target.count(), 1, "a hostile name is listed")
    target.click()
    until(page, "document.querySelector('h2').textContent.includes('onmouseover')")
    check("</script><b onmouseover" in text(page, "h2"), "its text is text")
    check("‹U+202E›" in text(page, "h2"), "what turns text around is shown")
    check("\u202e" not in page.inner_text("main"), "and does not")
    equal(page.locator("main b, main script").count(), 0, "nothing of it became an element")
    check(all_pictures_load(page), "its pictures load")
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.click("#copy")
    until(page, "document.getElementById('copy').textContent === 'Copied'")
    equal(page.evaluate("navigator.clipboard.readText()"), "record '" + report_samples.HOSTILE + "'",
          "the command is copied as it is")


def check_verdicts(page):
    """Snapshots without some of their pictures offer what there is."""
    for fragment, pictures, disabled in (
            ("cart/default", 1, 4), ("old-screen/default", 1, 4), ("broken/default", 1, 4), ("contacts/light", 1, 4),
            ("profile/iphone-15", 2, 1), ("arabic/rtl", 2, 1)):
        page.evaluate(f"location.hash = '#{fragment}'")
        until(page, f"document.querySelector('h2').textContent === '{fragment}'")
        page.keyboard.press("1")
        equal(page.locator("#stage img").count(), pictures, f"{fragment} shows {pictures} pictures")
        equal(page.locator("[data-mode]:disabled").count(), disabled, f"{fragment} lacks {disabled} modes")
        check(all_pictures_load(page), f"{fragment}: they load")
    page.evaluate("location.hash = '#long/default'")
    until(page, "document.querySelector('h2').textContent === 'long/default'")
    check(transform(page)["a"] == 1 and page.evaluate("document.querySelector('main').scrollHeight > 4000"),
          "a long picture fits by its width")
    page.evaluate("location.hash = '#typo/default'")
    until(page, "document.querySelector('h2').textContent === 'typo/default'")
    check(page.locator("main .notice").count() == 1, "what can't be drawn says so")


def luminance(page, selector, property_name):
    return page.eval_on_selector(selector, """(e, name) => {
        const parts = getComputedStyle(e)[name].match(/[\\d.]+/g).slice(0, 3).map(v => v / 255)
            .map(v => v <= .04045 ? v / 12.92 : ((v + .055) / 1.055) ** 2.4);
        return .2126 * parts[0] + .7152 * parts[1] + .0722 * parts[2]; }""", property_name)


def check_contrast(page, appearance):
    pairs = [("h1", "header.top"), (".headline", ".headline"), ("#shown", "nav"), ("#list .why .verdict", "nav"),
             ("#list a[aria-current] .why", "#list a[aria-current]"), (".facts", "body"), (".why-box li", ".why-box"),
             (".accept code", ".accept code"), ("figcaption", "body"), ('[aria-pressed="true"]', '[aria-pressed="true"]')]
    for front, back in pairs:
        a, b = luminance(page, front, "color"), luminance(page, back, "backgroundColor")
        ratio = (max(a, b) + .05) / (min(a, b) + .05)
        check(ratio >= 4.5, f"{front} is legible in {appearance}", f"{ratio:.2f}")


def check_narrow(browser, folder):
    page = browser.open(folder, viewport={"width": 390, "height": 844}, has_touch=True)
    check(page.is_visible("#list") and not page.is_visible("main"), "a phone shows the list first")
    page.locator("#list a").first.click()
    until(page, "document.querySelector('main').checkVisibility()")
    check(page.is_visible("main") and not page.is_visible("#list"), "then the snapshot")
    equal(page.evaluate("document.documentElement.scrollWidth"), 390, "nothing sticks out")
    check(page.evaluate("document.querySelector('main').scrollWidth <= 390"), "nor out of the snapshot")
    page.click(".back")
    until(page, "document.querySelector('#list').checkVisibility()")
    check(page.is_visible("#list"), "and the list again")


def check_many(browser, folder, count):
    page = browser.open(folder)
    equal(shown_rows(page), count, f"{count} snapshots are listed")
    equal(page.locator("img").count(), 3, "only the pictures in sight exist")
    frames = page.evaluate("""() => new Promise(done => {
        const list = document.getElementById('list'), times = [];
        let last = performance.now();
        const tick = now => {
            times.push(now - last);
            last = now;
            list.scrollTop += 400;
            if (list.scrollTop + list.clientHeight >= list.scrollHeight - 1 || times.length > 2000) done(times.slice(1));
            else requestAnimationFrame(tick);
        };
        requestAnimationFrame(tick);
    })""")
    frames.sort()
    print(f"scrolling {count} rows: {len(frames)} frames, median {frames[len(frames) // 2]:.1f} ms, "
          f"95th percentile {frames[len(frames) * 95 // 100]:.1f} ms, worst {frames[-1]:.1f} ms", flush=True)
    check(page.evaluate("""() => { const list = document.getElementById('list').getBoundingClientRect();
        const row = document.querySelector('#list li:last-child').getBoundingClientRect();
        return row.bottom <= list.bottom + 1 && row.top > list.top; }"""), "scrolling reaches the last row")
    page.locator("#list li:last-child a").click()
    # A link's choice is made when the page hears of its new address.
    until(page, "!document.querySelector('#place').textContent.startsWith('1 ')")
    equal(text(page, "#place").split(" of ")[0], str(count), "which can be chosen")
    page.fill("#filter", "row was added")
    equal(shown_rows(page), count // 100, "and filtered")
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    for _ in range(50):
        page.keyboard.press("k")
    check(page.evaluate("""() => { const row = document.querySelector('#list a[aria-current]').getBoundingClientRect();
        return row.top >= document.getElementById('list').getBoundingClientRect().top - 1; }"""),
          "the chosen row stays in sight")


def check_files(folder):
    """What other programs read."""
    reg = json.loads((folder / "reg.json").read_bytes())
    # Of the seven that fail, one can't be drawn and was never recorded: it has no picture to look at.
    expected = {"failedItems": 6, "newItems": 1, "deletedItems": 1, "passedItems": 4, "expectedItems": 10,
                "actualItems": 11, "diffItems": 3}
    equal({key: len(reg[key]) for key in expected}, expected, "reg.json counts")
    check(all(name in reg["expectedItems"] + reg["actualItems"] for name in reg["failedItems"]),
          "every failed item of reg.json has a picture")
    for items, place in (("expectedItems", "expectedDir"), ("actualItems", "actualDir"), ("diffItems", "diffDir")):
        for item in reg[items]:
            check((folder / reg[place] / item).is_file(), f"{items} names a file", item)
    suites = xml.dom.minidom.parse(str(folder / "junit.xml")).documentElement
    equal([suites.getAttribute(name) for name in ("tests", "failures", "errors")], ["13", "7", "2"], "JUnit counts")
    summary = (folder / "summary.md").read_text(encoding="utf-8")
    outside = re.sub(r"(?ms)^(`{3,})sh$.*?^\1$", "", summary)
    check("\u202e" not in summary and "<b onmouseover" in summary and "<b onmouseover" not in outside,
          "the summary holds markup only as code")


def check_merging(folder):
    samples = list(report_samples.mixed())
    report_samples.write_part(folder / "1", samples[:5], "1/2")
    report_samples.write_part(folder / "2", samples[4:], "2/2")
    result = merge(folder / "both", folder / "1", folder / "2")
    equal((result.returncode, result.stdout), (0, "9 of 13 snapshots need a look: 1 failed, 1 unreadable, 1 size changed, "
                                               "3 different, 1 font changed, 1 missing, 1 obsolete\n"),
          "parts add up, and the same result counts once")
    result = merge(folder / "half", folder / "1")
    equal(result.returncode, 2, "a part that is missing is an error")
    check("part 2 is missing" in result.stderr and not (folder / "half").exists(), "which names it", result.stderr)
    samples[4] = samples[4] | {"verdict": {"name": "identical"}}
    report_samples.write_part(folder / "2", samples[4:], "2/2")
    result = merge(folder / "both", folder / "1", folder / "2")
    equal(result.returncode, 2, "parts that contradict each other are an error")
    check("cart/default" in result.stderr and str(folder / "1") in result.stderr and str(folder / "2") in result.stderr,
          "which names both", result.stderr)
    report_samples.write_part(folder / "3", samples)
    os.remove(next((folder / "3/pictures").rglob("*.png")))
    result = merge(folder / "both", folder / "3")
    check(result.returncode == 2 and "missing" in result.stderr, "a picture that is missing is an error", result.stderr)


def check_verification(browser, folder):
    """The command's own way: record, change the documents, verify."""
    screen = """
device: {size: [320, 400], scale: 2}
table:
  sections:
    - rows: [{title: Wi-Fi, switch: off}, {title: Bluetooth, value: On}, Last]
variants: [{name: light}, {name: dark, appearance: dark}]
"""
    folder.mkdir()
    for name in ("changed", "same", "gone"):
        (folder / f"{name}.yaml").write_text(screen)

    def run(*arguments, **environment):
        return subprocess.run([TOOL, *arguments], cwd=folder, capture_output=True, text=True, check=False,
                              env={"PATH": os.environ["PATH"], "HOME": str(folder), "CI": "true"} | environment)

    recorded = run("record", "changed.yaml", "same.yaml", "gone.yaml")
    equal(recorded.returncode, 0, "documents are recorded")
    (folder / "changed.yaml").write_text(screen.replace("switch: off", "switch: on"))
    (folder / "new.yaml").write_text(screen)
    result = run("verify", "changed.yaml", "same.yaml", "new.yaml", "--report", "report", "--junit", "junit.xml",
                 GITHUB_ACTIONS="true", GITHUB_STEP_SUMMARY=str(folder / "step.md"), GITHUB_WORKSPACE=str(folder))
    equal(result.returncode, 1, "what changed is found")
    annotations = [line for line in result.stdout.splitlines() if line.startswith("::error ")]
    equal([re.match("::error file=(.*?),line=1,title=(.*?)%3A ", line).groups() for line in annotations],
          [("changed.yaml", "changed/dark"), ("changed.yaml", "changed/light"),
           ("new.yaml", "new/dark"), ("new.yaml", "new/light")], "annotations name documents and snapshots")
    equal((folder / "step.md").read_text(), (folder / "report/summary.md").read_text(), "the job has the summary")
    xml.dom.minidom.parse(str(folder / "junit.xml"))
    page = browser.open(folder / "report", "#changed/dark")
    equal(page.locator("#stage img").count(), 3, "a difference has three pictures")
    check(all_pictures_load(page), "which load")
    check(page.locator(".area").count() >= 3, "its areas are marked")
    check("section-0/row-0" in text(page, ".why-box"), "the explanation names the row", text(page, ".why-box"))
    check(text(page, "#accept").startswith("tablemockup record "), "the command accepts", text(page, "#accept"))
    accepted = subprocess.run(text(page, "#accept").replace("tablemockup", TOOL, 1), shell=True, cwd=folder, check=False,
                              capture_output=True, text=True)
    equal(accepted.returncode, 0, "and can be pasted into a shell")
    equal(run("verify", "changed.yaml", "--filter", "changed/dark").returncode, 0, "after which it passes")
    for part in "12":
        run("verify", "changed.yaml", "same.yaml", "new.yaml", "--shard", part + "/2", "--report", "part-" + part)
    merged = merge(folder / "merged", folder / "part-1", folder / "part-2")
    equal((merged.returncode, merged.stdout), (0, "3 of 6 snapshots need a look: 1 different, 2 missing\n"),
          "the parts of a divided verification add up")


def take_screenshots(browser, folder, target):
    os.makedirs(target, exist_ok=True)
    for appearance in ("light", "dark"):
        for width, height in ((1280, 800), (390, 844)):
            for fragment in ("", "#settings/light", "#settings/dark", "#contacts/light"):
                page = browser.open(folder, fragment, viewport={"width": width, "height": height},
                                    color_scheme=appearance, device_scale_factor=2 if width < 400 else 1)
                if fragment == "#settings/dark":
                    page.keyboard.press("3" if width > 400 else "1")
                page.wait_for_timeout(200)
                page.screenshot(path=f"{target}/{appearance}-{width}{fragment.replace('/', '-').replace('#', '-')}.png")
        page = browser.open(folder, "#settings/dark", color_scheme=appearance)
        for keys in ("2n", "4", "?"):
            for key in keys:
                page.keyboard.press(key)
            page.screenshot(path=f"{target}/{appearance}-key-{keys.replace('?', 'help')}.png")


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--screenshots", metavar="DIR", help="only take pictures of the report")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as temporary, sync_playwright() as playwright:
        folder = pathlib.Path(temporary)
        report_samples.write_part(folder / "part", report_samples.mixed())
        result = merge(folder / "report", folder / "part", options=["--junit", str(folder / "report.xml")])
        equal(result.returncode, 0, "a report is written")
        if failures:
            print(result.stderr)
            return 1
        shutil.move(folder / "report.xml", folder / "report/junit.xml")
        browser = Browser(playwright)
        if options.screenshots:
            take_screenshots(browser, folder / "report", options.screenshots)
            return 0
        check_files(folder / "report")
        check_merging(folder)

        page = browser.open(folder / "report", "#settings/light")
        check_structure(page)
        check_contrast(page, "light")
        check_filters(page, 13)
        check_keys(page)
        check_modes(page)
        check_areas(page)
        check_hostile(page)
        check_verdicts(page)
        browser.quiet("a report")
        dark = browser.open(folder / "report", "#settings/light", color_scheme="dark")
        check(luminance(dark, "body", "backgroundColor") < .05 < luminance(page, "body", "backgroundColor"),
              "dark mode is dark")
        check_contrast(dark, "dark")
        check_narrow(browser, folder / "report")
        browser.quiet("other screens")

        merge(folder / "single", folder / "part", options=["--single-file"])
        shutil.rmtree(folder / "single/pictures")
        single = browser.open(folder / "single", "#settings/light")
        check(all_pictures_load(single), "a single file needs no folder")
        check_modes(single)
        single.evaluate("location.hash = '#contacts/light'")
        until(single, "document.querySelector('h2').textContent === 'contacts/light'")
        check(all_pictures_load(single), "pictures of what passes are in it too")
        browser.quiet("a single file")

        check_verification(browser, folder / "verification")
        browser.quiet("a verification")

        report_samples.write_part(folder / "many-part", report_samples.many(2000))
        equal(merge(folder / "many", folder / "many-part").returncode, 0, "thousands can be merged")
        check_many(browser, folder / "many", 2000)
        browser.quiet("thousands")
    print("report: " + (f"{len(failures)} failures" if failures else "ok"))
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
