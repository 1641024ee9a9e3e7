package mpi.doctor;

import java.util.ArrayList;
import java.util.List;
import mpi.abi.Nearness;
import mpi.internal.launch.Diagnosis;
import mpi.internal.link.Linkage;
import mpi.internal.natives.EmbeddedMpi;

/** Checks the MPI library that was opened, and the ABI table chosen for it. */
final class LibraryChecks {

    private static final String EMBEDDED = "embedded";

    private LibraryChecks() {}

    /**
     * Makes the finding for a missing library from the text of the failed search: its first line is
     * the observation, its last line the advice, and the lines between are the details.
     */
    static Finding missing(String reasons) {
        var lines = new ArrayList<>(reasons.lines().map(String::strip).toList());
        String found = lines.removeFirst();
        String advice = lines.isEmpty() ? "set it otherwise, or unset it" : lines.removeLast();
        return Finding.error("library", found, advice).with(lines);
    }

    static List<Finding> all() {
        return List.of(library(), embedded(), abi(), snapshot());
    }

    /** Checks the MPI that comes with panmpi, which is used only if no other MPI is found. */
    static Finding embedded() {
        String conflict = EmbeddedMpi.conflict();
        if (!conflict.isEmpty()) {
            return Finding.warning(EMBEDDED, conflict, "take the others off the class path");
        }
        if (!EmbeddedMpi.isThere()) {
            return Finding.ok(
                    EMBEDDED, "panmpi has no MPI for this system: " + EmbeddedMpi.absence());
        }
        return Finding.ok(
                EMBEDDED,
                EmbeddedMpi.origin()
                        + ", for jobs by mpi.Launch or mpijava -n where no other MPI is found");
    }

    private static Finding library() {
        String found = Linkage.library() + ", " + Linkage.libraryFile();
        return Finding.ok("library", found).with(Diagnosis.attempts());
    }

    private static Finding abi() {
        return Finding.ok("abi", Linkage.abi().family());
    }

    /**
     * Checks that the ABI table fits the library: the values of constants are not in the library,
     * but come from the nearest known mpi.h.
     */
    private static Finding snapshot() {
        String source = Linkage.abi().source();
        if (Linkage.abi().family().equals("standard")) {
            boolean isStandards = source.startsWith("mpi-");
            String whose =
                    isStandards
                            ? "the same in every library of this ABI"
                            : "for this implementation's library of this ABI";
            return Finding.ok("snapshot", source + ", " + whose);
        }
        return switch (Nearness.of(Diagnosis.version(), source)) {
            case EXACT -> Finding.ok("snapshot", source + ", the library's own header");
            case NEWER ->
                    Finding.note(
                            "snapshot",
                            source + ", the nearest header; the library is newer",
                            "for its new functions: " + regenerate());
            case OLDER ->
                    Finding.note(
                            "snapshot",
                            source + ", the nearest header; the library is older",
                            "if constants are wrong: " + regenerate());
            case UNKNOWN ->
                    Finding.warning(
                            "snapshot",
                            "no header of this implementation is known; the constants are those of "
                                    + source,
                            "if calls fail: " + regenerate());
        };
    }

    private static String regenerate() {
        return "in panmpi's sources, make bindings HEADER=/path/of/its/mpi.h CC=/path/of/its/mpicc";
    }
}
