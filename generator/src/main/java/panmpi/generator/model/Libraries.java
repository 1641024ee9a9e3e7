package panmpi.generator.model;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;

/**
 * Identifies the library of a header by the version macros that each implementation defines.
 *
 * @param known the known implementations, the most specific first
 */
public record Libraries(List<Known> known) {

    /**
     * Name for the implementation of a header if no line of {@code libraries.rules} identifies it.
     */
    public static final String UNKNOWN = "unknown";

    /**
     * An implementation.
     *
     * @param name the name of its snapshots
     * @param versionMacros the macros that hold the parts of its version
     * @param markers further macros that it defines and other implementations do not
     */
    public record Known(String name, List<String> versionMacros, List<String> markers) {

        /** Copies the lists, so that the caller cannot change this record later. */
        public Known {
            versionMacros = List.copyOf(versionMacros);
            markers = List.copyOf(markers);
        }

        boolean matches(SortedMap<String, String> macros) {
            return macros.keySet().containsAll(versionMacros)
                    && macros.keySet().containsAll(markers);
        }
    }

    /** Copies the list, so that the caller cannot change this record later. */
    public Libraries {
        known = List.copyOf(known);
    }

    /** Reads {@code libraries.rules} in a folder of templates. */
    public static Libraries read(Path templates) throws IOException {
        return parse(Files.readAllLines(templates.resolve("libraries.rules")));
    }

    /** Parses lines of the form {@code library NAME MACRO[.MACRO...] [MARKER]}. */
    public static Libraries parse(List<String> lines) {
        return new Libraries(
                lines.stream()
                        .filter(l -> !l.isBlank() && !l.startsWith("#"))
                        .map(l -> l.split("\\s+"))
                        .map(
                                w ->
                                        new Known(
                                                w[1],
                                                List.of(w[2].split("\\.")),
                                                List.of(w).subList(3, w.length)))
                        .toList());
    }

    /**
     * Returns the name and the version of the implementation whose macros a header defines. If
     * there is none, the name is {@link #UNKNOWN}, and the version is that of the MPI standard.
     */
    Map.Entry<String, String> recognise(SortedMap<String, String> macros) {
        return known.stream()
                .filter(k -> k.matches(macros))
                .findFirst()
                .map(k -> Map.entry(k.name(), version(k, macros)))
                .orElseGet(() -> Map.entry(UNKNOWN, mpiVersion(macros)));
    }

    private static String version(Known known, SortedMap<String, String> macros) {
        return String.join(
                ".",
                known.versionMacros().stream()
                        .map(m -> macros.get(m).replaceAll("[\"()\\s]", ""))
                        .toList());
    }

    /** Returns the version of the MPI standard that the header claims. */
    static String mpiVersion(SortedMap<String, String> macros) {
        return macros.getOrDefault("MPI_VERSION", "0")
                + "."
                + macros.getOrDefault("MPI_SUBVERSION", "0");
    }
}
