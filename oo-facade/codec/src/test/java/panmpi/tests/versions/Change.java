package panmpi.tests.versions;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;

/**
 * Test case in which classes differ between sender and receiver. Each block of {@code changes.txt}
 * is one case.
 *
 * @param name title of the case.
 * @param lines the types, each after a word such as {@code sender} or {@code receiver}.
 */
record Change(String name, List<String> lines) {
    private static final String MAKER =
            "class Maker { public static Object make() { return new Thing(); } }";

    /** Returns all cases of the file. */
    static List<Change> all() throws IOException {
        var changes = new ArrayList<Change>();
        try (var file = Change.class.getResourceAsStream("/versions/changes.txt")) {
            var text = new String(file.readAllBytes(), StandardCharsets.UTF_8);
            for (String block : text.split("(?m)^== ")) {
                var lines = block.lines().filter(line -> !line.isBlank()).toList();
                if (!block.startsWith("#")) {
                    changes.add(new Change(lines.getFirst(), lines.subList(1, lines.size())));
                }
            }
        }
        return changes;
    }

    /** Returns the classes of the sender. */
    Classes sender() {
        var types = types("sender");
        boolean makes = types.stream().anyMatch(type -> type.contains("class Maker"));
        return new Classes(
                makes ? types : Stream.concat(types.stream(), Stream.of(MAKER)).toList());
    }

    /**
     * Returns the classes of the receiver, some of which are compiled and then removed or replaced.
     */
    Classes receiver() {
        var classes = new Classes(types("receiver"));
        types("without").forEach(classes::remove);
        types("instead").forEach(type -> classes.replace(new Classes(List.of(type))));
        return classes;
    }

    private List<String> types(String side) {
        return lines.stream()
                .filter(line -> line.startsWith(side + " "))
                .map(line -> expanded(line.substring(side.length() + 1)))
                .toList();
    }

    private static String expanded(String type) {
        var external =
                "public Thing() {} public void writeExternal(ObjectOutput o) throws IOException"
                        + " { o.writeInt(a); } public void readExternal(ObjectInput i) throws"
                        + " IOException { a = i.readInt(); }";
        var hooks =
                "private void writeObject(ObjectOutputStream o) throws IOException"
                        + " { o.defaultWriteObject(); o.writeInt(1); } private void"
                        + " readObject(ObjectInputStream i) throws IOException,"
                        + " ClassNotFoundException { i.defaultReadObject(); i.readInt(); }";
        return type.replaceAll("\\buid (\\d+);", "static final long serialVersionUID = $1;")
                .replaceAll("\\bshow ([^;]+);", "public String toString() { return \"\" + ($1); }")
                .replace("ser,", "implements Serializable,")
                .replace("ser {", "implements Serializable {")
                .replace("external;", external)
                .replace("hooks;", hooks);
    }

    /** Returns an object as text, with arrays by their elements. */
    static String text(Object object) {
        var text = Arrays.deepToString(new Object[] {object});
        return text.substring(1, text.length() - 1);
    }
}
