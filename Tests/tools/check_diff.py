#!/usr/bin/python3
"""Checks what 'tablemockup diff' finds against Pillow and NumPy, which read and compare the same pictures.

    check_diff.py COMMAND

Counts must agree to the pixel: with every difference, and with a threshold. Then files of every colour type and depth
that PNG has are compared with the same picture in plain RGBA.
"""

import json
import os
import struct
import subprocess
import sys
import tempfile
import zlib

import numpy
from PIL import Image

import comparison_pairs

THRESHOLD = 0.1
# The weights of the paper, and its greatest distance.
TO_YIQ = numpy.array([
    [0.29889531, 0.58662247, 0.11448223], [0.59597799, -0.2741761, -0.32180189], [0.21147017, -0.52261711, 0.31114694]])
WEIGHTS = numpy.array([0.5053, 0.299, 0.1957])
GREATEST = 35215


def read(path):
    """Premultiplied R, G, B and alpha, rounded to whole levels."""
    image = Image.open(path)
    if image.mode.startswith("I"):
        grey = numpy.round(numpy.asarray(image).astype(float) / 257)
        return numpy.dstack([grey, grey, grey, numpy.full(grey.shape, 255.0)])
    pixels = numpy.asarray(image.convert("RGBA")).astype(float)
    pixels[..., :3] = numpy.floor((pixels[..., :3] * pixels[..., 3:] + 127) / 255)
    return pixels


def expected(first, second):
    """How many pixels differ, and how many by more than the threshold."""
    delta = first - second
    differs = delta.any(axis=2)
    on_black = delta[..., :3]
    on_white = on_black - delta[..., 3:]
    distance = numpy.maximum(*(((part @ TO_YIQ.T) ** 2 @ WEIGHTS) for part in (on_black, on_white)))
    return int(differs.sum()), int((distance > GREATEST * THRESHOLD ** 2).sum())


def diff(command, first, second, *options):
    run = subprocess.run([command, "diff", first, second, "--format", "json", *options], capture_output=True)
    if run.returncode not in (0, 1):
        raise SystemExit(f"error: diff {first} {second} ended with {run.returncode}: {run.stderr.decode()}")
    return run.returncode, json.loads(run.stdout)


def png(path, width, height, depth, color, rows, *chunks, interlace=0):
    """Writes rows of packed samples."""
    def chunk(name, body):
        return struct.pack(">I", len(body)) + name + body + struct.pack(">I", zlib.crc32(name + body))

    with open(path, "wb") as file:
        file.write(
            b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, depth, color, 0, 0, interlace))
            + b"".join(chunk(*part) for part in chunks)
            + chunk(b"IDAT", zlib.compress(b"".join(b"\0" + bytes(row) for row in rows))) + chunk(b"IEND", b""))


def pack(row, depth):
    """Samples, most significant first, in whole bytes."""
    if depth == 16:
        return b"".join(struct.pack(">H", sample) for sample in row)
    bits = "".join(format(sample, f"0{depth}b") for sample in row)
    bits += "0" * (-len(bits) % 8)
    return bytes(int(bits[index:index + 8], 2) for index in range(0, len(bits), 8))


def check_types(command, folder):
    """Every colour type and depth, with and without a transparent colour, against RGBA of the same meaning."""
    count = 0
    random = numpy.random.default_rng(3)
    channels = {0: 1, 2: 3, 3: 1, 4: 2, 6: 4}
    for color, depths in ((0, (1, 2, 4, 8, 16)), (2, (8, 16)), (3, (1, 2, 4, 8)), (4, (8, 16)), (6, (8, 16))):
        for depth in depths:
            for keyed in ((False, True) if color in (0, 2, 3) else (False,)):
                size, top = 13, 2 ** depth - 1
                samples = random.integers(0, top + 1, (size, size, channels[color]))
                if depth == 16:
                    # What rounds to whole levels without a doubt.
                    samples = samples // 257 * 257
                first = samples[0, 0]
                key = (samples == first).all(axis=2) if keyed else numpy.zeros((size, size), bool)
                parts = []
                if color == 3:
                    palette = random.integers(0, 256, (top + 1, 3))
                    parts.append((b"PLTE", palette.astype("uint8").tobytes()))
                    colors = palette[samples[..., 0]]
                    if keyed:
                        alphas = [255] * int(first[0]) + [0]
                        parts.append((b"tRNS", bytes(alphas)))
                else:
                    levels = (samples * 255 // top).astype(int)
                    colors = levels[..., :3] if color in (2, 6) else numpy.repeat(levels[..., :1], 3, axis=2)
                    if keyed:
                        parts.append((b"tRNS", struct.pack(f">{len(first)}H", *(int(value) for value in first))))
                alpha = samples[..., -1] * 255 // top if color in (4, 6) else numpy.full((size, size), 255)
                alpha = numpy.where(key, 0, alpha)
                plain = os.path.join(folder, "plain.png")
                Image.fromarray(numpy.dstack([colors, alpha]).astype("uint8")).save(plain)
                odd = os.path.join(folder, f"type-{color}-{depth}-{keyed}.png")
                rows = [pack([int(value) for value in row.reshape(-1)], depth) for row in samples]
                png(odd, size, size, depth, color, rows, *parts)
                status, found = diff(command, odd, plain)
                if status != 0 or found["verdict"] != "identical":
                    raise SystemExit(f"error: colour type {color} with {depth} bits reads wrong: {found}")
                count += 1
    return count


def main():
    command = sys.argv[1]
    with tempfile.TemporaryDirectory() as folder:
        failed = False
        pairs = comparison_pairs.make(command, folder)
        for name, first, second in pairs:
            every, visible = expected(read(first), read(second))
            status, exact = diff(command, first, second)
            _, rough = diff(command, first, second, "--threshold", str(THRESHOLD))
            good = (exact["count"], rough["count"], rough["belowThresholdCount"], status) == (
                every, visible, every - visible, int(every > 0))
            good = good and sum(cluster["count"] for cluster in exact["clusters"]) == every
            if not good:
                failed = True
                print(f"FAIL {name}: {exact['count']} and {rough['count']}, not {every} and {visible}")
        print(f"{'FAIL' if failed else 'ok  '} {len(pairs)} pairs of pictures, counted by NumPy")
        print(f"ok   {check_types(command, folder)} kinds of PNG files, read by Pillow")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
