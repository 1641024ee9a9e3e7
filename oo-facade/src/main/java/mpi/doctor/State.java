package mpi.doctor;

import java.util.Locale;

/** Severity of a finding, in ascending order. */
enum State {
    /** No problem. */
    OK,
    /** Information. */
    NOTE,
    /** Works, but more slowly or with fewer features than possible. */
    WARNING,
    /** Jobs will not work. */
    ERROR;

    /** Returns the name of the state in reports. */
    String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** Returns the worse of two states. */
    State or(State other) {
        return compareTo(other) >= 0 ? this : other;
    }
}
