package mpi.internal.strict.referee;

import java.io.IOException;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import mpi.internal.strict.simulation.Call;
import mpi.internal.strict.simulation.Simulation;
import mpi.internal.strict.wire.Input;
import mpi.internal.strict.wire.Kind;

/**
 * The referee of a job, which {@code Connection} starts on rank 0. A thread for each rank reads its
 * messages; another looks every 50 ms for deadlocks, since these bring no message.
 */
public final class Referee implements AutoCloseable {

    private static final long LOOK_MILLIS = 50;

    /** Longest time for all ranks to connect, 30 s. */
    private static final long LONGEST_NANOS = 30_000_000_000L;

    /** Number of looks without a new message (4, or 0.2 s) after which a deadlock is looked for. */
    private static final int QUIET_LOOKS = 4;

    /**
     * Number of such looks (100, or 5 s) after which {@code findDeadlock} is told that it is long.
     */
    private static final int LONG_LOOKS = 100;

    private final ServerSocket server;
    private final long secret;
    private final int ranks;
    private final Map<Integer, RankOutput> outputs = new ConcurrentHashMap<>();
    private final Set<Integer> ended = ConcurrentHashMap.newKeySet();
    private final Reports reports;
    private final Mistakes mistakes;
    private final Simulation simulation;
    private volatile boolean isOver;
    private final long begun = System.nanoTime();
    private boolean hasVerdict;
    private long seen;
    private int quiet;

    /**
     * Opens a port.
     *
     * @param ranks number of ranks of the job, all of which must connect.
     * @param secret secret number that each rank must send first.
     * @param goesOn true if the job continues after mistakes.
     * @param file file for the reports as JSON; null for none.
     */
    public Referee(int ranks, long secret, boolean goesOn, String file) throws IOException {
        this.ranks = ranks;
        this.secret = secret;
        reports = new Reports(outputs, goesOn, new ReportFile(file));
        mistakes = new Mistakes(outputs, reports);
        simulation = new Simulation(mistakes);
        server = new ServerSocket(0, ranks);
    }

    /** Returns the port that ranks connect to. */
    public int port() {
        return server.getLocalPort();
    }

    /** Starts the threads. */
    public void start() {
        thread("panmpi-referee", this::accept).start();
        thread("panmpi-referee-looks", this::look).start();
    }

    /** Waits until all ranks are connected, for at most 30 s. */
    public void awaitRanks() {
        try {
            while (outputs.size() < ranks && System.nanoTime() - begun < LONGEST_NANOS) {
                Thread.sleep(1);
            }
        } catch (InterruptedException over) {
            Thread.currentThread().interrupt();
        }
    }

    private static Thread thread(String name, Runnable task) {
        return Thread.ofPlatform().name(name).daemon().unstarted(task);
    }

    private void accept() {
        try {
            while (outputs.size() < ranks) {
                Socket socket = server.accept();
                socket.setTcpNoDelay(true);
                thread("panmpi-referee-reads", () -> read(socket)).start();
            }
        } catch (IOException closed) {
            isOver = true;
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
            // The rank has died, which its launcher reports.
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
                case SYNC -> outputs.get(rank).synced(in.longNumber(), isQuiet());
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

    private boolean isIdle(int rank) {
        synchronized (simulation) {
            return simulation.isIdle(rank);
        }
    }

    /** Returns true if no mistake is known that will end the job. */
    private boolean isQuiet() {
        return reports.goesOn() || !mistakes.isAsking() && !reports.isEnding();
    }

    private void answer(int rank, Input in) throws IOException {
        int question = in.number();
        Call call = new Call(rank, in.longNumber());
        boolean isInProgress = in.number() != 0;
        mistakes.answer(question, call, new Question.Answer(isInProgress, in.text(), in.text()));
    }

    private static Report finding(int rank, Input in) throws IOException {
        boolean isWarning = in.number() != 0;
        int count = in.number();
        String kind = in.text();
        String title = in.text();
        String rule = in.text();
        String remedy = in.text();
        List<Report.Line> lines = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            lines.add(new Report.Line(rank, in.text(), in.text(), in.text()));
        }
        return new Report(kind, isWarning, title, lines, rule, remedy);
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
                    lookForDeadlock();
                }
            }
            if (outputs.size() < ranks && System.nanoTime() - begun > LONGEST_NANOS) {
                missRanks();
            }
            mistakes.giveUp();
            if (isQuiet()) {
                outputs.forEach((rank, output) -> output.release(isIdle(rank)));
            }
            reports.end();
        }
    }

    /** Reports ranks that have not connected: without their steps, all others seem stuck. */
    private void missRanks() {
        List<Integer> missing = new ArrayList<>();
        for (int rank = 0; rank < ranks; rank++) {
            if (!outputs.containsKey(rank)) {
                missing.add(rank);
            }
        }
        String title =
                "ranks %s were started without -Dpanmpi.checks=strict, or cannot reach rank 0";
        reports.tell(
                new Report(
                        "options",
                        false,
                        title.formatted(missing),
                        List.of(),
                        "no section of MPI, but panmpi's own rule",
                        "Give all ranks the same options"));
        if (reports.goesOn()) {
            outputs.values().forEach(RankOutput::done);
            isOver = true;
        }
    }

    /** Looks for a deadlock if no message has come for some time, which could still resolve it. */
    private void lookForDeadlock() {
        boolean isQuiet = simulation.changes() == seen;
        seen = simulation.changes();
        quiet = isQuiet ? quiet + 1 : 0;
        if (ended.size() == ranks) {
            conclude();
        } else if (quiet >= QUIET_LOOKS && !reports.isEnding() && !mistakes.isAsking()) {
            if (reports.goesOn()) {
                simulation.goOn();
            }
            simulation.findDeadlock(quiet >= LONG_LOOKS);
        }
    }

    /** Checks what is left after all ranks have ended, and lets them exit. */
    private void conclude() {
        if (mistakes.isAsking() || reports.isEnding()) {
            return;
        }
        if (reports.goesOn()) {
            simulation.goOn();
        }
        if (simulation.findDeadlock()) {
            return;
        }
        if (!hasVerdict) {
            hasVerdict = true;
            simulation.findUnreceived();
        } else {
            outputs.values().forEach(RankOutput::done);
            isOver = true;
        }
    }

    @Override
    public void close() throws IOException {
        isOver = true;
        server.close();
    }
}
