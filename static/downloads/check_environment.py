#!/usr/bin/env python3
"""Check that this Python can really compute on a GPU, and fail loudly if it cannot.

Run it with the same interpreter as your program:

    python3 check_environment.py
    python3 check_environment.py --backend rocm --gpus 2

It looks at the interpreter, the PyTorch build, the driver and every card, then
runs a small multiplication with a known result on each card. It never falls
back to the CPU: without a usable GPU it says why and exits with an error.

Reads:  the Python environment, three GPU variables, device files, and the answer
        of nvidia-smi where it is installed.
Writes: nothing but its report on the screen.
Sends:  nothing.
"""
from __future__ import annotations

import argparse
import importlib
import os
import platform
import shutil
import subprocess
import sys
from types import ModuleType
from typing import NoReturn, Optional

PASSED = 0
NO_TORCH = 1
# 2 is what argparse uses for a wrong option.
CPU_BUILD = 3
NO_GPU = 4
NOT_AS_EXPECTED = 5
CALCULATION_FAILED = 6

EXIT_CODES = """\
exit codes:
  0  every card computed the right result
  1  PyTorch is absent or cannot be imported
  2  wrong option
  3  PyTorch was built for the CPU alone
  4  PyTorch was built for GPUs, but no GPU answers
  5  another backend, or fewer cards, than you asked for
  6  a card is listed but does not compute correctly
"""

SIDE = 64  # ones(64, 64) @ ones(64, 64) sums to 64 ** 3, exact in 32 bits
VISIBILITY = ("CUDA_VISIBLE_DEVICES", "HIP_VISIBLE_DEVICES", "ROCR_VISIBLE_DEVICES")


class Failed(Exception):
    """The check stops here; `code` becomes the exit code."""

    def __init__(self, code: int, what: str, advice: str) -> None:
        super().__init__(what)
        self.code, self.what, self.advice = code, what, advice


def show(label: str, value: object) -> None:
    print(f"{label + ':':<14}{value}")


def one_line(error: BaseException) -> str:
    lines = str(error).strip().splitlines()
    return f"{type(error).__name__}: {lines[0] if lines else 'no message'}"


def describe_interpreter() -> None:
    inside = sys.prefix != sys.base_prefix
    show("Interpreter", sys.executable)
    show("Python", f"{platform.python_version()} on {platform.system()} {platform.machine()}")
    show("Environment", "virtual environment" if inside else "system or container Python")


def import_torch() -> ModuleType:
    try:
        torch = importlib.import_module("torch")
    except ModuleNotFoundError as error:
        if error.name != "torch":
            raise Failed(NO_TORCH, f"PyTorch cannot be imported. {one_line(error)}",
                         "PyTorch is installed, but a module it needs is missing.") from error
        raise Failed(NO_TORCH, "PyTorch is not installed for this interpreter.",
                     "Run the check with the interpreter of your program, "
                     "or install the PyTorch build for your backend.") from error
    except Exception as error:  # a broken library raises OSError, ImportError and others
        raise Failed(NO_TORCH, f"PyTorch cannot be imported. {one_line(error)}",
                     "A library of this PyTorch build is missing or damaged.") from error
    if not hasattr(torch, "version") or not hasattr(torch, "cuda"):
        raise Failed(NO_TORCH, f"The module found as 'torch' is not PyTorch: {torch!r}",
                     "Rename your own file or folder called torch.")
    return torch


def backend_of(torch: ModuleType) -> str:
    """The backend of the build: torch.cuda exists in both, so its name proves nothing."""
    hip = getattr(torch.version, "hip", None)
    cuda = getattr(torch.version, "cuda", None)
    show("PyTorch", torch.__version__)
    if hip:
        show("Build", f"ROCm (HIP {hip})")
        return "rocm"
    if cuda:
        show("Build", f"CUDA {cuda}")
        return "cuda"
    show("Build", "CPU alone")
    raise Failed(CPU_BUILD, "This PyTorch was built for the CPU alone.",
                 "Install the CUDA build for NVIDIA cards or the ROCm build for AMD cards.")


