package panmpi.tests.fuzz;

import java.nio.charset.StandardCharsets;
import java.util.SplittableRandom;
import java.util.regex.Pattern;

/**
 * Replaces a class's name in a message by another class's name, and the length before the name, if
 * it has one.
 */
final class NameMutator {
    private static final Pattern NAME =
            Pattern.compile("(?:java|panmpi)(?:\\.[a-z]+)+\\.[A-Za-z]+(?:\\$[A-Za-z]+)?");
    private static final String DECOYS = "panmpi.tests.decoys.Decoys$";
    private static final String[] NAMES = {
        DECOYS + "Gadget",
        DECOYS + "Outside",
        DECOYS + "Bean",
        DECOYS + "Choice",
        DECOYS + "Some",
        DECOYS + "Order",
        DECOYS + "Stand",
        DECOYS + "Handler",
        DECOYS + "Door",
        "[L" + DECOYS + "Gadget;",
        "[I",
        "java.lang.Object",
        "java.lang.Enum",
        "java.lang.Thread",
        "java.lang.Integer",
        "java.util.ArrayList",
        "java.util.TreeMap",
        "java.util.HashSet",
        "java.util.EnumMap",
        "java.util.BitSet",
        "java.util.PriorityQueue",
        "panmpi.tests.graphs.Node",
        "panmpi.tests.graphs.Leaf",
        "panmpi.tests.graphs.Pair",
        "panmpi.tests.graphs.Plain",
        "panmpi.tests.graphs.Ancestor",
        "panmpi.tests.graphs.Hooks$External",
        "panmpi.tests.graphs.Hooks$NamedList"
    };

    private final SplittableRandom random;

    NameMutator(SplittableRandom random) {
        this.random = random;
    }

    /** {@return the bytes with one name replaced, if they have any} */
    byte[] changed(byte[] bytes) {
        var text = new String(bytes, StandardCharsets.ISO_8859_1);
        var found = NAME.matcher(text).results().toList();
        if (found.isEmpty()) {
            return bytes;
        }
        var old = found.get(random.nextInt(found.size()));
        var name = NAMES[random.nextInt(NAMES.length)];
        int from = old.start();
        var before = text.substring(0, from);
        int length = old.group().length();
        if (from >= 2 && text.charAt(from - 1) == length && text.charAt(from - 2) == 0) {
            before = text.substring(0, from - 1) + (char) name.length();
        }
        return (before + name + text.substring(old.end())).getBytes(StandardCharsets.ISO_8859_1);
    }
}
