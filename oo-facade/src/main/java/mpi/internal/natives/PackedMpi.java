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
 * The MPI in a jar panmpi-mpich, for this platform.
 *
 * @param index address of the list of its files, which lie next to it.
 * @param lines the list: name and version of the MPI, then a line for each file.
 */
record PackedMpi(String index, List<String> lines) {

    private static final String PLACE = "META-INF/panmpi-mpich/";

    /** Lists the jars on the class path that have an MPI for this platform, each MPI once. */
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

    /** Tests whether a jar of the class path has an MPI for any platform. */
    static boolean isForOthers() {
        return List.of("linux-x86_64", "linux-aarch64").stream()
                .anyMatch(platform -> !resources(PLACE + platform + "/files").isEmpty());
    }

    /** Name of its folder in the cache: the version, and a checksum of all checksums. */
    String name() {
        CRC32 crc = new CRC32();
        crc.update(String.join("\n", lines).getBytes(StandardCharsets.UTF_8));
        return "%s-%08x".formatted(lines.getFirst(), crc.getValue());
    }

    List<PackedFile> files() {
        return lines.stream().skip(1).map(PackedFile::parse).toList();
    }

    /** Jar that it is in. */
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
