package mpi.internal.strict.referee;

import java.util.List;
import mpi.internal.strict.simulation.Call;

/**
 * A mistake that the referee has found.
 *
 * @param kind its kind.
 * @param title what is wrong, in a line.
 * @param calls calls that are part of it, each of one rank.
 * @param notes for each call, what it waits for or gives; empty for nothing more.
 * @param waits how many of the calls, from the first, are waits that last until now.
 */
record Mistake(MistakeKind kind, String title, List<Call> calls, List<String> notes, int waits) {}
