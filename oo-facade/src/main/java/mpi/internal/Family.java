package mpi.internal;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** A family of MPI libraries with one binary interface. */
enum Family {
    MPICH("mpich", "MPICH", "libmpi.so.12", "libmpich.so.12", "libmpi_cray.so.12", "libmpich.so"),
    OPENMPI("openmpi", "Open MPI", "libmpi.so.40", "libmpi.so.80"),
    STANDARD("standard", "the MPI standard's ABI", "libmpi_abi.so.1", "libmpi_abi.so.0");

    /** The development name, which says nothing about the family. */
    private static final String ANY_LIBRARY = "libmpi.so";

    private final String word;
    private final String product;
    private final List<String> libraries;

    Family(String word, String product, String... libraries) {
        this.word = word;
        this.product = product;
        this.libraries = List.of(libraries);
    }

    /** All of them. Not an EnumSet: those look an enum up by reflection, 8 ms of each start. */
    static Set<Family> all() {
        return new TreeSet<>(List.of(values()));
    }

    /** A set of one. */
    static Set<Family> one(Family family) {
        return new TreeSet<>(List.of(family));
    }

    /** The word of {@code PANMPI_ABI} and of the tables. */
    String word() {
        return word;
    }

    /** The name for messages. */
    String product() {
        return product;
    }

    /** The names to look for, those of the preferred families first. */
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
     * The families of a word of {@code PANMPI_ABI}: one, all for the empty word, none if unknown.
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

    /** The families a library file may belong to, judged by its name alone. */
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
