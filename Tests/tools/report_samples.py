"""Report folders to test with: what the parts of a divided verification leave, as `report --merge` reads them."""

import json
import os
import struct
import zlib

HOSTILE = '</script><b onmouseover="alert(1)">&amp; \u202eright\u2069 \'"` 🛒 買い物'


def png(width, height, color=(255, 255, 255), boxes=()):
    """The bytes of a PNG file of one colour with rectangles (left, top, width, height, colour) on it."""
    rows = [bytearray(bytes(color) * width) for _ in range(height)]
    for left, top, across, down, paint in boxes:
        for row in rows[top:top + down]:
            row[3 * left:3 * (left + across)] = bytes(paint) * across

    def chunk(kind, data):
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    data = zlib.compress(b"".join(b"\0" + bytes(row) for row in rows), 6)
    header = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"IDAT", data) + chunk(b"IEND", b"")


def screen(shift=0, width=390, height=844, switch=(52, 199, 89)):
    """A picture like a settings page; `shift` moves what is below the second row down."""
    gray, line, text = (242, 242, 247), (255, 255, 255), (60, 60, 67)
    boxes = []
    for index in range(9):
        top = 120 + 60 * index + (shift if index > 1 else 0)
        boxes += [(16, top, width - 32, 52, line), (32, top + 20, 90 + 17 * (index * 7 % 9), 12, text)]
        if index % 3 == 1:
            boxes.append((width - 80, top + 12, 48, 28, switch))
    return png(width, height, gray, [(32, 70, 180, 26, text)] + boxes)


def write_part(folder, snapshots, shard=None):
    """A report folder with snapshots: dictionaries of `report.json` whose pictures are bytes."""
    entries = []
    for number, snapshot in enumerate(snapshots):
        entry = {"explanation": [], "duration": 0.25} | snapshot
        for role in ("expected", "actual", "diff"):
            if role not in entry:
                continue
            data = entry[role]
            path = f"pictures/{role}/part/{number}.png"
            target = os.path.join(folder, path)
            os.makedirs(os.path.dirname(target), exist_ok=True)
            with open(target, "wb") as file:
                file.write(data)
            width, height = struct.unpack(">II", data[16:24])
            entry[role] = {"path": path, "width": width, "height": height}
        entries.append(entry)
    os.makedirs(folder, exist_ok=True)
    report = {"format": "tablemockup-report", "version": 1, "snapshots": entries}
    if shard:
        report["shard"] = shard
    with open(os.path.join(folder, "report.json"), "w", encoding="utf-8") as file:
        json.dump(report, file)
    with open(os.path.join(folder, "index.html"), "w", encoding="utf-8") as file:
        file.write("<!doctype html><title>a part</title>")


def areas(*boxes):
    clusters = [dict(zip(("x", "y", "width", "height", "count"), (*box, box[2] * box[3]))) for box in boxes]
    return {"count": sum(cluster["count"] for cluster in clusters), "total": 390 * 844, "clusters": clusters}


def mixed():
    """A snapshot of each verdict, some of them with hostile texts."""
    before, after = screen(), screen(shift=18)
    recolored = screen(switch=(255, 59, 48))
    white = (255, 255, 255)
    moved = png(390, 844, white, [(16, 240, 358, 430, (255, 0, 128))])
    switches = [(310, 192, 48, 28), (310, 372, 48, 28), (310, 552, 48, 28)]
    switched = png(390, 844, white, [(*box, (255, 0, 128)) for box in switches])
    passing = {"expected": before, "actual": before}
    return [
        {"document": "settings", "variant": "light", "verdict": {"name": "different"} | areas((16, 240, 358, 430)),
         "explanation": ["section-0/row-2 is 18 pt higher: memo wraps to 3 lines, was 2", "7 rows below only moved"],
         "acceptCommand": "tablemockup record Examples/settings.yaml --variant light --snapshots Snapshots",
         "source": "Examples/settings.yaml", "baseline": "Snapshots/settings/light.png",
         "expected": before, "actual": after, "diff": moved},
        {"document": "settings", "variant": "dark", "verdict": {"name": "different"} | areas(*switches),
         "explanation": ["the colour of the switch of section-0/row-1 changed", "and of two more switches"],
         "acceptCommand": "tablemockup record Examples/settings.yaml --variant dark --snapshots Snapshots",
         "source": "Examples/settings.yaml", "expected": before, "actual": recolored, "diff": switched},
        {"document": HOSTILE, "variant": "a/../b", "verdict": {"name": "different"} | areas((0, 0, 4, 4)),
         "explanation": [HOSTILE, "javascript:alert(1)"], "acceptCommand": "record '" + HOSTILE + "'",
         "source": HOSTILE, "expected": before, "actual": after, "diff": moved},
        {"document": "profile", "variant": "iphone-15", "expected": before, "actual": screen(width=430, height=932),
         "verdict": {"name": "size-changed", "old": {"width": 390, "height": 844},
                     "new": {"width": 430, "height": 932}},
         "explanation": ["the device is iPhone 15 Plus, was iPhone 15"], "acceptCommand": "tablemockup record p.yaml"},
        {"document": "cart", "variant": "default", "verdict": {"name": "missing"}, "actual": after,
         "explanation": ["drawn, but never recorded"], "acceptCommand": "tablemockup record cart.yaml"},
        {"document": "old-screen", "variant": "default", "verdict": {"name": "obsolete"}, "expected": before,
         "explanation": ["no document draws it any more"], "acceptCommand": "tablemockup record --filter 'old-screen/*'"},
        {"document": "arabic", "variant": "rtl", "expected": before, "actual": before,
         "verdict": {"name": "font-changed", "fonts": ["NotoSansArabic-Regular.ttf"]},
         "explanation": ["the font file NotoSansArabic-Regular.ttf is another one than when it was recorded"]},
        {"document": "broken", "variant": "default", "verdict": {"name": "unreadable", "reason": "the file is cut short"},
         "actual": after, "explanation": ["the recorded file is cut short"]},
        {"document": "typo", "variant": "default",
         "verdict": {"name": "failed", "reason": "typo.yaml:3:1: unknown key 'tabel'"},
         "explanation": ["typo.yaml:3:1: error: unknown key 'tabel'"]},
        {"document": "contacts", "variant": "light", "verdict": {"name": "identical"}, **passing},
        {"document": "contacts", "variant": "dark", "verdict": {"name": "identical"}, **passing},
        {"document": "long", "variant": "default", "verdict": {"name": "identical"},
         "expected": (long := png(200, 4000, (250, 250, 250), [(20, y, 120, 12, (60, 60, 67)) for y in range(20, 3980, 40)])),
         "actual": long},
        {"document": "menu", "variant": "default", "verdict": {"name": "within-tolerance"} | areas((16, 240, 2, 2)),
         "explanation": ["4 pixels differ; allowed: 8, because the shadow is dithered"],
         "expected": before, "actual": before},
    ]


def many(count):
    """Snapshots by the thousand, one in a hundred of them different."""
    small, other = png(60, 120, (230, 230, 240)), png(60, 120, (230, 230, 240), [(10, 10, 30, 8, (200, 30, 30))])
    for index in range(count):
        name = {"document": f"screen-{index // 4:04}", "variant": ("light", "dark", "ax3", "rtl")[index % 4]}
        if index % 100 == 7:
            yield name | {"verdict": {"name": "different"} | areas((10, 10, 30, 8)), "explanation": ["a row was added"],
                          "acceptCommand": "tablemockup record", "expected": small, "actual": other, "diff": other}
        else:
            yield name | {"verdict": {"name": "identical"}, "expected": small, "actual": small}
