package mpi.doctor;

import java.util.Locale;

/** How bad a finding is; later ones are worse. */
enum State {
    /** As it should be. */
    OK,
    /** Worth knowing. */
    NOTE,
    /** Works, but slower or with less than there could be. */
    WARNING,
    /** Jobs will not work. */
    ERROR;

    /** The word in reports. */
    String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** The worse of two. */
    State or(State other) {
        return compareTo(other) >= 0 ? this : other;
    }
}
