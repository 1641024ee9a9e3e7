package panmpi.tests.bounds;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.lang.foreign.Arena;
import java.lang.reflect.Method;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.LongStream;
import mpi.Datatype;
import mpi.MPI;
import panmpi.tests.support.Patterns;

/**
 * Makes call after call with random arguments, in a job of one process, and checks each byte around
 * the buffers afterwards. The seed and the number of a call determine its arguments, so that any
 * call can be repeated.
 */
public final class FuzzBounds {
    private final long seed;
    private final List<Method> methods = BufferCalls.all();
    private final Setting setting = new Setting();
    private final GuardedBuffers rooms = new GuardedBuffers();
    private final KnownIssues known = KnownIssues.ofLibrary();
    private final CallWatch watch;
    private final Set<String> told = new HashSet<>();
    private final long[] counts = new long[Outcome.values().length];
    private final boolean isVerbose = Boolean.getBoolean("panmpi.bounds.verbose");

    /**
     * Number of calls that were not made, since the library is known to do them wrong; they do not
     * count as calls.
     */
    private long skipped;

    /** Number of calls that threw an exception that they may throw. */
    private long refused;

    private FuzzBounds(long seed, Path last) throws IOException {
        this.seed = seed;
        watch = new CallWatch(last);
    }

    /**
     * Runs until the time is over, or until enough calls are made.
     *
     * @param args for how many seconds; how many calls at most; the seed; the number of the first
     *     call; a file for the number of the call under way.
     * @throws IOException if a file cannot be written.
     */
    public static void main(String[] args) throws IOException {
        MPI.Init(new String[0]);
        var fuzz = new FuzzBounds(Long.parseLong(args[2]), Path.of(args[4]));
        long end = System.nanoTime() + Long.parseLong(args[0]) * 1_000_000_000L;
        long first = Long.parseLong(args[3]);
        long most = Long.parseLong(args[1]);
        for (long i = first; i - first < most && System.nanoTime() < end; i++) {
            fuzz.call(i);
        }
        System.out.printf("of these %d refused; %d more skipped%n", fuzz.refused, fuzz.skipped);
        System.out.println("fuzz-bounds: " + fuzz.tally());
        System.out.flush();
        fuzz.setting.end();
        MPI.Finalize();
        System.exit(fuzz.counts[Outcome.FINE.ordinal()] == fuzz.calls() ? 0 : 1);
    }

    private String tally() {
        return "%d calls, %d crashes, %d bytes outside, 0 hangs"
                .formatted(
                        calls(),
                        counts[Outcome.CRASH.ordinal()],
                        counts[Outcome.OUTSIDE.ordinal()]);
    }

    private long calls() {
        return LongStream.of(counts).sum();
    }

    private void call(long number) {
        watch.begin(number);
        var random = new SplittableRandom(seed * 1_000_003 + number);
        for (int i = 0; i < 2; i++) {
            random.nextLong();
        }
        var method = methods.get(random.nextInt(methods.size()));
        rooms.begin(random);
        var own = own(method, random);
        boolean mayBeProcNull = !method.getName().endsWith("_init");
        var arguments = new Arguments(random, rooms, method, Setting.OP, mayBeProcNull).fill(own);
        WrongClasses.spoil(random, method, arguments.values);
        if (isVerbose) {
            System.out.println(describe(number, method, arguments));
        }
        long refusedBefore = refused;
        if (known.skips(method, arguments)) {
            skipped++;
        } else {
            attempt(number, method, arguments, own, random);
        }
        free(arguments, own, refused > refusedBefore);
        watch.end();
    }

    private static HostileType own(Method method, SplittableRandom random) {
        boolean isOfType = method.getDeclaringClass().isAssignableFrom(Datatype.class);
        return isOfType && !BufferCalls.isStatic(method)
                ? new HostileTypes(random).next(Patterns.values()[random.nextInt(8)])
                : null;
    }

    private static void free(Arguments arguments, HostileType own, boolean isRefused) {
        arguments.made.forEach(HostileType::free);
        if (own != null) {
            own.free();
        }
        for (var one : arguments.selected) {
            var arena = one.room().arena();
            if (arena != null && arena.scope().isAlive()) {
                close(arena, isRefused);
            }
        }
    }

    /**
     * Closes the arena of a buffer, which fails if MPI still uses the memory: that is allowed only
     * after a call that has failed.
     */
    private static void close(Arena arena, boolean isRefused) {
        try {
            arena.close();
        } catch (IllegalStateException held) {
            if (!isRefused) {
                throw held;
            }
        }
    }

    private void attempt(
            long number,
            Method method,
            Arguments arguments,
            HostileType own,
            SplittableRandom random) {
        Partner partner =
                Partner.of(method, arguments, setting.comm, !known.areCut(method), random);
        Throwable failure = null;
        try {
            var message = partner.message();
            var receiver = message == null ? setting.receiver(method, own) : message;
            if (receiver != null || BufferCalls.isStatic(method)) {
                new Attempt(setting, method, arguments, random).run(receiver);
            }
        } catch (Throwable e) {
            failure = WrongClasses.isRefusal(e) ? null : e;
            if (failure == null) {
                refused++;
                if (isVerbose) {
                    System.out.println("    refused: " + e.getMessage());
                }
            }
        }
        partner.end();
        if (failure != null) {
            tell(number, method, arguments, Outcome.CRASH, stack(failure));
        } else {
            compare(number, method, arguments);
        }
    }

    private void compare(long number, Method method, Arguments arguments) {
        arguments.selected.forEach(Selected::restore);
        var outcome = Outcome.FINE;
        for (var one : arguments.selected) {
            long change = one.room().firstChange();
            if (change >= 0 && outcome == Outcome.FINE) {
                outcome = Outcome.OUTSIDE;
                long at = change - one.room().begin();
                tell(number, method, arguments, outcome, "byte " + at + " of " + one);
            }
        }
        if (outcome == Outcome.FINE) {
            counts[outcome.ordinal()]++;
        }
    }

    /**
     * Counts a finding, and prints it unless a similar one of the same method was printed before.
     */
    private void tell(
            long number, Method method, Arguments arguments, Outcome outcome, String what) {
        counts[outcome.ordinal()]++;
        if (told.add(method.getName() + outcome + what.lines().findFirst().orElse("").length())) {
            System.out.println(outcome + " in " + describe(number, method, arguments));
            System.out.println("    " + what);
        }
    }

    private String describe(long number, Method method, Arguments arguments) {
        var text = new StringBuilder("call " + number + " of seed " + seed + ": ");
        text.append(method.getDeclaringClass().getSimpleName()).append('.');
        text.append(method.getName()).append(arguments.numbers());
        arguments.selected.forEach(one -> text.append("\n    ").append(one));
        return text.toString();
    }

    private static String stack(Throwable e) {
        var text = new StringWriter();
        e.printStackTrace(new PrintWriter(text));
        return text.toString().lines().limit(12).reduce("", (a, b) -> a + "\n" + b).strip();
    }
}
