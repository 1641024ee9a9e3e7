package mpi.internal.strict.check;

import java.util.LinkedHashMap;
import java.util.Map;

/** Arguments that all ranks must give alike, as one rank gives them in a call. */
final class Alike {

    private final Map<String, String> given = new LinkedHashMap<>();
    private String contradiction = "";

    /** Adds an argument; a rank may give it twice, as sender and as receiver. */
    void put(String name, String value) {
        String before = given.putIfAbsent(name, value);
        if (before != null && !before.equals(value)) {
            contradiction = "%s, %s and %s".formatted(name, before, value);
        }
    }

    /** Argument that this rank gives in two ways; empty for none. */
    String contradiction() {
        return contradiction;
    }

    /** The arguments by their names. */
    Map<String, String> all() {
        return given;
    }
}
