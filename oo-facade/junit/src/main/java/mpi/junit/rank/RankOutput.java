package mpi.junit.rank;

import java.io.ByteArrayOutputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import mpi.junit.wire.FromRank;

/**
 * Sends the standard output of a rank line by line to the JVM that reports the tests, since the
 * launcher of a job does not say which rank printed a line.
 */
final class RankOutput extends OutputStream {

    private final Conversation conversation;
    private final boolean isError;
    private final ByteArrayOutputStream line = new ByteArrayOutputStream();

    private RankOutput(Conversation conversation, boolean isError) {
        this.conversation = conversation;
        this.isError = isError;
    }

    /** Redirects {@code System.out} and {@code System.err} of this JVM to a connection. */
    static void redirect(Conversation conversation) {
        System.setOut(stream(new RankOutput(conversation, false)));
        System.setErr(stream(new RankOutput(conversation, true)));
    }

    private static PrintStream stream(RankOutput output) {
        return new PrintStream(output, true, StandardCharsets.UTF_8);
    }

    /** Sends the lines that tests have printed without a newline at the end. */
    static void finishLines() {
        finishLine(System.out);
        finishLine(System.err);
    }

    private static void finishLine(PrintStream stream) {
        // A zero byte does not occur in text; it ends a line that has begun, and does nothing
        // otherwise.
        stream.write(0);
        stream.flush();
    }

    @Override
    public synchronized void write(int value) {
        if (value != 0) {
            line.write(value);
        }
        if (value == '\n' || value == 0) {
            sendLine();
        }
    }

    @Override
    public synchronized void write(byte[] bytes, int offset, int length) {
        line.write(bytes, offset, length);
        if (length > 0 && bytes[offset + length - 1] == '\n') {
            sendLine();
        }
    }

    private void sendLine() {
        if (line.size() > 0) {
            conversation.send(new FromRank.Printed(isError, line.toString(StandardCharsets.UTF_8)));
            line.reset();
        }
    }
}
