package panmpi.bench.jobs;

import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import panmpi.bench.results.Result;
import panmpi.bench.results.Sample;
import panmpi.bench.results.Workload;

/**
 * Runs a workload on all variants by turns, in many short rounds, because the speed of a shared
 * machine drifts within seconds.
 *
 * @param variants the variants, the reference first.
 * @param nanos target duration of one sample of the reference.
 */
public record Rounds(List<Variant> variants, double nanos) {
    private static final int PROBE = 16;
    private static final int SLOW = 4;
    private static final int TRIES = 3;

    /** Runs a workload in a number of rounds. */
    public Result run(Workload workload, int rounds) throws IOException {
        Schedule schedule = begin(workload);
        for (int round = 0; round < rounds; round++) {
            schedule.runRound();
        }
        return schedule.result();
    }

    /**
     * Prepares the rounds of a workload: finds the variants that have its benchmark, and the number
     * of iterations in one sample of each variant.
     */
    public Schedule begin(Workload workload) throws IOException {
        return new Schedule(this, workload, participants(workload));
    }

    /**
     * Runs a workload on each variant in Java for {@code nanosEach} nanoseconds, and longer until
     * its samples no longer get shorter: then the JIT compilers have compiled all of its code.
     */
    public void warmUp(Workload workload, double nanosEach) throws IOException {
        Map<Variant, Integer> participants = participants(workload);
        for (Variant variant : participants.keySet()) {
            if (variant.isCompiled()) {
                continue;
            }
            int times = participants.get(variant);
            Steadiness steadiness = new Steadiness(nanosEach);
            Sample sample;
            do {
                sample = sample(variant, workload, times);
            } while (sample != null && !steadiness.isReached(sample.nanos(), times));
        }
    }

    /**
     * Takes one sample of a variant. Returns null if the variant does not have the benchmark of the
     * workload. If the job of another binding fails, closes that job and also returns null;
     * failures of C and of panmpi are thrown.
     */
    Sample sample(Variant variant, Workload workload, int times) throws IOException {
        if (!variant.offers(workload)) {
            return null;
        }
        try {
            return variant.run(workload, times);
        } catch (IOException e) {
            if (!variant.isOther() || variant.contender() == variants.getFirst().contender()) {
                throw e;
            }
            System.out.println(variant.name() + " leaves at " + workload + ": " + e.getMessage());
            variant.contender().close();
            return null;
        }
    }

    /**
     * Returns the variants that have the benchmark, each with the number of iterations in one
     * sample.
     */
    private Map<Variant, Integer> participants(Workload workload) throws IOException {
        Variant reference = variants.getFirst();
        if (!reference.offers(workload)) {
            throw new IllegalArgumentException(reference.name() + " does not know " + workload);
        }
        int times = calibrate(workload);
        Map<Variant, Integer> participants = new LinkedHashMap<>();
        for (Variant variant : variants) {
            if (variant.offers(workload)) {
                participants.put(
                        variant, variant == reference ? times : fewer(variant, workload, times));
            }
        }
        return participants;
    }

    /** Finds the number of iterations in one sample of the reference. */
    private int calibrate(Workload workload) throws IOException {
        int times = 1;
        while (true) {
            double took = variants.getFirst().run(workload, times).nanos() * times;
            if (took >= nanos / 2) {
                return (int) Math.max(1, times * nanos / took);
            }
            times *= 4;
        }
    }

    /**
     * Returns {@code times}, the number of iterations in a sample of the reference, or fewer if the
     * variant is another binding that would take much longer for these. The speed of the variant is
     * the best of several tries, since a pause of the machine must not lead to fewer iterations.
     */
    private int fewer(Variant variant, Workload workload, int times) throws IOException {
        if (!variant.isOther()) {
            return times;
        }
        double each = Double.MAX_VALUE;
        for (int i = 0; i < TRIES; i++) {
            Sample sample = sample(variant, workload, Math.max(1, times / PROBE));
            if (sample == null) {
                return 1;
            }
            each = Math.min(each, sample.nanos());
        }
        return each * times <= SLOW * nanos ? times : (int) Math.max(1, nanos / each);
    }
}
