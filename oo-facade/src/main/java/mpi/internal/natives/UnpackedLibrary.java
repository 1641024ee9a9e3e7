package mpi.internal.natives;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Arrays;
import java.util.Locale;
import java.util.zip.CRC32;

/**
 * A library of the jar as a file, which the dynamic linker needs. The file's name has a checksum of
 * its bytes, so that versions of panmpi share a folder.
 */
public final class UnpackedLibrary {

    /** End of a message about the cache folder. */
    public static final String ADVICE = "; XDG_CACHE_HOME=/folder chooses another folder";

    private static final String SUFFIX = ".so";

    private UnpackedLibrary() {}

    /**
     * Returns the file of a library, and writes it if it is missing or damaged.
     *
     * @param library file name in the jar, such as {@code libpanmpi.so}.
     * @return path in the user's cache.
     * @throws IOException if the jar has no such library for this platform, or it cannot be
     *     written; the message says why.
     */
    public static Path of(String library) throws IOException {
        byte[] bytes = bytes(library);
        try {
            Path file = PrivateFolder.open().resolve(name(library, bytes));
            if (!isWhole(file, bytes)) {
                write(file, bytes);
            }
            return file;
        } catch (FileSystemException refused) {
            throw new IOException(reason(refused) + ADVICE, refused);
        } catch (IOException untrusted) {
            throw new IOException(untrusted.getMessage() + ADVICE, untrusted);
        }
    }

    /** Name of this platform's folder in the jar: {@code linux-x86_64}. */
    static String platform() {
        String machine = System.getProperty("os.arch");
        return System.getProperty("os.name").toLowerCase(Locale.ROOT)
                + "-"
                + (machine.equals("amd64") ? "x86_64" : machine);
    }

    private static byte[] bytes(String library) throws IOException {
        String resource = "/META-INF/native/" + platform() + "/" + library;
        try (InputStream in = UnpackedLibrary.class.getResourceAsStream(resource)) {
            if (in == null) {
                throw new IOException("the jar has no " + library + " for " + platform());
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

    /**
     * Writes a file of this process's own, created with O_EXCL and mode 0600, and renames it:
     * another rank sees the whole file or none.
     */
    private static void write(Path file, byte[] bytes) throws IOException {
        Path own = Files.createTempFile(file.getParent(), "unpacking-", SUFFIX);
        try {
            Files.write(own, bytes);
            Files.move(own, file, StandardCopyOption.ATOMIC_MOVE);
        } catch (IOException failure) {
            Files.deleteIfExists(own);
            throw failure;
        }
    }

    private static String reason(FileSystemException refused) {
        String reason = refused.getReason();
        if (refused instanceof AccessDeniedException) {
            reason = "permission denied";
        } else if (refused instanceof FileAlreadyExistsException) {
            reason = "not a folder";
        } else if (refused instanceof NoSuchFileException) {
            reason = "the folder above it does not exist";
        }
        return refused.getFile() + ": " + (reason == null ? refused.toString() : reason);
    }
}
