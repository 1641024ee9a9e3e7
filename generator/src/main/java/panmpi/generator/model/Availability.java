package panmpi.generator.model;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * Describes the libraries that have a function or a constant. The text names ranges of versions, so
 * that a new point release does not change it.
 */
public final class Availability {

    /** The snapshots of each library, oldest first. */
    private final SortedMap<String, List<Api>> libraries;

    /**
     * Makes the descriptions for these snapshots.
     *
     * @param all every snapshot
     */
    public Availability(Collection<Api> all) {
        this.libraries = byLibrary(all);
    }

    private static SortedMap<String, List<Api>> byLibrary(Collection<Api> apis) {
        SortedMap<String, List<Api>> libraries = new TreeMap<>();
        for (Api api : apis) {
            libraries.computeIfAbsent(api.identity().library(), l -> new ArrayList<>()).add(api);
        }
        libraries
                .values()
                .forEach(
                        list ->
                                list.sort(
                                        (a, b) ->
                                                Merged.byVersion(
                                                        a.identity().version(),
                                                        b.identity().version())));
        return libraries;
    }

    /** Returns the lowest MPI version of these snapshots. */
    public static String first(Collection<Api> in) {
        return in.stream().map(api -> api.identity().mpi()).min(Merged::byVersion).orElse("?");
    }

    /**
     * Lists these snapshots by library and version, such as {@code mpich 4.0.2+, openmpi 4.1.4}.
     * The word {@code only} comes before a single library. Returns {@code all} for all snapshots.
     */
    public String libraries(Collection<Api> in) {
        if (in.size() == libraries.values().stream().mapToInt(List::size).sum()) {
            return "all";
        }
        String versions = versions(in);
        boolean alone = versions.indexOf(',') < 0 && libraries.size() > 1;
        return (alone ? "only " : "") + versions;
    }

    /**
     * Describes these snapshots in words that fit into a sentence: {@code every library}, {@code
     * mpich 4.0.2+}.
     */
    public String prose(Collection<Api> in) {
        String libraries = libraries(in);
        return libraries.equals("all") ? "every library" : libraries.replaceFirst("^only ", "");
    }

    /**
     * Lists the versions of these snapshots by library: {@code mpich 4.0.2+} for all versions from
     * 4.0.2 on, {@code mpich 4.0.2 to 4.1} for a range of versions, else each version.
     */
    public String versions(Collection<Api> some) {
        List<String> texts = new ArrayList<>();
        byLibrary(some)
                .forEach((library, has) -> texts.add(library + " " + versions(library, has)));
        return String.join(", ", texts);
    }

    private String versions(String library, List<Api> has) {
        List<Api> all = libraries.get(library);
        int from = index(all, has.getFirst());
        int to = index(all, has.getLast());
        if (to - from + 1 > new TreeSet<>(each(has)).size()) {
            return String.join(" ", each(has));
        }
        if (to == all.size() - 1) {
            return version(has.getFirst()) + "+";
        }
        return version(has.getFirst()) + (from == to ? "" : " to " + version(has.getLast()));
    }

    /**
     * Returns the index of a snapshot. It compares by identity, since equals would compare all
     * facts.
     */
    private static int index(List<Api> all, Api one) {
        int at = 0;
        while (all.get(at) != one) {
            at++;
        }
        return at;
    }

    private static List<String> each(List<Api> apis) {
        return apis.stream().map(Availability::version).toList();
    }

    private static String version(Api api) {
        return api.identity().version();
    }
}
