"""Builds the wheel and the source distribution (PEP 517) with the standard library alone, so that an installation downloads
nothing and writes nothing into this folder."""

import base64
import gzip
import hashlib
import io
import os
import re
import tarfile
import tomllib
import zipfile
from datetime import datetime, timezone
from pathlib import Path

ROOT = Path(__file__).parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
# The version as PEP 440 writes it: 1.0.0rc1 for 1.0.0-rc.1.
VERSION = re.sub(r"[-.]?(a|b|rc)[-.]?(\d+)", r"\1\2", PROJECT["version"])
BASE = f"{PROJECT['name'].replace('-', '_')}-{VERSION}"
TIME = max(int(os.environ.get("SOURCE_DATE_EPOCH", 0)), 315532800)
"""The time of every file: the earliest that a ZIP archive has is the beginning of 1980."""

Files = dict[str, bytes]


def build_wheel(folder: str, config_settings: object = None, metadata_directory: object = None) -> str:
    source = ROOT / "src"
    return _write_wheel(folder, {path.relative_to(source).as_posix(): path.read_bytes() for path in _list(source)})


def build_editable(folder: str, config_settings: object = None, metadata_directory: object = None) -> str:
    return _write_wheel(folder, {f"{BASE}.pth": f"{ROOT / 'src'}\n".encode()})


def build_sdist(folder: str, config_settings: object = None) -> str:
    name = f"{BASE}.tar.gz"
    own = [ROOT / "pyproject.toml", ROOT / "README.md", Path(__file__), *_list(ROOT / "src"), *_list(ROOT / "tests")]
    files = {path.relative_to(ROOT).as_posix(): path.read_bytes() for path in own}
    files |= {"LICENSE": _license(), "PKG-INFO": _metadata()}
    with gzip.GzipFile(Path(folder, name), "wb", mtime=TIME) as stream, tarfile.open(fileobj=stream, mode="w") as archive:
        for path, content in sorted(files.items()):
            member = tarfile.TarInfo(f"{BASE}/{path}")
            member.size, member.mtime = len(content), TIME
            archive.addfile(member, io.BytesIO(content))
    return name


def _list(folder: Path) -> list[Path]:
    return sorted(path for path in folder.rglob("*") if path.suffix in (".py", ".typed"))


def _license() -> bytes:
    """That of the project; a source distribution has a copy of it."""
    own = ROOT / "LICENSE"
    return (own if own.exists() else ROOT.parent.parent / "LICENSE").read_bytes()


def _metadata() -> bytes:
    """https://packaging.python.org/en/latest/specifications/core-metadata/"""
    lines = [
        "Metadata-Version: 2.4",
        f"Name: {PROJECT['name']}",
        f"Version: {VERSION}",
        f"Summary: {PROJECT['description']}",
        f"License-Expression: {PROJECT['license']}",
        "License-File: LICENSE",
        f"Requires-Python: {PROJECT['requires-python']}",
        "Description-Content-Type: text/markdown",
    ]
    return "\n".join([*lines, "", (ROOT / "README.md").read_text()]).encode()


def _write_wheel(folder: str, files: Files) -> str:
    """https://packaging.python.org/en/latest/specifications/binary-distribution-format/"""
    tag = "py3-none-any"
    info = f"{BASE}.dist-info"
    wheel = f"Wheel-Version: 1.0\nGenerator: centwise\nRoot-Is-Purelib: true\nTag: {tag}\n"
    files |= {f"{info}/METADATA": _metadata(), f"{info}/WHEEL": wheel.encode(), f"{info}/licenses/LICENSE": _license()}
    record = "".join(f"{path},sha256={_hash(content)},{len(content)}\n" for path, content in files.items())
    files[f"{info}/RECORD"] = f"{record}{info}/RECORD,,\n".encode()
    name = f"{BASE}-{tag}.whl"
    with zipfile.ZipFile(Path(folder, name), "w", zipfile.ZIP_DEFLATED) as archive:
        for path, content in files.items():
            member = zipfile.ZipInfo(path, _zip_time())
            member.external_attr = 0o644 << 16
            archive.writestr(member, content, zipfile.ZIP_DEFLATED)
    return name


def _hash(content: bytes) -> str:
    return base64.urlsafe_b64encode(hashlib.sha256(content).digest()).rstrip(b"=").decode()


def _zip_time() -> tuple[int, int, int, int, int, int]:
    time = datetime.fromtimestamp(TIME, timezone.utc)
    return time.year, time.month, time.day, time.hour, time.minute, time.second
