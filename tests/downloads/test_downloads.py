"""The files that the guides offer for download do what the guides say.

    python3 -m unittest discover -s tests/downloads

No package is needed and no GPU: PyTorch is played by a small module put on
PYTHONPATH, in the builds that customers meet. Each script runs as customers
run it, in a process of its own, and is judged by its output and exit code.
"""
from __future__ import annotations

import ast
import csv
import hashlib
import json
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import unittest
from pathlib import Path
from typing import Dict, List, Optional

ROOT = Path(__file__).resolve().parents[2]
DOWNLOADS = ROOT / "static" / "downloads"
SCRIPTS = sorted(DOWNLOADS.glob("*.py"))

FAKE_TORCH = '''
import types

__version__ = {version!r}
version = types.SimpleNamespace(cuda={cuda!r}, hip={hip!r})
CARDS = {cards!r}  # (name, GiB, total of the product, device of the product)


class Tensor:
    def __init__(self, device, total=None):
        self.device, self.total = device, total

    def __matmul__(self, other):
        name, memory, total, device = CARDS[int(self.device.split(":")[1])]
        if total == "error":
            raise RuntimeError("no kernel image is available for execution on the device\\nmore")
        return Tensor(device or self.device, total)

    def sum(self):
        return self

    def item(self):
        return self.total


def ones(shape, device):
    assert shape == (64, 64)
    return Tensor(device)


def get_device_properties(index):
    name, memory, total, device = CARDS[index]
    return types.SimpleNamespace(name=name, total_memory=memory * 2 ** 30)


cuda = types.SimpleNamespace(
    is_available=lambda: bool(CARDS), device_count=lambda: len(CARDS),
    get_device_properties=get_device_properties)
'''

RIGHT = 64 ** 3
H100 = ("NVIDIA H100 80GB HBM3", 79, RIGHT, None)
B200 = ("NVIDIA B200", 179, RIGHT, None)
MI300X = ("AMD Instinct MI300X", 191, RIGHT, None)


class Workshop(unittest.TestCase):
    """A temporary folder, and an environment that holds only what a test puts in it."""

    def setUp(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="downloads-"))
        self.addCleanup(shutil.rmtree, self.folder)
        self.tools = self.folder / "tools"
        self.tools.mkdir()
        self.environment: Dict[str, str] = {
            "PATH": str(self.tools), "HOME": str(self.folder / "home"), "LANG": "C.UTF-8",
            "PYTHONDONTWRITEBYTECODE": "1"}

    def torch(self, cuda: Optional[str] = None, hip: Optional[str] = None,
              cards: tuple = (), text: Optional[str] = None) -> None:
        modules = self.folder / "modules"
        modules.mkdir(exist_ok=True)
        tag = f"+cu{cuda.replace('.', '')}" if cuda else f"+rocm{hip[:3]}" if hip else "+cpu"
        (modules / "torch.py").write_text(text if text is not None else FAKE_TORCH.format(
            version="2.9.1" + tag, cuda=cuda, hip=hip, cards=list(cards)))
        self.environment["PYTHONPATH"] = str(modules)

    def tool(self, name: str, output: str, code: int = 0) -> None:
        path = self.tools / name
        path.write_text(f"#!{sys.executable}\nprint({output!r})\nraise SystemExit({code})\n")
        path.chmod(0o755)

    def run_script(self, script: object, *arguments: object,
                   cwd: Optional[Path] = None) -> "subprocess.CompletedProcess[str]":
        path = DOWNLOADS / script if isinstance(script, str) else script
        # -S keeps packages of this machine out, a real PyTorch among them
        return subprocess.run([sys.executable, "-S", str(path), *map(str, arguments)],
                              env=self.environment, cwd=cwd or self.folder, text=True,
                              stdout=subprocess.PIPE, stderr=subprocess.PIPE, timeout=120)


