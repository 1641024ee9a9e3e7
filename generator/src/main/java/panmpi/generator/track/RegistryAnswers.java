package panmpi.generator.track;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * Reads what package registries answered about versions of MPI libraries: the lines that {@code
 * .make/generate/track} writes, whose fields are divided by tabs.
 *
 * @param served the newest version of each package that a registry serves
 * @param fresh versions newer than the committed versions; their headers were fetched
 * @param older newer versions of older release lines (4.0.3 if 5.0.2 is committed); their headers
 *     were not fetched
 * @param missed packages that could not be queried, or whose header could not be fetched
 */
public record RegistryAnswers(
        List<Package> served, List<Package> fresh, List<Package> older, List<Missed> missed) {

    /** Names of the headers that a package may bring. */
    private static final List<String> HEADERS = List.of("mpi.h", "mpi_abi.h");

    /**
     * Version of a package.
     *
     * @param registry the registry that serves it
     * @param name the name of the package in the registry
     * @param library the implementation that it holds
     * @param version the version of the package
     * @param folder the folder of its headers, or an empty string
     */
    public record Package(
            String registry, String name, String library, String version, String folder) {}

    /**
     * A package that could not be queried, or whose header could not be fetched.
     *
     * @param registry the registry
     * @param name the name of the package in the registry
     * @param version the new version whose header could not be fetched; an empty string if the
     *     package could not be queried
     * @param why the reason
     */
    public record Missed(String registry, String name, String version, String why) {

        /** Returns true if the package is known to be newer than the committed versions. */
        boolean isNew() {
            return !version.isEmpty();
        }
    }

    /** Copies the lists, so that the caller cannot change this record later. */
    public RegistryAnswers {
        served = List.copyOf(served);
        fresh = List.copyOf(fresh);
        older = List.copyOf(older);
        missed = List.copyOf(missed);
    }

    /** Reads the answers from a file. */
    public static RegistryAnswers read(Path file) throws IOException {
        List<Package> served = new ArrayList<>();
        List<Package> fresh = new ArrayList<>();
        List<Package> older = new ArrayList<>();
        List<Missed> missed = new ArrayList<>();
        for (String line : Files.readAllLines(file)) {
            String[] f = line.split("\t", -1);
            switch (f[0]) {
                case "served" -> served.add(new Package(f[1], f[2], f[3], f[4], ""));
                case "new" -> fresh.add(new Package(f[1], f[2], f[3], f[4], f[5]));
                case "older" -> older.add(new Package(f[1], f[2], f[3], f[4], ""));
                case "missed" -> missed.add(new Missed(f[1], f[2], f[3], f[4]));
                default ->
                        throw new IOException(
                                "%s: a line begins with '%s'; it must be served, new, older or missed"
                                        .formatted(file, f[0]));
            }
        }
        return new RegistryAnswers(served, fresh, older, missed);
    }

    /** Returns the headers that were fetched. */
    public List<NewHeader> headers() {
        List<NewHeader> found = new ArrayList<>();
        for (Package source : fresh) {
            for (String name : HEADERS) {
                Path header = Path.of(source.folder(), name);
                if (Files.isRegularFile(header)) {
                    found.add(new NewHeader(source, header));
                }
            }
        }
        return found;
    }
}
