package panmpi.generator.ledger;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import panmpi.generator.model.Api;
import panmpi.generator.model.Merged;

/** Since when a name is there, told from the snapshots that have it. */
final class Since {

    /** The snapshots of each library, oldest first. */
    private final SortedMap<String, List<Api>> libraries;

    Since(Collection<Api> all) {
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

    /** The lowest MPI version of these snapshots, and the libraries that have it there. */
    String first(Collection<Api> in) {
        String lowest =
                in.stream().map(api -> api.identity().mpi()).min(Merged::byVersion).orElse("?");
        String titles =
                byLibrary(in.stream().filter(a -> a.identity().mpi().equals(lowest)).toList())
                        .values()
                        .stream()
                        .map(list -> list.getFirst().identity().title())
                        .collect(Collectors.joining(", "));
        return "MPI " + lowest + ": " + titles;
    }

    /** Every library that has it: from a version on, or up to one, or in single ones. */
    String libraries(Collection<Api> in) {
        if (in.size() == libraries.values().stream().mapToInt(List::size).sum()) {
            return "all";
        }
        List<String> texts = new ArrayList<>();
        byLibrary(in).forEach((library, has) -> texts.add(library + " " + versions(library, has)));
        boolean alone = texts.size() == 1 && libraries.size() > 1;
        return (alone ? "only " : "") + String.join(", ", texts);
    }

    private String versions(String library, List<Api> has) {
        List<Api> all = libraries.get(library);
        int from = all.indexOf(has.getFirst());
        int to = all.indexOf(has.getLast());
        if (to - from + 1 > new TreeSet<>(versions(has)).size()) {
            return String.join(" ", versions(has));
        }
        if (to == all.size() - 1) {
            return version(has.getFirst()) + "+";
        }
        return version(has.getFirst()) + (from == to ? "" : " to " + version(has.getLast()));
    }

    private static List<String> versions(List<Api> apis) {
        return apis.stream().map(Since::version).toList();
    }

    private static String version(Api api) {
        return api.identity().version();
    }
}
