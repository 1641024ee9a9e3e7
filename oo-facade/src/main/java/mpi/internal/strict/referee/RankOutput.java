package mpi.internal.strict.referee;

import java.io.IOException;
import java.io.OutputStream;
import mpi.internal.strict.wire.Batch;
import mpi.internal.strict.wire.Kind;

/** What the referee tells a rank. */
final class RankOutput {

    private final Batch batch;

    RankOutput(OutputStream stream) {
        batch =
                new Batch(
                        bytes -> {
                            stream.write(bytes.array(), bytes.position(), bytes.remaining());
                            stream.flush();
                        });
    }

    /** Asks for the text of a call. */
    synchronized void ask(int question, long call) throws IOException {
        batch.begin(Kind.ASK, Integer.BYTES + Long.BYTES).add(question).add(call).flush();
    }

    /** Has a rank print a report, and end with an exit code unless it is 0. */
    synchronized void report(String text, int exit) throws IOException {
        batch.begin(Kind.REPORT, Integer.BYTES).add(exit).add(text).flush();
    }
}
