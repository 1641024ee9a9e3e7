package panmpi.generator.track;

import java.util.Collection;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import panmpi.generator.diff.ApiDiff;
import panmpi.generator.diff.Change;
import panmpi.generator.model.Api;

/**
 * A version of a library, compared with the version before it.
 *
 * @param before the version before
 * @param now the version itself
 * @param diff the differences
 * @param facade the methods that the rules make of all functions, including those of this version
 */
public record VersionChange(Api before, Api now, ApiDiff diff, Facade facade) {

    /**
     * Compares two versions.
     *
     * @param omitted constants that no program uses
     */
    public static VersionChange of(Api before, Api now, Set<String> omitted, Facade facade) {
        return new VersionChange(before, now, ApiDiff.compare(before, now, omitted), facade);
    }

    SortedSet<String> added() {
        return minus(now.functions().keySet(), before.functions().keySet());
    }

    SortedSet<String> removed() {
        return minus(before.functions().keySet(), now.functions().keySet());
    }

    /**
     * Returns the functions of this version that have no method though no rule leaves them out,
     * each with the reason.
     */
    SortedMap<String, String> unclassified() {
        SortedMap<String, String> here = new TreeMap<>(facade.unsupported());
        here.keySet().retainAll(now.functions().keySet());
        return here;
    }

    long breaksBinaries() {
        return diff.changes().stream().filter(Change::breaksBinary).count();
    }

    long breaksSources() {
        return diff.changes().stream().filter(Change::breaksSource).count();
    }

    static int size(Map<String, SortedSet<String>> groups) {
        return groups.values().stream().mapToInt(Collection::size).sum();
    }

    private static SortedSet<String> minus(Set<String> a, Set<String> b) {
        SortedSet<String> rest = new TreeSet<>(a);
        rest.removeAll(b);
        return rest;
    }
}
