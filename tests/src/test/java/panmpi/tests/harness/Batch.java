package panmpi.tests.harness;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * Case classes that run one after the other in one job, since starting Java takes longer than most
 * of them. Where the job fails, the class that it was at runs again alone, and those behind that
 * one in another job.
 */
public final class Batch {
    private final InstalledMpi mpi;
    private final int ranks;
    private final List<CaseClass> cases;
    private Map<CaseClass, CaseResult> results;

    /**
     * Plans a job, which runs when the first result is asked for.
     *
     * @param cases classes that need the same environment.
     */
    public Batch(InstalledMpi mpi, int ranks, List<CaseClass> cases) {
        this.mpi = mpi.with(cases.getFirst().environment().toArray(String[]::new));
        this.ranks = ranks;
        this.cases = cases;
    }

    public List<CaseClass> cases() {
        return cases;
    }

    public int ranks() {
        return ranks;
    }

    /** {@return the result of a class} */
    public CaseResult result(CaseClass type) {
        if (results == null) {
            results = new LinkedHashMap<>();
            run();
        }
        return results.get(type);
    }

    private void run() {
        var job = job(cases);
        cases.stream()
                .filter(type -> CaseResult.passedIn(job, type))
                .forEach(type -> results.put(type, CaseResult.passed(type, job)));
        if (job.exit() != 0 || results.size() < cases.size()) {
            explain(job);
        }
    }

    /** Finds what a failed job died of: the class that it was at, or else that in company. */
    private void explain(Job job) {
        var left = cases.stream().filter(type -> !results.containsKey(type)).toList();
        var culprit = left.isEmpty() ? cases.getLast() : left.getFirst();
        if (cases.size() == 1) {
            results.put(culprit, CaseResult.failed(culprit, job, failure(job)));
            return;
        }
        var alone = new Batch(mpi, ranks, List.of(culprit)).result(culprit);
        boolean passes = alone.failure() == null;
        results.put(
                culprit, passes ? CaseResult.failed(culprit, job, inCompany(job, culprit)) : alone);
        if (left.size() > 1) {
            var others = new Batch(mpi, ranks, left.subList(1, left.size()));
            others.cases.forEach(type -> results.put(type, others.result(type)));
        }
    }

    private AssertionError inCompany(Job job, CaseClass culprit) {
        var order = cases.stream().map(CaseClass::name).collect(Collectors.joining(", "));
        var failure = failure(job);
        var message =
                String.format(
                        "%s passes alone and fails in company: %s, after the line '%s'; the order: %s",
                        culprit.name(), failure.getMessage(), job.lastLine(), order);
        return new AssertionError(message, failure);
    }

    private static AssertionError failure(Job job) {
        try {
            job.succeeded().says(RankMain.OK);
        } catch (AssertionError e) {
            return e;
        }
        return new AssertionError(job.name() + ": ended well before all classes had run");
    }

    private Job job(List<CaseClass> classes) {
        var first = classes.getFirst();
        var label = (classes.size() == 1 ? "" : "from-") + first.name();
        var names = classes.stream().map(type -> type.type().getName()).toList();
        return MpiExec.ofTests(mpi, ranks).runCases(label, names);
    }
}
