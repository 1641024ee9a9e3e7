package mpi.internal.pool;

import java.io.IOException;
import java.net.ServerSocket;
import java.net.Socket;
import java.security.SecureRandom;
import mpi.internal.net.HostAddresses;

/**
 * Server to which workers connect. It has a port, and for each worker a thread that reads the
 * worker's answers.
 */
public final class PoolServer implements AutoCloseable {

    private static final int BACKLOG = 1024;

    /** Time limit, in ms, for writing the last messages to each worker. */
    private static final long DRAIN_MILLIS = 2_000;

    private final Pool pool;
    private final long secret = new SecureRandom().nextLong();
    private final ServerSocket server;
    private final Supervision supervision;

    /**
     * Opens the port to which workers connect.
     *
     * @throws IOException if the system provides no port.
     */
    public PoolServer(Pool pool) throws IOException {
        this.pool = pool;
        server = new ServerSocket(0, BACKLOG);
        Thread.ofPlatform().daemon().name("panmpi-executor").start(this::accept);
        supervision = new Supervision(pool);
    }

    /** Returns the address to which workers connect. */
    public PoolAddress address() throws IOException {
        return new PoolAddress(secret, server.getLocalPort(), HostAddresses.ofThis());
    }

    private void accept() {
        try {
            while (true) {
                Socket socket = server.accept();
                Thread.ofVirtual().name("panmpi-executor-reads").start(() -> serve(socket));
            }
        } catch (IOException closed) {
            // The server was closed, so no further worker connects.
        }
    }

    private void serve(Socket socket) {
        try (Connection connection = new Connection(socket, "panmpi-executor")) {
            PoolMessage hello = connection.next();
            if (hello.kind() != MessageKind.HELLO || hello.number() != secret) {
                return;
            }
            RemoteWorker worker = new RemoteWorker(WorkerName.decode(hello.text()), connection);
            pool.joins(worker);
            String cause = read(worker);
            pool.loses(worker, worker.reason().isEmpty() ? cause : worker.reason());
        } catch (IOException stranger) {
            // The connection is dropped, since the process has not identified itself as a worker.
        }
    }

    /**
     * Reads a worker's answers until its connection breaks; returns a text for the report of the
     * loss, for a worker that has not said why it leaves.
     */
    private String read(RemoteWorker worker) {
        try {
            while (true) {
                PoolMessage answer = worker.connection().next();
                worker.hears();
                switch (answer.kind()) {
                    case RESULT, FAILURE, RETURNED, LOST -> pool.takes(worker, answer);
                    case LEAVING -> worker.leaves(answer.text());
                    default -> {}
                }
            }
        } catch (IOException gone) {
            return Loss.SILENT_END;
        }
    }

    /** Ends the workers, and closes the port. */
    @Override
    public void close() {
        supervision.close();
        pool.end();
        pool.workers().forEach(worker -> worker.connection().drain(DRAIN_MILLIS));
        try {
            server.close();
        } catch (IOException gone) {
            // A socket is closed even if its method close fails.
        }
    }
}
