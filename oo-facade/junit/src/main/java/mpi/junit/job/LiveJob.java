package mpi.junit.job;

import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import mpi.junit.wire.FromRank;
import mpi.junit.wire.ToRank;

/** A running job. Its processes are killed when this JVM ends. */
public final class LiveJob {

    /** Result of {@link #awaitExit} if the launcher has not ended in time. */
    public static final int RUNS = Integer.MIN_VALUE;

    /** Time for the launcher to end after SIGTERM; then it is killed. */
    private static final Duration TO_CLEAN_UP = Duration.ofSeconds(2);

    private static final Set<LiveJob> ALL = ConcurrentHashMap.newKeySet();

    static {
        Runtime.getRuntime().addShutdownHook(new Thread(() -> ALL.forEach(LiveJob::kill)));
    }

    private final BlockingQueue<Event> events = new LinkedBlockingQueue<>();
    private final Map<Integer, Long> processes = new ConcurrentHashMap<>();
    private final JobSpec spec;
    private final JobFolder folder;
    private final Connections connections;
    private final RankEndings endings;
    private final Process launcher;
    private final Thread output;

    LiveJob(JobSpec spec, JobCommand command) throws IOException {
        this.spec = spec;
        folder = JobFolder.make();
        Path socket = folder.socket();
        connections = new Connections(socket, events);
        endings = new RankEndings(folder.endings());
        ProcessBuilder builder = new ProcessBuilder(command.words(socket, folder.trace()));
        builder.redirectErrorStream(true).redirectInput(new File("/dev/null"));
        command.setEnvironment(builder.environment());
        launcher = builder.start();
        ALL.add(this);
        output = Thread.ofPlatform().daemon().start(this::readOutput);
    }

    /**
     * Reads the output of the launcher, of C code and of JVMs that crash, and makes an event of
     * each line.
     */
    private void readOutput() {
        try (BufferedReader lines =
                new BufferedReader(
                        new InputStreamReader(launcher.getInputStream(), StandardCharsets.UTF_8))) {
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                events.add(new Event(Event.LAUNCHER, new FromRank.Printed(true, line + "\n")));
            }
        } catch (IOException closed) {
            // The launcher has ended.
        }
    }

    /** Returns the number of ranks. */
    public int ranks() {
        return spec.ranks();
    }

    /**
     * Waits for the next event.
     *
     * @return the event; null if there is none within {@code patience}.
     */
    public Event next(Duration patience) {
        try {
            Event event = events.poll(patience.toMillis(), TimeUnit.MILLISECONDS);
            if (event != null && event.message() instanceof FromRank.Hello hello) {
                processes.put(hello.rank(), hello.process());
            }
            return event;
        } catch (InterruptedException stop) {
            kill();
            throw new IllegalStateException("interrupted while tests ran", stop);
        }
    }

    /** Returns the process id of a rank; 0 before the rank has initialized MPI. */
    public long process(int rank) {
        return processes.getOrDefault(rank, 0L);
    }

    /**
     * Makes a page with the calls that the ranks have traced so far, while they still run or after
     * their end.
     *
     * @param name name of the test, for the file.
     * @return a line that names the page; empty if the job is not traced.
     */
    public String picture(String name) {
        return spec.isTraced() ? JobPicture.make(folder.trace(), name, ranks()) : "";
    }

    /** Returns the ranks whose processes have ended, the first to end first. */
    public List<Integer> endings() {
        return endings.order();
    }

    /** Sends a message to a rank. */
    public void send(int rank, ToRank message) {
        connections.send(rank, message);
    }

    /** Sends a message to all ranks. */
    public void sendAll(ToRank message) {
        for (int rank = 0; rank < ranks(); rank++) {
            send(rank, message);
        }
    }

    /**
     * Waits for the launcher's end and the last of its output.
     *
     * @return the exit status of the launcher; {@link #RUNS} if it has not ended in time.
     */
    public int awaitExit(Duration patience) {
        try {
            if (!launcher.waitFor(patience.toMillis(), TimeUnit.MILLISECONDS)) {
                return RUNS;
            }
            output.join(patience);
            return launcher.exitValue();
        } catch (InterruptedException stop) {
            kill();
            throw new IllegalStateException("interrupted while a job ended", stop);
        }
    }

    /** Kills all processes that are left, and removes the job's files. */
    public void kill() {
        launcher.descendants().forEach(ProcessHandle::destroyForcibly);
        processes
                .values()
                .forEach(id -> ProcessHandle.of(id).ifPresent(ProcessHandle::destroyForcibly));
        stopLauncher();
        ALL.remove(this);
        try {
            connections.close();
            endings.close();
            folder.close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /**
     * Ends the launcher by SIGTERM first, since a launcher that is killed leaves files behind, for
     * which Open MPI 5 refuses to start a later job with the same process id.
     */
    private void stopLauncher() {
        launcher.destroy();
        try {
            launcher.waitFor(TO_CLEAN_UP.toMillis(), TimeUnit.MILLISECONDS);
        } catch (InterruptedException stop) {
            Thread.currentThread().interrupt();
        }
        launcher.destroyForcibly();
    }
}
