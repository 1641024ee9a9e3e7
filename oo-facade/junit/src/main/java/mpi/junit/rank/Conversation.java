package mpi.junit.rank;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import mpi.junit.wire.Frames;
import mpi.junit.wire.FromRank;
import mpi.junit.wire.Link;
import mpi.junit.wire.NoMessageException;
import mpi.junit.wire.ToRank;

/**
 * Connection to the JVM that reports the tests. If the connection closes, the rank has nothing to
 * do any more, and ends.
 */
final class Conversation {

    private static final int ORPHANED = 1;

    /**
     * Interval between two calls of MPI while a rank waits: short enough to let messages of the
     * other ranks make progress, and long enough to leave the cores to these ranks.
     */
    private static final long BETWEEN_POLLS_MICROS = 200;

    private final BlockingQueue<ToRank> received = new LinkedBlockingQueue<>();
    private final Thread tests = Thread.currentThread();
    private final Link link;

    /** Takes over a connection, of which the rank has already read the first message. */
    Conversation(Link link) {
        this.link = link;
        Thread.ofPlatform().daemon().name("panmpi-junit-link").start(this::listen);
    }

    private void listen() {
        try {
            while (true) {
                ToRank message = link.receive(ToRank.class);
                if (message instanceof ToRank.Dump) {
                    send(new FromRank.Stack(Frames.of(tests.getStackTrace())));
                } else {
                    received.add(message);
                }
            }
        } catch (IOException closed) {
            halt(closed);
        }
    }

    /**
     * Ends this process without its shutdown hooks, since a hook might wait for a thread that is in
     * a call of MPI. Says why only if a message was damaged: otherwise the connection was closed.
     */
    private static void halt(IOException reason) {
        if (reason instanceof NoMessageException) {
            // System.err is not used, since its output may be sent over the connection that has
            // failed.
            PrintStream errors = new PrintStream(new FileOutputStream(FileDescriptor.err), true);
            errors.println("panmpi-junit: a rank ends: " + reason.getMessage());
        }
        Runtime.getRuntime().halt(ORPHANED);
    }

    /** Sends a message; ends this process if that fails. */
    void send(FromRank message) {
        try {
            link.send(message);
        } catch (IOException closed) {
            halt(closed);
        }
    }

    /**
     * Waits for a message.
     *
     * @param meanwhile work to do again and again until the message is there.
     */
    ToRank next(Runnable meanwhile) {
        while (true) {
            try {
                ToRank message = received.poll(BETWEEN_POLLS_MICROS, TimeUnit.MICROSECONDS);
                if (message != null) {
                    return message;
                }
                meanwhile.run();
            } catch (InterruptedException byTest) {
                // A test interrupted its own thread and did not clear the interrupt.
            }
        }
    }
}
