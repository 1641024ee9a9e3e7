package mpi.internal.trace;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;

/**
 * A file with a JSON array that is complete after each write: every element is written with the
 * closing bracket, which the next element overwrites. So the file of a process that dies is valid.
 *
 * <p>A RandomAccessFile and no channel: an interrupt of the program's thread would close a channel.
 */
public final class JsonArray {

    private static final byte[] END = "\n]\n".getBytes(StandardCharsets.UTF_8);

    private final Path path;
    private final RandomAccessFile file;
    private long end;
    private boolean isBroken;

    private JsonArray(Path path, RandomAccessFile file) {
        this.path = path;
        this.file = file;
    }

    /** Makes the file, with a number in its name if another process that runs is writing to it. */
    public static JsonArray create(String folder, String name) {
        try {
            Path parent = Files.createDirectories(Path.of(folder));
            for (int i = 1; ; i++) {
                Path path = parent.resolve(name + (i == 1 ? "" : "-" + i) + ".json");
                RandomAccessFile file = new RandomAccessFile(path.toFile(), "rw");
                if (isOurs(file)) {
                    file.setLength(0);
                    return new JsonArray(path, file);
                }
                file.close();
            }
        } catch (IOException e) {
            throw new UncheckedIOException(
                    ("-Dpanmpi.trace=%s: no file can be made there (%s); name a folder that this rank "
                                    + "may write to, or - for the standard error")
                            .formatted(folder, e),
                    e);
        }
    }

    /** A spawned rank may have the number of one that spawned it. Not all file systems lock. */
    private static boolean isOurs(RandomAccessFile file) {
        try {
            return file.getChannel().tryLock() != null;
        } catch (IOException noLocks) {
            return true;
        }
    }

    /** Adds an element; if the disk is full, warns once, and the program goes on. */
    public void add(String element) {
        if (isBroken) {
            return;
        }
        byte[] bytes = ((end == 0 ? "[\n" : ",\n") + element).getBytes(StandardCharsets.UTF_8);
        byte[] all = Arrays.copyOf(bytes, bytes.length + END.length);
        System.arraycopy(END, 0, all, bytes.length, END.length);
        try {
            file.seek(end);
            file.write(all);
            end += bytes.length;
        } catch (IOException e) {
            isBroken = true;
            System.err.println(
                    "panmpi: " + path + " ends here: " + e.getMessage() + "; the program goes on");
        }
    }
}
