#!/usr/bin/python3
"""Draws SVG files with Chromium and librsvg and compares them with the PNG files that TableMockup drew.

    compare_svg.py [--scale N] [--keep DIR] NAME.svg:NAME.png ...

A pixel differs when one of its channels does by more than 32 levels; it is far from an edge when no pixel of its
3 × 3 neighbourhood in our picture has a neighbour of another colour. Exits with 1 when more than 1 % of the pixels
differ, or one that is far from an edge does.

Needs chromium, rsvg-convert (librsvg2-bin), python3-pil and python3-numpy.
"""

import argparse
import base64
import os
import subprocess
import sys
import tempfile

import numpy
from PIL import Image

LEVELS = 32
PERCENT = 1.0
# What counts as an edge of our own picture.
CONTRAST = 4


def draw_with_librsvg(svg, png, width, height, scale):
    subprocess.run(
        ["rsvg-convert", "--width", str(width), "--height", str(height), "--output", png, svg],
        check=True, capture_output=True)


def draw_with_chromium(svg, png, width, height, scale):
    """A page of exactly the picture's size; the window is larger, since headless Chromium keeps some for itself."""
    points = (width / scale, height / scale)
    with open(svg, "rb") as file:
        data = base64.b64encode(file.read()).decode()
    with tempfile.TemporaryDirectory() as folder:
        page = os.path.join(folder, "page.html")
        with open(page, "w", encoding="utf-8") as file:
            file.write(
                "<!doctype html><style>html,body{margin:0;background:transparent;overflow:hidden}"
                "img{display:block}</style><img src='data:image/svg+xml;base64,%s'>" % data)
        shot = os.path.join(folder, "shot.png")
        subprocess.run(
            ["chromium", "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars",
             "--disable-lcd-text", "--force-color-profile=srgb", "--default-background-color=00000000",
             f"--user-data-dir={folder}/profile", f"--force-device-scale-factor={scale:g}",
             f"--window-size={int(points[0]) + 160},{int(points[1]) + 200}", f"--screenshot={shot}",
             "file://" + page],
            check=True, capture_output=True, timeout=120)
        Image.open(shot).convert("RGBA").crop((0, 0, width, height)).save(png)


def pixels(path):
    image = Image.open(path).convert("RGBA")
    # On white, so that what is transparent in both is the same in both.
    white = Image.new("RGBA", image.size, (255, 255, 255, 255))
    return numpy.asarray(Image.alpha_composite(white, image).convert("RGB")).astype(numpy.int16)


def spread(mask):
    """The mask and everything one pixel around it."""
    result = mask.copy()
    result[1:] |= mask[:-1]
    result[:-1] |= mask[1:]
    sideways = result.copy()
    result[:, 1:] |= sideways[:, :-1]
    result[:, :-1] |= sideways[:, 1:]
    return result


def edges(picture):
    """The pixels with a neighbour of another colour."""
    mask = numpy.zeros(picture.shape[:2], bool)
    down = numpy.abs(numpy.diff(picture, axis=0)).max(axis=2) > CONTRAST
    across = numpy.abs(numpy.diff(picture, axis=1)).max(axis=2) > CONTRAST
    mask[1:] |= down
    mask[:-1] |= down
    mask[:, 1:] |= across
    mask[:, :-1] |= across
    return mask


def compare(ours, theirs):
    """The share of differing pixels in percent, and the places of those that are far from an edge."""
    if ours.shape != theirs.shape:
        raise SystemExit(f"error: sizes differ: {ours.shape[1::-1]} and {theirs.shape[1::-1]}")
    different = numpy.abs(ours - theirs).max(axis=2) > LEVELS
    far = different & ~spread(edges(ours))
    return 100 * different.mean(), numpy.argwhere(far)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--scale", type=float, default=3, help="pixels a point of the PNG files")
    parser.add_argument("--keep", metavar="DIR", help="keep what the others drew")
    parser.add_argument("pairs", nargs="+", metavar="SVG:PNG")
    options = parser.parse_args()
    failed = False
    with tempfile.TemporaryDirectory() as temporary:
        folder = options.keep or temporary
        os.makedirs(folder, exist_ok=True)
        for pair in options.pairs:
            svg, png = pair.split(":")
            ours = pixels(png)
            height, width = ours.shape[:2]
            for name, draw in (("chromium", draw_with_chromium), ("librsvg", draw_with_librsvg)):
                stem = os.path.splitext(os.path.basename(svg))[0]
                drawn = os.path.join(folder, f"{stem}.{name}.png")
                draw(svg, drawn, width, height, options.scale)
                percent, far = compare(ours, pixels(drawn))
                bad = percent > PERCENT or len(far) > 0
                failed |= bad
                where = f", first at x={far[0][1]} y={far[0][0]}" if len(far) else ""
                print(
                    f"{'FAIL' if bad else 'ok  '} {stem} {name}: {percent:.3f} % differ by more than {LEVELS} "
                    f"levels, {len(far)} of them far from an edge{where}", flush=True)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
