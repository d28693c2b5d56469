"""Writes inputs to begin fuzzing with, made of the fixtures of the tests: Fuzz/seeds.py FOLDER makes FOLDER/TARGET/…"""

import bz2
import glob
import gzip
import hashlib
import io
import json
import lzma
import os
import struct
import sys
import tarfile
import zipfile

FIXTURES = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "Tests", "Fixtures")
DEVICE = ("idevice", "pymobile", "go-ios", "asl", "sysdiagnose", "console")
CUSTOM = [
    (b"{time} | {level} | {category} | {message}", b"", b"2026-07-29 14:00:00.412 | W | Checkout | Event: x\n more\n"),
    (b"[{level}] {process}[{pid}:{tid:hex}] ({library}) {message}", b"", b"[info] App[12:3f] (Core) Event: a\n"),
    (b"{time} {host} {process}[{pid}]: {message}", b"dd.MM.yy HH:mm:ss", b"29.07.26 14:00:00 phone App[7]: x {}\n"),
    (b"{_}{time} {{{subsystem}}} {message}", b"MMM d HH:mm:ss.SSS", b"x Jul 29 14:00:00.412 {com.a} \xc3\xa9\xf0\x9f\x98\x80\n"),
]
OBJECTS = [
    rb'{"a":1,"b":"x\u00e9\ud83d\ude00\n","c":[1,2,{"d":null}],"e":-12.5e+3,"f":true,"g":false}',
    rb'{"":{},"a":[],"b":0,"c":-0,"d":9223372036854775807,"e":18446744073709551615,"f":1E400}',
    b'{"deep":' + b"[" * 62 + b"]" * 62 + b"}", b'{"deep":' + b"[" * 64 + b"]" * 64 + b"}",
    rb' {"a":"\ud800","b":"\/\b\f\r\t\"\\"} ', b"{}", b'{"a":1,"a":"2"}', b'{"a":01}', b'{"a":"\x01"}',
]


def samples():
    with open(f"{FIXTURES}/samples/log-lines.jsonl", "rb") as lines:
        for line in lines:
            sample = json.loads(line)
            yield sample["format"], sample["text"].encode()


def captures():
    for path in sorted(glob.glob(f"{FIXTURES}/captures/*.log")):
        with open(path, "rb") as capture:
            lines = capture.read(200_000).split(b"\n")
        yield path, b"\n".join(lines[:8]) + b"\n"


def of_family(name, text):
    if text.lstrip()[:1] in (b"{", b"["):
        return "json"
    return "device" if any(part in name for part in DEVICE) else "text"


def tarred(members):
    buffer = io.BytesIO()
    with tarfile.open(fileobj=buffer, mode="w", format=tarfile.PAX_FORMAT) as archive:
        for name, data in members.items():
            entry = tarfile.TarInfo(name)
            entry.size = len(data)
            archive.addfile(entry, io.BytesIO(data))
    return buffer.getvalue()


def zipped(members, mode=zipfile.ZIP_DEFLATED):
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w", mode) as archive:
        for name, data in members.items():
            archive.writestr(name, data)
    return buffer.getvalue()


def zstd(data):
    """A zstd frame of blocks that are not compressed (RFC 8878, 3.1.1)."""
    return b"\x28\xb5\x2f\xfd\x00\x58" + struct.pack("<I", len(data) << 3 | 1)[:3] + data


def containers(text):
    hostile = tarred({"../../up.log": text, "/etc/root.log": text, "a\\..\\b\x1b[31m.log": text, "é/😀.log": text})
    locked = bytearray(zipped({"secret.log": text, "open.log": text}))
    locked[6] |= 1
    locked[bytes(locked).index(b"PK\x01\x02") + 8] |= 1
    packed = [gzip.compress(text), bz2.compress(text), lzma.compress(text), zstd(text)]
    packed += [gzip.compress(text) + gzip.compress(text), gzip.compress(b""), gzip.compress(hostile), zstd(hostile)]
    packed += [hostile, zipped({"a.log": text, "b/c.log": text}), zipped({"a.log": text}, 0), bytes(locked)]
    packed += [zipped({"in.tar.gz": gzip.compress(hostile)}), tarred({"in.zip": zipped({"x": text})})]
    packed += [gzip.compress(gzip.compress(gzip.compress(text))), tarred({"a.logarchive/Info.plist": b"x", "b.log": text})]
    return packed + [whole[: len(whole) * 2 // 3] for whole in packed]


def main(folder):
    def write(target, data):
        os.makedirs(f"{folder}/{target}", exist_ok=True)
        with open(f"{folder}/{target}/{hashlib.sha1(data).hexdigest()}", "wb") as seed:
            seed.write(data)

    every = list(samples()) + list(captures())
    for number, (name, text) in enumerate(every):
        write(of_family(name, text), text)
        write("differential", bytes([number * 7 % 64]) + text + b"\n" + every[number * 5 % len(every)][1])
        if text.startswith(b"{") and b"\n" not in text.strip():
            write("values", text.strip())
    for line, time, text in CUSTOM:
        write("custom", line + b"\n" + time + b"\n" + text * 3)
    for data in OBJECTS:
        write("values", data)
    for data in containers(every[0][1] + b"\n"):
        write("archive", data)


if __name__ == "__main__":
    main(sys.argv[1])
