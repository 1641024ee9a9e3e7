package panmpi.tests.fuzz;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import mpi.MPI;
import mpi.object.Codecs;
import mpi.object.ObjectCodec;
import panmpi.tests.fuzz.Outcome.Kind;
import panmpi.tests.graphs.Graphs;
import panmpi.tests.graphs.RoundTrip;

/**
 * Feeds damaged and hostile messages to every codec, with a filter that admits the tests' own
 * classes and java.base. The seed and the number of an input determine it, so that it can be
 * repeated.
 */
public final class FuzzObjects {
    private static final Duration LIMIT = Duration.ofSeconds(5);
    private static final long REPORT_EVERY = 5_000_000_000L;
    private static final int PATIENCE = 10;
    private static final int WARM_UP = 100;

    /** If true, the codecs get no filter, to test that the fuzzer notices the missing filter. */
    private static final boolean SPOIL = Boolean.getBoolean("panmpi.fuzz.spoil");

    private final long seed;
    private final Inputs inputs;
    private final List<ObjectCodec> codecs;
    private final Trial trial = new Trial(LIMIT);
    private final Tally tally = new Tally();
    private final Costs costs = new Costs();
    private final Set<String> told = new HashSet<>();
    private final LastInput last;
    private final long begin = System.nanoTime();
    private long nextReport = begin + REPORT_EVERY;

    private FuzzObjects(long seed, Path last) throws IOException {
        this.seed = seed;
        this.last = new LastInput(last);
        inputs = new Inputs(seed);
        codecs = Codecs.names().stream().map(Codecs::named).map(this::filtered).toList();
    }

    private ObjectCodec filtered(ObjectCodec codec) {
        var filtered = SPOIL ? codec : codec.withFilter(new AllowList());
        return new Metered(filtered, costs);
    }

    /**
     * Runs the fuzzer; the exit status is 1 if an input had a forbidden outcome, or if a message
     * started more than one thread.
     *
     * @param args for how many seconds; how many inputs at most; the seed; the number of the first
     *     input; a file for the number of the input under way.
     * @throws IOException if that file cannot be written, or an object not be encoded.
     */
    public static void main(String[] args) throws IOException {
        MPI.Init_thread(new String[0], MPI.THREAD_SERIALIZED);
        var fuzz = new FuzzObjects(Long.parseLong(args[2]), Path.of(args[4]));
        long seconds = Long.parseLong(args[0]);
        fuzz.run(seconds * 1_000_000_000L, Long.parseLong(args[1]), Long.parseLong(args[3]));
        System.out.println("fuzz-objects: " + fuzz.costs.most() + " of a message");
        System.out.println("fuzz-objects: " + fuzz.summary());
        if (fuzz.tally.of(Kind.HANG) == 0) {
            MPI.Finalize();
        }
        System.exit(fuzz.tally.wrong() == 0 && fuzz.costs.beyond() == 0 ? 0 : 1);
    }

    private String summary() {
        return tally + ", " + costs.beyond() + " threads beyond one";
    }

    /**
     * Makes each codec initialize its classes, so that the time limit of an input does not include
     * that.
     */
    private void warmUp() {
        for (ObjectCodec codec : codecs) {
            for (int i = 0; i < WARM_UP; i++) {
                var graph = Graphs.of(i, i);
                try {
                    RoundTrip.of(codec, graph);
                } catch (IOException | ClassNotFoundException e) {
                    throw new AssertionError(codec.name() + " cannot do graph " + i, e);
                }
            }
        }
    }

    private void run(long nanos, long most, long first) throws IOException {
        warmUp();
        for (long i = first; i - first < most && System.nanoTime() - begin < nanos; i++) {
            last.set(i);
            long beyond = costs.beyond();
            var codec = codecs.get((int) (i % codecs.size()));
            var outcome = trial.run(codec, inputs.of(codec, i), delivery(i));
            tally.add(outcome.kind());
            if (outcome.kind().compareTo(Kind.REFUSED) > 0) {
                tell(i, codec, outcome.kind().name(), outcome.what());
            }
            if (costs.beyond() > beyond) {
                tell(i, codec, costs.beyond() - beyond + " threads beyond one for a message", "");
            }
            if (tally.of(Kind.HANG) > PATIENCE) {
                return;
            }
            report();
        }
    }

    /**
     * Returns the delivery of an input: of three inputs to a codec, one comes as a message of MPI.
     */
    private Delivery delivery(long number) {
        boolean isMessage = number / codecs.size() % 3 == 0;
        return isMessage ? new OwnMessages(new SplittableRandom(seed + number)) : Delivery.DIRECT;
    }

    /**
     * Prints a finding; of findings with the same kind and stack only the first is printed in full.
     */
    private void tell(long number, ObjectCodec codec, String kind, String outcome) {
        var where = kind + " " + outcome.lines().limit(4).toList();
        var what = told.add(where.replaceAll("[0-9]+", "")) ? outcome : "as before";
        System.out.printf(
                "fuzz-objects: %s in input %d of seed %d, codec %s:%n%s%n",
                kind, number, seed, codec.name(), what);
    }

    private void report() {
        if (System.nanoTime() > nextReport) {
            nextReport += REPORT_EVERY;
            System.out.printf(
                    "%3d s, %s; %d %% decoded%n",
                    (System.nanoTime() - begin) / 1_000_000_000,
                    summary(),
                    100 * tally.of(Kind.DECODED) / tally.inputs());
        }
    }
}
