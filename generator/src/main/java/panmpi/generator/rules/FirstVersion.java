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
 * <p>A library may have functions that are newer than the version that its header claims: Open MPI
 * 5.0 claims 3.1 and has sessions. A version therefore counts only if at least half of the
 * libraries that claim it have the function.
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

    /**
     * Returns the first version for which at least half of the libraries that claim it have the
     * function, given the snapshots that have the function.
     */
    String of(List<Api> having) {
        SortedMap<String, Integer> here = new TreeMap<>(Merged::byVersion);
        having.forEach(a -> here.merge(a.identity().mpi(), 1, Integer::sum));
        // If a library of the newest version lacks the function, the function is an old one that
        // was dropped, so that the first version that has it is returned.
        if (!claims.get(newest).equals(here.get(newest))) {
            return here.firstKey();
        }
        return here.keySet().stream()
                .filter(v -> 2 * here.get(v) >= claims.get(v))
                .findFirst()
                .orElse(here.firstKey());
    }
}
