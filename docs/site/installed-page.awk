# Rewrites the links of a document for an installation: links to files that are not installed become the names of these files in the sources,
# links to examples lead to the installed examples. Variables: page is the path of the document in the sources, installed is a file with a line
# for each document that is installed.

BEGIN {
    while ((getline file <installed) > 0) there[file] = 1
    here = folder(page)
    up = here
    gsub(/[^\/]+/, "..", up)
    up = up == "" ? "" : up "/"
}

/^ *(```|~~~)/ {
    fenced = !fenced
    if (fenced) flush_prose()
    print
    next
}
fenced { print; next }
{ prose = prose $0 "\n" }
END { flush_prose() }

function folder(path) { return sub(/\/[^\/]*$/, "", path) ? path : "" }

# Returns the path in the sources of the file to which an address of this page leads.
function resolved(address,    parts, n, i, kept, path) {
    n = split((here == "" ? "" : here "/") address, parts, "/")
    for (i = 1; i <= n; i++) {
        if (parts[i] == "..") kept--
        else if (parts[i] != "." && parts[i] != "") path[++kept] = parts[i]
    }
    address = path[1]
    for (i = 2; i <= kept; i++) address = address "/" path[i]
    return address
}

# Returns the place of a file of the sources relative to the installed documents; empty if the file is not installed.
function place(path) {
    if (path in there) return path
    if (path "/README.md" in there) return path "/README.md"
    if (path ~ /^examples\/src\/tutorial\/java/) return "../../panmpi/tutorial" after(path, "examples/src/tutorial/java")
    if (path ~ /^examples\/src\/main\/java/) return "../../panmpi/examples" after(path, "examples/src/main/java")
}

# Returns "/" and the name of a Java file: all installed examples are in one folder, without folders for packages. Else returns nothing.
function after(path, above) {
    if (path !~ /\.java$/) return ""
    sub(/.*\//, "", path)
    return "/" path
}

function link(text, address,    anchor, path, at) {
    if (address ~ /^([a-z]+:|#)/) return "[" text "](" address ")"
    if (match(address, /#.*/)) {
        anchor = substr(address, RSTART)
        address = substr(address, 1, RSTART - 1)
    }
    path = resolved(address)
    at = place(path)
    if (at == path) return "[" text "](" address anchor ")"
    if (at != "") return "[" text "](" up at anchor ")"
    gsub(/`/, "", path)
    return index(text, path) ? text : text " (`" path "` of the sources)"
}

# Returns the index of the "[" at which the link text begins that ends at the end of s; 0 if there is none.
function opening(s,    i, depth, c) {
    for (i = length(s); i > 0; i--) {
        c = substr(s, i, 1)
        if (c == "]") depth++
        if (c == "[" && depth-- == 0) return i
    }
    return 0
}

function flush_prose(    rest, from, before, address) {
    rest = prose
    prose = ""
    while (match(rest, /\]\([^)[:space:]]+\)/)) {
        before = substr(rest, 1, RSTART - 1)
        address = substr(rest, RSTART + 2, RLENGTH - 3)
        rest = substr(rest, RSTART + RLENGTH)
        from = opening(before)
        if (from == 0) printf "%s](%s)", before, address
        else printf "%s%s", substr(before, 1, from - 1), link(substr(before, from + 1), address)
    }
    printf "%s", rest
}