def nvidia_driver() -> str:
    if not shutil.which("nvidia-smi"):
        return "nvidia-smi is not installed"
    query = ["nvidia-smi", "--query-gpu=driver_version", "--format=csv,noheader"]
    try:
        answer = subprocess.run(query, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                                text=True, timeout=20, check=False)
    except (OSError, subprocess.TimeoutExpired) as error:
        return f"nvidia-smi does not answer ({type(error).__name__})"
    lines = answer.stdout.split("\n")
    if answer.returncode != 0:
        return f"nvidia-smi failed: {lines[0].strip()}"
    return f"NVIDIA {lines[0].strip()}"


def amd_driver() -> str:
    if not os.path.exists("/dev/kfd"):
        return "/dev/kfd is missing: the AMD driver is not loaded or not passed through"
    if not os.access("/dev/kfd", os.R_OK | os.W_OK):
        return "/dev/kfd is there, but this user may not open it (group render or video)"
    return "/dev/kfd is there and may be opened"


def describe_chain(backend: str) -> None:
    show("Driver", nvidia_driver() if backend == "cuda" else amd_driver())
    for name in VISIBILITY:
        if name in os.environ:
            show("Variable", f"{name}={os.environ[name]!r}")


def count_gpus(torch: ModuleType) -> int:
    try:
        count = torch.cuda.device_count() if torch.cuda.is_available() else 0
    except Exception as error:
        raise Failed(NO_GPU, f"PyTorch could not ask for GPUs. {one_line(error)}",
                     "Look at the lines Driver and Variable above.") from error
    show("GPUs", count)
    if count == 0:
        raise Failed(NO_GPU, "Only the CPU is available: PyTorch sees no GPU.",
                     "Look at the lines Driver and Variable above; in a container, "
                     "check that the devices are passed through.")
    return count


def compute_on(torch: ModuleType, index: int) -> None:
    """Multiply on one card and compare with the result known beforehand."""
    device = f"cuda:{index}"  # the same word on ROCm
    try:
        properties = torch.cuda.get_device_properties(index)
        ones = torch.ones((SIDE, SIDE), device=device)
        product = ones @ ones
        place, total = str(product.device), float(product.sum().item())
    except Exception as error:
        raise Failed(CALCULATION_FAILED, f"Card {index} does not compute. {one_line(error)}",
                     "The build may be too old for this card, or another program "
                     "may hold its memory.") from error
    if place != device:
        raise Failed(CALCULATION_FAILED, f"Card {index}: the result lies on {place}.",
                     "The calculation fell back to another device.")
    if total != SIDE ** 3:
        raise Failed(CALCULATION_FAILED,
                     f"Card {index}: the result is {total:g} instead of {SIDE ** 3}.",
                     "Do not use this card; report it to support.")
    memory = properties.total_memory / 2 ** 30
    show(f"Card {index}", f"{properties.name}, {memory:.1f} GiB, multiplication correct")


def check(backend: Optional[str], gpus: int) -> None:
    describe_interpreter()
    torch = import_torch()
    found = backend_of(torch)
    describe_chain(found)
    if backend and backend != found:
        raise Failed(NOT_AS_EXPECTED, f"You asked for {backend}; this PyTorch is a {found} build.",
                     "Install the build that belongs to the card.")
    count = count_gpus(torch)
    for index in range(count):
        compute_on(torch, index)
    if count < gpus:
        raise Failed(NOT_AS_EXPECTED, f"You asked for {gpus} cards; PyTorch sees {count}.",
                     "Compare with the number of cards in your order.")


def positive(text: str) -> int:
    number = int(text)
    if number < 1:
        raise argparse.ArgumentTypeError("must be 1 or more")
    return number


def main() -> NoReturn:
    parser = argparse.ArgumentParser(
        description="Check that this Python can compute on a GPU. Nothing is written or sent.",
        epilog=EXIT_CODES, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--backend", choices=("cuda", "rocm"),
                        help="fail unless PyTorch is a build for this backend")
    parser.add_argument("--gpus", type=positive, default=1, metavar="N",
                        help="fail if fewer than N cards answer (default: 1)")
    options = parser.parse_args()
    try:
        check(options.backend, options.gpus)
    except Failed as failure:
        sys.stdout.flush()
        print(f"\nFAILED: {failure.what}\n{failure.advice}", file=sys.stderr)
        sys.exit(failure.code)
    print("\nPASSED: this interpreter computes on the GPU.")
    sys.exit(PASSED)


if __name__ == "__main__":
    main()
