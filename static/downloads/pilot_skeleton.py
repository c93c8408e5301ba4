#!/usr/bin/env python3
"""Write the project folder of the pilot guide: twelve documents, one to be refused.

    python3 pilot_skeleton.py my-project

The folder works as it is, on a CPU, with Python alone. Its classifier looks for
words: replace the function classify() with your model and keep the checks.

Reads:  nothing.
Writes: one new folder, always with the same content, byte for byte.
Sends:  nothing.
"""
from __future__ import annotations

import argparse
import csv
import hashlib
import io
import sys
from pathlib import Path
from typing import Dict, List, Tuple

# Exit codes. 2 is what argparse uses for a wrong option.
WRITTEN, FOLDER_IN_USE, CANNOT_WRITE = 0, 3, 4

# (what must come out, the text); document 08 has no readable text and must be refused
DOCUMENTS: List[Tuple[str, str]] = [
    ("invoice", "Invoice 2041. Amount due: 310.00. Payable within 30 days."),
    ("contract", "This agreement is made between the two parties named below."),
    ("report", "Summary. The measurements of the third week are shown in table 2."),
    ("invoice", "Invoice 2042 for two repairs. Amount due: 95.50."),
    ("letter", "Dear Ms Okafor, thank you for your visit. Kind regards, the museum."),
    ("contract", "Both parties sign this agreement. It ends after one year."),
    ("report", "Summary of the inspection: no fault was found in the measurements."),
    ("refused", "#~ %% 0x0x .,.,"),
    ("letter", "Dear neighbour, the street is closed on Monday. Kind regards."),
    ("invoice", "Final invoice 2043. The amount due has been reduced to 12.00."),
    ("report", "Summary. Fewer measurements than planned could be used."),
    ("contract", "The parties extend their agreement by six months."),
]

FILES: Dict[str, str] = {}

FILES["README.md"] = """\
# Pilot

1. `python3 code/classify.py outputs/pilot-01` classifies the documents into a new folder.
2. `python3 code/check.py outputs/pilot-01` proves that accepted + refused = 12.

Fill in `criteria.md` before the first run and `decision.md` after the last.
Every path is relative to this folder: copy it whole and it works elsewhere.
"""

FILES["criteria.md"] = """\
# Criteria, written before the start

| what | limit | measured |
|---|---|---|
| inputs | 12 documents, checksums equal to data/manifest.csv | |
| results | 11 accepted, each with the expected class | |
| failures | 1 refused with a reason: doc-08; none missing, none twice | |
| end of the test | all criteria met, or half of the rental used | |
"""

FILES["decision.md"] = """\
# Decision

- date:
- order and card:
- run that counts (folder in outputs/):
- criteria met:
- copy checked outside, resume tested:
- decision (go on, change, stop) and its reason:
"""

FILES["environment/requirements.txt"] = """\
# Exact versions of what your program needs, one a line. The example needs none.
"""

FILES["outputs/README.md"] = """\
One new folder a run. Nothing here is changed after the run.
"""

FILES["code/classify.py"] = '''\
"""Classify every document of the manifest into a new folder. Replace classify()."""
import argparse
import csv
import sys
from pathlib import Path

PROJECT = Path(__file__).resolve().parent.parent
WORDS = {"invoice": "amount due", "contract": "agreement", "report": "summary", "letter": "dear"}


def classify(text):
    """Return (class, ""), or (None, reason) to refuse. Put your model here."""
    if sum(letter.isalpha() for letter in text) < len(text) / 2:
        return None, "no readable text"
    for name, word in WORDS.items():
        if word in text.lower():
            return name, ""
    return None, "no known class"


def whole_rows(results):
    """Rows already written; a half line left by a killed run is cut off."""
    kept = results.read_bytes().rpartition(b"\\n")
    results.write_bytes(kept[0] + kept[1])
    return results.read_text(encoding="utf-8").splitlines()[1:]


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path, help="a new folder for the results")
    parser.add_argument("--resume", action="store_true", help="go on in a folder begun before")
    parser.add_argument("--stop-after", type=int, metavar="N", help="stop early, to test a resume")
    options = parser.parse_args()
    results, done = options.folder / "results.csv", set()
    if options.resume and results.exists():
        done = {row.split(",")[0] for row in whole_rows(results)}
        print(f"Resuming: {len(done)} documents are done")
    elif options.folder.exists():
        sys.exit(f"{options.folder} exists: name a new folder, or resume a run that began in it")
    else:
        options.folder.mkdir(parents=True)
        results.write_bytes(b"id,state,class,reason\\n")
    with open(PROJECT / "data" / "manifest.csv", encoding="utf-8", newline="") as file:
        rows = [row for row in csv.DictReader(file) if row["id"] not in done]
    with open(results, "a", encoding="utf-8", newline="") as file:
        for row in rows[:options.stop_after]:
            text = (PROJECT / "data" / "documents" / (row["id"] + ".txt")).read_text("utf-8")
            found, reason = classify(text)
            state = "accepted" if found else "refused"
            csv.writer(file, lineterminator="\\n").writerow([row["id"], state, found, reason])
            file.flush()
    print(f"Classified: {len(rows[:options.stop_after])} documents")


if __name__ == "__main__":
    main()
'''

