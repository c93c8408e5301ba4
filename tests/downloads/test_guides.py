"""The guides keep their shape in every language, and quote what the downloads really do.

    python3 -m unittest discover -s tests/downloads

English leads. Another language is held to the same headings, anchors, links,
placeholders and commands; its prose is its own. A language that has no guide
yet is passed over here: the shop's own tests ask for it.
"""
from __future__ import annotations

import os
import re
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path
from typing import Dict, Iterator, List, Tuple

ROOT = Path(__file__).resolve().parents[2]
DOWNLOADS = ROOT / "static" / "downloads"
GUIDES = ("pilot", "environments", "diagnosis", "checkpoints")
PAGES = {"gpus", "configure", "orders", "balance", "support"}
FAQ = set("""which-gpu cuda-or-rocm model-fit several-gpus lot lot-or-batch duration price
    preparation own-software reproducible pytorch-sees-gpu out-of-memory weights-to-resume
    before-the-end identity methods network i-have-paid expired no-instructions top-ups
    pay-from-balance name-and-email account find-orders paid-or-ready rental-start extension
    problem-report""".split())
RULES = {"lots_min", "lots_max", "terms", "b200_gpus"}
FENCE = re.compile(r"^( *)```(\w*)\n(.*?)^\1```$", re.MULTILINE | re.DOTALL)


def guides() -> Iterator[Tuple[str, str, str]]:
    """(language, name, text) of every guide that is there."""
    for folder in sorted((ROOT / "locales").glob("*/guides")):
        for name in GUIDES:
            path = folder / f"{name}.md"
            if path.exists():
                yield folder.parent.name, name, path.read_text(encoding="utf-8")


ENGLISH: Dict[str, str] = {name: text for tag, name, text in guides() if tag == "en"}


def headings(text: str) -> List[str]:
    return re.findall(r"^## .+ \{#([a-z0-9-]+)\}$", text, re.MULTILINE)


def blocks(text: str, language: str) -> List[str]:
    """Code blocks of one language, without the drawn tree, whose notes are translated."""
    found = []
    for indent, tag, body in FENCE.findall(text):
        if tag == language and "├──" not in body:
            found.append("\n".join(line[len(indent):] for line in body.splitlines()))
    return found


def prose(text: str) -> str:
    return re.sub(r"`[^`\n]*`", "", FENCE.sub("", text.split("+++", 2)[2]))


class Shape(unittest.TestCase):
    def test_english_is_complete(self) -> None:
        self.assertEqual(set(ENGLISH), set(GUIDES))

    def test_front_matter(self) -> None:
        for tag, name, text in guides():
            with self.subTest(f"{tag}/{name}"):
                _, head, _ = text.split("+++\n", 2)
                keys = dict(re.findall(r'^(\w+) = "(.+)"$', head, re.MULTILINE))
                self.assertEqual(list(keys), ["title", "description", "checked"])
                self.assertLessEqual(len(keys["description"]), 155)
                self.assertRegex(keys["checked"], r"^\d{4}-\d\d-\d\d$")

    def test_headings_and_anchors_are_those_of_english(self) -> None:
        for tag, name, text in guides():
            with self.subTest(f"{tag}/{name}"):
                self.assertEqual(headings(text), headings(ENGLISH[name]))
                # every heading has an anchor, and the page prints the only h1
                self.assertEqual(len(re.findall(r"^#+ ", FENCE.sub("", text), re.MULTILINE)),
                                 len(headings(text)))

    def test_commands_and_outputs_are_those_of_english(self) -> None:
        for tag, name, text in guides():
            for language in ("sh", "text"):
                with self.subTest(f"{tag}/{name} {language}"):
                    self.assertEqual(blocks(text, language), blocks(ENGLISH[name], language))
            with self.subTest(f"{tag}/{name}"):
                self.assertEqual({block[1] for block in FENCE.findall(text)}, {"sh", "text"})

    def test_links_lead_somewhere_and_are_those_of_english(self) -> None:
        for tag, name, text in guides():
            with self.subTest(f"{tag}/{name}"):
                links = re.findall(r"\]\(([^)]*)\)", text)
                self.assertEqual(set(links), set(re.findall(r"\]\(([^)]*)\)", ENGLISH[name])))
                for link in links:
                    self.assertTrue(link.startswith("shop:"), link)
                    page = link[len("shop:"):]
                    known = (page in PAGES
                             or page.startswith("faq#") and page[4:] in FAQ
                             or page.startswith("guides/") and page[7:] in GUIDES
                             or page.startswith("downloads/") and (DOWNLOADS / page[10:]).is_file())
                    self.assertTrue(known, link)

    def test_rules_of_the_shop_are_placeholders(self) -> None:
        for tag, name, text in guides():
            with self.subTest(f"{tag}/{name}"):
                used = re.findall(r"\{\{(\w+)\}\}", text)
                self.assertLessEqual(set(used), RULES)
                self.assertEqual(set(used), set(re.findall(r"\{\{(\w+)\}\}", ENGLISH[name])))
                self.assertNotRegex(FENCE.sub("", text).replace("{{", "").replace("}}", ""), r"[{](?!#)")

    def test_no_straight_quotes_in_prose(self) -> None:
        for tag, name, text in guides():
            with self.subTest(f"{tag}/{name}"):
                self.assertNotRegex(prose(text), "[\"']")


