package mpi.internal.strict.referee;

import java.io.IOException;
import java.io.OutputStream;
import mpi.internal.strict.wire.Batch;
import mpi.internal.strict.wire.Kind;

/** Messages to a rank; a rank that has died hears nothing. */
final class RankOutput {

    private final Batch batch;

    /** Number for which the rank waits; 0 for none. */
    private long held;

    private boolean awaitsAll;

    RankOutput(OutputStream stream) {
        batch =
                new Batch(
                        bytes -> {
                            stream.write(bytes.array(), bytes.position(), bytes.remaining());
                            stream.flush();
                        });
    }

    private interface Message {
        void write(Batch to) throws IOException;
    }

    private synchronized void send(Message message) {
        try {
            message.write(batch);
            batch.flush();
        } catch (IOException gone) {
            // Its launcher reports its end.
        }
    }

    /** Asks for the text of a call. */
    void ask(int question, long call) {
        send(to -> to.begin(Kind.ASK, Integer.BYTES + Long.BYTES).add(question).add(call));
    }

    /** Has a rank print a report. */
    void report(String text) {
        send(to -> to.begin(Kind.REPORT, 0).add(text));
    }

    /**
     * Answers that all before a number is taken, at once or when {@link #release(boolean)} says so.
     */
    synchronized void synced(long number, boolean atOnce) {
        held = number;
        awaitsAll = false;
        if (atOnce) {
            release(false);
        }
    }

    /** Answers when all steps of the rank are taken. */
    synchronized void settles(long number) {
        held = number;
        awaitsAll = true;
    }

    /** Lets a rank go on that waits, unless it waits for steps that are not taken. */
    synchronized void release(boolean isIdle) {
        if (held > 0 && (isIdle || !awaitsAll)) {
            long number = held;
            held = 0;
            send(to -> to.begin(Kind.SYNCED, Long.BYTES).add(number));
        }
    }

    /** Lets a rank end by itself. */
    void done() {
        send(to -> to.begin(Kind.DONE, 0));
    }

    /** Ends a rank. */
    void exit(int code) {
        send(to -> to.begin(Kind.EXIT, Integer.BYTES).add(code));
    }
}
