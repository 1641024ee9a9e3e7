package panmpi.generator.track;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import panmpi.generator.model.Api;
import panmpi.generator.model.Merged;

/**
 * The snapshots of one implementation of MPI.
 *
 * @param name the name of the implementation, such as {@code mpich}
 * @param versions its snapshots, oldest first
 */
public record Library(String name, List<Api> versions) {

    private static final Comparator<Api> OLDEST_FIRST =
            Comparator.comparing(a -> a.identity().version(), Merged::byVersion);

    /** Copies the list, so that the caller cannot change this record later. */
    public Library {
        versions = List.copyOf(versions);
    }

    /** Returns the libraries of some snapshots, by name. */
    public static List<Library> of(Collection<Api> apis) {
        SortedMap<String, List<Api>> byName = new TreeMap<>();
        for (Api api : apis) {
            byName.computeIfAbsent(api.identity().library(), l -> new ArrayList<>()).add(api);
        }
        List<Library> libraries = new ArrayList<>();
        byName.forEach(
                (name, versions) -> {
                    versions.sort(OLDEST_FIRST);
                    libraries.add(new Library(name, versions));
                });
        return libraries;
    }

    /**
     * Returns the newest snapshot of this library that is older than {@code api}, if there is one.
     */
    public Optional<Api> before(Api api) {
        return versions.stream()
                .filter(v -> OLDEST_FIRST.compare(v, api) < 0)
                .reduce((older, newer) -> newer);
    }

    /**
     * Returns the snapshot of this library that has the same version as {@code api}, if there is
     * one.
     */
    public Optional<Api> same(Api api) {
        return versions.stream().filter(v -> OLDEST_FIRST.compare(v, api) == 0).findFirst();
    }
}
