package panmpi.generator.rules;

import java.util.Collection;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import panmpi.generator.model.Api;
import panmpi.generator.model.Merged;

/**
 * Finds the version of MPI that introduced a function, from the versions that the snapshots claim.
 *
 * <p>A library may be ahead of the version that its header claims, as Open MPI 5.0 is: it claims
 * 3.1, and has sessions. So one library alone does not count if most with the same claim lack the
 * function.
 */
final class FirstVersion {

    private final SortedMap<String, Integer> claims = new TreeMap<>(Merged::byVersion);
    private final String newest;

    /**
     * Makes the rule.
     *
     * @param apis all snapshots
     */
    FirstVersion(Collection<Api> apis) {
        apis.forEach(a -> claims.merge(a.identity().mpi(), 1, Integer::sum));
        newest = claims.isEmpty() ? "?" : claims.lastKey();
    }

    /** The first version of which at least half the libraries are in a list. */
    String of(List<Api> having) {
        SortedMap<String, Integer> here = new TreeMap<>(Merged::byVersion);
        having.forEach(a -> here.merge(a.identity().mpi(), 1, Integer::sum));
        // A function that one of the newest has dropped is old, whichever library still has it.
        if (!claims.get(newest).equals(here.get(newest))) {
            return here.firstKey();
        }
        return here.keySet().stream()
                .filter(v -> 2 * here.get(v) >= claims.get(v))
                .findFirst()
                .orElse(here.firstKey());
    }
}
