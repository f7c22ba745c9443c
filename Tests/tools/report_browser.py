"""A headless browser for reports, and how a check tells what it found."""

import os
import pathlib
import shutil
import time

CHROMIUM = os.environ.get("CHROMIUM") or shutil.which("chromium") or shutil.which("chromium-browser")

failures = []


def check(condition, text, *details):
    if not condition:
        failures.append(text)
        print("FAIL", text, *details, flush=True)


def equal(found, expected, text):
    check(found == expected, text, f"\n       found {found!r}\n    expected {expected!r}")


class Browser:
    """A browser whose pages may neither log an error nor ask the network for anything."""

    def __init__(self, playwright):
        self.browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        self.complaints = []

    def open(self, folder, fragment="", **options):
        options = {"viewport": {"width": 1280, "height": 800}} | options
        page = self.browser.new_context(**options).new_page()
        page.set_default_timeout(15000)
        page.on("console", lambda message: message.type in ("error", "warning") and self.complaints.append(message.text))
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.on("requestfailed", lambda request: self.complaints.append("failed: " + request.url))
        page.on("dialog", lambda dialog: (self.complaints.append("a script ran"), dialog.dismiss()))
        page.on("request", lambda request: request.url.startswith(("file:", "data:"))
                or self.complaints.append("network: " + request.url))
        page.goto(pathlib.Path(folder, "index.html").resolve().as_uri() + fragment)
        page.wait_for_selector("#list li", state="attached")
        return page

    def quiet(self, text):
        equal(self.complaints, [], text + ": no errors, no network")
        self.complaints.clear()


def text(page, selector):
    return page.inner_text(selector).replace("\u00a0", " ").strip()


def until(page, expression):
    """Waits for an expression; the page's own policy forbids what playwright does for that."""
    limit = time.monotonic() + 15
    while not page.evaluate(expression):
        if time.monotonic() > limit:
            raise SystemExit("waited in vain for " + expression)
        time.sleep(.02)


def mode(page):
    return page.get_attribute('[data-mode][aria-pressed="true"]', "data-mode")


def shown_rows(page):
    return page.eval_on_selector_all("#list li", "rows => rows.filter(row => !row.hidden).length")


def all_pictures_load(page):
    until(page, "[...document.querySelectorAll('#stage img')].every(i => i.complete)")
    return page.eval_on_selector_all("#stage img", "images => images.length && images.every(i => i.naturalWidth > 0)")
