package mpi.junit.engine;

import java.lang.reflect.AnnotatedElement;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import mpi.junit.MpiTest;
import mpi.junit.Ranks;
import mpi.junit.job.JobSpec;
import mpi.junit.job.MpiList;
import mpi.junit.job.TestSettings;
import org.junit.jupiter.api.Test;
import org.junit.platform.commons.support.AnnotationSupport;

/**
 * Settings of a test method, read from its annotations and those of the classes around it.
 *
 * @param test the nearest {@link MpiTest}: that of the method, or else of the classes around it.
 * @param ranks numbers of ranks.
 * @param owner name of the outermost class.
 */
record TestSpec(MpiTest test, int[] ranks, String owner) {

    private static final int USUAL_RANKS = 2;

    /**
     * Reads the annotations.
     *
     * @param elements the method, then the classes around it, the innermost first.
     * @return empty if the method is no MPI test.
     */
    static Optional<TestSpec> of(List<AnnotatedElement> elements) {
        int[] ranks = null;
        for (AnnotatedElement element : elements) {
            Optional<Ranks> other = AnnotationSupport.findAnnotation(element, Ranks.class);
            if (ranks == null && other.isPresent()) {
                ranks = other.get().value();
            }
            Optional<MpiTest> test = AnnotationSupport.findAnnotation(element, MpiTest.class);
            if (test.isPresent()) {
                Class<?> owner = (Class<?>) elements.getLast();
                int[] chosen = ranks == null ? ranks(element, test.get()) : ranks;
                check(element, test.get(), chosen);
                return Optional.of(new TestSpec(test.get(), chosen, owner.getName()));
            }
        }
        return Optional.empty();
    }

    private static int[] ranks(AnnotatedElement element, MpiTest test) {
        require(
                test.value().length == 0 || test.ranks().length == 0,
                element,
                "value = %s, ranks = %s"
                        .formatted(Arrays.toString(test.value()), Arrays.toString(test.ranks())),
                "both mean the numbers of ranks; give only one of them");
        int[] given = test.value().length > 0 ? test.value() : test.ranks();
        return given.length > 0 ? given : new int[] {USUAL_RANKS};
    }

    private static void check(AnnotatedElement element, MpiTest test, int[] ranks) {
        boolean areNumbers = ranks.length > 0 && IntStream.of(ranks).allMatch(n -> n >= 1);
        require(
                areNumbers,
                element,
                "ranks = " + Arrays.toString(ranks),
                "the numbers must be 1 or more");
        require(
                test.timeout() >= 0,
                element,
                "timeout = " + test.timeout(),
                "the value must be seconds, 1 or more; 0 for the usual time");
        for (String variable : test.environment()) {
            require(
                    variable.indexOf('=') > 0,
                    element,
                    "environment = \"" + variable + "\"",
                    "the value must be NAME=VALUE");
        }
        require(
                !AnnotationSupport.isAnnotated(element, Test.class),
                element,
                "it has @Test as well",
                "@MpiTest alone makes a method a test; to change the number of ranks of a test in an MPI class, use @Ranks");
    }

    private static void require(boolean holds, AnnotatedElement where, String what, String rule) {
        if (!holds) {
            throw new IllegalArgumentException(
                    "@MpiTest of %s: %s: %s".formatted(where, what, rule));
        }
    }

    /** Returns the jobs of the test, one for each MPI and number of ranks within the limit. */
    List<JobSpec> jobs() {
        List<String> mpis = mpis();
        List<JobSpec> jobs = new ArrayList<>();
        for (int place = 0; place < mpis.size(); place++) {
            String mpi = mpis.get(place);
            RankLimit.of(ranks, place).forEach(number -> jobs.add(job(mpi, number)));
        }
        return jobs;
    }

    private JobSpec job(String mpi, int number) {
        return new JobSpec(
                number,
                mpi,
                jvm(),
                List.of(test.environment()),
                test.trace() || TestSettings.isTraced(),
                test.alone() ? owner : "");
    }

    private List<String> jvm() {
        List<String> options = new ArrayList<>(List.of(test.jvm()));
        if (test.strict() || TestSettings.isStrict()) {
            options.add("-Dpanmpi.checks=strict");
        }
        return options;
    }

    private List<String> mpis() {
        List<String> mpis = List.of(test.mpi());
        if (mpis.isEmpty()) {
            mpis = TestSettings.mpis();
        }
        if (mpis.isEmpty()) {
            mpis = MpiList.names();
        }
        return mpis.isEmpty() ? List.of("") : mpis.stream().distinct().toList();
    }

    /** Returns the longest time of the test, in seconds. */
    int timeout() {
        return test.timeout() == 0 ? TestSettings.timeout() : test.timeout();
    }
}
