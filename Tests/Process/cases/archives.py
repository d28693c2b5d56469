"""Captures in compressed files and archives: read where they lie, whole or as far as they go, and never more than that."""

import bz2
import gzip
import io
import json
import lzma
import struct
import tarfile
import zipfile

ONE = "counter-two-cold-launches.default.log"
TWO = "counter-web-errors-retry.default.log"


def content(case, capture):
    path = case.copy(capture, "plain.tmp")
    data = path.read_bytes()
    path.unlink()
    return data


def zstd(data, window=0x58):
    """A zstd frame of blocks that are not compressed, with a window descriptor (RFC 8878, 3.1.1)."""
    frame = b"\x28\xb5\x2f\xfd\x00" + bytes([window])
    pieces = [data[start:start + 65536] for start in range(0, len(data), 65536)] or [b""]
    for number, piece in enumerate(pieces):
        last = number == len(pieces) - 1
        frame += struct.pack("<I", len(piece) << 3 | last)[:3] + piece
    return frame


def repeated(byte, blocks):
    """A zstd frame of blocks of one byte 131,072 times each."""
    return b"\x28\xb5\x2f\xfd\x00\x58" + b"".join(
        struct.pack("<I", 131072 << 3 | 2 | (number == blocks - 1))[:3] + byte for number in range(blocks))


def zipped(members, mode=zipfile.ZIP_DEFLATED):
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w", mode) as archive:
        for name, data in members.items():
            archive.writestr(name, data)
    return buffer.getvalue()


def tarred(members):
    buffer = io.BytesIO()
    with tarfile.open(fileobj=buffer, mode="w") as archive:
        for name, data in members.items():
            entry = tarfile.TarInfo(name)
            entry.size = len(data)
            archive.addfile(entry, io.BytesIO(data))
    return buffer.getvalue()


def figures(case, *inputs, status=0, **options):
    """The figures of the apps, without the names of captures."""
    result = case.run("summary", *inputs, "--format", "json", **options)
    case.status(status)
    case.stop_if_faulty()
    return json.loads(result.stdout)


def apps(report):
    return json.dumps(report["apps"], sort_keys=True)


def same_apps(case, what, expected, report, *names):
    """Compares the figures, the names of captures in evidence replaced."""
    text = apps(report)
    for name in names:
        text = text.replace(json.dumps(name)[1:-1], "app.log")
    case.same(what, expected, text)


def test_every_compressed_form_has_the_figures_of_the_plain_file(case):
    data = content(case, ONE)
    case.write("app.log", data)
    expected, through = apps(figures(case, "app.log")), apps(figures(case, "-", stdin=data))
    forms = {
        "app.log.gz": gzip.compress(data), "app.log.bz2": bz2.compress(data), "app.log.xz": lzma.compress(data),
        "app.log.zst": zstd(data), "app.zip": zipped({"app.log": data}), "stored.zip": zipped({"app.log": data}, 0),
        "app.tar": tarred({"app.log": data}), "app.tar.gz": gzip.compress(tarred({"app.log": data})),
        "app.tgz.zip": zipped({"app.log.gz": gzip.compress(data)}),
        "two.gz": gzip.compress(data[:5000]) + gzip.compress(data[5000:]),
        "deep.zip": zipped({"in.tar.xz": lzma.compress(tarred({"a/app.log": data}))}),
        "noname": gzip.compress(data),
    }
    inner = {"app.zip": "/app.log", "stored.zip": "/app.log", "app.tar": "/app.log", "app.tar.gz": "/app.log",
             "app.tgz.zip": "/app.log.gz", "deep.zip": "/in.tar.xz/a/app.log"}
    for name, packed in forms.items():
        case.write(name, packed)
        same_apps(case, name, expected, figures(case, name), name + inner.get(name, ""))
        case.same(name + " through a pipe", through, apps(figures(case, "-", stdin=packed)))


def test_members_are_captures_of_their_own(case):
    one, two = content(case, ONE), content(case, TWO)
    case.write("logs/a.log", one)
    case.write("logs/b.log", two)
    plain = figures(case, "logs")
    case.write("logs.zip", zipped({"a.log": one, "b.log": two}))
    case.write("logs.tar.gz", gzip.compress(tarred({"./a.log": one, "./b.log": two, "._a.log": b"x", "__MACOSX/b.log": b"y"})))
    for name in ["logs.zip", "logs.tar.gz"]:
        for jobs in ["1", "4"]:
            packed = figures(case, name, "--jobs", jobs)
            case.same(
                name, apps(plain).replace("logs/", ""), apps(packed).replace(name + "/", ""))
    case.run("inspect", "logs.tar.gz", "--explain", "logs.tar.gz/b.log:3")
    case.status(0)
    case.stdout_has("b.log")