class EveryScript(Workshop):
    def test_there_are_four(self) -> None:
        self.assertEqual([path.name for path in SCRIPTS],
                         ["check_environment.py", "checkpoint_demo.py", "collect_diagnosis.py",
                          "pilot_skeleton.py"])

    def test_help_names_purpose_and_exit_codes(self) -> None:
        for path in SCRIPTS:
            with self.subTest(path.name):
                done = self.run_script(path, "--help")
                self.assertEqual(done.returncode, 0, done.stderr)
                self.assertIn("exit codes", done.stdout)
                self.assertRegex(" ".join(done.stdout.split()), r"(?i)nothing is (written or )?sent")

    def test_wrong_option_is_exit_code_2(self) -> None:
        for path in SCRIPTS:
            with self.subTest(path.name):
                self.assertEqual(self.run_script(path, "--wrong").returncode, 2)

    def test_docstring_says_what_it_reads_writes_and_sends(self) -> None:
        for path in SCRIPTS:
            with self.subTest(path.name):
                text = ast.get_docstring(ast.parse(path.read_text(encoding="utf-8"))) or ""
                for word in ("Reads:", "Writes:", "Sends:"):
                    self.assertIn(word, text)
                self.assertRegex(text, r"Sends:\s+nothing")

    def test_nothing_can_be_sent(self) -> None:
        """No module of the network is imported, and only the standard library."""
        allowed = {"__future__", "argparse", "ast", "csv", "dataclasses", "datetime", "getpass",
                   "hashlib", "importlib", "importlib.metadata", "io", "json", "math", "os",
                   "pathlib", "platform", "random", "re", "shutil", "subprocess", "sys",
                   "tempfile", "time", "types", "typing"}
        for path in SCRIPTS:
            imported = set()
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if isinstance(node, ast.Import):
                    imported.update(name.name for name in node.names)
                elif isinstance(node, ast.ImportFrom):
                    imported.add(node.module)
            with self.subTest(path.name):
                self.assertEqual(imported - allowed, set())

    def test_reads_as_python_3_9(self) -> None:
        for path in SCRIPTS:
            with self.subTest(path.name):
                ast.parse(path.read_text(encoding="utf-8"), feature_version=(3, 9))


