package panmpi.generator.model;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The snapshots of a binding, and the functions that the binding already has.
 *
 * @param apis the snapshots, one for each header
 * @param known the functions that the binding has already, which keep their prototypes
 */
public record Snapshots(List<Api> apis, Known known) {

    /** Copies the list, so that the caller cannot change this record later. */
    public Snapshots {
        apis = List.copyOf(apis);
    }

    /**
     * Reads the snapshots of several folders. If an earlier folder has snapshots of an ABI family,
     * snapshots of the same family in later folders are ignored.
     */
    public static Snapshots read(List<Path> folders) throws IOException {
        Map<String, List<Api>> families = new LinkedHashMap<>();
        Known known = Known.NONE;
        for (Path folder : folders) {
            Map<String, List<Api>> here = new LinkedHashMap<>();
            for (Api api : readFolder(folder)) {
                here.computeIfAbsent(api.identity().family(), f -> new ArrayList<>()).add(api);
            }
            here.forEach(families::putIfAbsent);
            known = known.functions().isEmpty() ? KnownFile.read(folder) : known;
        }
        return new Snapshots(families.values().stream().flatMap(List::stream).toList(), known);
    }

    private static List<Api> readFolder(Path folder) throws IOException {
        List<Api> apis = new ArrayList<>();
        if (!Files.isDirectory(folder)) {
            return apis;
        }
        try (Stream<Path> list = Files.list(folder)) {
            for (Path file : list.filter(f -> f.toString().endsWith(".api")).sorted().toList()) {
                apis.add(ApiFile.read(file));
            }
        }
        return apis;
    }

    /**
     * Returns these snapshots and the snapshots {@code more}; each added snapshot replaces an
     * existing snapshot with the same file name.
     */
    public Snapshots with(List<Api> more) {
        SortedMap<String, Api> all = new TreeMap<>();
        apis.forEach(a -> all.put(a.identity().fileName(), a));
        more.forEach(a -> all.put(a.identity().fileName(), a));
        return new Snapshots(List.copyOf(all.values()), known);
    }

    /**
     * Finds the snapshots of headers whose library was unknown when they were first read, but was
     * recognized when they were read again.
     *
     * @param read snapshots of headers that were read again
     */
    public List<Api> superseded(List<Api> read) {
        Set<String> named =
                read.stream()
                        .map(Api::identity)
                        .filter(id -> !id.library().equals(Libraries.UNKNOWN))
                        .map(Identity::hash)
                        .collect(Collectors.toSet());
        return apis.stream()
                .filter(a -> a.identity().library().equals(Libraries.UNKNOWN))
                .filter(a -> named.contains(a.identity().hash()))
                .toList();
    }

    /** Returns these snapshots without some of them. */
    public Snapshots without(List<Api> some) {
        return new Snapshots(apis.stream().filter(a -> !some.contains(a)).toList(), known);
    }
}
