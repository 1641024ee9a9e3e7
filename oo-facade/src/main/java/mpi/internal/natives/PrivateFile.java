package mpi.internal.natives;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.PosixFilePermissions;

/** Writes files in the user's cache folder, and makes the messages for failures. */
final class PrivateFile {

    /** End of a message about the cache folder: how to choose another folder. */
    static final String ADVICE = "; XDG_CACHE_HOME=/folder chooses another folder";

    private PrivateFile() {}

    /**
     * Writes a new file, created with O_EXCL and mode 0600, and renames it to {@code file}, so that
     * another rank sees the complete file or none.
     */
    static void write(Path file, byte[] bytes, boolean isProgram) throws IOException {
        Path own = Files.createTempFile(file.getParent(), "unpacking-", ".new");
        try {
            Files.write(own, bytes);
            if (isProgram) {
                Files.setPosixFilePermissions(own, PosixFilePermissions.fromString("rwx------"));
            }
            Files.move(own, file, StandardCopyOption.ATOMIC_MOVE);
        } catch (IOException failure) {
            Files.deleteIfExists(own);
            throw failure;
        }
    }

    /**
     * Makes the exception for a file that cannot be written; its message has the reason, and what
     * to do.
     */
    static IOException explained(IOException failure) {
        String reason =
                failure instanceof FileSystemException refused
                        ? refused.getFile() + ": " + reason(refused)
                        : failure.getMessage();
        return new IOException(reason + ADVICE, failure);
    }

    private static String reason(FileSystemException refused) {
        if (refused instanceof AccessDeniedException) {
            return "permission denied";
        }
        if (refused instanceof FileAlreadyExistsException) {
            return "not a folder";
        }
        if (refused instanceof NoSuchFileException) {
            return "the folder above it does not exist";
        }
        return refused.getReason() == null ? refused.toString() : refused.getReason();
    }
}
