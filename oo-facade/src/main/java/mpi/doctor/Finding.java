package mpi.doctor;

import java.util.List;

/**
 * What was found of one thing.
 *
 * @param name what was looked at: a word that never changes, for programs that read reports.
 * @param state how bad it is.
 * @param found what was found.
 * @param advice what to do; empty where there is nothing to do.
 * @param details more about it, a line each.
 */
record Finding(String name, State state, String found, String advice, List<String> details) {

    Finding {
        details = List.copyOf(details);
    }

    static Finding ok(String name, String found) {
        return new Finding(name, State.OK, found, "", List.of());
    }

    static Finding note(String name, String found, String advice) {
        return new Finding(name, State.NOTE, found, advice, List.of());
    }

    static Finding warning(String name, String found, String advice) {
        return new Finding(name, State.WARNING, found, advice, List.of());
    }

    static Finding error(String name, String found, String advice) {
        return new Finding(name, State.ERROR, found, advice, List.of());
    }

    /** The same with lines of details. */
    Finding with(List<String> lines) {
        return new Finding(name, state, found, advice, lines);
    }
}
