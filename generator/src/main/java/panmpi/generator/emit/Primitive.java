package panmpi.generator.emit;

import java.util.Arrays;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;

/**
 * A primitive type of Java, with its values for the placeholders of the templates in {@code
 * templates/primitives}.
 */
enum Primitive {
    BOOLEAN("Boolean"),
    BYTE("Byte"),
    CHAR("Character"),
    SHORT("Short"),
    INT("Integer"),
    LONG("Long"),
    FLOAT("Float"),
    DOUBLE("Double");

    private final String box;

    Primitive(String box) {
        this.box = box;
    }

    /** Finds the type of a keyword; {@code file} is the template that names it. */
    static Primitive of(String keyword, String file) {
        return Arrays.stream(values())
                .filter(p -> p.keyword().equals(keyword))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException(unknown(keyword, file)));
    }

    private static String unknown(String keyword, String file) {
        return "%s: @Each names '%s', which is no primitive type; these are %s"
                .formatted(
                        file,
                        keyword,
                        String.join(
                                ", ", Arrays.stream(values()).map(Primitive::keyword).toList()));
    }

    private String keyword() {
        return name().toLowerCase(Locale.ROOT);
    }

    /**
     * Returns the values of the placeholders. Two of them are irregular: Open MPI calls the pair of
     * two ints {@code Int2}, and the streams of {@code java.io} take a byte, short or char as
     * {@code int}.
     */
    Map<String, String> placeholders() {
        String title = name().charAt(0) + keyword().substring(1);
        Map<String, String> values = new TreeMap<>();
        values.put("type", keyword());
        values.put("a", this == INT ? "an" : "a");
        values.put("Name", title);
        values.put("NAME", name());
        values.put("Box", box);
        values.put("OfByteBuffer", this == BYTE ? "" : title);
        values.put("Written", this == BYTE || this == CHAR || this == SHORT ? "int" : keyword());
        values.put("pair", keyword() + (this == INT ? "2" : "Int"));
        values.put("Pair", title + (this == INT ? "2" : "Int"));
        values.put("PAIR", name() + (this == INT ? "2" : "_INT"));
        return values;
    }
}