class CheckEnvironment(Workshop):
    def check(self, code: int, *arguments: object) -> str:
        """Run the check; compare the exit code; a pass and a failure never look alike."""
        done = self.run_script("check_environment.py", *arguments)
        self.assertEqual(done.returncode, code, done.stdout + done.stderr)
        self.assertEqual("PASSED" in done.stdout, code == 0)
        self.assertEqual("FAILED" in done.stderr, code != 0)
        self.assertNotIn("Traceback", done.stderr)
        return done.stdout + done.stderr

    def test_absent_torch(self) -> None:
        text = self.check(1)
        self.assertIn("PyTorch is not installed for this interpreter", text)
        self.assertIn(sys.executable, text)

    def test_torch_that_breaks_on_import(self) -> None:
        self.torch(text="raise OSError('libcudart.so.12: cannot open shared object file')")
        self.assertIn("libcudart.so.12", self.check(1))

    def test_torch_that_lacks_a_module(self) -> None:
        self.torch(text="import typing_extensions_missing")
        text = self.check(1)
        self.assertIn("typing_extensions_missing", text)
        self.assertIn("a module it needs is missing", text)

    def test_a_file_of_ones_own_called_torch(self) -> None:
        self.torch(text="x = 1")
        self.assertIn("is not PyTorch", self.check(1))

    def test_build_for_the_cpu(self) -> None:
        self.torch()
        self.assertIn("built for the CPU alone", self.check(3))

    def test_cuda_build_with_gpu(self) -> None:
        self.torch(cuda="12.8", cards=(H100,))
        self.tool("nvidia-smi", "570.86.15")
        text = self.check(0)
        self.assertIn("Build:        CUDA 12.8", text)
        self.assertIn("Driver:       NVIDIA 570.86.15", text)
        self.assertIn("NVIDIA H100 80GB HBM3, 79.0 GiB, multiplication correct", text)

    def test_cuda_build_without_gpu(self) -> None:
        self.torch(cuda="12.8")
        text = self.check(4)
        self.assertIn("Only the CPU is available", text)
        self.assertIn("nvidia-smi is not installed", text)

    def test_cuda_build_whose_driver_fails(self) -> None:
        self.torch(cuda="12.8")
        self.tool("nvidia-smi", "NVIDIA-SMI has failed\nsecond line", code=9)
        self.assertIn("nvidia-smi failed: NVIDIA-SMI has failed\n", self.check(4))

    def test_variable_that_hides_the_cards_is_shown(self) -> None:
        self.torch(cuda="12.8")
        self.environment["CUDA_VISIBLE_DEVICES"] = ""
        self.assertIn("CUDA_VISIBLE_DEVICES=''", self.check(4))

    def test_asking_for_gpus_raises(self) -> None:
        text = FAKE_TORCH.format(version="2.9.1", cuda="12.8", hip=None, cards=[])
        self.torch(text=text + "\ndef fail(): raise RuntimeError('driver too old')\n"
                               "cuda.is_available = fail\n")
        self.assertIn("RuntimeError: driver too old", self.check(4))

    def test_rocm_build_with_gpu(self) -> None:
        self.torch(hip="6.4.43484", cards=(MI300X,))
        text = self.check(0, "--backend", "rocm")
        self.assertIn("Build:        ROCm (HIP 6.4.43484)", text)
        self.assertIn("/dev/kfd", text)
        self.assertIn("AMD Instinct MI300X", text)

    def test_rocm_build_without_gpu(self) -> None:
        self.torch(hip="6.4.43484")
        self.assertIn("Only the CPU is available", self.check(4))

    def test_the_other_backend(self) -> None:
        self.torch(hip="6.4.43484", cards=(MI300X,))
        self.assertIn("You asked for cuda; this PyTorch is a rocm build", self.check(5, "--backend", "cuda"))
        self.torch(cuda="12.8", cards=(H100,))
        self.check(5, "--backend", "rocm")
        self.check(0, "--backend", "cuda")

    def test_number_of_cards(self) -> None:
        self.torch(cuda="12.8", cards=(B200, B200))
        text = self.check(0, "--gpus", 2)
        self.assertIn("Card 0:", text)
        self.assertIn("Card 1:", text)
        self.assertIn("You asked for 3 cards; PyTorch sees 2", self.check(5, "--gpus", 3))
        self.assertEqual(self.run_script("check_environment.py", "--gpus", 0).returncode, 2)

    def test_card_that_does_not_compute(self) -> None:
        self.torch(cuda="12.8", cards=(H100, ("old card", 8, "error", None)))
        text = self.check(6)
        self.assertIn("Card 1 does not compute. RuntimeError: no kernel image", text)

    def test_card_that_computes_wrongly(self) -> None:
        self.torch(cuda="12.8", cards=(("bad card", 8, RIGHT - 1, None),))
        self.assertIn("instead of 262144", self.check(6))

    def test_result_that_fell_back_to_the_cpu(self) -> None:
        self.torch(cuda="12.8", cards=(("card", 8, RIGHT, "cpu"),))
        self.assertIn("the result lies on cpu", self.check(6))