def test_a_cut_archive_gives_what_came(case):
    data = content(case, ONE) * 40
    packed = gzip.compress(data)
    case.write("app.log.gz", packed[:len(packed) // 2])
    report = figures(case, "app.log.gz")
    case.stderr_has("reading 'app.log.gz' stopped before its end: the archive is cut short")
    case.check(report["apps"], "what came is counted")
    case.run("build", "app.log.gz", "--strict", "-o", "site")
    case.status(3)
    tar = gzip.compress(tarred({"a.log": content(case, TWO), "b.log": data}))
    case.write("logs.tgz", tar[:len(tar) // 2])
    figures(case, "logs.tgz")
    case.same(
        "said once",
        "ctreport: error: [input.broken] reading 'logs.tgz/b.log' stopped before its end: the archive is cut short\n"
        "help: what came before counts; fetch the file again\n", case.last.stderr)


def test_an_archive_that_grows_beyond_measure_is_stopped(case):
    case.write("bomb.zst", repeated(b"x", 12000))
    case.run("summary", "bomb.zst", seconds=120)
    case.stderr_has("[input.archive-limit] reading 'bomb.zst' stopped: it unpacks to more than 1000 times its size")
    layers = repeated(b"x", 4000)
    case.write("nested.zip", zipped({"a.log": content(case, ONE), "bomb.zst": layers}))
    figures(case, "nested.zip")
    case.stderr_has("reading 'nested.zip/bomb.zst' stopped: it unpacks to more than 1000 times its size")
    many = zipped({f"{number}.log": b"" for number in range(10050)}, 0)
    case.write("many.zip", many)
    case.run("summary", "many.zip", seconds=180)
    case.stderr_has("expected at most 10000 members, found more")
    deep = content(case, ONE)
    for level in range(8):
        deep = zipped({"in.zip" if level else "app.log": deep})
    case.write("deep.zip", deep)
    case.run("summary", "deep.zip")
    case.status(1)
    case.stderr_has("expected at most 6 containers in each other, found more in 'deep.zip/in.zip/in.zip/in.zip")


def test_a_window_larger_than_memory_allows_is_refused_by_name(case):
    case.write("app.zst", zstd(content(case, ONE), window=19 << 3))
    case.run("summary", "app.zst")
    case.status(1)
    case.stderr_has("expected a window of at most 128 MiB to unpack 'app.zst', found one of 512 MiB")
    packed = bytearray(lzma.compress(content(case, ONE)))
    at = bytes(packed).index(b"\x21\x01", 12)
    packed[at + 2] = 38
    case.write("app.xz", bytes(packed))
    case.run("summary", "app.xz")
    case.status(1)
    case.stderr_has("found one of 2048 MiB")


def test_names_in_archives_mean_no_places(case):
    data = content(case, ONE)
    case.path("in").mkdir()
    case.write("in/logs.tar", tarred({"../../escaped.log": data, "/etc/absolute.log": data, "a\\..\\b\x1b[31m.log": data}))
    before = case.names()
    figures(case, "in/logs.tar", "--keep-duplicates")
    report = json.loads(case.last.stdout)
    names = [capture["name"] for capture in report["captures"]]
    case.same("names", ["in/logs.tar/escaped.log", "in/logs.tar/etc/absolute.log"], names[:2])
    case.check("\x1b" not in case.last.stdout and ".." not in case.last.stdout, f"names: {names}")
    case.run("redact", "in/logs.tar", "--output-dir", "out")
    case.status(0)
    outside = [name for name in case.names() if name not in before and not name.startswith("out")]
    case.check(not outside, f"written beside the folder: {outside}")


def test_encrypted_members_are_named_and_the_others_read(case):
    packed = bytearray(zipped({"secret.log": content(case, TWO), "open.log": content(case, ONE)}))
    packed[6] |= 1
    packed[bytes(packed).index(b"PK\x01\x02") + 8] |= 1
    case.write("logs.zip", bytes(packed))
    report = figures(case, "logs.zip")
    case.stderr_has("warning: [input.encrypted] expected a readable capture, found 'logs.zip/secret.log', which is encrypted")
    case.same("captures", ["logs.zip/open.log"], [capture["name"] for capture in report["captures"]])
    # A pipe cannot move past what is encrypted unread.
    piped = json.loads(case.run("summary", "-", "--format", "json", stdin=bytes(packed), seconds=20).stdout)
    case.status(0)
    case.same("said once", 1, case.last.stderr.count("secret.log', which is encrypted"))
    case.same("figures", apps(figures(case, "-", stdin=content(case, ONE))), apps(piped))


def test_a_log_archive_is_answered_with_the_command_that_reads_it(case):
    part = b"\x00\x10\x00\x00\x11\x00\x00\x00" + b"\x00" * 4096
    case.write("app.logarchive/Persist/0000000000000001.tracev3", part)
    case.write("0000000000000001.tracev3", part)
    case.write("sysdiagnose.tar.gz", gzip.compress(tarred({"s/system_logs.logarchive/Info.plist": b"x", "s/app.log": content(case, ONE)})))
    for name in ["app.logarchive", "0000000000000001.tracev3"]:
        case.run("summary", name)
        case.status(1)
        case.stderr_has("log show --archive")
        case.stderr_has("unifiedlog_iterator -m log-archive")
    case.run("summary", "-", stdin=part)
    case.stderr_has("log show --archive")
    report = figures(case, "sysdiagnose.tar.gz")
    case.stderr_has("[input.logarchive]")
    case.same("captures", ["sysdiagnose.tar.gz/s/app.log"], [capture["name"] for capture in report["captures"]])


def test_what_is_no_text_is_said_by_its_kind(case):
    for name, begin, kind in [("a.7z", b"7z\xbc\xaf\x27\x1c", "7-Zip"), ("a.png", b"\x89PNG\r\n\x1a\n", "PNG"),
                              ("a.plist", b"bplist00", "binary property list")]:
        case.write(name, begin + b"\x00" * 600)
        case.run("summary", name)
        case.status(1)
        case.stderr_has(f"[input.not-text] expected a text capture, found '{name}', which is {kind}")


def test_damage_in_one_member_leaves_the_others(case):
    data = content(case, TWO)
    packed = bytearray(zipped({"a.log": content(case, ONE), "b.log": data, "c.log": content(case, ONE) + b"\n"}))
    at = bytes(packed).index(b"b.log") + 400
    packed[at:at + 60] = b"\xff" * 60
    case.write("logs.zip", bytes(packed))
    report = figures(case, "logs.zip")
    case.stderr_has("reading 'logs.zip/b.log' stopped before its end: the archive is damaged")
    case.same("captures", 3, len(report["captures"]))
