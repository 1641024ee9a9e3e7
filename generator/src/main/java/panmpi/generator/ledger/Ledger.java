package panmpi.generator.ledger;

import java.util.ArrayList;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;
import panmpi.generator.ledger.Row.Group;
import panmpi.generator.model.Api;
import panmpi.generator.model.Availability;
import panmpi.generator.model.FacadeMethod;
import panmpi.generator.model.JavaType;
import panmpi.generator.model.Merged;
import panmpi.generator.model.Merged.MergedConstant;
import panmpi.generator.model.Merged.MergedFunction;
import panmpi.generator.rules.FacadeRules;

/**
 * Makes the rows of the ledger, one for every function, constant and callback type of every
 * snapshot.
 */
public final class Ledger {

    private static final String NO_CLASS = "without a class";
    private static final String UPCALL = "an upcall stub";

    private final Merged merged;
    private final FacadeRules.Decisions decisions;
    private final ProceduralMembers procedural;
    private final FacadeMembers members;
    private final FacadeAliases aliases;
    private final Reasons reasons;
    private final Availability availability;

    /** Makes a ledger of the rules' decisions and the members in the sources. */
    public Ledger(
            Merged merged,
            FacadeRules.Decisions decisions,
            ProceduralMembers procedural,
            FacadeMembers members,
            FacadeAliases aliases) {
        this.merged = merged;
        this.decisions = decisions;
        this.procedural = procedural;
        this.members = members;
        this.aliases = aliases;
        this.reasons = new Reasons(merged, decisions);
        this.availability = new Availability(merged.apis());
    }

    /** Returns the rows, sorted by name within each group. */
    public List<Row> rows() {
        List<Row> rows = new ArrayList<>();
        merged.functions().values().forEach(function -> rows.add(row(function)));
        merged.constants().values().forEach(constant -> rows.add(row(constant)));
        merged.omitted().forEach((name, why) -> rows.add(omittedRow(name, why)));
        callbacks().forEach(callback -> rows.add(callbackRow(callback)));
        return rows;
    }

    private Row row(MergedFunction function) {
        String name = function.function().name();
        SortedSet<String> facade = members.ofFunction(name);
        String reason = reasons.ofFunction(name);
        String small = name.replaceFirst("_c$", "");
        if (facade.isEmpty() && reason.isEmpty()) {
            FacadeMethod method = decisions.methods().get(name).getFirst();
            reason = LedgerText.NOT_YET + " " + method.owner() + "." + method.name();
        }
        return new Row(
                Group.FUNCTION,
                topic(name, small),
                name,
                member(procedural.methods(), name),
                List.copyOf(facade),
                reason,
                function.mpi(),
                availability.libraries(function.in()),
                List.copyOf(aliases.ofFunction(name)),
                "");
    }

    private String topic(String name, String small) {
        List<FacadeMethod> methods =
                decisions.methods().getOrDefault(name, decisions.methods().get(small));
        return methods == null ? NO_CLASS : methods.getFirst().owner();
    }

    private Row row(MergedConstant constant) {
        SortedSet<String> facade = members.ofConstant(constant.name());
        String reason = facade.isEmpty() ? reasons.ofConstant(constant) : "";
        return new Row(
                group(constant),
                "",
                constant.name(),
                member(procedural.fields(), constant.name()),
                List.copyOf(facade),
                reason,
                Availability.first(constant.in()),
                availability.libraries(constant.in()),
                List.of(),
                Values.of(constant.name(), constant.in(), availability));
    }

    private static String member(SortedSet<String> bound, String name) {
        return bound.contains(name) ? "Mpi." + name : "";
    }

    private static Group group(MergedConstant constant) {
        if (constant.java() == JavaType.HANDLE) {
            return constant.type().equals("MPI_Datatype") ? Group.DATATYPE : Group.HANDLE;
        }
        if (constant.java() == JavaType.POINTER || constant.java() == JavaType.TEXT) {
            return Group.ADDRESS;
        }
        return constant.name().contains("_ERR_") ? Group.ERROR : Group.NUMBER;
    }

    private SortedSet<String> callbacks() {
        SortedSet<String> names = new TreeSet<>();
        merged.apis().forEach(api -> names.addAll(api.callbacks().keySet()));
        return names;
    }

    private Row omittedRow(String name, String why) {
        List<Api> in =
                merged.apis().stream()
                        .filter(
                                a ->
                                        a.constants().containsKey(name)
                                                || a.functions().containsKey(name))
                        .toList();
        return new Row(
                Group.OMITTED,
                "",
                name,
                "",
                List.of(),
                why,
                Availability.first(in),
                availability.libraries(in),
                List.of(),
                "");
    }

    private Row callbackRow(String name) {
        List<Api> in = merged.apis().stream().filter(a -> a.callbacks().containsKey(name)).toList();
        SortedSet<String> facade = members.ofCallback(name);
        return new Row(
                Group.CALLBACK,
                "",
                name,
                UPCALL,
                List.copyOf(facade),
                facade.isEmpty() ? "procedural: the program makes the upcall stub" : "",
                Availability.first(in),
                availability.libraries(in),
                List.of(),
                "");
    }
}
