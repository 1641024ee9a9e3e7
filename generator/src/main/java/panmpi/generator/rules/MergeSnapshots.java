package panmpi.generator.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import panmpi.generator.model.Api;
import panmpi.generator.model.Constant;
import panmpi.generator.model.Deviation;
import panmpi.generator.model.Known;
import panmpi.generator.model.Libraries;
import panmpi.generator.model.Merged;
import panmpi.generator.model.Merged.MergedConstant;
import panmpi.generator.model.Merged.MergedFunction;
import panmpi.generator.model.Snapshots;
import panmpi.generator.model.Typedef;
import panmpi.generator.report.Diagnostics;

/**
 * Merges the snapshots of all headers into one set of functions and constants.
 *
 * <p>A function that the binding has already keeps its prototype; a new function gets the prototype
 * of the first snapshot that declares it. If a library declares another prototype, the call is
 * adapted when the function is linked, or the library counts as lacking the function. A function
 * with an unknown type is left out.
 */
public final class MergeSnapshots {

    private final Precedence precedence;
    private final Diagnostics diagnostics;

    /**
     * Makes the rule.
     *
     * @param libraries the implementations, whose order decides between snapshots
     * @param diagnostics where differences between the libraries are reported
     */
    public MergeSnapshots(Libraries libraries, Diagnostics diagnostics) {
        this.precedence = Precedence.of(libraries);
        this.diagnostics = diagnostics;
    }

    /** Merges the snapshots, which may belong to different ABI families. */
    public Merged merge(Snapshots snapshots) {
        List<Api> apis =
                FunctionConstants.replace(precedence.sort(snapshots.apis()), snapshots.known());
        SortedSet<String> handles = handles(apis);
        SortedMap<String, MergedFunction> functions = functions(apis, snapshots.known());
        SortedMap<String, MergedConstant> constants =
                new MergeConstants(handles, diagnostics).merge(apis, functions.keySet());
        SortedMap<String, String> omitted =
                new OmitConstants(functions.keySet()).omit(constants.values());
        constants.keySet().removeAll(omitted.keySet());
        Merged all = new Merged(apis, functions, constants, omitted, handles);
        functions
                .values()
                .forEach(
                        f ->
                                unknownType(all, f)
                                        .ifPresent(why -> omitted.put(f.function().name(), why)));
        functions.keySet().removeAll(omitted.keySet());
        List<Deviation> deviations = deviations(all, functions, omitted);
        functions.keySet().removeAll(omitted.keySet());
        return new Merged(apis, functions, constants, omitted, handles, deviations);
    }

    /**
     * Returns the types that are handles: the types that any library defines as an opaque pointer,
     * or to which it casts constants, or of which it has a null constant.
     */
    private static SortedSet<String> handles(List<Api> apis) {
        SortedSet<String> handles = new TreeSet<>();
        for (Api api : apis) {
            for (Typedef t : api.typedefs().values()) {
                boolean opaque = t.carrier().equals("pointer");
                boolean named =
                        api.constants().values().stream()
                                .filter(c -> c.type().equals(t.name()))
                                .anyMatch(c -> c.name().endsWith("_NULL") || isCast(c, t));
                if (opaque || named) {
                    handles.add(t.name());
                }
            }
        }
        return handles;
    }

    /**
     * Returns true if the constant has its type, an integer type, by a cast in the header, since
     * only handles are cast. A variable has its type by its declaration.
     */
    private static boolean isCast(Constant c, Typedef type) {
        return type.carrier().equals("int") && c.source() != Constant.Source.VARIABLE;
    }

    private static SortedMap<String, MergedFunction> functions(List<Api> apis, Known known) {
        SortedMap<String, List<Api>> in = new TreeMap<>();
        for (Api api : apis) {
            for (String name : api.functions().keySet()) {
                in.computeIfAbsent(name, n -> new ArrayList<>()).add(api);
            }
        }
        FirstVersion first = new FirstVersion(apis);
        SortedMap<String, MergedFunction> functions = new TreeMap<>();
        in.forEach(
                (name, having) -> {
                    Known.Entry entry = known.functions().get(name);
                    functions.put(
                            name,
                            entry == null
                                    ? new MergedFunction(
                                            having.getFirst().functions().get(name),
                                            having,
                                            first.of(having))
                                    : new MergedFunction(entry.function(), having, entry.mpi()));
                });
        return functions;
    }

    /**
     * Returns a text that names an unknown type in the prototype of a function, which then cannot
     * be bound; empty if all types are known.
     */
    private Optional<String> unknownType(Merged merged, MergedFunction f) {
        try {
            Shape.of(merged, f.function());
            return Optional.empty();
        } catch (IllegalArgumentException unknown) {
            diagnostics.warning(
                    f.in().getFirst().identity().fileName(),
                    "'%s' is left out: %s"
                            .formatted(f.function().prototype(), unknown.getMessage()));
            return Optional.of(unknown.getMessage());
        }
    }

    /**
     * Returns the functions that a library declares with other types than the binding. Functions
     * that the binding cannot call in any library are added to {@code omitted}.
     */
    private List<Deviation> deviations(
            Merged all,
            SortedMap<String, MergedFunction> functions,
            SortedMap<String, String> omitted) {
        CompareShapes shapes = new CompareShapes(all);
        List<Deviation> deviations = new ArrayList<>();
        for (MergedFunction f : functions.values()) {
            List<Deviation> here = new ArrayList<>();
            for (Api api : f.in()) {
                shapes.compare(f.function(), api).ifPresent(here::add);
            }
            here.forEach(this::report);
            long unserved = here.stream().filter(Deviation::isUnserved).count();
            if (unserved == f.in().size()) {
                omitted.put(f.function().name(), here.getFirst().reason());
            } else {
                deviations.addAll(here);
            }
        }
        return deviations;
    }

    private void report(Deviation d) {
        String file = d.library().replace(' ', '-') + ".api";
        if (d.isUnserved()) {
            diagnostics.warning(
                    file,
                    ("%s is left out for %s, where a call throws MissingFunctionException; other"
                                    + " libraries have it: %s. If that header is wrong, mend it and"
                                    + " read it again")
                            .formatted(d.function(), d.library(), d.reason()));
        } else {
            diagnostics.note(
                    file,
                    "%s has integers of other widths than the binding, adapted when it is linked: %s"
                            .formatted(d.function(), d.signature()));
        }
    }
}
