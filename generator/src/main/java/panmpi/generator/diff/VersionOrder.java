package panmpi.generator.diff;

import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import panmpi.generator.model.Api;
import panmpi.generator.model.Constant;
import panmpi.generator.model.Merged;

/**
 * Finds a reason why a header cannot be of the version that it claims.
 *
 * <p>For example, a derived library may define the version macro of the original library with a
 * version that the original has not reached. If its header were taken for the original of that
 * version, the real library of that version would later get wrong constants.
 */
public final class VersionOrder {

    private static final Comparator<Api> BY_VERSION =
            Comparator.comparing(k -> k.identity().version(), Merged::byVersion);

    private VersionOrder() {}

    /**
     * Returns the reason why a header cannot be of its version; empty if there is none.
     *
     * @param api the header's facts
     * @param known the existing snapshots
     */
    public static Optional<String> contradiction(Api api, Collection<Api> known) {
        List<Api> others =
                known.stream()
                        .filter(k -> k.identity().library().equals(api.identity().library()))
                        .filter(k -> BY_VERSION.compare(k, api) != 0)
                        .sorted(BY_VERSION)
                        .toList();
        return standards(api, others).or(() -> neighbours(api, others));
    }

    /**
     * Finds a version of the library that contradicts the order of MPI versions: a later version of
     * a library must implement the same version of MPI or a later version.
     */
    private static Optional<String> standards(Api api, List<Api> others) {
        for (Api other : others) {
            int standard = Merged.byVersion(other.identity().mpi(), api.identity().mpi());
            int order = BY_VERSION.compare(other, api);
            if (Integer.signum(standard) * Integer.signum(order) < 0) {
                return Optional.of(
                        "it is of MPI %s, and %s, %s, of MPI %s"
                                .formatted(
                                        api.identity().mpi(),
                                        other.identity().title(),
                                        order > 0 ? "a later version" : "an earlier version",
                                        other.identity().mpi()));
            }
        }
        return Optional.empty();
    }

    /**
     * Finds functions that both neighbouring versions have and this version lacks, or constants
     * that have one value in both neighbours and another value in this version.
     */
    private static Optional<String> neighbours(Api api, List<Api> others) {
        Optional<Api> before =
                others.stream()
                        .filter(k -> BY_VERSION.compare(k, api) < 0)
                        .reduce((_, last) -> last);
        Optional<Api> after =
                others.stream().filter(k -> BY_VERSION.compare(k, api) > 0).findFirst();
        return before.flatMap(b -> after.flatMap(a -> between(b, api, a)));
    }

    private static Optional<String> between(Api before, Api api, Api after) {
        List<String> lost =
                before.functions().keySet().stream()
                        .filter(after.functions()::containsKey)
                        .filter(name -> !api.functions().containsKey(name))
                        .toList();
        List<String> other =
                before.constants().values().stream()
                        .filter(c -> c.source() == Constant.Source.LITERAL)
                        .filter(c -> c.equals(after.constants().get(c.name())))
                        .map(Constant::name)
                        .filter(name -> differs(before.constants().get(name), api))
                        .toList();
        if (lost.isEmpty() && other.isEmpty()) {
            return Optional.empty();
        }
        String what =
                lost.isEmpty()
                        ? "the same values of constants that it gives others: " + names(other)
                        : "functions that it lacks: " + names(lost);
        return Optional.of(
                "%s and %s, before and after it, both have %s"
                        .formatted(before.identity().title(), after.identity().title(), what));
    }

    private static boolean differs(Constant constant, Api api) {
        Constant own = api.constants().get(constant.name());
        return own != null && !own.equals(constant);
    }

    private static String names(List<String> names) {
        int shown = 5;
        String list = String.join(", ", names.subList(0, Math.min(shown, names.size())));
        return names.size() > shown ? list + " and %d more".formatted(names.size() - shown) : list;
    }
}
