"""python3 cuda_rules.py PROGRAM FOLDER CONFIG.toml...

Writes the rules of all settings of these configurations as files, by moneybags_rules (bench/cuda), for tables on a GPU
(cuda_tables.py). Needs no PyTorch."""

import json
import os
import subprocess
import sys
import tomllib


def rules_file(setting):
    """What the file of a setting's rules is called: guillotines-4-level=2.rules."""
    options = "".join(f"-{key}={value if isinstance(value, str) else json.dumps(value)}"
                      for key, value in sorted(setting.get("options", {}).items()))
    return f"{setting['ruleset']}-{setting['players']}{options}.rules"


def all_settings(config):
    parts = [config, *(each for each in config.values() if isinstance(each, dict))]
    return {rules_file(each): each for part in parts for each in part.get("settings", [])}


def main():
    program, folder, *configs = sys.argv[1:]
    os.makedirs(folder, exist_ok=True)
    for path in configs:
        with open(path, "rb") as file:
            config = tomllib.load(file)
        for name, setting in all_settings(config).items():
            subprocess.run([program, setting["ruleset"], str(setting["players"]), os.path.join(folder, name),
                            json.dumps(setting.get("options", {}))], check=True)


if __name__ == "__main__":
    if len(sys.argv) < 4:
        sys.exit(__doc__)
    main()
