#!/usr/bin/env python3
"""A small training-like run that survives being killed, and a proof that it does.

    python3 checkpoint_demo.py prove
    python3 checkpoint_demo.py run my-run
    python3 checkpoint_demo.py run my-run --resume

The run fits five numbers with the Adam method on shuffled examples with random
noise. All of its state is in the class State: weights, optimiser, random state
and position in the data. Leave one out of a checkpoint and the result changes:
`--forget` shows it.

Reads:  the checkpoints in the folder you name.
Writes: checkpoints, losses.txt and result.json in that folder; `prove` uses a
        temporary folder and removes it.
Sends:  nothing. It needs no GPU and no package.
"""
from __future__ import annotations

import argparse
import hashlib
import json
import math
import os
import random
import subprocess
import sys
import tempfile
import time
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any, List, Optional

EXAMPLES, INPUTS, SEED = 120, 5, 20261201
RATE, KEEP_1, KEEP_2, EPSILON = 0.01, 0.9, 0.999, 1e-8
KEPT_CHECKPOINTS, FORMAT = 2, 1

# Exit codes. 2 is what argparse uses for a wrong option.
DONE, NOT_PROVEN, FOLDER_IN_USE, NOTHING_TO_RESUME, INTERRUPTED = 0, 1, 3, 4, 130


@dataclass
class State:
    """Everything the next step depends on, and nothing else."""

    step: int = 0
    weights: List[float] = field(default_factory=lambda: [0.0] * INPUTS)
    # optimiser: two moving averages, and the powers that correct their start
    mean: List[float] = field(default_factory=lambda: [0.0] * INPUTS)
    square: List[float] = field(default_factory=lambda: [0.0] * INPUTS)
    power_1: float = 1.0
    power_2: float = 1.0
    # data: the order of this pass and how far it has been read
    order: List[int] = field(default_factory=list)
    position: int = 0
    # random state, as random.Random.getstate() gives it
    generator: Any = field(default_factory=lambda: random.Random(SEED).getstate())
    # output: how much of losses.txt belongs to this state
    log_bytes: int = 0


def make_examples() -> List[List[float]]:
    source = random.Random(7)
    return [[source.random() * 2 - 1 for _ in range(INPUTS)] for _ in range(EXAMPLES)]


def dot(left: List[float], right: List[float]) -> float:
    """A plain loop: sum() rounds differently from Python 3.12 on."""
    total = 0.0
    for one, other in zip(left, right):
        total += one * other
    return total


def advance(state: State, examples: List[List[float]], dice: random.Random) -> float:
    """One step on one example. Returns the loss."""
    if state.position == len(state.order):
        state.order = list(range(EXAMPLES))
        dice.shuffle(state.order)
        state.position = 0
    inputs = examples[state.order[state.position]]
    state.position += 1
    target = dot(inputs, [1.0, -2.0, 0.5, 3.0, -1.5]) + (dice.random() - 0.5) * 0.1
    error = dot(inputs, state.weights) - target

    state.power_1 *= KEEP_1
    state.power_2 *= KEEP_2
    for i, value in enumerate(inputs):
        slope = 2 * error * value
        state.mean[i] = KEEP_1 * state.mean[i] + (1 - KEEP_1) * slope
        state.square[i] = KEEP_2 * state.square[i] + (1 - KEEP_2) * slope * slope
        mean = state.mean[i] / (1 - state.power_1)
        square = state.square[i] / (1 - state.power_2)
        state.weights[i] -= RATE * mean / (math.sqrt(square) + EPSILON)
    state.step += 1
    return error * error


def write_atomically(path: Path, content: bytes) -> None:
    """After a crash the file is the old one or the new one, never half of it."""
    temporary = path.with_name(path.name + ".part")
    with open(temporary, "wb") as file:
        file.write(content)
        file.flush()
        os.fsync(file.fileno())
    os.replace(temporary, path)
    if os.name == "posix":  # make the new name itself survive a power failure
        folder = os.open(path.parent, os.O_RDONLY)
        try:
            os.fsync(folder)
        finally:
            os.close(folder)


def save(state: State, folder: Path) -> None:
    body = json.dumps(asdict(state), sort_keys=True)
    seal = hashlib.sha256(body.encode()).hexdigest()
    content = json.dumps({"format": FORMAT, "sha256": seal, "state": body})
    write_atomically(folder / f"checkpoint-{state.step:08d}.json", content.encode())
    for old in sorted(folder.glob("checkpoint-*.json"))[:-KEPT_CHECKPOINTS]:
        old.unlink()


def read(path: Path) -> State:
    """Raises ValueError for a file that is damaged or of another format."""
    content = json.loads(path.read_text(encoding="utf-8"))
    if not isinstance(content, dict) or content.get("format") != FORMAT:
        raise ValueError("unknown format")
    body = str(content.get("state"))
    if hashlib.sha256(body.encode()).hexdigest() != content.get("sha256"):
        raise ValueError("checksum does not match")
    state = State(**json.loads(body))
    version, numbers, extra = state.generator
    state.generator = (version, tuple(numbers), extra)  # JSON made lists of the tuples
    return state


def newest(folder: Path) -> Optional[State]:
    """The newest checkpoint that is whole; a damaged one is named and passed over."""
    for path in sorted(folder.glob("checkpoint-*.json"), reverse=True):
        try:
            return read(path)
        except ValueError as error:
            print(f"{path.name} cannot be used: {error}", file=sys.stderr)
    return None


def forget(state: State, parts: List[str]) -> None:
    """Drop parts of the state on purpose, as an incomplete checkpoint would."""
    names = {"optimiser": ("mean", "square", "power_1", "power_2"),
             "random": ("generator",), "position": ("order", "position")}
    for name in (name for part in parts for name in names[part]):
        setattr(state, name, getattr(State(), name))


