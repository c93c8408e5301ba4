#!/usr/bin/env python3
"""Gather what a problem report needs, and leave the secrets out.

Run it with the same interpreter as your program:

    python3 collect_diagnosis.py
    python3 collect_diagnosis.py --order KD-7F4QZM2X --command "python3 train.py" \\
        --error-file run.log --output report.md

Only named facts are asked for: no environment variable is printed unless it is
in the short list SETTINGS. Every line then passes through a filter that removes
secrets, user and host names, addresses and long opaque strings. A filter can
miss something: read the report before you send it.

Reads:  version numbers, device names, the error file you name, and the
        environment (secret values there are looked up to be removed).
Writes: the report to the screen, or to a new file with --output.
Sends:  nothing.
"""
from __future__ import annotations

import argparse
import getpass
import importlib.metadata
import os
import platform
import re
import shutil
import subprocess
import sys
from datetime import datetime, timezone
from pathlib import Path
from typing import Iterator, List, Optional, Pattern, Tuple

# Exit codes. 2 is what argparse uses for a wrong option.
WRITTEN, FILE_TROUBLE = 0, 3

PACKAGES = ("torch", "torchvision", "torchaudio", "triton", "pytorch-triton-rocm", "numpy",
            "transformers", "accelerate", "diffusers", "safetensors", "vllm", "bitsandbytes",
            "flash-attn", "xformers", "deepspeed", "jax", "tensorflow", "notebook", "jupyterlab")
SETTINGS = ("CUDA_VISIBLE_DEVICES", "HIP_VISIBLE_DEVICES", "ROCR_VISIBLE_DEVICES",
            "HSA_OVERRIDE_GFX_VERSION", "PYTORCH_CUDA_ALLOC_CONF", "PYTORCH_HIP_ALLOC_CONF",
            "PYTORCH_ALLOC_CONF", "CUDA_LAUNCH_BLOCKING", "OMP_NUM_THREADS", "NCCL_DEBUG")
TOOLS = (
    ("nvidia-smi", "--query-gpu=name,driver_version,memory.total", "--format=csv,noheader"),
    ("rocm-smi", "--showproductname", "--showdriverversion"),
)
PYTORCH = """
import torch
print("build:", "ROCm " + str(torch.version.hip) if getattr(torch.version, "hip", None)
      else "CUDA " + str(torch.version.cuda) if torch.version.cuda else "CPU alone")
print("GPUs seen:", torch.cuda.device_count() if torch.cuda.is_available() else 0)
"""
ERROR_LINES, LINES_BEFORE, LINE_LENGTH = 200, 5, 2000
ERROR_WORD = re.compile(r"\b(?:\w*error|fatal|failed|killed|out of memory)\b", re.IGNORECASE)

# pad_token and its kin are settings of a text model, not secrets
SECRET_WORD = (r"(?:secret|(?<!pad_)(?<!bos_)(?<!eos_)(?<!unk_)token|passw(?:or)?d|passphrase|"
               r"credentials?|cookie|session[_-]?id|auth(?:orization)?|"
               r"(?:api|access|account|private|secret|signing|encryption|ssh)[_-]?key)(?![a-z])")
SECRET_NAME = re.compile(r"secret|token|passw|pwd|phrase|credential|cookie|session|auth|key|"
                         r"private|signature|dsn|webhook|_url$|_uri$", re.IGNORECASE)
NAME_VARIABLES = ("USER", "LOGNAME", "USERNAME", "SUDO_USER", "HOSTNAME", "COMPUTERNAME")
PUBLIC_HOSTS = {"huggingface.co", "pypi.org", "files.pythonhosted.org", "github.com",
                "download.pytorch.org", "pytorch.org", "developer.nvidia.com", "docs.nvidia.com",
                "rocm.docs.amd.com", "repo.radeon.com"}
# Too general to give anybody away, and too common in messages to be removed.
COMMON_NAMES = {"root", "user", "ubuntu", "admin", "debian", "python", "localhost", "none", "true",
                "false", "cuda", "linux", "main", "test", "work", "home"}


def rule(pattern: str, replacement: str) -> Tuple[Pattern[str], str]:
    return re.compile(pattern, re.IGNORECASE), replacement


