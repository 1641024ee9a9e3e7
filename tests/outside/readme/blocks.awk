# Writes the blocks of a document in Markdown to files: block NUMBER of "```sh first" to NUMBER-first.sh, of "```java" to NUMBER.java. A
# block of sh without a name is for people to adapt, and is left out.
/^```/ && to != "" { close(to); to = ""; next }
/^```[a-z]+/ {
    language = substr($1, 4)
    to = "/dev/null"
    if (language == "java" || language == "xml" || NF > 1) to = sprintf("%02d%s.%s", ++count, NF > 1 ? "-" $2 : "", language)
    next
}
/^```/ { to = "/dev/null"; next }
to != "" { print >to }
