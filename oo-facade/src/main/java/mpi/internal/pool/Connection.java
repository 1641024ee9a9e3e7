package mpi.internal.pool;

import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.net.Socket;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;

/**
 * Connection between an executor and a worker. A separate thread writes the messages, so that no
 * sender waits for a process that does not read. Messages that are in the queue at the same time
 * are written with one flush.
 */
final class Connection implements AutoCloseable {

    private static final int BUFFER = 1 << 16;
    private static final PoolMessage LAST = PoolMessage.of(MessageKind.END);

    private final Socket socket;
    private final DataInputStream in;
    private final DataOutputStream out;
    private final BlockingQueue<PoolMessage> outgoing = new LinkedBlockingQueue<>();
    private final Thread writer;

    Connection(Socket socket, String owner) throws IOException {
        this.socket = socket;
        socket.setTcpNoDelay(true);
        in = new DataInputStream(new BufferedInputStream(socket.getInputStream(), BUFFER));
        out = new DataOutputStream(new BufferedOutputStream(socket.getOutputStream(), BUFFER));
        writer = Thread.ofPlatform().daemon().name(owner + "-writes").start(this::write);
    }

    /** Queues a message to be sent; does not block. */
    void send(PoolMessage message) {
        outgoing.add(message);
    }

    /** Blocks until a message arrives, and returns the message. */
    PoolMessage next() throws IOException {
        return PoolMessage.read(in);
    }

    private void write() {
        try {
            while (true) {
                for (PoolMessage next = outgoing.take(); next != null; next = outgoing.poll()) {
                    if (next == LAST) {
                        out.flush();
                        return;
                    }
                    next.write(out);
                }
                out.flush();
            }
        } catch (IOException gone) {
            // The writer thread need not report the failure: the thread that reads from this
            // connection notices it as well.
        } catch (InterruptedException closed) {
            Thread.currentThread().interrupt();
        }
    }

    /**
     * Waits until all queued messages are written, but at most {@code millis} milliseconds.
     * Messages that are queued after this call are never sent.
     */
    void drain(long millis) {
        outgoing.add(LAST);
        try {
            writer.join(millis);
        } catch (InterruptedException hurried) {
            Thread.currentThread().interrupt();
        }
    }

    @Override
    public void close() {
        writer.interrupt();
        try {
            socket.close();
        } catch (IOException gone) {
            // A socket is closed even if its method close fails.
        }
    }
}
