package mpi.junit.job;

import java.io.Closeable;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/**
 * Temporary folder of a job, with the sockets that its ranks connect to. This JVM locks a file in
 * it. The lock ends with the JVM, even after SIGKILL, so that a later JVM can delete the folders
 * that nobody has locked.
 */
final class JobFolder implements Closeable {

    private static final String PREFIX = "panmpi-junit-";
    private static final String SOCKET = "ranks";
    private static final String ENDINGS = "endings";
    private static final String TRACE = "trace";
    private static final String LOCK = "lock";

    /**
     * Bound for the length of the temporary folder's path; if the path is not shorter, {@code /tmp}
     * is used. The path of a socket in the folder is longer, and may have at most 107 characters.
     */
    private static final int MOST_FOR_SOCKET = 60;

    private final Path folder;
    private final FileChannel lock;

    private JobFolder(Path folder, FileChannel lock) {
        this.folder = folder;
        this.lock = lock;
    }

    /** Makes a folder for a job, and deletes the folders that killed JVMs have left behind. */
    static JobFolder make() throws IOException {
        Path usual = Path.of(System.getProperty("java.io.tmpdir"));
        Path parent = usual.toString().length() < MOST_FOR_SOCKET ? usual : Path.of("/tmp");
        deleteLeft(parent);
        while (true) {
            Path folder = Files.createTempDirectory(parent, own());
            FileChannel lock =
                    FileChannel.open(
                            folder.resolve(LOCK),
                            StandardOpenOption.CREATE,
                            StandardOpenOption.WRITE);
            // Before this JVM locked the folder, another JVM may have taken it for a leftover of a
            // killed JVM and deleted it.
            if (lock.tryLock() != null && Files.exists(folder.resolve(LOCK))) {
                return new JobFolder(folder, lock);
            }
            lock.close();
        }
    }

    /**
     * Returns the prefix of the folders of this JVM. This JVM must not open the lock files in them
     * again: closing a file ends all locks that the process has on that file.
     */
    private static String own() {
        return PREFIX + ProcessHandle.current().pid() + "-";
    }

    private static void deleteLeft(Path parent) throws IOException {
        try (DirectoryStream<Path> folders = Files.newDirectoryStream(parent, PREFIX + "*")) {
            for (Path folder : folders) {
                if (!folder.getFileName().toString().startsWith(own())) {
                    deleteIfLeft(folder);
                }
            }
        }
    }

    private static void deleteIfLeft(Path folder) {
        Path file = folder.resolve(LOCK);
        try (FileChannel lock = FileChannel.open(file, StandardOpenOption.WRITE)) {
            if (lock.tryLock() != null) {
                delete(folder);
            }
        } catch (IOException | OverlappingFileLockException inUseOrOfOthers) {
            // The folder must not be deleted: it has no lock file yet since it is new, it is in
            // use, or it belongs to another user.
        }
    }

    private static void delete(Path folder) throws IOException {
        deleteTrace(folder.resolve(TRACE));
        Files.deleteIfExists(folder.resolve(SOCKET));
        Files.deleteIfExists(folder.resolve(ENDINGS));
        Files.deleteIfExists(folder.resolve(LOCK));
        Files.deleteIfExists(folder);
    }

    /** Deletes the folder of the ranks' traces, which has no folders in it. */
    private static void deleteTrace(Path trace) throws IOException {
        if (Files.isDirectory(trace)) {
            try (DirectoryStream<Path> files = Files.newDirectoryStream(trace)) {
                for (Path file : files) {
                    Files.deleteIfExists(file);
                }
            }
            Files.deleteIfExists(trace);
        }
    }

    /** Returns the folder of the ranks' traces, which the ranks make. */
    Path trace() {
        return folder.resolve(TRACE);
    }

    Path socket() {
        return folder.resolve(SOCKET);
    }

    /** Returns the socket on which the ranks hold a connection until they end. */
    Path endings() {
        return folder.resolve(ENDINGS);
    }

    @Override
    public void close() throws IOException {
        delete(folder);
        lock.close();
    }
}