RULES = (
    rule(r"-----BEGIN [A-Z ]*PRIVATE KEY-----(?s:.*?)(?:-----END [A-Z ]*PRIVATE KEY-----|\Z)",
         "[removed: private key]"),
    rule(r"\b((?:proxy-)?authorization[\"']?\s*[:=]\s*[\"']?)[^\n\"']+", r"\1[removed: secret]"),
    rule(r"\b(bearer)\s+[a-z0-9+/._~=-]{8,}", r"\1 [removed: secret]"),
    # name=value, "name": "value", then --name value
    rule(r"([\w.-]*" + SECRET_WORD + r"[\w-]*[\"'\]]*\s*[:=]\s*)"
         r"(\"[^\"\n]*\"|'[^'\n]*'|(?!\[removed)[^\s,;&]+)", r"\1[removed: secret]"),
    rule(r"(--?[\w-]*" + SECRET_WORD + r"[\w-]*\s+)(\"[^\"\n]*\"|'[^'\n]*'|[^\s-]\S*)",
         r"\1[removed: secret]"),
    rule(r"\b(?:hf_|sk-|pk-|rk_|gh[opsur]_|github_pat_|glpat-|xox[a-z]-|npm_|pypi-|AKIA|ASIA|AIza|"
         r"wandb_|nvapi-|eyJ)[\w.-]{8,}", "[removed: token]"),
    rule(r"(\s(?:-u|--user)[\s=]+)[^\s:]+:\S+", r"\1[removed: secret]"),
    rule(r"[\w.+-]+@[\w-]+(?:\.[\w-]+)+", "[removed: email]"),
    rule(r"\b[\w.-]+@[\w-]+(?=:)", "[removed: user and host]"),
    rule(r"((?:/home|/users)/+)[^/\s:\"'<>]+", r"\1[removed: user]"),
    rule(r"(\b[a-z]:[\\/]+users[\\/]+)(?:[^\\/\n:\"'<>]+(?=[\\/])|[^\\/\s:\"'<>]+)",
         r"\1[removed: user]"),
    rule(r"(?<![\w:])(?:[0-9a-f]{2}[:-]){5}[0-9a-f]{2}(?![\w:])", "[removed: hardware address]"),
    rule(r"(?<![\w:.])(?:[0-9a-f]{1,4}:){7}[0-9a-f]{1,4}(?![\w:])|(?<![\w:.])(?=[0-9a-f:]*[0-9a-f]"
         r"[0-9a-f:]*)(?:[0-9a-f]{1,4}(?::[0-9a-f]{1,4})*)?::(?:[0-9a-f]{1,4}(?::[0-9a-f]{1,4})*)?"
         r"(?![\w:])", "[removed: address]"),
    rule(r"(?<![\w.])(?:\d{1,3}\.){3}\d{1,3}(?![\w.]*\d)", "[removed: address]"),
    rule(r"\b(?:GPU-|MIG-)?[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b", "[removed: identifier]"),
)
URL = re.compile(r"\b([a-z][a-z0-9+.-]*://)([^\s/@\"'<>]*@)?([^\s/:?#\"'<>]*)"
                 r"([^\s?#\"'<>]*)([?#][^\s\"'<>]*)?", re.IGNORECASE)
OPAQUE = re.compile(r"[A-Za-z0-9+_=-]{24,}")


def hide_url(match: "re.Match[str]") -> str:
    """Keep the public part of an address: no login, no private host, no query."""
    scheme, login, host, path, query = match.groups(default="")
    if host and host.lower() not in PUBLIC_HOSTS:
        host = "[removed: host]"
    return (scheme + ("[removed: login]@" if login else "") + host + path
            + ("?[removed: query]" if query else ""))


def hide_opaque(match: "re.Match[str]") -> str:
    """Remove a long string that looks random; keep long_names_in_words_2."""
    text = match.group()
    digits, letters = re.search(r"\d", text), re.search(r"[A-Za-z]", text)
    mixed = re.search(r"[a-z]", text) and re.search(r"[A-Z]", text)
    dense = any(len(part) >= 16 and re.search(r"\d", part) and re.search(r"[A-Za-z]", part)
                for part in re.split(r"[_+=-]", text))
    if text.startswith("_Z") or not (digits and letters and (mixed or dense)):
        return text
    return "[removed: opaque string]"


class Filter:
    """Removes what must not leave this machine, and counts what it removed."""

    def __init__(self) -> None:
        secrets = {value for name, value in os.environ.items()
                   if SECRET_NAME.search(name) and name not in (*SETTINGS, "PWD", "OLDPWD")}
        self.secrets = sorted((value for value in secrets if self.worth_hiding(value, 4)),
                              key=len, reverse=True)
        names = {platform.node(), platform.node().split(".")[0], Path.home().name}
        names.update(os.environ.get(name, "") for name in NAME_VARIABLES)
        try:
            names.add(getpass.getuser())
        except (OSError, KeyError, ImportError):
            pass  # a container user without a name
        names = {name for name in names if self.worth_hiding(name, 2)}
        self.names = [re.compile(rf"(?<![a-z0-9]){re.escape(name)}(?![a-z0-9])", re.IGNORECASE)
                      for name in sorted(names, key=len, reverse=True)]
        self.removed = 0

    @staticmethod
    def worth_hiding(text: str, length: int) -> bool:
        return len(text) >= length and text.lower() not in COMMON_NAMES

    def __call__(self, text: str) -> str:
        for value in self.secrets:
            text = text.replace(value, "[removed: secret]")
        home = str(Path.home())
        if len(home) > 1:
            text = re.sub(re.escape(home) + r"(?![\w-])", "~", text)
        text = URL.sub(hide_url, text)
        for pattern, replacement in RULES:
            text = pattern.sub(replacement, text)
        text = OPAQUE.sub(hide_opaque, text)
        for name in self.names:
            text = name.sub("[removed: name]", text)
        self.removed += text.count("[removed: ")
        return text


