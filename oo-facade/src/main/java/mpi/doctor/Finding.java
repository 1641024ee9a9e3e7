package mpi.doctor;

import java.util.List;

/**
 * Result of one check.
 *
 * @param name name of the check, which never changes, for programs that read reports.
 * @param state severity.
 * @param found observation.
 * @param advice action for the user; empty if none is needed.
 * @param details further lines of the report.
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

    /** Returns a copy of the finding with these lines as its details. */
    Finding with(List<String> lines) {
        return new Finding(name, state, found, advice, lines);
    }
}
