package mpi.internal.strict.referee;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import mpi.internal.strict.simulation.Call;
import mpi.internal.strict.simulation.Simulation;
import mpi.internal.strict.wire.Input;
import mpi.internal.strict.wire.Kind;

/**
 * The referee of a job. A thread for each rank reads its steps; a further one looks for deadlocks,
 * since a report may be sent while all others wait for input.
 */
public final class Referee implements AutoCloseable {

    private static final long LOOK_MILLIS = 50;

    private final ServerSocket server;
    private final int ranks;
    private final Map<Integer, RankOutput> outputs = new ConcurrentHashMap<>();
    private final Mistakes mistakes = new Mistakes(outputs);
    private final Simulation simulation = new Simulation(mistakes);
    private volatile boolean isOver;

    /**
     * Opens a port.
     *
     * @param address the address to listen at.
     * @param ranks number of ranks of the job, all of which connect.
     */
    public Referee(InetAddress address, int ranks) throws IOException {
        this.ranks = ranks;
        server = new ServerSocket();
        server.bind(new InetSocketAddress(address, 0), ranks);
    }

    /** The port that ranks connect to. */
    public int port() {
        return server.getLocalPort();
    }

    /** Starts the threads. */
    public void start() {
        thread("panmpi-referee", this::accept).start();
        thread("panmpi-referee-looks", this::look).start();
    }

    private static Thread thread(String name, Runnable task) {
        return Thread.ofPlatform().name(name).daemon().unstarted(task);
    }

    private void accept() {
        try {
            for (int i = 0; i < ranks; i++) {
                Socket socket = server.accept();
                socket.setTcpNoDelay(true);
                thread("panmpi-referee-reads", () -> read(socket)).start();
            }
        } catch (IOException closed) {
            isOver = true;
        }
    }

    private void read(Socket socket) {
        try (socket) {
            Input in = new Input(socket.getInputStream());
            if (in.next() != Kind.HELLO) {
                return;
            }
            int rank = in.number();
            outputs.put(rank, new RankOutput(socket.getOutputStream()));
            synchronized (simulation) {
                simulation.rank(rank);
            }
            read(rank, in);
        } catch (IOException gone) {
            // The rank has died, which its launcher reports.
        }
    }

    private void read(int rank, Input in) throws IOException {
        RankInput steps = new RankInput(rank, in, simulation);
        for (Kind kind = in.next(); kind != null; kind = in.next()) {
            if (kind == Kind.TEXT) {
                int question = in.number();
                mistakes.answer(question, new Call(rank, in.longNumber()), in.text());
            } else {
                synchronized (simulation) {
                    steps.take(kind);
                }
            }
        }
    }

    private void look() {
        while (!isOver) {
            try {
                Thread.sleep(LOOK_MILLIS);
            } catch (InterruptedException over) {
                return;
            }
            if (outputs.size() == ranks) {
                synchronized (simulation) {
                    simulation.findDeadlock();
                }
            }
            mistakes.giveUp();
        }
    }

    @Override
    public void close() throws IOException {
        isOver = true;
        server.close();
    }
}
