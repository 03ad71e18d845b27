"""Loads the second opinion on a calculator by its id."""

import importlib.util
import pathlib

HERE = pathlib.Path(__file__).resolve().parent


def module_of(name):
    spec = importlib.util.spec_from_file_location(name.replace("-", "_"), HERE / f"{name}.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    # A preset has a module of its own, too: its cases beside those of its base.
    if hasattr(module, "PRESET"):
        module.PRESET.complete(module)
    return module
