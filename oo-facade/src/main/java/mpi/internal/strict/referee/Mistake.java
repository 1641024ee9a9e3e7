package mpi.internal.strict.referee;

import java.util.List;
import mpi.internal.strict.simulation.Call;

/**
 * Mistake that the simulation has found, before the texts of its calls are known.
 *
 * @param kind kind of mistake.
 * @param title what is wrong, in one line.
 * @param calls calls that are part of the mistake.
 * @param notes for each call, a note on what it waits for or on one of its arguments; may be empty.
 * @param waits number of calls, at the beginning of {@code calls}, in which the ranks of a deadlock
 *     wait; 0 for other mistakes.
 * @param isNeverReceived true for a deadlock in which some ranks wait only for their messages to be
 *     received, and all receivers are in their last call, Finalize.
 */
record Mistake(
        MistakeKind kind,
        String title,
        List<Call> calls,
        List<String> notes,
        int waits,
        boolean isNeverReceived) {}
