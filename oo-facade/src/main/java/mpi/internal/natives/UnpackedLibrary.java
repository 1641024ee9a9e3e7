package mpi.internal.natives;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.zip.CRC32;

/**
 * Unpacks a native library of panmpi's jar into the user's cache folder, since the dynamic linker
 * opens only files. The file's name has a checksum of its bytes, so that several versions of panmpi
 * can share a folder.
 */
public final class UnpackedLibrary {

    /** End of a message about the cache folder: how to choose another folder. */
    public static final String ADVICE = PrivateFile.ADVICE;

    private static final String SUFFIX = ".so";

    private UnpackedLibrary() {}

    /**
     * Returns the file of a library, and writes it if it is missing or damaged.
     *
     * @param library file name in the jar, such as {@code libpanmpi.so}.
     * @return path in the user's cache.
     * @throws IOException if the jar has no such library for this platform, or the file cannot be
     *     written; the message says why.
     */
    public static Path of(String library) throws IOException {
        byte[] bytes = bytes(library);
        try {
            Path file = PrivateFolder.open().resolve(name(library, bytes));
            if (!isWhole(file, bytes)) {
                PrivateFile.write(file, bytes, false);
            }
            return file;
        } catch (IOException refused) {
            throw PrivateFile.explained(refused);
        }
    }

    private static byte[] bytes(String library) throws IOException {
        String resource = "/META-INF/native/" + Platform.name() + "/" + library;
        try (InputStream in = UnpackedLibrary.class.getResourceAsStream(resource)) {
            if (in == null) {
                throw new IOException("the jar has no " + library + " for " + Platform.name());
            }
            return in.readAllBytes();
        }
    }

    private static String name(String library, byte[] bytes) {
        var sum = new CRC32();
        sum.update(bytes);
        String stem = library.substring(0, library.length() - SUFFIX.length());
        return "%s-%08x%s".formatted(stem, sum.getValue(), SUFFIX);
    }

    private static boolean isWhole(Path file, byte[] bytes) throws IOException {
        return Files.exists(file)
                && PrivateFolder.isTrusted(file)
                && Arrays.equals(Files.readAllBytes(file), bytes);
    }
}
