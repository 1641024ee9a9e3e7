package panmpi.generator.emit;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import panmpi.generator.model.CType;
import panmpi.generator.model.Function;
import panmpi.generator.model.Merged;
import panmpi.generator.model.Param;

/**
 * Finds the two calls that a combined call such as {@code Sendrecv} consists of. In the name and in
 * the parameters of the combined call, the first call comes before the second one. After the
 * parameters of both calls come the communicator, which both calls use, and the status of the
 * second call.
 */
final class PairSteps {

    private static final String PREFIX = "MPI_";
    private static final String CALL = "VirtualCall.both(requestAt -> %s, requestAt -> %s, %s)";

    /**
     * Number of parameters at the end of a combined call, after the parameters of the two calls
     * that it combines: the communicator and the status.
     */
    private static final int COMMON = 2;

    private final Merged merged;

    PairSteps(Merged merged) {
        this.merged = merged;
    }

    /**
     * Returns the expression that makes the two nonblocking calls, the second one first; empty if
     * {@code f} is not a combined call.
     */
    Optional<String> find(Function f) {
        String large = f.name().endsWith("_c") ? "_c" : "";
        String word = f.name().substring(PREFIX.length(), f.name().length() - large.length());
        for (int cut = 1; cut < word.length(); cut++) {
            Function first = function(word.substring(0, cut).toLowerCase(Locale.ROOT) + large);
            Function second = function(word.substring(cut) + large);
            if (first != null && second != null && fits(f, first, second)) {
                return Optional.of(call(f, first, second));
            }
        }
        return Optional.empty();
    }

    private Function function(String word) {
        var found = merged.functions().get(PREFIX + "I" + word);
        return found == null ? null : found.function();
    }

    private static boolean fits(Function f, Function first, Function second) {
        List<CType> both = new ArrayList<>(types(own(first)));
        both.addAll(types(own(second)));
        List<CType> types = types(f.params());
        return types.size() == both.size() + COMMON
                && types.subList(0, both.size()).equals(both)
                && types.get(both.size()).base().equals("MPI_Comm")
                && types.getLast().base().equals("MPI_Status");
    }

    /**
     * Returns the parameters of a nonblocking call without the last two: communicator and request.
     */
    private static List<Param> own(Function f) {
        return f.params().subList(0, Math.max(0, f.params().size() - COMMON));
    }

    private static List<CType> types(List<Param> params) {
        return params.stream().map(Param::type).toList();
    }

    private static String call(Function f, Function first, Function second) {
        List<String> names = f.params().stream().map(p -> JavaNames.identifier(p.name())).toList();
        int cut = own(first).size();
        int end = names.size() - COMMON;
        String common = ", " + names.get(end) + ", requestAt)";
        return CALL.formatted(
                second.name() + "(" + String.join(", ", names.subList(cut, end)) + common,
                first.name() + "(" + String.join(", ", names.subList(0, cut)) + common,
                names.getLast());
    }
}
