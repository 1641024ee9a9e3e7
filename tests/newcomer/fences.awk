# Writes the blocks of a page in Markdown, in their order, to files of the folder `to`: NUMBER.commands for "```sh" or "```sh name",
# NUMBER.left-out for "```sh needs=something", NUMBER.project for "```sh project/run", NUMBER.NAME.java for "```java" with a public class of
# that name, NUMBER.shown for what commands print. Other blocks are not written, since only readers need them.

# A block may be indented, on a tab of the site or in a solution ("???"). Blocks of solutions are not written: readers try by themselves first.
/^\?\?\? / { solution = 1 }
/^[^ ]/ && !/^\?\?\? / { solution = 0 }

!inside && /^ *```/ {
    inside = 1
    match($0, /^ */)
    indent = RLENGTH
    language = substr($1, 4)
    name = $2
    text = ""
    next
}
inside && /^ *``` *$/ {
    inside = 0
    if (!solution) write()
    next
}
inside { text = text substr($0, indent + 1) "\n" }

function write(    kind) {
    if (language == "sh") kind = name ~ /^needs=/ ? "left-out" : name ~ /\/run$/ ? "project" : "commands"
    else if (language == "java" && match(text, /public class [A-Za-z]+/)) kind = substr(text, RSTART + 13, RLENGTH - 13) ".java"
    else if (language == "" || language == "text") kind = "shown"
    else return
    if (kind == "project") text = name "\n"
    if (kind == "left-out") text = substr(name, 7) "\n" text
    printf "%s", text >sprintf("%s/%02d.%s", to, ++count, kind)
}
