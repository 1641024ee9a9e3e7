package mpi.internal.watch;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import mpi.internal.AnonymousFile;

/**
 * What this rank is doing, for the other ranks of its host to read: a file that has no name in any
 * folder and goes with the process, however that ends.
 */
final class Notice implements AutoCloseable {

    /** What the file is called where the kernel lists a process's files. */
    static final String NAME = "panmpi-rank";

    private final FileChannel file;

    private Notice(FileChannel file) {
        this.file = file;
    }

    /** Null where the kernel has no such files. */
    static Notice open() {
        int descriptor = AnonymousFile.create(NAME);
        if (descriptor < 0) {
            return null;
        }
        Path path = Path.of("/proc/self/fd", Integer.toString(descriptor));
        try {
            return new Notice(FileChannel.open(path, StandardOpenOption.WRITE));
        } catch (IOException unusable) {
            return null;
        }
    }

    /** Says what this rank is doing now. */
    void say(String text) {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        try {
            file.write(ByteBuffer.wrap(bytes), 0);
            file.truncate(bytes.length);
        } catch (IOException unheard) {
            // Others will see what was said before.
        }
    }

    @Override
    public void close() throws IOException {
        file.close();
    }
}
