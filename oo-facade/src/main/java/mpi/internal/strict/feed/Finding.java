package mpi.internal.strict.feed;

import java.io.IOException;
import java.util.List;
import mpi.internal.strict.call.CallNote;
import mpi.internal.strict.wire.Batch;
import mpi.internal.strict.wire.Kind;

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
        String remedy) {

    void write(Batch batch) throws IOException {
        batch.begin(Kind.FINDING, 2 * Integer.BYTES).add(isWarning ? 1 : 0).add(calls.size());
        batch.add(kind).add(title).add(rule).add(remedy);
        for (int i = 0; i < calls.size(); i++) {
            CallNote call = calls.get(i);
            batch.add(call.text()).add(call.where()).add(notes.get(i));
        }
    }
}
