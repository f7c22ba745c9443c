"""Compares pictures with TableMockup and with its peers, in one run: what they count, and how long it takes.

    benchmark_diff.py COMMAND BENCHMARKS

COMMAND is 'tablemockup', BENCHMARKS the program that times a comparison in a running process. A peer that isn't
installed is left out: pixelmatch, pybind11-pixelmatch and blazediff of PyPI.
"""

import importlib
import json
import statistics
import subprocess
import sys
import tempfile
import time

import numpy
from PIL import Image

import comparison_pairs

THRESHOLD = 0.1
# More pixels than this take pure Python minutes.
PURE_PYTHON_LIMIT = 400_000

# Why our number is right where another differs by more than a tenth of it.
REASONS = {
    ("transparent", "blazediff"):
        "The rings are translucent, and one picture has wider ones: 203, 90, 52 at a fifth of its opacity where the\n"
        "other has nothing. On white that is the visible step from 255, 255, 255 to 244, 221, 213. We lay both\n"
        "pictures on white and on black and count what can be seen on either; blazediff finds no difference.",
}
EVERYWHERE = """\
Exact counts: without '--threshold' we count every pixel that is not the same, as a snapshot needs it; the peers' 0.1
hides what the pair 'tint' shows: a background that turns from 242, 242, 247 to 240, 240, 246 on the whole screen.
The count with a threshold is the number of pixels beyond it; with '--ignore-antialiasing' those that only smooth an
edge are listed apart, as the peers leave them out. All are after the same two papers. Where several neighbours are
equally dark, pixelmatch looks at the first down the columns, and so do we; blazediff seems to look along the rows,
which moves a hundredth of the pixels from one heap to the other."""


def pixels(path):
    image = Image.open(path)
    if image.mode.startswith("I"):
        grey = numpy.round(numpy.asarray(image) / 257).astype("uint8")
        return numpy.dstack([grey, grey, grey, numpy.full(grey.shape, 255, "uint8")])
    return numpy.ascontiguousarray(image.convert("RGBA"))


def timed(work, runs):
    """The result and the median of the times in milliseconds."""
    times = []
    for _ in range(runs):
        start = time.perf_counter()
        result = work()
        times.append(time.perf_counter() - start)
    return result, statistics.median(times) * 1000


class Peer:
    def __init__(self, name, module, compare):
        self.name = name
        try:
            self.module = importlib.import_module(module)
        except ImportError:
            self.module = None
        self.run = compare

    def compare(self, first, second):
        """The count, or None where it gives none, and milliseconds from the files on."""
        small = pixels(first).size <= PURE_PYTHON_LIMIT * 4
        if self.module is None or self.name == "pixelmatch" and not small:
            return None
        runs = 1 if self.name == "pixelmatch" else 5
        try:
            return timed(lambda: self.run(self.module, first, second), runs)
        except (ValueError, RuntimeError, OSError):
            return None


def by_pixelmatch(module, first, second):
    before, after = pixels(first), pixels(second)
    height, width = before.shape[:2]
    return module.pixelmatch(
        before.flatten().tolist(), after.flatten().tolist(), width, height, threshold=THRESHOLD)


def by_pybind11(module, first, second):
    options = module.Options()
    options.threshold = THRESHOLD
    options.includeAA = False
    return module.pixelmatch(pixels(first), pixels(second), options=options)


def by_blazediff(module, first, second):
    return module.compare(first, second, threshold=THRESHOLD, antialiasing=True).diff_count or 0


PEERS = [
    Peer("pixelmatch", "pixelmatch", by_pixelmatch),
    Peer("pybind11", "pybind11_pixelmatch", by_pybind11),
    Peer("blazediff", "blazediff", by_blazediff),
]


def diff(command, first, second, *options):
    run = subprocess.run([command, "diff", first, second, "--format", "json", *options], stdout=subprocess.PIPE)
    return json.loads(run.stdout)


def number(value):
    return "–" if value is None else f"{value}"


def main():
    command, benchmarks = sys.argv[1:]
    unexplained = False
    with tempfile.TemporaryDirectory() as folder:
        pairs = comparison_pairs.make(command, folder)
        theirs = {(pair[0], peer.name): peer.compare(*pair[1:]) for pair in pairs for peer in PEERS}

        print(f"pixels that differ by more than {THRESHOLD}, smoothed edges left out; and, of ours, exactly\n")
        print("pair".ljust(12) + "".join(name.rjust(12) for name in ("exact", "ours", *(p.name for p in PEERS))))
        apart = []
        for name, first, second in pairs:
            exact = diff(command, first, second)["count"]
            ours = diff(command, first, second, "--threshold", str(THRESHOLD), "--ignore-antialiasing")["count"]
            counts = [(theirs[name, peer.name] or (None,))[0] for peer in PEERS]
            print(name.ljust(12) + "".join(number(value).rjust(12) for value in (exact, ours, *counts)))
            for peer, count in zip(PEERS, counts):
                if count is not None and abs(count - ours) > 0.1 * max(ours, count):
                    apart.append((name, peer.name))
        print("\n" + EVERYWHERE)
        for key in apart:
            unexplained |= key not in REASONS
            print(f"\n{key[0]}, {key[1]}: more than a tenth apart.\n" + REASONS.get(key, "NOT EXPLAINED"))

        print("\nmilliseconds from the files on, medians; 'compare' is ours without reading and decoding. Ours are exact")
        print(f"comparisons, so that they look closely at pixels which the peers, at {THRESHOLD}, pass over ('noise')\n")
        columns = ("process", "ours", "compare", *(peer.name for peer in PEERS))
        print("pair".ljust(12) + "".join(column.rjust(12) for column in columns))
        for name, first, second in pairs:
            run = subprocess.run([benchmarks, "compare", first, second], stdout=subprocess.PIPE, check=True)
            whole, comparing, _ = run.stdout.decode().split()
            _, process = timed(
                lambda: subprocess.run([command, "diff", first, second], stdout=subprocess.DEVNULL), 11)
            times = [f"{process:.1f}", whole, comparing]
            times += ["–" if theirs[name, p.name] is None else f"{theirs[name, p.name][1]:.1f}" for p in PEERS]
            print(name.ljust(12) + "".join(value.rjust(12) for value in times))
    return 1 if unexplained else 0


if __name__ == "__main__":
    sys.exit(main())
