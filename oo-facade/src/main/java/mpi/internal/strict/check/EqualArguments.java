package mpi.internal.strict.check;

import java.util.LinkedHashMap;
import java.util.Map;

/**
 * Collects this rank's values of the arguments of a collective call that must be equal on all
 * ranks. They become the {@code Agreement} of the call, which the referee compares with those of
 * the other ranks.
 */
final class EqualArguments {

    private final Map<String, String> given = new LinkedHashMap<>();
    private String contradiction = "";

    /**
     * Adds an argument. A rank that exchanges data with itself adds one argument twice: as the
     * sender and as the receiver.
     */
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
