"""The tutorial is true: its files are those of the fixtures, its commands print what it shows.

With CTREPORT_RECORD=1 the outputs are written anew, and the case fails, for what was recorded has to be looked at.
"""

import os
import pathlib
import shutil
import subprocess

from harness import FIXTURES, tree

ARTICLE = FIXTURES.parent.parent / "Sources/Configuration/Configuration.docc/Tutorial.md"


def test_the_tutorial_is_true(case):
    folder = workplace(case)
    lines = ARTICLE.read_text().split("\n")
    written, files, commands = [], {}, 0
    position = 0
    while position < len(lines):
        line = lines[position]
        written.append(line)
        position += 1
        if not line.startswith("```") or line == "```":
            continue
        end = lines.index("```", position)
        block = lines[position:end]
        if line == "```console":
            commands += sum(one.startswith("$ ") for one in block)
            found = played(case, folder, block)
            case.same("the commands", "\n".join(block), "\n".join(found))
            written += found
        else:
            name = lines[position - 3].split("`")[1]
            files.setdefault(name, []).extend(block)
            text = (FIXTURES / "tutorial" / name).read_text()
            case.check("\n".join(block) + "\n" in text, f"{name} does not hold:\n" + "\n".join(block))
            written += block
        written.append("```")
        position = end + 1
    # Who copies the parts of a file one below the other has the file.
    for name, shown in ((name, shown) for name, shown in files.items() if name.endswith(".yml")):
        whole = (FIXTURES / "tutorial" / name).read_text().split("\n")
        case.same(f"the parts of {name}", "\n".join(filter(None, whole)), "\n".join(filter(None, shown)))
    case.check(len(files) >= 3 and commands >= 5, f"found {sorted(files)} and {commands} commands")
    if os.environ.get("CTREPORT_RECORD"):
        ARTICLE.write_text("\n".join(written))
        case.fault("the outputs were recorded; look at them")
    case.check(b"Anna" not in b"".join(tree(folder / "report").values()), "a typed text reached the site")


def workplace(case):
    """The tutorial's files in the case's folder, and the binary under its name."""
    folder = case.folder / "basket"
    shutil.copytree(FIXTURES / "tutorial", folder)
    (case.folder / "bin").mkdir()
    (case.folder / "bin/ctreport").symlink_to(pathlib.Path(case.binary))
    return folder


def played(case, folder, block):
    """The block with what its commands print; a line of '…' stands for any lines, and is kept."""
    environment = case.environment()
    environment["PATH"] = f"{case.folder / 'bin'}:{environment['PATH']}"
    found, position = [], 0
    while position < len(block):
        command = block[position]
        position += 1
        shown = []
        while position < len(block) and not block[position].startswith("$ "):
            shown.append(block[position])
            position += 1
        run = subprocess.run(
            ["sh", "-c", command.removeprefix("$ ") + " 2>&1"], cwd=folder, env=environment, capture_output=True, timeout=60)
        output = run.stdout.decode().rstrip("\n").split("\n") if run.stdout else []
        found += [command] + shortened(shown, output)
    return found


def shortened(shown, output):
    """The output as it is shown: of lines before and behind a '…' as many as there are."""
    dots = [number for number, line in enumerate(shown) if line.strip() == "…"]
    if not dots:
        return output
    behind = len(shown) - dots[0] - 1
    return output[: dots[0]] + [shown[dots[0]]] + (output[-behind:] if behind else [])
