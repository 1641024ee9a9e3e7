package mpi.internal.strict.referee;

import java.io.IOException;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import mpi.internal.OwnThread;
import mpi.internal.strict.simulation.Call;
import mpi.internal.strict.simulation.Simulation;
import mpi.internal.strict.wire.Input;
import mpi.internal.strict.wire.Kind;
import mpi.internal.strict.wire.Severity;

/**
 * Compares the calls of all ranks of a job to find mistakes. {@code Connection} starts the referee
 * on rank 0. For each rank, a thread reads the messages of that rank. A further thread runs the
 * {@link Lookout}, which finds deadlocks and the end of the job.
 */
public final class Referee implements AutoCloseable {

    private final ServerSocket server;
    private final long secret;
    private final int ranks;
    private final Map<Integer, RankOutput> outputs = new ConcurrentHashMap<>();
    private final Set<Integer> ended = ConcurrentHashMap.newKeySet();
    private final Reports reports;
    private final Mistakes mistakes;
    private final Simulation simulation;
    private final Lookout lookout;

    /**
     * Opens a port.
     *
     * @param ranks number of ranks of the job; all must connect.
     * @param secret secret number that each rank must send first.
     * @param goesOn true if the job continues after mistakes.
     * @param file file for the reports as JSON; null for none.
     */
    public Referee(int ranks, long secret, boolean goesOn, String file) throws IOException {
        this.ranks = ranks;
        this.secret = secret;
        var reportFile = new ReportFile(file);
        reportFile.begin();
        reports = new Reports(outputs, goesOn, reportFile);
        mistakes = new Mistakes(outputs, reports);
        simulation = new Simulation(mistakes);
        lookout = new Lookout(ranks, outputs, ended, reports, mistakes, simulation);
        server = new ServerSocket(0, ranks);
    }

    /** Returns the port that ranks connect to. */
    public int port() {
        return server.getLocalPort();
    }

    /** Starts the threads that accept and serve the ranks. */
    public void start() {
        OwnThread.start("panmpi-referee", this::accept);
        OwnThread.start("panmpi-referee-looks", lookout::run);
    }

    /** Waits until all ranks are connected, for at most 30 s. */
    public void awaitRanks() {
        try {
            while (outputs.size() < ranks && !lookout.isLate()) {
                Thread.sleep(1);
            }
        } catch (InterruptedException over) {
            Thread.currentThread().interrupt();
        }
    }

    private void accept() {
        try {
            while (outputs.size() < ranks) {
                Socket socket = server.accept();
                socket.setTcpNoDelay(true);
                OwnThread.start("panmpi-referee-reads", () -> read(socket));
            }
        } catch (IOException closed) {
            lookout.stop();
        }
    }

    private void read(Socket socket) {
        int rank = -1;
        try (socket) {
            Input in = new Input(socket.getInputStream());
            if (in.next() != Kind.HELLO) {
                return;
            }
            int number = in.number();
            if (in.longNumber() != secret) {
                return;
            }
            rank = number;
            synchronized (simulation) {
                simulation.rank(rank);
            }
            outputs.put(rank, new RankOutput(socket.getOutputStream()));
            read(rank, in);
        } catch (IOException gone) {
            // The rank has died. Nothing is reported here, since the launcher reports that.
        } finally {
            end(rank);
        }
    }

    private void end(int rank) {
        if (rank >= 0) {
            ended.add(rank);
            mistakes.leaves(rank);
            synchronized (simulation) {
                simulation.end(rank);
            }
        }
    }

    private void read(int rank, Input in) throws IOException {
        RankInput steps = new RankInput(rank, in, simulation);
        for (Kind kind = in.next(); kind != null; kind = in.next()) {
            switch (kind) {
                case TEXT -> answer(rank, in);
                case FINDING -> reports.tell(finding(rank, in));
                case SYNC -> outputs.get(rank).synced(in.longNumber(), lookout.isQuiet());
                case SETTLE -> outputs.get(rank).settles(in.longNumber());
                case END -> ended.add(rank);
                default -> {
                    synchronized (simulation) {
                        steps.take(kind);
                    }
                }
            }
        }
    }

    private void answer(int rank, Input in) throws IOException {
        int question = in.number();
        Call call = new Call(rank, in.longNumber());
        boolean isInProgress = in.number() != 0;
        boolean mayCall = in.number() != 0;
        var answer = new Question.Answer(isInProgress, mayCall, in.text(), in.text());
        mistakes.answer(question, call, answer);
    }

    private static Report finding(int rank, Input in) throws IOException {
        Severity severity = Severity.values()[in.number()];
        int count = in.number();
        String kind = in.text();
        String title = in.text();
        String rule = in.text();
        String remedy = in.text();
        List<Report.Line> lines = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            lines.add(new Report.Line(rank, in.text(), in.text(), in.text()));
        }
        return new Report(kind, severity, title, lines, rule, remedy);
    }

    @Override
    public void close() throws IOException {
        lookout.stop();
        server.close();
    }
}
