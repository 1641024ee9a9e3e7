package panmpi.generator.rules;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import panmpi.generator.model.Function;
import panmpi.generator.model.Merged;
import panmpi.generator.model.ParamKind;
import panmpi.generator.model.ParamUse;
import panmpi.generator.rules.ForumApi.Parameter;
import panmpi.generator.rules.ForumApi.Procedure;

/**
 * Compares what the rules say of each parameter, from headers alone, with what the MPI Forum says.
 */
final class Oracle {

    /** Where the Forum's file is wrong, and why. */
    static final Map<String, String> DISCREPANCIES =
            Map.of(
                    "MPI_Precv_init.buf",
                    "the file says in, but a receive fills its buffer, as it says of MPI_Recv_init");

    private final Merged merged;
    private final ClassifyParams classify;
    private final Map<String, Set<ParamKind>> kinds;

    private final List<String> lines = new ArrayList<>();
    private final List<String> absent = new ArrayList<>();
    private final Set<String> usedDiscrepancies = new TreeSet<>();
    private final Map<String, Set<ParamKind>> usedKinds = new TreeMap<>();
    private int params;
    private int agree;
    private int large;
    private int largeAgree;

    Oracle(Merged merged, ExceptionRules exceptions, Map<String, Set<ParamKind>> kinds) {
        this.merged = merged;
        this.classify = new ClassifyParams(merged, exceptions);
        this.kinds = kinds;
    }

    /** Compares every procedure. */
    void compare(List<Procedure> procedures) {
        for (Procedure p : procedures) {
            if (!merged.functions().containsKey(p.name())) {
                absent.add(p.name());
                continue;
            }
            compare(p, function(p.name()));
            if (merged.functions().containsKey(p.name() + "_c")) {
                compareTwin(p, function(p.name()), function(p.name() + "_c"));
            }
        }
    }

    private Function function(String name) {
        return merged.functions().get(name).function();
    }

    private void compare(Procedure procedure, Function f) {
        List<Parameter> theirs =
                procedure.params().stream().filter(p -> !p.largeOnly()).toList();
        if (theirs.size() != f.params().size()) {
            throw new AssertionError(f.prototype() + " has not the parameters " + theirs);
        }
        List<ParamUse> ours = classify.classify(f);
        for (int i = 0; i < theirs.size(); i++) {
            String path = f.name() + "." + theirs.get(i).name();
            String difference = difference(ours.get(i), theirs.get(i));
            if (!difference.isEmpty() && DISCREPANCIES.containsKey(path)) {
                usedDiscrepancies.add(path);
                continue;
            }
            params++;
            agree += difference.isEmpty() ? 1 : 0;
            report(f, ours.get(i), difference);
        }
    }

    /** The large-count form: what both forms have is alike, what only it has is as the Forum says. */
    private void compareTwin(Procedure procedure, Function small, Function f) {
        List<ParamUse> twins = classify.classify(small);
        List<ParamUse> ours = classify.classify(f);
        for (int i = 0; i < ours.size(); i++) {
            ParamUse our = ours.get(i);
            Parameter their = procedure.params().get(i);
            String difference =
                    their.largeOnly()
                            ? difference(our, their)
                            : twins.stream()
                                    .filter(t -> t.name().equals(our.name()))
                                    .findFirst()
                                    .map(t -> difference(our, t))
                                    .orElse("no such parameter in " + small.name());
            large++;
            largeAgree += difference.isEmpty() ? 1 : 0;
            report(f, our, difference);
        }
    }

    private void report(Function f, ParamUse our, String difference) {
        if (!difference.isEmpty()) {
            lines.add("%s.%s: %s".formatted(f.name(), our.name(), difference));
            lines.add("    " + f.prototype());
        }
    }

    private String difference(ParamUse our, Parameter their) {
        Set<ParamKind> allowed = kinds.get(their.kind());
        if (allowed == null) {
            return "no word for the Forum's " + their.kind();
        }
        usedKinds
                .computeIfAbsent(their.kind(), k -> EnumSet.noneOf(ParamKind.class))
                .add(our.kind());
        boolean alike =
                allowed.contains(our.kind())
                        && our.direction() == their.direction()
                        && our.many() == their.many();
        return alike
                ? ""
                : "%s, the Forum says %s %s%s"
                        .formatted(
                                say(our),
                                their.kind(),
                                their.direction(),
                                their.many() ? " several" : "");
    }

    private static String difference(ParamUse our, ParamUse twin) {
        return say(our).equals(say(twin)) ? "" : say(our) + ", its twin " + say(twin);
    }

    private static String say(ParamUse p) {
        return p.kind() + " " + p.direction() + (p.many() ? " several" : "");
    }

    /** Discrepancies that are none any more. */
    Set<String> stale() {
        Set<String> stale = new TreeSet<>(DISCREPANCIES.keySet());
        stale.removeAll(usedDiscrepancies);
        return stale;
    }

    /** Which of our kinds each of the Forum's was. */
    Map<String, Set<ParamKind>> usedKinds() {
        return usedKinds;
    }

    int params() {
        return params;
    }

    boolean agrees() {
        return agree == params && largeAgree == large;
    }

    /** The report; its last line is the sum. */
    List<String> report() {
        List<String> report = new ArrayList<>(lines);
        usedDiscrepancies.forEach(
                d -> report.add("not counted: %s: %s".formatted(d, DISCREPANCIES.get(d))));
        report.add("not in any snapshot: " + String.join(" ", absent));
        report.add(
                "large-count forms: %d of %d parameters agree with their twins"
                        .formatted(largeAgree, large));
        report.add("oracle: %d of %d parameters agree".formatted(agree, params));
        return report;
    }
}
