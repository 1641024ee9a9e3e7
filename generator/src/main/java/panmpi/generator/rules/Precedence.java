package panmpi.generator.rules;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import panmpi.generator.model.Api;
import panmpi.generator.model.Libraries;
import panmpi.generator.model.Merged;

/**
 * Orders the snapshots. The first snapshot that has a new function determines the function's
 * prototype, and the first snapshot of an ABI family determines the family's table of constants.
 *
 * <p>Version numbers of different libraries cannot be compared. {@code libraries.rules} names
 * derived libraries before the libraries that they derive from. Libraries are sorted from the last
 * line of that file to the first, so that an original takes precedence over the libraries that
 * derive from it; versions of one library are sorted from the newest to the oldest.
 *
 * @param libraries names of libraries; the last one takes precedence
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
