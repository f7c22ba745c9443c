#!/usr/bin/env python3
"""Validates JSON documents against a JSON Schema with an independent validator (PyPI: jsonschema).

usage: check_schema.py [--reject] SCHEMA DOCUMENT...

Exits with 0 when every document is valid (with --reject: when none is), else with 1 after naming the others.
"""

import json
import sys

import jsonschema


def main(arguments):
    rejects = "--reject" in arguments
    paths = [argument for argument in arguments if argument != "--reject"]
    if len(paths) < 2:
        print(__doc__, file=sys.stderr)
        return 64
    with open(paths[0], encoding="utf-8") as file:
        schema = json.load(file)
    jsonschema.Draft202012Validator.check_schema(schema)
    validator = jsonschema.Draft202012Validator(schema)
    failures = 0
    for path in paths[1:]:
        with open(path, encoding="utf-8") as file:
            error = next(validator.iter_errors(json.load(file)), None)
        if (error is not None) != rejects:
            failures += 1
            reason = f"{error.json_path}: {error.message[:200]}" if error else "is valid"
            print(f"{path}: {reason}", file=sys.stderr)
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
