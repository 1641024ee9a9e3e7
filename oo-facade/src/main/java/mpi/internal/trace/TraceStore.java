package mpi.internal.trace;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.io.UncheckedIOException;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.invoke.VarHandle;
import java.nio.channels.ClosedByInterruptException;
import java.nio.channels.FileChannel.MapMode;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * Trace file of this process, mapped into memory, so that the kernel keeps what was stored even if
 * the process dies. New parts of the file are filled with zeros before they are mapped, since a
 * store to mapped memory for which the disk has no room would kill the process.
 */
final class TraceStore {

    private static final int FIRST_EXTENT = 64 * TraceLayout.PAGE;
    private static final int LAST_EXTENT = 2048 * TraceLayout.PAGE;

    private final Path path;
    private final MemorySegment header;
    private RandomAccessFile file;
    private MemorySegment extent = MemorySegment.NULL;
    private long used;
    private long end;
    private int nextExtent = FIRST_EXTENT;
    private MemorySegment texts;
    private long textsUsed;
    private boolean isBroken;

    private TraceStore(Path path, RandomAccessFile file) {
        this.path = path;
        this.file = file;
        header = take(TraceLayout.PAGE);
    }

    /**
     * Makes the trace file of a rank. The file's name gets a number if another running process is
     * writing to the file of this rank.
     */
    static TraceStore create(String folder, int rank) {
        try {
            Path parent = Files.createDirectories(Path.of(folder));
            for (int i = 1; ; i++) {
                String name = TraceLayout.fileName(rank);
                Path path = parent.resolve(i == 1 ? name : name.replace(".", "-" + i + "."));
                RandomAccessFile file = new RandomAccessFile(path.toFile(), "rw");
                if (isOurs(file)) {
                    if (file.length() > 0) {
                        file.setLength(0);
                    }
                    return new TraceStore(path, file);
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

    /**
     * Locks the file, and returns true if no other process is writing to it. Another process may
     * have the same rank, since a spawned process belongs to another MPI_COMM_WORLD. Also returns
     * true if the file system has no locks.
     */
    private static boolean isOurs(RandomAccessFile file) {
        try {
            return file.getChannel().tryLock() != null;
        } catch (IOException noLocks) {
            return true;
        }
    }

    /** Returns the header of the file, of size 0 if the disk is full. */
    MemorySegment header() {
        return header;
    }

    Path path() {
        return path;
    }

    /** Reserves a chunk of the file for calls of a thread; null if the disk is full. */
    synchronized MemorySegment calls(int size, int thread) {
        return chunk(TraceLayout.CALLS, size, thread);
    }

    private MemorySegment chunk(int magic, int size, int thread) {
        MemorySegment chunk = take(size);
        if (chunk.byteSize() == 0) {
            return null;
        }
        chunk.set(TraceLayout.INT, TraceLayout.C_SIZE, size);
        chunk.set(TraceLayout.INT, TraceLayout.C_THREAD, thread);
        VarHandle.releaseFence();
        chunk.set(TraceLayout.INT, 0, magic);
        return chunk;
    }

    /** Writes a text, such as the name of a site, to the file. */
    synchronized void text(int kind, int number, String text) {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        int size = (TraceLayout.TEXT_HEAD + bytes.length + 7) & -8;
        if (texts == null || textsUsed + size > texts.byteSize()) {
            int pages = (TraceLayout.C_HEAD + size + TraceLayout.PAGE - 1) / TraceLayout.PAGE;
            texts = chunk(TraceLayout.TEXTS, pages * TraceLayout.PAGE, 0);
            textsUsed = TraceLayout.C_HEAD;
        }
        if (texts == null) {
            return;
        }
        MemorySegment to = texts.asSlice(textsUsed, size);
        to.set(TraceLayout.INT, 4, kind);
        to.set(TraceLayout.INT, 8, number);
        to.set(TraceLayout.INT, 12, bytes.length);
        MemorySegment.copy(
                MemorySegment.ofArray(bytes), 0, to, TraceLayout.TEXT_HEAD, bytes.length);
        VarHandle.releaseFence();
        to.set(TraceLayout.INT, 0, size);
        textsUsed += size;
    }

    /** Reserves the next bytes of the file; the result has size 0 if the disk is full. */
    private MemorySegment take(int size) {
        if (used + size > extent.byteSize() && !grow(size)) {
            return MemorySegment.NULL;
        }
        used += size;
        return extent.asSlice(used - size, size);
    }

    /** Enlarges the file. If the disk is full, prints a warning once and returns false. */
    private boolean grow(int size) {
        if (isBroken) {
            return false;
        }
        long rest = extent.byteSize() - used;
        if (rest > 0) {
            MemorySegment unused = extent.asSlice(used);
            unused.set(TraceLayout.INT, TraceLayout.C_SIZE, (int) rest);
        }
        int wanted = Math.max(nextExtent, size);
        try {
            extent = map(wanted);
        } catch (IOException e) {
            isBroken = true;
            System.err.println(
                    "panmpi: the trace "
                            + path
                            + " gets no further calls: "
                            + e.getMessage()
                            + "; the program goes on");
            return false;
        }
        used = 0;
        end += wanted;
        nextExtent = Math.min(2 * nextExtent, LAST_EXTENT);
        return true;
    }

    /**
     * Maps new bytes at the end of the file. If the program's thread is interrupted meanwhile, the
     * JDK closes the file, so that it is opened again.
     */
    private MemorySegment map(int size) throws IOException {
        boolean isInterrupted = Thread.interrupted();
        try {
            while (true) {
                try {
                    file.seek(end);
                    file.write(new byte[size]);
                    return file.getChannel().map(MapMode.READ_WRITE, end, size, Arena.global());
                } catch (ClosedByInterruptException interrupted) {
                    isInterrupted = Thread.interrupted();
                    file = new RandomAccessFile(path.toFile(), "rw");
                }
            }
        } finally {
            if (isInterrupted) {
                Thread.currentThread().interrupt();
            }
        }
    }

    /** Counts a call that was not written, since the disk is full. */
    void countLost() {
        if (header.byteSize() > 0) {
            long lost = header.get(TraceLayout.LONG, TraceLayout.H_LOST);
            header.set(TraceLayout.LONG, TraceLayout.H_LOST, lost + 1);
        }
    }

    /**
     * Cuts the unused end off the file. MPI calls that come later are written to a new part of the
     * file.
     */
    synchronized void trim() {
        try {
            if (!isBroken) {
                end -= extent.byteSize() - used;
                file.setLength(end);
                extent = extent.asSlice(0, used);
                nextExtent = TraceLayout.PAGE;
            }
        } catch (IOException kept) {
            // The file stays longer than needed. That does no harm, since readers skip the zeros at
            // the end.
        }
    }
}
