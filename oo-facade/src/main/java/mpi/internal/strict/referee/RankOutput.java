package mpi.internal.strict.referee;

import java.io.IOException;
import java.io.OutputStream;
import mpi.internal.strict.wire.Batch;
import mpi.internal.strict.wire.Kind;

/** Sends messages to a rank. Errors are ignored, since the launcher reports the death of a rank. */
final class RankOutput {

    private final Batch batch;

    /**
     * Number of the {@code SYNC} or {@code SETTLE} message whose answer the rank waits for; 0 if it
     * waits for none.
     */
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

    /** Message to the rank, which writes its kind and its fields to a batch. */
    private interface Message {
        void write(Batch to) throws IOException;
    }

    private synchronized void send(Message message) {
        try {
            message.write(batch);
            batch.flush();
        } catch (IOException gone) {
            // Nothing is reported here, since the launcher reports the death of the rank.
        }
    }

    /** Asks the rank for the text of a call. */
    void ask(int question, long call) {
        send(to -> to.begin(Kind.ASK, Integer.BYTES + Long.BYTES).add(question).add(call));
    }

    /** Orders the rank to print a report. */
    void report(String text) {
        send(to -> to.begin(Kind.REPORT, 0).add(text));
    }

    /** Answers a {@code SYNC} of the rank, at once or when {@link #release(boolean)} is called. */
    synchronized void synced(long number, boolean atOnce) {
        held = number;
        awaitsAll = false;
        if (atOnce) {
            release(false);
        }
    }

    /**
     * Records a {@code SETTLE} of the rank, which {@link #release(boolean)} answers when all steps
     * of the rank are taken.
     */
    synchronized void settles(long number) {
        held = number;
        awaitsAll = true;
    }

    /**
     * Answers the rank if it waits for an answer. If the rank waits until its steps are taken,
     * answers only if {@code isIdle} is true, which means that all of them are taken.
     */
    synchronized void release(boolean isIdle) {
        if (held > 0 && (isIdle || !awaitsAll)) {
            long number = held;
            held = 0;
            send(to -> to.begin(Kind.SYNCED, Long.BYTES).add(number));
        }
    }

    /** Tells the rank that the whole job is checked, so that it can end normally. */
    void done() {
        send(to -> to.begin(Kind.DONE, 0));
    }

    /** Orders the rank to exit with a code. */
    void exit(int code) {
        send(to -> to.begin(Kind.EXIT, Integer.BYTES).add(code));
    }
}
