package mpi.internal.strict.referee;

import java.util.List;
import java.util.Set;
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
 * @param receivers if the ranks of a deadlock wait only for their messages to be received: the
 *     collective calls in which the other ranks wait; otherwise empty.
 */
record Mistake(
        MistakeKind kind,
        String title,
        List<Call> calls,
        List<String> notes,
        int waits,
        Set<Call> receivers) {}
