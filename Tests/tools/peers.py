"""Draws the benchmark's screen with another renderer.

    peers.py NAME FILE ROWS SCREENS   prints the median of the milliseconds that a warm screen took

NAME: takumi, takumi-svg, typst, plutoprint, chromium (kept running, a page a screen); html writes the page for a browser.

    peers.py blazediff A.png B.png TIMES   prints the median of the milliseconds of a comparison

Ends with 3 when the peer is not installed.
"""

import shutil
import statistics
import sys
import time

MEMOS = [
    "Low fat if they have it, otherwise the usual one.",
    "できれば低脂肪。なければいつもの。手前から取る。",
    "For the party 🎉 on Saturday, so take the large one 🧀.",
    "",
    "Two small ones are better than a large one, because one of them goes into the freezer until next week.",
    "お弁当用なので小さめのものを選ぶ。傷のないもの。",
    "Ask whether the offer 🏷️ still holds.",
]
WIDTH, HEIGHT, SCALE = 390, 844, 3
FONTS = [
    "/usr/share/fonts/opentype/inter/Inter-Regular.otf",
    "/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc",
    "/usr/share/fonts/truetype/noto/NotoColorEmoji.ttf",
]


def rows_of(number, rows):
    for row in range(rows):
        memo = MEMOS[(row + number) % len(MEMOS)]
        yield (
            f"Item {number * 1000 + row} 商品",
            f"{100 + (number * 37 + row * 53) % 900}円 × {row % 5 + 1}",
            f"{memo} {number}-{row}" if memo else "",
            row % 2 == 0,
        )


def style(rows):
    high = f"{HEIGHT}px" if rows == 12 else "auto"
    return (
        f"body{{margin:0}}.page{{width:{WIDTH}px;height:{high};overflow:hidden;display:flex;flex-direction:column}}"
        ".page{background:#fff;font-family:Inter,'Noto Sans CJK JP','Noto Color Emoji';color:#000}"
        ".bar{flex-shrink:0;height:91px;text-align:center;font-size:17px;line-height:130px;background:#f8f8f8}"
        ".row{display:flex;flex-shrink:0;align-items:center;padding-left:16px;border-bottom:0.34px solid #c6c6c8}"
        ".box{width:20px;height:20px;border:1.5px solid #c6c6c8;border-radius:4px;margin-right:10px;flex-shrink:0}"
        ".on{background:#007aff}.text{display:flex;flex-direction:column;padding:5px 16px 5px 0}"
        ".name{font-size:17px;line-height:21px}.count{font-size:15px;line-height:20px}"
        ".memo{font-size:13px;line-height:16px;margin-top:6px;color:#3c3c43}"
    )


def body(number, rows):
    parts = [f'<div class="page"><div class="bar">買い物 {number}</div>']
    for name, count, memo, checked in rows_of(number, rows):
        parts.append(
            f'<div class="row"><div class="box{" on" if checked else ""}"></div><div class="text">'
            f'<div class="name">{name}</div><div class="count">{count}</div><div class="memo">{memo}</div></div></div>'
        )
    return "".join(parts) + "</div>"


def html(number, rows):
    return f'<html lang="ja"><head><style>{style(rows)}</style></head><body>{body(number, rows)}</body></html>'


def typst_source(number, rows, whole):
    lines = [
        f"#set page(width: {WIDTH}pt, height: {'auto' if whole else f'{HEIGHT}pt'}, margin: 0pt, fill: white)",
        '#set text(font: ("Inter", "Noto Sans CJK JP", "Noto Color Emoji"), size: 17pt, lang: "ja")',
        f"#block(height: 91pt, width: 100%, fill: rgb(\"#f8f8f8\"))[#align(center + horizon)[買い物 {number}]]",
    ]
    for name, count, memo, checked in rows_of(number, rows):
        fill = 'rgb("#007aff")' if checked else "none"
        lines.append(
            f"#block(width: 100%, inset: (left: 16pt, right: 16pt, y: 7pt), spacing: 0pt, stroke: (bottom: 0.34pt + gray))["
            f"#grid(columns: (20pt, 1fr), gutter: 10pt, align: horizon, rect(width: 20pt, height: 20pt, radius: 4pt, "
            f"stroke: 1.5pt + gray, fill: {fill}), stack(spacing: 8pt, text(17pt)[{name}], text(15pt)[{count}], "
            f"text(13pt)[{memo}]))]"
        )
    return "\n".join(lines).encode()


