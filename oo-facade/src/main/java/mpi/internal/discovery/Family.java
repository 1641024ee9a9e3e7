package mpi.internal.discovery;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** ABI family: the MPI libraries that have the same binary interface. */
public enum Family {
    MPICH("mpich", "MPICH", "libmpi.so.12", "libmpich.so.12", "libmpi_cray.so.12", "libmpich.so"),
    OPENMPI("openmpi", "Open MPI", "libmpi.so.40", "libmpi.so.80"),
    STANDARD("standard", "the MPI standard's ABI", "libmpi_abi.so.1", "libmpi_abi.so.0");

    /** Name of the symbolic link for compilers, which is the same in several families. */
    private static final String ANY_LIBRARY = "libmpi.so";

    private final String word;
    private final String product;
    private final List<String> libraries;

    Family(String word, String product, String... libraries) {
        this.word = word;
        this.product = product;
        this.libraries = List.of(libraries);
    }

    /**
     * Returns all families. The result is no EnumSet, since that looks up the constants by
     * reflection, which would take 8 ms of each start.
     */
    public static Set<Family> all() {
        return new TreeSet<>(List.of(values()));
    }

    /** Returns a set of one family. */
    public static Set<Family> one(Family family) {
        return new TreeSet<>(List.of(family));
    }

    /** Returns the name of the family in {@code PANMPI_ABI} and in the tables. */
    public String word() {
        return word;
    }

    /** Returns the name of the family in messages. */
    public String product() {
        return product;
    }

    /** Lists the file names of libraries to search for, with the preferred families first. */
    static Set<String> libraries(Set<Family> preferred, Set<Family> accepted) {
        Set<String> names = new LinkedHashSet<>();
        for (Set<Family> families : List.of(preferred, accepted)) {
            for (Family family : families) {
                if (accepted.contains(family)) {
                    names.addAll(family.libraries);
                }
            }
        }
        names.add(ANY_LIBRARY);
        return names;
    }

    /**
     * Parses a value of {@code PANMPI_ABI}. Returns the one family that the value names, all
     * families if the value is empty, and no family if the value is unknown.
     */
    static Set<Family> named(String word) {
        Set<Family> families = new TreeSet<>();
        for (Family family : values()) {
            if (word.isEmpty() || family.word.equals(word)) {
                families.add(family);
            }
        }
        return families;
    }

    /** Returns the families that a library file may belong to, by its name only. */
    static Set<Family> ofFile(String fileName) {
        for (Family family : values()) {
            for (String library : family.libraries) {
                if (fileName.startsWith(library)) {
                    return Family.one(family);
                }
            }
        }
        return Family.all();
    }
}
