"""The formatter of scripts and style sheets: `python -m tests.assets` checks, `python -m tests.assets --write` formats.

js-beautify and css-beautify are Python packages, so no other toolchain is needed. Lines are broken by hand.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import cssbeautifier
import jsbeautifier

import kotatsu

SOURCE = Path(kotatsu.__file__).parent
STATIC = SOURCE / "web" / "static"
TEMPLATES = SOURCE / "web" / "templates"
MAX_LINE_LENGTH = 140
INDENT = 2


def formatted(file: Path) -> str:
    """A script or style sheet as it should look."""
    text = file.read_text(encoding="utf-8")
    if file.suffix == ".js":
        script = jsbeautifier.default_options()
        script.indent_size, script.wrap_line_length, script.end_with_newline = INDENT, 0, True
        script.brace_style, script.max_preserve_newlines = "collapse,preserve-inline", 2
        return str(jsbeautifier.beautify(text, script))
    style = cssbeautifier.default_options()
    style.indent_size, style.end_with_newline, style.max_preserve_newlines = INDENT, True, 2
    return str(cssbeautifier.beautify(text, style))


def formatted_files() -> list[Path]:
    """What the formatter answers for."""
    return sorted([*STATIC.glob("*.js"), *STATIC.glob("*.css")])


def long_lines() -> Iterator[str]:
    """Lines of scripts, style sheets and templates that are too long to read."""
    for folder in (STATIC, TEMPLATES):
        for file in sorted(folder.rglob("*")):
            if file.suffix in (".js", ".css", ".html"):
                for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), start=1):
                    if len(line) > MAX_LINE_LENGTH:
                        yield f"{file.relative_to(SOURCE)}:{number} has {len(line)} characters"


def main() -> None:
    """Check, or format with --write."""
    wrong = [file for file in formatted_files() if formatted(file) != file.read_text(encoding="utf-8")]
    if "--write" in sys.argv:
        for file in wrong:
            file.write_text(formatted(file), encoding="utf-8")
    else:
        for file in wrong:
            print(f"would format {file.relative_to(SOURCE)}")
    lines = list(long_lines())
    print("\n".join(lines))
    sys.exit(bool(lines or (wrong and "--write" not in sys.argv)))


if __name__ == "__main__":
    main()
