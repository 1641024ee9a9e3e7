package panmpi.generator.rules;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import panmpi.generator.model.Api;
import panmpi.generator.model.Libraries;
import panmpi.generator.model.Merged;

/**
 * Orders snapshots: the first one's spelling of a new function counts, and its table is the
 * family's usual one.
 *
 * <p>Version numbers of different libraries cannot be compared. {@code libraries.rules} names the
 * derived libraries before those that they derive from; so the later line goes first, and of one
 * library the newest.
 *
 * @param libraries names of libraries, the one that goes first at the end
 */
record Precedence(List<String> libraries) {

    static Precedence of(Libraries libraries) {
        return new Precedence(libraries.known().stream().map(Libraries.Known::name).toList());
    }

    List<Api> sort(Collection<Api> snapshots) {
        List<Api> sorted = new ArrayList<>(snapshots);
        sorted.sort(
                Comparator.<Api>comparingInt(a -> libraries.lastIndexOf(a.identity().library()))
                        .thenComparing(a -> a.identity().version(), Merged::byVersion)
                        .thenComparing(a -> a.identity().mpi(), Merged::byVersion)
                        .reversed()
                        .thenComparing(a -> a.identity().library()));
        return sorted;
    }
}
