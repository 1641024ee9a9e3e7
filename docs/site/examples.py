"""Pages of the example programs, made from the sources and from what they printed: a new program needs no edit."""

import re

from places import Links

FOLDERS = {
    "examples/src/main/java": "Java", "examples/netty": "Java with Netty", "examples/vector": "Java with the Vector API",
    "examples/kotlin": "Kotlin", "examples/scala": "Scala",
}  # fmt: skip
SUFFIXES = {".java": "java", ".kt": "kotlin", ".scala": "scala"}


def programs(root):
    """Yields each program's file, the name of its language for readers, and that for the highlighter."""
    for folder, language in FOLDERS.items():
        files = sorted((root / folder).rglob("*"), key=lambda f: f.name) if (root / folder).is_dir() else []
        for file in files:
            if file.suffix in SUFFIXES and "target" not in file.parts:
                yield file.relative_to(root), language, SUFFIXES[file.suffix]


def comment(text):
    """Returns the comment before the first class or function, as Markdown, without lines of tags."""
    found = re.search(r"/\*\*?(.*?)\*/", text, re.S) or re.match(r"((?://.*\n)+)", text)
    if not found:
        return ""
    lines = [re.sub(r"^\s*(\*|//) ?", "", line).rstrip() for line in found[1].strip().split("\n")]
    body = "\n".join(line for line in lines if not line.startswith("@"))
    body = re.sub(r"\{@(?:code|link|linkplain|literal) ([^}]*)\}", r"`\1`", body)
    body = re.sub(r"<pre>.*?</pre>", lambda m: re.sub("<[^>]*>", "", "\n```text\n" + m[0] + "\n```\n"), body, flags=re.S)
    body = re.sub(r"</?p>", "\n", body)
    return re.sub(r"</?(?:code|em|i|b)>", "`", body).strip()


def first_sentence(text):
    text = " ".join(text.split("```")[0].split("\n\n")[0].split())
    return re.split(r"(?<=[.:])\s", text)[0].rstrip(":.") + "." if text else ""


def run(root, name):
    """Returns the output of the program, without the lines that only its test reads; None if there is none."""
    file = root / "examples" / "runs" / f"{name}.run"
    if not file.exists():
        return None
    lines = file.read_text().rstrip("\n").split("\n")
    return "\n".join(line for line in lines if not line.startswith("# needs "))


def page(root, file, highlighter):
    name = file.stem
    parts = [f"# {name}", comment((root / file).read_text())]
    output = run(root, name)
    if output is not None:
        parts.append(f"## Run\n\n```text\n{output}\n```")
        if "..." in output:
            parts.append("`...` stands for what differs from run to run; the ranks print in any order.")
    parts.append(f'## Program\n\n```{highlighter} title="{file}"\n--8<-- "{file}"\n```')
    return "\n\n".join(parts) + "\n"


def pages(root):
    """Returns the text of each page by its place on the site, the list of programs first."""
    index = [Links(root, "docs/examples/README.md").text((root / "docs/examples/README.md").read_text()).strip()]
    made, rows = {"examples/index.md": ""}, {}
    for file, language, highlighter in programs(root):
        made[f"examples/{file.stem}.md"] = page(root, file, highlighter)
        about = first_sentence(comment((root / file).read_text())).replace("|", "\\|")
        rows.setdefault(language, []).append(f"| [{file.stem}]({file.stem}.md) | {about} |")
    for language, lines in rows.items():
        index.append(f"## {language}\n\n" + "\n".join(["| program | shows |", "|---|---|", *lines]))
    made["examples/index.md"] = "\n\n".join(index) + "\n"
    return made
