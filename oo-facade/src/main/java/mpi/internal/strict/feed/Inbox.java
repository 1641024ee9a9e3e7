package mpi.internal.strict.feed;

import java.io.IOException;
import java.net.Socket;
import java.util.concurrent.CountDownLatch;
import mpi.internal.strict.wire.Input;
import mpi.internal.strict.wire.Kind;

/**
 * Reads the messages of the referee to this rank, and wakes the threads that wait for an answer.
 */
final class Inbox {

    private final RefereeReports reports;
    private final Replies replies;
    private final Progress answers = new Progress();
    private final CountDownLatch end = new CountDownLatch(1);

    /** Receiver of the referee's questions for the text of a call. */
    interface Replies {
        void reply(int question, long call) throws IOException;
    }

    Inbox(RefereeReports reports, Replies replies) {
        this.reports = reports;
        this.replies = replies;
    }

    /** Reads the referee's messages until the connection ends; then wakes all threads that wait. */
    void read(Socket socket) {
        try {
            Input in = new Input(socket.getInputStream());
            for (Kind kind = in.next(); kind != null; kind = in.next()) {
                take(kind, in);
            }
        } catch (IOException gone) {
            // Nothing is reported here, since the launcher reports the death of rank 0, which has
            // the referee.
        } finally {
            answers.reaches(Long.MAX_VALUE);
            end.countDown();
        }
    }

    private void take(Kind kind, Input in) throws IOException {
        switch (kind) {
            case ASK -> replies.reply(in.number(), in.longNumber());
            case REPORT -> reports.report(in.text());
            case EXIT -> reports.exit(in.number());
            case SYNCED -> answers.reaches(in.longNumber());
            case DONE -> end.countDown();
            default -> throw new IOException("the referee sent " + kind);
        }
    }

    /** Waits until the referee has answered the request with this number. */
    void awaitAnswer(long number) {
        answers.await(number);
    }

    /** Waits until the referee has checked the whole job. */
    void awaitEnd() {
        try {
            end.await();
        } catch (InterruptedException over) {
            Thread.currentThread().interrupt();
        }
    }
}