class Quotations(unittest.TestCase):
    """The outputs that a guide shows are those of the scripts."""

    def setUp(self) -> None:
        folder = tempfile.TemporaryDirectory(prefix="guides-")
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)

    def shell(self, commands: str, folder: Path) -> str:
        """What the commands print, with the python3 of this test."""
        tools = self.folder / "tools"
        tools.mkdir(exist_ok=True)
        python = tools / "python3"
        if not python.exists():
            python.symlink_to(sys.executable)
        environment = {"PATH": f"{tools}:{os.environ['PATH']}", "PYTHONDONTWRITEBYTECODE": "1",
                       "HOME": str(self.folder)}
        done = subprocess.run(["sh", "-c", commands], cwd=folder, env=environment, text=True,
                              stdout=subprocess.PIPE, stderr=subprocess.STDOUT, timeout=120)
        return re.sub(r"process \d+", "process N", done.stdout).rstrip("\n")

    def lay(self, script: str) -> None:
        (self.folder / script).write_bytes((DOWNLOADS / script).read_bytes())

    def test_pilot(self) -> None:
        self.lay("pilot_skeleton.py")
        commands, outputs = blocks(ENGLISH["pilot"], "sh"), blocks(ENGLISH["pilot"], "text")
        make, first, check, pack, copy, resume = commands
        written, passed, _, copied, resumed = outputs
        self.assertIn("check_environment.py", check)
        project = self.folder / "my-project"
        self.assertEqual(self.shell(make, self.folder), written)
        self.assertEqual(self.shell(first, self.folder), passed)
        self.shell(first.replace("cd my-project", ":").replace("pilot-01", "pilot-02"), project)
        self.assertEqual(self.shell(resume, project), resumed)
        self.assertEqual(self.shell(pack, self.folder), "")
        away = self.folder / "away"
        away.mkdir()
        for file in self.folder.glob("my-project.tar.gz*"):
            file.rename(away / file.name)
        self.assertEqual(self.shell(copy, away), copied)

    def test_tree_of_the_pilot(self) -> None:
        self.lay("pilot_skeleton.py")
        self.shell("python3 pilot_skeleton.py my-project", self.folder)
        names = {path.name for path in (self.folder / "my-project").rglob("*")}
        for tag, name, text in guides():
            if name == "pilot":
                tree = next(body for _, _, body in FENCE.findall(text) if "├──" in body)
                drawn = re.findall(r"── ([\w.]+)", tree)
                self.assertLessEqual(set(drawn), names, tag)
                self.assertEqual(names - set(drawn), {f"doc-{n:02d}.txt" for n in range(1, 13)}, tag)

    def test_checkpoints(self) -> None:
        self.lay("checkpoint_demo.py")
        commands = blocks(ENGLISH["checkpoints"], "sh")
        outputs = [re.sub(r"process \d+", "process N", text)
                   for text in blocks(ENGLISH["checkpoints"], "text")]
        shown = re.sub(r"after step \d+", "after step N", outputs[0])
        real = re.sub(r"after step \d+", "after step N", self.shell(commands[0], self.folder))
        self.assertEqual(real, shown)
        compare = commands[4]
        self.assertIn("undisturbed", compare)
        self.shell("timeout -s KILL 4 python3 checkpoint_demo.py run my-run --pause 0.01", self.folder)
        real = re.sub(r"after step \d+", "after step 250", self.shell(compare, self.folder))
        self.assertEqual(real, outputs[3])
        self.shell("truncate -s 100 my-run/checkpoint-00000600.json", self.folder)
        self.assertEqual(self.shell("python3 checkpoint_demo.py run my-run --resume", self.folder),
                         outputs[5])

    def test_diagnosis(self) -> None:
        self.lay("collect_diagnosis.py")
        (self.folder / "run.log").write_text("ValueError: bad\n")
        command = next(text for text in blocks(ENGLISH["diagnosis"], "sh") if "collect" in text)
        self.assertEqual(self.shell(command, self.folder), blocks(ENGLISH["diagnosis"], "text")[-1])


if __name__ == "__main__":
    unittest.main()