class CollectDiagnosis(Workshop):
    SECRETS = {  # environment: name, planted value
        "HF_TOKEN": "hf_QwErTyUiOpAsDfGhJkLzXcVbNm", "MY_PASSWORD": "correct horse",
        "AWS_SECRET_ACCESS_KEY": "wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY",
        "DATABASE_URL": "postgres://kim:s3cr3t@db.internal/orders", "DB_PWD": "pw-1234",
        "GIT_SIGNING_KEY": "abcd", "UNLISTED": "an unlisted value"}

    def collect(self, *arguments: object) -> str:
        done = self.run_script("collect_diagnosis.py", *arguments)
        self.assertEqual(done.returncode, 0, done.stderr)
        self.assertEqual(done.stderr, "")
        return done.stdout

    def error(self, text: str) -> str:
        """The report's error section for a log."""
        log = self.folder / "run.log"
        log.write_text(text, encoding="utf-8")
        return self.collect("--error-file", log).split("## First full error")[1]

    def test_the_five_parts_of_a_report(self) -> None:
        log = self.folder / "run.log"
        log.write_text("step 1\nTraceback (most recent call last):\n  line\nValueError: bad\n")
        text = self.collect("--order", "KD-7F4QZM2X", "--moment", "2026-12-01 10:15 UTC",
                            "--command", "python3 train.py --batch 8", "--error-file", log)
        self.assertIn("- order: KD-7F4QZM2X\n", text)
        self.assertIn("- moment: 2026-12-01 10:15 UTC\n", text)
        self.assertIn("- launch command: python3 train.py --batch 8\n", text)
        self.assertIn(f"CPython {sys.version.split()[0]}", text)
        self.assertIn("    Traceback (most recent call last):\n      line\n    ValueError: bad\n", text)
        self.assertNotIn("step 1", text)
        self.assertIn("Places removed by the filter: 0.", text)

    def test_what_is_not_given_is_to_fill_in(self) -> None:
        self.assertEqual(self.collect().count("to fill in"), 4)

    def test_pytorch_and_driver(self) -> None:
        self.torch(cuda="12.8", cards=(H100,))
        self.tool("nvidia-smi", "NVIDIA H100 80GB HBM3, 570.86.15, 81559 MiB")
        text = self.collect()
        self.assertIn("build: CUDA 12.8", text)
        self.assertIn("GPUs seen: 1", text)
        self.assertIn("NVIDIA H100 80GB HBM3, 570.86.15, 81559 MiB", text)
        self.torch(hip="6.4.43484", cards=(MI300X,))
        self.assertIn("build: ROCm 6.4.43484", self.collect())

    def test_broken_pytorch_does_not_stop_the_report(self) -> None:
        self.torch(text="import os; os._exit(7)")
        self.assertIn("- PyTorch: failed with exit code 7", self.collect())

    def test_package_asked_for(self) -> None:
        found = self.folder / "modules" / "nicetool-1.2.3.dist-info"
        found.mkdir(parents=True)
        (found / "METADATA").write_text("Metadata-Version: 2.1\nName: nicetool\nVersion: 1.2.3\n")
        self.environment["PYTHONPATH"] = str(found.parent)
        text = self.collect("--package", "nicetool", "--package", "absent-tool")
        self.assertIn("- nicetool: 1.2.3\n", text)
        self.assertIn("- absent-tool: not installed\n", text)

    def test_environment_secrets_never_appear(self) -> None:
        self.environment.update(self.SECRETS)
        self.environment["CUDA_VISIBLE_DEVICES"] = "0,1"
        self.torch(text="import os; raise OSError(repr(dict(os.environ)))")
        text = self.collect("--command", " ".join(self.SECRETS.values()).replace("an unlisted value", ""))
        text += self.error("Error: " + ", ".join(
            value for name, value in self.SECRETS.items() if name != "UNLISTED"))
        for name, value in self.SECRETS.items():
            if name != "UNLISTED":
                self.assertNotIn(value, text, name)
        self.assertIn("CUDA_VISIBLE_DEVICES: '0,1'", text)

    def test_unlisted_variables_are_not_named(self) -> None:
        self.environment.update(self.SECRETS)
        text = self.collect()
        for name, value in self.SECRETS.items():
            self.assertNotIn(name, text)
            self.assertNotIn(value, text)

    def test_secrets_in_the_command(self) -> None:
        for command, secret in (
                ("HF_TOKEN=abc123 python3 train.py", "abc123"),
                ("python3 train.py --api-key abc123", "abc123"),
                ("python3 train.py --api-key 'abc 123'", "abc 123"),
                ("python3 train.py --password=hunter2", "hunter2"),
                ("curl -H 'Authorization: Token abc123 def'", "abc123 def"),
                ("curl -H 'Authorization: Bearer abc123456'", "abc123456"),
                ("curl -u kim:hunter2 x", "hunter2"),
                ("python3 serve.py --secret_key \"a b c\"", "a b c"),
                ("AWS_SECRET_ACCESS_KEY=abc/def+1 x", "abc/def+1")):
            with self.subTest(command):
                text = self.collect("--command", command)
                self.assertNotIn(secret, text)
                self.assertIn("[removed: ", text)

    def test_secrets_in_the_error(self) -> None:
        for line, secret in (
                ("token hf_QwErTyUiOpAsDfGhJkLz refused", "hf_QwErTy"),
                ("key sk-proj-abcdefgh12345678 refused", "sk-proj"),
                ("ghp_abcdefghijklmnopqrstuvwxyz0123456789", "ghp_"),
                ("github_pat_11ABCDEFG0abcdefghijk_x", "github_pat_"),
                ("AKIAIOSFODNN7EXAMPLE", "AKIA"),
                ("eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.abc-DEF_123", "eyJ"),
                ('{"api_key": "abc123", "x": 1}', "abc123"),
                ("{'password': 'abc 123'}", "abc 123"),
                ("os.environ['MY_TOKEN'] = abc123", "abc123"),
                ("-----BEGIN RSA PRIVATE KEY-----\nMIIabc\nxyz\n-----END RSA PRIVATE KEY-----", "MIIabc"),
                ("-----BEGIN PRIVATE KEY-----\nMIIabc\n", "MIIabc"),
                ("got 0123456789abcdef0123456789abcdef", "0123456789abcdef"),
                ("got Zm9vYmFyYmF6cXV4MTIzNDU2Nzg5MA==", "Zm9vYmFy"),
                ("https://kim:hunter2@example.org/x", "hunter2"),
                ("https://huggingface.co/x?sig=abc123", "abc123"),
                ("https://nas.office.example:8080/x", "nas.office"),
                ("/home/anna/run.py", "anna"), ("/Users/anna/run.py", "anna"),
                ("/data/home/anna: not found", "anna"),
                ("C:\\Users\\Anna Smith\\run.py", "Anna"), ("C:\\Users\\Anna Smith\\run.py", "Smith"),
                ("write to anna@example.org", "anna"), ("anna@box: denied", "anna"),
                ("connect 192.168.12.7 refused", "192.168"), ("tcp://10.1.2.3:29500", "10.1.2.3"),
                ("connect 10.1.2.3:29500 refused", "10.1.2.3"), ("at 10.1.2.3.", "10.1.2.3"),
                ("fe80::1ff:fe23:4567:890a%eth0", "fe80"), ("2001:db8:0:1:1:1:1:1", "2001"),
                ("[::ffff:1]:80", "ffff"), ("mac 0a:1b:2c:3d:4e:5f", "0a:1b"),
                ("sent bearer abcdefghij", "abcdefghij"),
                ("id 3f1c2b4a-1111-2222-3333-444455556666", "3f1c2b4a"),
                ("GPU-3f1c2b4a-1111-2222-3333-444455556666", "3f1c2b4a")):
            with self.subTest(line):
                text = self.error("Error: " + line + "\n")
                self.assertNotIn(secret, text)
                self.assertIn("[removed: ", text)

    def test_own_names_and_home(self) -> None:
        self.environment.update(USER="marieke", LOGNAME="marieke", HOSTNAME="gpu-node-17")
        text = self.error(f"Error: {self.folder}/home/x.py by Marieke on gpu-node-17, /srv/marieke_2/y")
        self.assertIn("~/x.py", text)
        self.assertNotIn("marieke", text.lower())
        self.assertNotIn("gpu-node-17", text)

    def test_what_helps_is_kept(self) -> None:
        line = ("CUDA out of memory 12:30:45 torch 2.9.1+cu128 driver 570.86.15 max_tokens=512 "
                "pad_token=0 tokenizer: llama at::native::kernel c10::Error std::runtime_error "
                "scaled_dot_product_flash_attention_v2_backward _ZN2at6native27unrolled_kernelEv "
                "--tokenizer mine basic training "
                "/usr/lib/python3.11/site-packages/torch/nn/modules/module.py "
                "https://huggingface.co/org/model keyword=3 author=me batch 8 shape [1, 2048, 4096]")
        self.assertIn(line, self.error("Error: " + line))

    def test_error_without_traceback_and_long_logs(self) -> None:
        text = self.error("".join(f"step {n}\n" for n in range(500)) + "Killed\n")
        self.assertIn("step 495\n", text)
        self.assertNotIn("step 494\n", text)
        text = self.error("RuntimeError: x\n" + "line\n" * 500 + "a " * 5000)
        self.assertIn("... 302 more lines", text)
        self.assertLess(len(self.error("Error: " + "word " * 50000)), 3000)

    def test_output_file_is_new(self) -> None:
        target = self.folder / "report.md"
        self.assertIn("Read it before you send it", self.collect("--output", target))
        before = target.read_bytes()
        self.assertTrue(before.startswith(b"# Problem report"))
        again = self.run_script("collect_diagnosis.py", "--output", target)
        self.assertEqual(again.returncode, 3)
        self.assertIn("FAILED", again.stderr)
        self.assertEqual(target.read_bytes(), before)

    def test_error_file_that_is_not_there(self) -> None:
        done = self.run_script("collect_diagnosis.py", "--error-file", "absent.log")
        self.assertEqual(done.returncode, 3)
        self.assertNotIn("Traceback", done.stderr)


