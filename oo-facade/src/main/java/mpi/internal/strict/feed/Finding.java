package mpi.internal.strict.feed;

import java.io.IOException;
import java.util.List;
import mpi.internal.strict.call.CallNote;
import mpi.internal.strict.wire.Batch;
import mpi.internal.strict.wire.Kind;
import mpi.internal.strict.wire.Severity;

/**
 * Mistake that a rank finds without the referee, such as a leaked datatype. It is sent to the
 * referee, which orders a rank to print it.
 *
 * @param kind short name for programs that read reports, such as {@code leak}.
 * @param severity effect of the mistake on the job.
 * @param title what is wrong, in one line.
 * @param calls calls that are part of the mistake.
 * @param notes for each call, its part in the mistake; empty if there is nothing to add.
 * @param rule section of MPI 5.0 with the rule that the program breaks.
 * @param remedy what the programmer can do.
 */
public record Finding(
        String kind,
        Severity severity,
        String title,
        List<CallNote> calls,
        List<String> notes,
        String rule,
        String remedy) {

    void write(Batch batch) throws IOException {
        batch.begin(Kind.FINDING, 2 * Integer.BYTES).add(severity.ordinal()).add(calls.size());
        batch.add(kind).add(title).add(rule).add(remedy);
        for (int i = 0; i < calls.size(); i++) {
            CallNote call = calls.get(i);
            batch.add(call.text()).add(call.where()).add(notes.get(i));
        }
    }
}
