package panmpi.generator.header;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Checks a file that the user names as a header, before a compiler reads the file. */
final class HeaderFile {

    private static final int PROBED = 1 << 16;
    private static final int DEPTH = 5;
    private static final List<String> NAMES = List.of("mpi.h", "mpi_abi.h");

    private HeaderFile() {}

    /**
     * Returns the absolute path of a file, if it is a text file that can be read.
     *
     * @param named the file as the user named it, for messages
     * @param file the file
     * @throws HeaderNotFound if it is no text file that can be read
     */
    static Path check(String named, Path file) throws IOException {
        if (Files.isDirectory(file)) {
            throw new HeaderNotFound(named + " is a folder; " + below(file));
        }
        if (!Files.exists(file)) {
            throw new HeaderNotFound(
                    named + " is no file: nothing is there. Name the mpi.h of an MPI");
        }
        if (!Files.isRegularFile(file)) {
            throw new HeaderNotFound(named + " is no file with text, but a device or a pipe");
        }
        if (!Files.isReadable(file)) {
            throw new HeaderNotFound(
                    named + " cannot be read by this user: its permissions do not allow it");
        }
        text(named, file);
        return file.toAbsolutePath().normalize();
    }

    private static void text(String named, Path file) throws IOException {
        byte[] begin;
        try (InputStream in = Files.newInputStream(file)) {
            begin = in.readNBytes(PROBED);
        }
        for (int i = 0; i < begin.length; i++) {
            if (begin[i] == 0) {
                throw new HeaderNotFound(
                        named + " is binary (byte %d is 0), and no header of C".formatted(i));
            }
        }
        if (begin.length < PROBED && new String(begin).isBlank()) {
            throw new HeaderNotFound(named + " is empty");
        }
    }

    /**
     * Returns the end of the message about a folder, which names a header in it if there is one.
     */
    private static String below(Path folder) throws IOException {
        Optional<Path> header;
        try (Stream<Path> files =
                Files.find(
                        folder,
                        DEPTH,
                        (path, attributes) ->
                                attributes.isRegularFile()
                                        && NAMES.contains(path.getFileName().toString()))) {
            header = files.sorted().findFirst();
        } catch (java.io.UncheckedIOException e) {
            // This user cannot read one of the folders below the named folder.
            header = Optional.empty();
        }
        return header.map(h -> "the header is a file, such as " + h + " in this folder")
                .orElse("the header is a file, and no mpi.h is below it");
    }
}
