package panmpi.generator.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import panmpi.generator.model.Function;
import panmpi.generator.model.Merged;
import panmpi.generator.model.ParamUse;
import panmpi.generator.rules.ForumApi.Parameter;
import panmpi.generator.rules.ForumApi.Procedure;

/**
 * Compares the kind that the rules give each parameter, from headers alone, with the kind that the
 * MPI Forum's description of MPI gives it.
 */
final class Oracle {

    /**
     * Parameters, such as MPI_Precv_init.buf, for which the Forum's file has an error, each with an
     * explanation.
     */
    private static final Map<String, String> DISCREPANCIES =
            Map.of(
                    "MPI_Precv_init.buf",
                    "the file says IN, but a receive fills its buffer, as the file says of MPI_Recv_init");

    private final Merged merged;
    private final ClassifyParams classify;
    private final ForumKinds kinds;

    private final List<String> lines = new ArrayList<>();
    private final List<String> absent = new ArrayList<>();
    private final Set<String> met = new TreeSet<>();
    private final Tally small = new Tally();
    private final Tally large = new Tally();

    /** Counts the parameters compared, and those that agree. */
    private static final class Tally {
        private int all;
        private int agree;

        @Override
        public String toString() {
            return agree + " of " + all;
        }
    }

    Oracle(Merged merged, ExceptionRules exceptions, ForumKinds kinds) {
        this.merged = merged;
        this.classify = new ClassifyParams(merged, exceptions);
        this.kinds = kinds;
    }

    /** Compares every procedure that a snapshot has, and the large-count form of each. */
    void compare(List<Procedure> procedures) {
        for (Procedure p : procedures) {
            if (!merged.functions().containsKey(p.name())) {
                absent.add(p.name());
                continue;
            }
            Function f = merged.functions().get(p.name()).function();
            compareSmall(p, f);
            if (merged.functions().containsKey(p.name() + "_c")) {
                compareLarge(p, f, merged.functions().get(p.name() + "_c").function());
            }
        }
    }

    private void compareSmall(Procedure procedure, Function f) {
        List<Parameter> theirs = procedure.params().stream().filter(p -> !p.largeOnly()).toList();
        sameNumber(theirs, f);
        List<ParamUse> ours = classify.classify(f);
        for (int i = 0; i < ours.size(); i++) {
            String difference = difference(ours.get(i), theirs.get(i));
            String path = f.name() + "." + ours.get(i).name();
            if (!difference.isEmpty() && DISCREPANCIES.containsKey(path)) {
                met.add(path);
            } else {
                count(small, f, ours.get(i), difference);
            }
        }
    }

    /**
     * Compares a large-count form: parameters that both forms have must be alike; parameters of the
     * large-count form alone must have the Forum's kind.
     */
    private void compareLarge(Procedure procedure, Function twin, Function f) {
        sameNumber(procedure.params(), f);
        List<ParamUse> twins = classify.classify(twin);
        List<ParamUse> ours = classify.classify(f);
        int position = 0;
        for (int i = 0; i < ours.size(); i++) {
            Parameter their = procedure.params().get(i);
            String difference =
                    their.largeOnly()
                            ? difference(ours.get(i), their)
                            : difference(ours.get(i), twins.get(position++));
            count(large, f, ours.get(i), difference);
        }
    }

    private static void sameNumber(List<Parameter> theirs, Function f) {
        if (theirs.size() != f.params().size()) {
            throw new AssertionError(f.prototype() + " has not the parameters " + theirs);
        }
    }

    private void count(Tally tally, Function f, ParamUse our, String difference) {
        tally.all++;
        if (difference.isEmpty()) {
            tally.agree++;
            return;
        }
        lines.add("%s.%s: %s".formatted(f.name(), our.name(), difference));
        lines.add("    " + f.prototype());
    }

    private String difference(ParamUse our, Parameter their) {
        boolean alike =
                kinds.fits(our.kind(), their.kind())
                        && our.direction() == their.direction()
                        && our.many() == their.many();
        String says = their.kind() + " " + their.direction() + (their.many() ? " several" : "");
        return alike ? "" : say(our) + ", the Forum says " + says;
    }

    private static String difference(ParamUse our, ParamUse twin) {
        return say(our).equals(say(twin)) ? "" : say(our) + ", the small form " + say(twin);
    }

    private static String say(ParamUse p) {
        return p.kind() + " " + p.direction() + (p.many() ? " several" : "");
    }

    /** Returns the entries of {@link #DISCREPANCIES} that no longer exist. */
    Set<String> stale() {
        Set<String> stale = new TreeSet<>(DISCREPANCIES.keySet());
        stale.removeAll(met);
        return stale;
    }

    /** Returns the number of compared parameters, without those of large-count forms. */
    int params() {
        return small.all;
    }

    boolean agrees() {
        return lines.isEmpty();
    }

    /** Returns the report, whose last line is the sum. */
    List<String> report() {
        List<String> report = new ArrayList<>(lines);
        met.forEach(d -> report.add("not counted: %s: %s".formatted(d, DISCREPANCIES.get(d))));
        report.add("not in any snapshot: " + String.join(" ", absent));
        report.add("large-count forms: " + large + " parameters agree with their twins");
        report.add("oracle: " + small + " parameters agree");
        return report;
    }
}
