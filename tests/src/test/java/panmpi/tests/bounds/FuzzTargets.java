package panmpi.tests.bounds;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.lang.reflect.InvocationTargetException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import mpi.MPI;
import mpi.MPIException;
import mpi.Request;
import mpi.abi.MissingFunctionException;
import mpi.c.Mpi;

/**
 * Makes one-sided calls with random displacements, counts and datatypes at their targets, in a job
 * of several processes, and checks the memory around every window on every rank. The ranks take
 * turns: one rank makes some calls, then all check their memory.
 */
public final class FuzzTargets {
    /** Number of calls of one rank between two checks of the windows. */
    private static final int TURN = 16;

    private static final List<Integer> OURS =
            List.of(
                    Mpi.MPI_ERR_RMA_RANGE,
                    Mpi.MPI_ERR_DISP,
                    Mpi.MPI_ERR_TRUNCATE,
                    Mpi.MPI_ERR_COUNT);

    private final long seed;
    private final int rank = MPI.COMM_WORLD.Rank();
    private final int ranks = MPI.COMM_WORLD.Size();
    private final TargetWindows windows = new TargetWindows();
    private final GuardedMemory[] memories =
            Stream.generate(() -> new GuardedMemory(GuardedMemory.fenced()))
                    .limit(3)
                    .toArray(GuardedMemory[]::new);
    private final KnownIssues known = KnownIssues.ofLibrary();
    private final CallWatch watch;
    private final boolean isVerbose = Boolean.getBoolean("panmpi.bounds.verbose");

    /**
     * Counts of this rank: calls, calls that threw an exception, findings of bytes outside of their
     * buffers or windows, and crashes.
     */
    private final long[] counts = new long[4];

    private FuzzTargets(long seed, Path last) throws IOException {
        this.seed = seed;
        watch = new CallWatch(last);
    }

    /**
     * Runs until the time is over, or until enough calls are made.
     *
     * @param args as for {@link FuzzBounds}; each rank but 0 adds its number to the name of the
     *     file.
     * @throws IOException if a file cannot be written.
     */
    public static void main(String[] args) throws IOException {
        MPI.Init(new String[0]);
        int rank = MPI.COMM_WORLD.Rank();
        var fuzz = new FuzzTargets(Long.parseLong(args[2]), last(args[4], rank));
        long end = System.nanoTime() + Long.parseLong(args[0]) * 1_000_000_000L;
        long first = Long.parseLong(args[3]) / TURN;
        long most = Long.parseLong(args[1]) / TURN;
        for (long i = first; goesOn(i - first < most && System.nanoTime() < end); i++) {
            fuzz.turn(i);
        }
        boolean isFine = fuzz.tell();
        fuzz.windows.end();
        MPI.Finalize();
        System.exit(isFine ? 0 : 1);
    }

    private static Path last(String name, int rank) {
        return Path.of(rank == 0 ? name : name + "." + rank);
    }

    /**
     * Returns true on all ranks, unless {@code own} is false on any rank. No rank continues before
     * all have checked their memory.
     */
    private static boolean goesOn(boolean own) {
        int[] going = {own ? 1 : 0};
        int[] all = new int[1];
        MPI.COMM_WORLD.Allreduce(going, 0, all, 0, 1, MPI.INT, MPI.MIN);
        return all[0] == 1;
    }

    private void turn(long number) {
        int origin = (int) (number % ranks);
        var calls = new ArrayList<TargetCall>();
        for (long i = number * TURN; i < (number + 1) * TURN; i++) {
            watch.begin(i);
            var random = new SplittableRandom(seed * 1_000_003 + i);
            random.nextLong();
            var call = new TargetCall(random, windows.all(), origin);
            calls.add(call);
            if (origin == rank) {
                attempt(i, call);
            }
        }
        windows.flush();
        MPI.COMM_WORLD.Barrier();
        look(number * TURN, origin, calls);
        calls.forEach(TargetCall::free);
        watch.end();
    }

    private void attempt(long number, TargetCall call) {
        if (call.isRight() && known.failAtTargets(call.method)) {
            return;
        }
        counts[0]++;
        if (isVerbose) {
            System.out.println("call " + number + ": " + call);
        }
        try {
            if (call.method.invoke(call.window.win(), call.arguments(memories))
                    instanceof Request r) {
                r.Wait();
            }
            if (!call.isRight()) {
                complain(2, "OUTSIDE in call " + number + " of seed " + seed + ": " + call);
                System.out.println("    was not refused");
            }
        } catch (InvocationTargetException e) {
            judge(number, call, e.getCause());
        } catch (ReflectiveOperationException e) {
            throw new AssertionError(e);
        }
    }

    private void judge(long number, TargetCall call, Throwable e) {
        counts[1]++;
        boolean isRefusal = e instanceof MPIException || e instanceof MissingFunctionException;
        boolean isOurs =
                e instanceof MPIException refusal
                        && OURS.contains(refusal.Get_error_class())
                        && call.hasData()
                        && call.isRight();
        if (!isRefusal || isOurs) {
            var stack = new StringWriter();
            e.printStackTrace(new PrintWriter(stack));
            complain(3, "CRASH in call " + number + " of seed " + seed + ": " + call);
            stack.toString().lines().limit(8).forEach(System.out::println);
        }
    }

    private void complain(int kind, String what) {
        counts[kind]++;
        System.out.println(what);
    }

    /**
     * Restores the bytes that correct calls may have written, and then checks for other changes in
     * this rank's part of each window, in the memory around it, and around the origin's buffers.
     */
    private void look(long first, int origin, List<TargetCall> calls) {
        for (var call : calls) {
            boolean isHere =
                    call.target == call.window.own(MPI.COMM_WORLD)
                            && (call.window.ranks() > 1 || origin == rank);
            if (isHere && call.isRight()) {
                call.window.restore(call.written());
            }
            call.restore(memories);
        }
        for (var window : windows.all()) {
            long change = window.guarded().firstChange();
            if (change >= 0) {
                spoilt(
                        first,
                        calls,
                        "byte " + (change - window.begin()) + " of window " + window.name());
            }
        }
        for (var guarded : memories) {
            long change = guarded.firstChange();
            if (change >= 0) {
                spoilt(first, calls, "byte " + change + " before a buffer");
            }
        }
    }

    private void spoilt(long first, List<TargetCall> calls, String what) {
        complain(
                2,
                "OUTSIDE in call "
                        + first
                        + " of seed "
                        + seed
                        + ", or one of the next, on rank "
                        + rank);
        System.out.println("    " + what + " changed");
        calls.forEach(call -> System.out.println("    " + call));
    }

    /** Prints the sums of the counts of all ranks; returns true if there is no finding. */
    private boolean tell() {
        long[] all = new long[counts.length];
        MPI.COMM_WORLD.Allreduce(counts, 0, all, 0, all.length, MPI.LONG, MPI.SUM);
        if (rank == 0) {
            System.out.printf("of these %d refused by their targets' side%n", all[1]);
            System.out.printf(
                    "fuzz-bounds: %d calls, %d crashes, %d bytes outside, 0 hangs%n",
                    all[0], all[3], all[2]);
            System.out.flush();
        }
        return all[2] + all[3] == 0;
    }
}