class CheckpointDemo(Workshop):
    RESULTS = ("losses.txt", "result.json")

    def demo(self, *arguments: object) -> "subprocess.CompletedProcess[str]":
        return self.run_script("checkpoint_demo.py", *arguments)

    def results(self, name: str) -> List[bytes]:
        return [(self.folder / name / file).read_bytes() for file in self.RESULTS]

    def whole(self) -> List[bytes]:
        self.assertEqual(self.demo("run", "whole").returncode, 0)
        return self.results("whole")

    def kill_half_way(self, name: str) -> None:
        """Start a run, wait for the checkpoint of step 300 and some steps more, kill it."""
        command = [sys.executable, "-S", str(DOWNLOADS / "checkpoint_demo.py"), "run", name,
                   "--pause", "0.01"]
        process = subprocess.Popen(command, env=self.environment, cwd=self.folder,
                                   stdout=subprocess.DEVNULL)
        folder, limit = self.folder / name, time.monotonic() + 60
        log = folder / "losses.txt"
        while not (log.exists() and b"\n310 " in log.read_bytes()):
            self.assertIsNone(process.poll(), "the run ended before it could be killed")
            self.assertLess(time.monotonic(), limit)
            time.sleep(0.005)
        process.send_signal(signal.SIGKILL)
        self.assertEqual(process.wait(), -signal.SIGKILL)
        self.assertFalse((folder / "result.json").exists())
        self.assertTrue((folder / "checkpoint-00000300.json").exists())
        self.assertGreater(log.stat().st_size, self.state(folder)["log_bytes"])

    @staticmethod
    def state(folder: Path) -> dict:
        newest = sorted(folder.glob("checkpoint-*.json"))[-1]
        return json.loads(json.loads(newest.read_text())["state"])

    def test_killed_and_resumed_equals_uninterrupted(self) -> None:
        whole = self.whole()
        self.kill_half_way("broken")
        done = self.demo("run", "broken", "--resume")
        self.assertEqual(done.returncode, 0, done.stderr)
        self.assertRegex(done.stdout, r"Resuming after step 3\d\d")
        self.assertEqual(self.results("broken"), whole)

    def test_the_result_is_the_one_in_the_guide(self) -> None:
        """The same on every Python and machine: the guide prints this fingerprint."""
        self.assertIn("Finished at step 600: sha256 edb051e90f223411", self.demo("run", "x").stdout)

    def test_the_run_learns(self) -> None:
        losses, _ = self.whole()
        values = [float(line.split()[1]) for line in losses.decode().splitlines()]
        self.assertEqual(len(values), 600)
        self.assertLess(sum(values[-60:]), sum(values[:60]) / 10)

    def test_each_part_of_the_state_is_needed(self) -> None:
        whole = self.whole()
        self.kill_half_way("broken")
        for part in ("optimiser", "random", "position"):
            with self.subTest(part):
                shutil.copytree(self.folder / "broken", self.folder / part)
                self.assertEqual(self.demo("run", part, "--resume", "--forget", part).returncode, 0)
                self.assertNotEqual(self.results(part)[1], whole[1])

    def test_damaged_checkpoint_is_passed_over(self) -> None:
        whole = self.whole()
        self.kill_half_way("broken")
        newest = sorted((self.folder / "broken").glob("checkpoint-*.json"))[-1]
        for name, damage in (("cut", lambda text: text[:len(text) // 2]), ("empty", lambda text: ""),
                             ("altered", lambda text: text.replace("0.", "0.1", 1))):
            with self.subTest(name):
                shutil.copytree(self.folder / "broken", self.folder / name)
                path = self.folder / name / newest.name
                path.write_text(damage(newest.read_text()))
                done = self.demo("run", name, "--resume")
                self.assertEqual(done.returncode, 0, done.stderr)
                self.assertIn(f"{newest.name} cannot be used", done.stderr)
                self.assertEqual(self.results(name), whole)

    def test_nothing_to_resume(self) -> None:
        self.assertEqual(self.demo("run", "empty", "--resume").returncode, 4)
        self.assertFalse((self.folder / "empty").exists())
        self.kill_half_way("broken")
        log = self.folder / "broken" / "losses.txt"
        log.write_bytes(log.read_bytes()[:100])
        self.assertEqual(self.demo("run", "broken", "--resume").returncode, 4)

    def test_a_new_run_never_overwrites(self) -> None:
        whole = self.whole()
        done = self.demo("run", "whole")
        self.assertEqual(done.returncode, 3)
        self.assertIn("not empty", done.stderr)
        self.assertEqual(self.results("whole"), whole)

    def test_resuming_a_finished_run_changes_nothing(self) -> None:
        whole = self.whole()
        self.assertEqual(self.demo("run", "whole", "--resume").returncode, 0)
        self.assertEqual(self.results("whole"), whole)

    def test_two_checkpoints_are_kept_and_no_half_files(self) -> None:
        self.whole()
        self.assertEqual(sorted(path.name for path in (self.folder / "whole").iterdir()),
                         ["checkpoint-00000550.json", "checkpoint-00000600.json", *self.RESULTS])

    def test_prove(self) -> None:
        done = self.demo("prove")
        self.assertEqual(done.returncode, 0, done.stdout + done.stderr)
        self.assertIn("PROVEN: both runs are equal, byte for byte.", done.stdout)
        self.assertEqual(self.demo("prove", "--every", 1, "--steps", 100).returncode, 0)
        done = self.demo("prove", "--forget", "random")
        self.assertEqual(done.returncode, 1)
        self.assertIn("NOT PROVEN", done.stdout)

    def test_options_that_make_no_sense(self) -> None:
        for arguments in (("prove", "--steps", 10), ("run", "x", "--forget", "random"),
                          ("run", "x", "--every", 0), ("run", "x", "--steps", -1), ()):
            with self.subTest(arguments):
                self.assertEqual(self.demo(*arguments).returncode, 2)


class PilotSkeleton(Workshop):
    def setUp(self) -> None:
        super().setUp()
        self.project = self.folder / "my-project"
        done = self.run_script("pilot_skeleton.py", self.project)
        self.assertEqual(done.returncode, 0, done.stderr)
        self.assertIn("20 files", done.stdout)

    def code(self, name: str, *arguments: object,
             project: Optional[Path] = None) -> "subprocess.CompletedProcess[str]":
        project = project or self.project
        return self.run_script(project / "code" / name, *arguments, cwd=project)

    @staticmethod
    def tree(folder: Path) -> Dict[str, str]:
        return {str(path.relative_to(folder)): hashlib.sha256(path.read_bytes()).hexdigest()
                for path in sorted(folder.rglob("*")) if path.is_file()}

    def pilot(self, name: str = "pilot-01") -> Path:
        done = self.code("classify.py", f"outputs/{name}")
        self.assertEqual(done.returncode, 0, done.stderr)
        return self.project / "outputs" / name / "results.csv"

    def test_always_the_same_tree(self) -> None:
        self.run_script("pilot_skeleton.py", "again")
        self.assertEqual(self.tree(self.folder / "again"), self.tree(self.project))

    def test_never_into_a_folder_in_use(self) -> None:
        before = self.tree(self.project)
        self.assertEqual(self.run_script("pilot_skeleton.py", self.project).returncode, 3)
        self.assertEqual(self.tree(self.project), before)
        self.assertEqual(self.run_script("pilot_skeleton.py", self.project / "README.md").returncode, 3)
        self.assertEqual(self.run_script("pilot_skeleton.py", self.project / "README.md/x").returncode, 4)

    def test_accepted_and_refused_are_twelve(self) -> None:
        results = self.pilot()
        done = self.code("check.py", "outputs/pilot-01")
        self.assertEqual(done.returncode, 0, done.stdout + done.stderr)
        self.assertIn("accepted 11 + refused 1 = 12", done.stdout)
        with open(results, newline="") as file:
            rows = list(csv.DictReader(file))
        self.assertEqual([row["id"] for row in rows if row["state"] == "refused"], ["doc-08"])

    def test_the_check_can_fail(self) -> None:
        original = self.pilot().read_text()
        breaks = {
            "one is missing": ("doc-03,accepted,report,\n", ""),
            "one twice": ("doc-03,accepted,report,\n", "doc-03,accepted,report,\n" * 2),
            "one twice for another": ("doc-04,accepted,invoice", "doc-03,accepted,report"),
            "refused one accepted": ("doc-08,refused,,no readable text", "doc-08,accepted,letter,"),
            "accepted one refused": ("doc-03,accepted,report,", "doc-03,refused,,no readable text"),
            "wrong class": ("doc-03,accepted,report", "doc-03,accepted,letter"),
            "no reason": ("no readable text", ""),
            "a stranger": ("doc-12", "doc-13"),
            "unknown state": ("doc-03,accepted", "doc-03,skipped"),
        }
        for name, (old, new) in breaks.items():
            with self.subTest(name):
                self.assertIn(old, original)
                folder = self.project / "outputs" / name.replace(" ", "-")
                folder.mkdir()
                (folder / "results.csv").write_text(original.replace(old, new))
                done = self.code("check.py", folder)
                self.assertEqual(done.returncode, 1, done.stdout)
                self.assertIn("FAILED", done.stderr)
                self.assertNotIn("Traceback", done.stderr)

    def test_changed_or_lost_input(self) -> None:
        self.pilot()
        document = self.project / "data" / "documents" / "doc-05.txt"
        document.write_text(document.read_text() + "x")
        self.assertIn("doc-05: the document is missing or was changed",
                      self.code("check.py", "outputs/pilot-01").stdout)
        document.unlink()
        self.assertEqual(self.code("check.py", "outputs/pilot-01").returncode, 1)
        self.assertEqual(self.code("check.py", "outputs/absent").returncode, 1)

    def test_a_run_never_overwrites_another(self) -> None:
        before = self.pilot().read_bytes()
        done = self.code("classify.py", "outputs/pilot-01")
        self.assertEqual(done.returncode, 1)
        self.assertIn("exists", done.stderr)
        self.assertEqual((self.project / "outputs/pilot-01/results.csv").read_bytes(), before)

    def test_resume_gives_the_same_bytes(self) -> None:
        whole = self.pilot().read_bytes()
        self.code("classify.py", "outputs/pilot-02", "--stop-after", 5)
        self.assertEqual(self.code("check.py", "outputs/pilot-02").returncode, 1)
        results = self.project / "outputs" / "pilot-02" / "results.csv"
        with open(results, "ab") as file:
            file.write(b"doc-06,acc")  # as a killed run leaves it
        done = self.code("classify.py", "outputs/pilot-02", "--resume")
        self.assertIn("Resuming: 5 documents are done", done.stdout)
        self.assertEqual(results.read_bytes(), whole)

    def test_the_folder_survives_a_move(self) -> None:
        self.pilot()
        moved = self.folder / "elsewhere" / "copy of it"
        shutil.copytree(self.project, moved)
        shutil.rmtree(self.project)
        self.assertEqual(self.code("check.py", "outputs/pilot-01", project=moved).returncode, 0)
        self.assertEqual(self.code("classify.py", "outputs/pilot-02", project=moved).returncode, 0)
        for path in moved.rglob("*"):
            if path.is_file():
                self.assertNotIn(str(self.folder), path.read_text())


if __name__ == "__main__":
    unittest.main()