FILES["code/check.py"] = '''\
"""Prove that a run is complete and right: accepted + refused = 12. Exits with 1 if not."""
import argparse
import csv
import hashlib
import sys
from collections import Counter
from pathlib import Path

PROJECT = Path(__file__).resolve().parent.parent


def read(path):
    with open(path, encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


def problems(manifest, results):
    if len(manifest) != 12:
        yield f"the manifest names {len(manifest)} documents instead of 12"
    for row in manifest:
        path = PROJECT / "data" / "documents" / (row["id"] + ".txt")
        if not path.exists() or hashlib.sha256(path.read_bytes()).hexdigest() != row["sha256"]:
            yield f"{row['id']}: the document is missing or was changed"
    times = Counter(row["id"] for row in results)
    expected = {row["id"]: row["expected"] for row in manifest}
    for name in sorted(set(times) | set(expected)):
        if name not in expected:
            yield f"{name}: not in the manifest"
        elif times[name] != 1:
            yield f"{name}: {times[name]} results instead of 1"
    for row in results:
        found = row["class"] if row["state"] == "accepted" else row["state"]
        if found != expected.get(row["id"], found):
            yield f"{row['id']}: {found} instead of {expected[row['id']]}"
        if row["state"] not in ("accepted", "refused"):
            yield f"{row['id']}: unknown state {row['state']}"
        if row["state"] == "refused" and not row["reason"]:
            yield f"{row['id']}: refused without a reason"


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path, help="the folder of the run")
    results_file = parser.parse_args().folder / "results.csv"
    if not results_file.exists():
        sys.exit(f"FAILED: {results_file} does not exist")
    results = read(results_file)
    states = Counter(row["state"] for row in results)
    accepted, refused = states["accepted"], states["refused"]
    found = list(problems(read(PROJECT / "data" / "manifest.csv"), results))
    print(f"accepted {accepted} + refused {refused} = {accepted + refused}")
    for problem in found:
        print(problem)
    if found or accepted + refused != 12:
        sys.exit("FAILED: this run does not count")
    print("PASSED: 12 documents, each with the expected outcome")


if __name__ == "__main__":
    main()
'''


def all_files() -> Dict[str, bytes]:
    """Every file of the project: path and content."""
    files = {path: content.encode() for path, content in FILES.items()}
    manifest = io.StringIO()
    writer = csv.writer(manifest, lineterminator="\n")
    writer.writerow(["id", "expected", "sha256"])
    for number, (expected, text) in enumerate(DOCUMENTS, start=1):
        name, content = f"doc-{number:02d}", (text + "\n").encode()
        files[f"data/documents/{name}.txt"] = content
        writer.writerow([name, expected, hashlib.sha256(content).hexdigest()])
    files["data/manifest.csv"] = manifest.getvalue().encode()
    return files


def main() -> int:
    parser = argparse.ArgumentParser(
        description="Write the project folder of the pilot guide. Nothing is sent.",
        epilog="exit codes: 0 written, 2 wrong option, 3 the folder is in use, 4 cannot write")
    parser.add_argument("folder", type=Path, help="the folder to make")
    folder: Path = parser.parse_args().folder
    try:
        if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
            print(f"{folder} is in use: name a new folder.", file=sys.stderr)
            return FOLDER_IN_USE
        files = all_files()
        for path, content in sorted(files.items()):
            target = folder / path
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_bytes(content)
    except OSError as trouble:
        print(f"FAILED: {trouble}", file=sys.stderr)
        return CANNOT_WRITE
    print(f"Written: {len(files)} files in {folder}")
    return WRITTEN


if __name__ == "__main__":
    sys.exit(main())
