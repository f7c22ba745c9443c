"""Pairs of PNG files to compare: screens that TableMockup draws, and what can happen to them."""

import os
import subprocess

import numpy
from PIL import Image, ImageDraw

DOCUMENT = """\
device: {size: [390, 844], scale: 3, safeArea: {top: 47, bottom: 34}}
navigationBar: {title: Shopping}
table:
  style: insetGrouped
  sections:
    - header: Dairy
      rows:
        - {cell: item, checkbox: on, title: Milk, detail: 1.98 × 2, memo: "Low fat if there is any, else the usual"}
        - {cell: item, checkbox: off, title: 牛乳, detail: 198円 × 2, memo: "できれば低脂肪。なければいつもの。"}
        - {cell: item, title: Party 🎉, detail: "3", memo: "🍎🍊🍋🍇 and 🎂"}
        - {title: Wi-Fi, value: Home, accessory: disclosure}
        - {title: Flight mode, switch: on}
        - {cell: item, title: Bread, memo: "whole grain, sliced, two of them if they are small"}
"""


def draw(command, folder, name, document, *options):
    source = os.path.join(folder, name + ".yaml")
    with open(source, "w", encoding="utf-8") as file:
        file.write(document)
    picture = os.path.join(folder, name + ".png")
    subprocess.run([command, "render", source, "-o", picture, *options], check=True)
    return picture


def make(command, folder):
    """A list of (name, before, after); the files are made in the folder."""
    pairs = []

    def path(name):
        return os.path.join(folder, name + ".png")

    def add(name, before, after, **options):
        files = []
        for picture, part in ((before, "a"), (after, "b")):
            if not isinstance(picture, str):
                file = path(f"{name}-{part}")
                picture.save(file, **options)
                picture = file
            files.append(picture)
        pairs.append((name, *files))

    screen = draw(command, folder, "screen", DOCUMENT)
    image = Image.open(screen).convert("RGB")
    pixels = numpy.asarray(image)
    height, width = pixels.shape[:2]
    random = numpy.random.default_rng(1)

    add("same", screen, draw(command, folder, "same", DOCUMENT))
    add("text", screen, draw(command, folder, "text", DOCUMENT.replace("Bread", "Broad")))
    add("emoji", screen, draw(command, folder, "emoji", DOCUMENT.replace("🎂", "🍰")))
    add("row", screen, draw(command, folder, "row", DOCUMENT.replace("    - header: Dairy", "    - header: Dairy 🧀")
                            .replace("memo: \"Low fat if there is any, else the usual\"", "memo: \"\"")))
    add("shifted", screen, Image.fromarray(numpy.roll(pixels, 1, axis=0)))
    add("all", screen, draw(command, folder, "dark", DOCUMENT, "--appearance", "dark"))

    hairline = pixels.copy()
    hairline[1800:1801] = 198
    moved = pixels.copy()
    moved[1801:1802] = 198
    add("hairline", Image.fromarray(hairline), Image.fromarray(moved))
    tint = pixels.copy()
    tint[pixels[..., 2] == 247] = (240, 240, 246)
    add("tint", screen, Image.fromarray(tint))

    across = numpy.linspace(0, 255, width)[None, :, None] * numpy.ones((600, 1, 3))
    slope = numpy.dstack([across[..., 0], across[::-1, ::-1, 1] * 0.5, 255 - across[..., 2]])
    add("gradient", Image.fromarray(slope.astype("uint8")),
        Image.fromarray(numpy.roll(slope, 3, axis=1).astype("uint8")))
    noise = numpy.clip(pixels[:600].astype(int) + random.integers(-24, 25, (600, width, 3)), 0, 255)
    add("noise", Image.fromarray(pixels[:600].copy()), Image.fromarray(noise.astype("uint8")))

    clear = Image.new("RGBA", (600, 400), (0, 0, 0, 0))
    other = clear.copy()
    for target, edge in ((clear, 200), (other, 203)):
        brush = ImageDraw.Draw(target)
        for radius in range(edge, 0, -4):
            brush.ellipse((300 - radius, 200 - radius, 300 + radius, 200 + radius),
                          fill=(radius, 90, 255 - radius, 255 - radius))
    add("transparent", clear, other)

    small = image.crop((60, 200, 660, 800))
    changed = image.crop((60, 201, 660, 801))
    add("palette", small.quantize(64), changed.quantize(64))
    add("grey", small.convert("L"), changed.convert("L"))
    add("bits", small.convert("1"), changed.convert("1"))
    deep = (numpy.asarray(small.convert("L")).astype("uint16") * 257)
    deeper = (numpy.asarray(changed.convert("L")).astype("uint16") * 257)
    add("16-bit", Image.fromarray(deep), Image.fromarray(deeper))
    add("interlaced", *(interlaced(part, path(f"interlaced-{name}"))
                        for part, name in ((small, "a"), (changed, "b"))))
    return pairs


def interlaced(image, file):
    """Writes a picture in Adam7 order, which Pillow can't."""
    import struct
    import zlib

    pixels = numpy.asarray(image.convert("RGB"))
    data = b""
    for x, y, dx, dy in ((0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2), (0, 1, 1, 2)):
        for row in pixels[y::dy, x::dx]:
            data += b"\0" + row.tobytes()

    def chunk(name, body):
        return struct.pack(">I", len(body)) + name + body + struct.pack(">I", zlib.crc32(name + body))

    height, width = pixels.shape[:2]
    with open(file, "wb") as output:
        output.write(
            b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 1))
            + chunk(b"IDAT", zlib.compress(data, 6)) + chunk(b"IEND", b""))
    return file