def train(state: State, folder: Path, steps: int, every: int, pause: float) -> None:
    examples, dice = make_examples(), random.Random()
    dice.setstate(state.generator)
    with open(folder / "losses.txt", "ab", buffering=0) as log:
        log.truncate(state.log_bytes)  # lines newer than the checkpoint are made again
        log.seek(0, os.SEEK_END)
        while state.step < steps:
            loss = advance(state, examples, dice)
            log.write(f"{state.step} {loss!r}\n".encode())
            if state.step % every == 0 or state.step == steps:
                os.fsync(log.fileno())
                state.log_bytes, state.generator = log.tell(), dice.getstate()
                save(state, folder)
            time.sleep(pause)
    result = {"steps": state.step, "weights": [weight.hex() for weight in state.weights]}
    write_atomically(folder / "result.json", (json.dumps(result) + "\n").encode())
    print(f"Finished at step {state.step}: {fingerprint(folder)}")


def fingerprint(folder: Path) -> str:
    content = (folder / "losses.txt").read_bytes() + (folder / "result.json").read_bytes()
    return "sha256 " + hashlib.sha256(content).hexdigest()[:16]


def run(options: argparse.Namespace) -> int:
    folder: Path = options.folder
    state = State()
    if options.resume:
        found = newest(folder)
        if found is None:
            print(f"No usable checkpoint in {folder}: nothing to resume.", file=sys.stderr)
            return NOTHING_TO_RESUME
        state = found
        log = folder / "losses.txt"
        if not log.exists() or log.stat().st_size < state.log_bytes:
            print(f"{log} is shorter than its checkpoint says.", file=sys.stderr)
            return NOTHING_TO_RESUME
        forget(state, options.forget)
        print(f"Resuming after step {state.step}, process {os.getpid()}", flush=True)
    elif folder.exists() and any(folder.iterdir()):
        print(f"{folder} is not empty: add --resume, or name a new folder.", file=sys.stderr)
        return FOLDER_IN_USE
    else:
        folder.mkdir(parents=True, exist_ok=True)
        print(f"Starting at step 0, process {os.getpid()}", flush=True)
    train(state, folder, options.steps, options.every, options.pause)
    return DONE


def prove(options: argparse.Namespace) -> int:
    """Compare a run that was never disturbed with one killed and resumed."""
    with tempfile.TemporaryDirectory() as name:
        whole, broken = Path(name, "whole"), Path(name, "broken")
        sizes = ["--steps", str(options.steps), "--every", str(options.every)]
        base = [sys.executable, __file__, "run"]
        print("1. Without interruption", flush=True)
        subprocess.run([*base, str(whole), *sizes], check=True)
        print("2. Killed half way", flush=True)
        victim = subprocess.Popen([*base, str(broken), *sizes, "--pause", "0.005"])
        half = broken / f"checkpoint-{options.steps // 2 // options.every * options.every:08d}.json"
        while (victim.poll() is None
               and max(broken.glob("checkpoint-*.json"), default=broken) < half):
            time.sleep(0.005)
        time.sleep(0.02)  # some steps past the checkpoint, so that work is lost
        victim.kill()
        code = victim.wait()
        if (broken / "result.json").exists():
            print("The run ended before it was killed: choose more steps.", file=sys.stderr)
            return NOT_PROVEN
        print(f"Killed (exit code {code}), no result yet")
        print("3. Resumed in a new process", flush=True)
        forgotten = [word for part in options.forget for word in ("--forget", part)]
        subprocess.run([*base, str(broken), *sizes, "--resume", *forgotten], check=True)
        same = all((whole / file).read_bytes() == (broken / file).read_bytes()
                   for file in ("losses.txt", "result.json"))
    print("PROVEN: both runs are equal, byte for byte." if same
          else "NOT PROVEN: the resumed run differs.")
    return DONE if same else NOT_PROVEN


def main() -> int:
    parser = argparse.ArgumentParser(
        description="A run that survives being killed, and a proof. Nothing is sent.",
        epilog="exit codes: 0 done or proven, 1 not proven, 2 wrong option, "
               "3 the folder is in use, 4 nothing to resume, 130 interrupted")
    commands = parser.add_subparsers(dest="command", required=True, metavar="command")
    runner = commands.add_parser("run", help="start a run in a new folder, or resume one")
    runner.add_argument("folder", type=Path, help="folder for checkpoints and results")
    runner.add_argument("--resume", action="store_true", help="go on from the newest checkpoint")
    runner.add_argument("--pause", type=float, default=0.0, metavar="SECONDS",
                        help="wait after each step, to have time to interrupt (default: 0)")
    prover = commands.add_parser("prove", help="kill a run, resume it, compare the results")
    for command, action in ((runner, run), (prover, prove)):
        command.set_defaults(action=action)
        command.add_argument("--steps", type=int, default=600, help="default: 600")
        command.add_argument("--every", type=int, default=50,
                             help="steps between checkpoints (default: 50)")
        command.add_argument("--forget", action="append", default=[],
                             choices=("optimiser", "random", "position"),
                             help="drop this part on resume, to see the result change")
    options = parser.parse_args()
    if options.steps < 1 or options.every < 1:
        parser.error("--steps and --every must be 1 or more")
    if options.action is prove and options.every * 2 > options.steps:
        parser.error("prove needs a checkpoint in the first half: lower --every")
    if options.action is run and options.forget and not options.resume:
        parser.error("--forget needs --resume")
    try:
        return int(options.action(options))
    except KeyboardInterrupt:
        print("Interrupted. Add --resume to go on from the newest checkpoint.", file=sys.stderr)
        return INTERRUPTED


if __name__ == "__main__":
    sys.exit(main())
