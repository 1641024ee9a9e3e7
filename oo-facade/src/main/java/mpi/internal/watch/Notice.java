package mpi.internal.watch;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import mpi.internal.system.AnonymousFile;

/**
 * Status file of this rank, which the other ranks of its host read. It is an anonymous file in
 * memory, which disappears when the process ends, even if the process is killed.
 */
final class Notice implements AutoCloseable {

    /** Name of the file in /proc/PID/fd. */
    static final String NAME = "panmpi-rank";

    private final FileChannel file;

    private Notice(FileChannel file) {
        this.file = file;
    }

    /** Creates the status file of this rank; returns null if the kernel has no anonymous files. */
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

    /** Publishes {@code text} as the current status of this rank. */
    void say(String text) {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        try {
            file.write(ByteBuffer.wrap(bytes), 0);
            file.truncate(bytes.length);
        } catch (IOException unheard) {
            // The other ranks then still read the previous status.
        }
    }

    @Override
    public void close() throws IOException {
        file.close();
    }
}
