package mpi.internal.strict.feed;

import java.util.List;
import mpi.internal.strict.call.CallNote;

/**
 * A mistake that a rank finds by itself.
 *
 * @param kind short name for programs.
 * @param isWarning true if the program may be right all the same.
 * @param title what is wrong, in a line.
 * @param calls calls that are part of it.
 * @param notes for each call, its part; empty for nothing more.
 * @param rule section of MPI 5.0 that says so.
 * @param remedy what to do.
 */
public record Finding(
        String kind,
        boolean isWarning,
        String title,
        List<CallNote> calls,
        List<String> notes,
        String rule,
        String remedy) {}