def ask(command: List[str]) -> str:
    """The output of a command, or why there is none."""
    try:
        answer = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                                stdin=subprocess.DEVNULL, text=True, errors="replace",
                                timeout=120, check=False)
    except (OSError, subprocess.TimeoutExpired) as error:
        return f"no answer ({type(error).__name__})"
    lines = [line.strip() for line in answer.stdout.splitlines() if line.strip()]
    if answer.returncode != 0:
        return f"failed with exit code {answer.returncode}: {lines[-1] if lines else 'no message'}"
    return "\n".join(lines) or "no output"


def system_name() -> str:
    try:
        for line in Path("/etc/os-release").read_text(encoding="utf-8").splitlines():
            if line.startswith("PRETTY_NAME="):
                return line.split("=", 1)[1].strip('"')
    except OSError:
        pass
    return platform.system()


def facts() -> Iterator[Tuple[str, str]]:
    yield "system", f"{system_name()}, kernel {platform.release()}, {platform.machine()}"
    yield "processors", str(os.cpu_count())
    yield "disk free here", f"{shutil.disk_usage('.').free / 2 ** 30:.0f} GiB"
    yield "Python", f"{platform.python_implementation()} {platform.python_version()}"
    yield "interpreter", sys.executable
    yield "virtual environment", "yes" if sys.prefix != sys.base_prefix else "no"
    for tool in TOOLS:
        yield tool[0], ask(list(tool)) if shutil.which(tool[0]) else "not installed"
    yield "PyTorch", ask([sys.executable, "-W", "ignore", "-c", PYTORCH])
    for name in SETTINGS:
        if name in os.environ:
            yield name, repr(os.environ[name])


def packages(extra: List[str]) -> Iterator[Tuple[str, str]]:
    for name in (*PACKAGES, *extra):
        try:
            yield name, importlib.metadata.version(name)
        except importlib.metadata.PackageNotFoundError:
            if name in extra:
                yield name, "not installed"


def first_error(path: Path) -> str:
    """From the first Python traceback on, else from shortly before the first error word."""
    lines = path.read_text(encoding="utf-8", errors="replace").splitlines()
    traceback = [number for number, line in enumerate(lines) if "Traceback (most recent" in line]
    word = [number for number, line in enumerate(lines) if ERROR_WORD.search(line)]
    start = traceback[0] if traceback else max(0, word[0] - LINES_BEFORE) if word else 0
    kept = [line if len(line) <= LINE_LENGTH else line[:LINE_LENGTH].rpartition(" ")[0] + " [cut]"
            for line in lines[start:start + ERROR_LINES]]
    if len(lines) > start + ERROR_LINES:
        kept.append(f"... {len(lines) - start - ERROR_LINES} more lines")
    return "\n".join(kept)


def report(options: argparse.Namespace, error: Optional[str]) -> str:
    hide = Filter()
    now = datetime.now(timezone.utc).strftime("%Y-%m-%d %H:%M UTC")
    lines = ["# Problem report", "",
             f"- order: {hide(options.order or 'to fill in')}",
             f"- moment: {hide(options.moment or 'to fill in')}",
             f"- launch command: {hide(options.command or 'to fill in')}",
             f"- collected: {now}", "", "## Versions", ""]
    for label, value in (*facts(), *packages(options.package)):
        value = hide(value)
        lines.append(f"- {label}: {value}" if "\n" not in value else
                     f"- {label}:\n    " + value.replace("\n", "\n    "))
    lines += ["", "## First full error", ""]
    text = hide(error) if error else "to fill in"
    lines += ["    " + line for line in text.splitlines()]
    lines += ["", f"Places removed by the filter: {hide.removed}. "
                  "Read everything once more before you send it.", ""]
    return "\n".join(lines)


def main() -> int:
    parser = argparse.ArgumentParser(
        description="Gather versions for a problem report, without secrets. Nothing is sent.",
        epilog="exit codes: 0 report written, 2 wrong option, 3 a file cannot be read or written")
    parser.add_argument("--order", help="reference of the order, KD- and 8 characters")
    parser.add_argument("--moment", help="when it happened, with the time zone")
    parser.add_argument("--command", help="the launch command, in quotes")
    parser.add_argument("--error-file", type=Path, metavar="FILE", help="log with the first error")
    parser.add_argument("--package", action="append", default=[], metavar="NAME",
                        help="one more package whose version matters (may be repeated)")
    parser.add_argument("--output", type=Path, metavar="FILE",
                        help="write to a new file instead of the screen")
    options = parser.parse_args()
    try:
        error = first_error(options.error_file) if options.error_file else None
        text = report(options, error)
        if options.output:
            with open(options.output, "x", encoding="utf-8") as file:
                file.write(text)
            print(f"Written to {options.output}. Read it before you send it.")
        else:
            sys.stdout.reconfigure(errors="replace")  # type: ignore[union-attr]
            print(text, end="")
    except OSError as trouble:
        print(f"FAILED: {trouble}", file=sys.stderr)
        return FILE_TROUBLE
    return WRITTEN


if __name__ == "__main__":
    sys.exit(main())