def drawer(name, rows):
    """A function from a screen's number to its bytes."""
    whole = rows != 12
    if name in ("takumi", "takumi-svg"):
        from takumi_py import FontResource, Renderer

        fonts = []
        for path in FONTS:
            with open(path, "rb") as file:
                fonts.append(FontResource(data=file.read()))
        renderer = Renderer(fonts=fonts)
        # It takes no style from the page itself.
        options = dict(stylesheets=[style(rows)], lang="ja")
        if name == "takumi-svg":
            return lambda number: renderer.render_svg_html(
                body(number, rows), width=WIDTH, height=None if whole else HEIGHT, **options).encode()
        size = dict(width=WIDTH * SCALE, height=None if whole else HEIGHT * SCALE, device_pixel_ratio=SCALE)
        return lambda number: renderer.render_html(body(number, rows), **size, **options)
    if name == "typst":
        import typst

        compiler = typst.Compiler()

        def draw(number):
            result = compiler.compile(typst_source(number, rows, whole), format="png", ppi=72 * SCALE)
            return result[0] if isinstance(result, list) else result

        return draw
    if name == "plutoprint":
        import io

        import plutoprint

        def draw(number):
            book = plutoprint.Book(
                size=plutoprint.PageSize(WIDTH * 0.75, HEIGHT * 0.75),
                margins=plutoprint.PAGE_MARGINS_NONE,
                media=plutoprint.MEDIA_TYPE_SCREEN,
            )
            book.load_html(html(number, rows))
            stream = io.BytesIO()
            book.write_to_png_stream(stream, width=WIDTH * SCALE)
            return stream.getvalue()

        return draw
    if name == "chromium":
        from playwright.sync_api import sync_playwright

        browser = shutil.which("chromium") or shutil.which("chromium-browser")
        if browser is None:
            raise ImportError("there is no chromium")
        # Kept for the process's life.
        driver = sync_playwright().start()
        page = driver.chromium.launch(executable_path=browser, args=["--no-sandbox"]).new_page(
            viewport={"width": WIDTH, "height": HEIGHT}, device_scale_factor=SCALE)

        def draw(number):
            page.set_content(html(number, rows))
            return page.screenshot(full_page=whole)

        return draw
    raise SystemExit(64)


def compare(first, second, times):
    try:
        import blazediff
    except ImportError as error:
        print(error, file=sys.stderr)
        raise SystemExit(3)
    taken = []
    for _ in range(times):
        start = time.perf_counter()
        blazediff.compare(first, second, threshold=0.1, antialiasing=True)
        taken.append((time.perf_counter() - start) * 1000)
    print(f"{statistics.median(taken):.3f}")


def main():
    if sys.argv[1] == "blazediff":
        compare(sys.argv[2], sys.argv[3], int(sys.argv[4]))
        return
    name, path, rows, screens = sys.argv[1], sys.argv[2], int(sys.argv[3]), int(sys.argv[4])
    if name == "html":
        with open(path, "w", encoding="utf-8") as file:
            file.write(html(0, rows))
        return
    try:
        draw = drawer(name, rows)
    except ImportError as error:
        print(error, file=sys.stderr)
        raise SystemExit(3)
    times = []
    data = b""
    for number in range(screens):
        start = time.perf_counter()
        data = draw(number)
        times.append((time.perf_counter() - start) * 1000)
    with open(path, "wb") as file:
        file.write(data)
    # What the first ones warm up is not counted.
    print(f"{statistics.median(times[len(times) // 4:]):.3f}")


main()
