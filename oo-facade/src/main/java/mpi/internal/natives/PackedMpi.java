package mpi.internal.natives;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.zip.CRC32;

/**
 * Record of the MPI for this platform in a jar panmpi-mpich, with access to its files.
 *
 * @param index URL of the list of the MPI's files, which lie next to the list.
 * @param lines lines of the list: name and version of the MPI, then a line for each file.
 */
record PackedMpi(String index, List<String> lines) {

    private static final String PLACE = "META-INF/panmpi-mpich/";

    /**
     * Finds the MPIs for this platform in the jars of the class path. An MPI that is in several
     * jars is returned once.
     */
    static Set<PackedMpi> all() {
        Set<PackedMpi> found = new LinkedHashSet<>();
        for (URL index : resources(PLACE + Platform.name() + "/files")) {
            PackedMpi mpi = new PackedMpi(index.toString(), read(index));
            if (found.stream().noneMatch(other -> other.lines.equals(mpi.lines))) {
                found.add(mpi);
            }
        }
        return found;
    }

    /** Tests whether a jar of the class path has an MPI at all, for this or another platform. */
    static boolean isOnClassPath() {
        return List.of("linux-x86_64", "linux-aarch64").stream()
                .anyMatch(platform -> !resources(PLACE + platform + "/files").isEmpty());
    }

    /**
     * Returns the name of the MPI's folder in the cache: the version, and a checksum of the list of
     * files.
     */
    String name() {
        CRC32 crc = new CRC32();
        crc.update(String.join("\n", lines).getBytes(StandardCharsets.UTF_8));
        return "%s-%08x".formatted(lines.getFirst(), crc.getValue());
    }

    List<PackedFile> files() {
        return lines.stream().skip(1).map(PackedFile::parse).toList();
    }

    /** Returns the path of the jar that contains the MPI. */
    String jar() {
        return index.replaceFirst("^(jar:)?file:", "").replaceFirst("!?/META-INF.*", "");
    }

    byte[] bytes(PackedFile file) throws IOException {
        String beside = index.substring(0, index.lastIndexOf('/') + 1) + file.path();
        try (InputStream in = URI.create(beside).toURL().openStream()) {
            byte[] bytes = in.readAllBytes();
            if (!file.isOurs(bytes)) {
                throw new IOException(
                        jar() + " is damaged: the checksum of its " + file.path() + " differs");
            }
            return bytes;
        }
    }

    private static List<URL> resources(String name) {
        ClassLoader loader = PackedMpi.class.getClassLoader();
        try {
            return Collections.list(
                    loader == null
                            ? ClassLoader.getSystemResources(name)
                            : loader.getResources(name));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static List<String> read(URL index) {
        try (BufferedReader reader =
                new BufferedReader(
                        new InputStreamReader(index.openStream(), StandardCharsets.UTF_8))) {
            return reader.lines().toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
