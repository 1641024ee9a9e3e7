package mpi.internal.strict.check;

import java.util.LinkedHashMap;
import java.util.Map;

/**
 * Collects the arguments of a collective call that all ranks must give alike, as this rank gives
 * them. They become its {@code Agreement}.
 */
final class Alike {

    private final Map<String, String> given = new LinkedHashMap<>();
    private String contradiction = "";

    /** Adds an argument. A rank may give it twice, for itself as sender and as receiver. */
    void put(String name, String value) {
        String before = given.putIfAbsent(name, value);
        if (before != null && !before.equals(value)) {
            contradiction = "%s, %s and %s".formatted(name, before, value);
        }
    }

    /**
     * Returns a description of an argument that this rank gives with two values; empty if there is
     * none.
     */
    String contradiction() {
        return contradiction;
    }

    /** Returns the arguments by name. */
    Map<String, String> all() {
        return given;
    }
}
