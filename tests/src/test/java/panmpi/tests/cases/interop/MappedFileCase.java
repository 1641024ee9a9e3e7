package panmpi.tests.cases.interop;

import static java.nio.channels.FileChannel.MapMode.READ_ONLY;
import static java.nio.channels.FileChannel.MapMode.READ_WRITE;
import static java.nio.file.StandardOpenOption.READ;
import static java.nio.file.StandardOpenOption.WRITE;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static panmpi.tests.support.World.NEXT;
import static panmpi.tests.support.World.PREVIOUS;
import static panmpi.tests.support.World.RANK;
import static panmpi.tests.support.World.WORLD;

import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import mpi.MPI;
import mpi.Request;
import mpi.Win;
import mpi.junit.MpiTest;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import panmpi.tests.support.Lacks;

/**
 * Tests files that are mapped into memory: MPI sends from them, receives into them, and makes
 * windows of them.
 */
@MpiTest(ranks = {1, 2})
final class MappedFileCase {
    private static final int TAG = 7;
    private static final int NUMBERS = 2000;
    private static final long BYTES = 8L * NUMBERS;

    private Path file;

    @BeforeEach
    void make() throws IOException {
        file = Files.createTempFile("mapped", ".bin");
        Files.write(file, new byte[(int) BYTES]);
    }

    @AfterEach
    void remove() throws IOException {
        Files.delete(file);
    }

    private MemorySegment map(Arena arena) throws IOException {
        try (FileChannel channel = FileChannel.open(file, READ, WRITE)) {
            return channel.map(READ_WRITE, 0, BYTES, arena);
        }
    }

    private long written(int index) throws IOException {
        ByteBuffer bytes = ByteBuffer.wrap(Files.readAllBytes(file));
        return bytes.order(ByteOrder.nativeOrder()).getLong(8 * index);
    }

    @Test
    void messagesGoFromFileToFile() throws IOException {
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment mapped = map(arena);
            MemorySegment upper = mapped.asSlice(BYTES / 2);
            for (int i = 0; i < NUMBERS / 2; i++) {
                mapped.setAtIndex(ValueLayout.JAVA_LONG, i, 100L * RANK + i);
            }
            Request coming = WORLD.Irecv(upper, NUMBERS / 2, MPI.LONG, PREVIOUS, TAG);
            WORLD.Send(mapped, NUMBERS / 2, MPI.LONG, NEXT, TAG);
            coming.Wait();
            mapped.force();
            assertEquals(100L * PREVIOUS + 3, written(NUMBERS / 2 + 3));
        }
    }

    @Test
    void windowsAreFiles() throws IOException {
        Lacks.assumeWindowsOverMemory();
        try (Arena arena = Arena.ofShared()) {
            MemorySegment mapped = map(arena);
            Win window = Win.Create(mapped, 8, MPI.INFO_NULL, WORLD);
            window.Fence(0);
            window.Put(new long[] {5000 + RANK}, 0, 1, MPI.LONG, NEXT, 1, 1, MPI.LONG);
            window.Fence(0);
            window.Free();
            mapped.force();
            assertEquals(5000 + PREVIOUS, written(1));
        }
    }

    @Test
    void filesForReadingAreNotReceivedInto() throws IOException {
        try (Arena arena = Arena.ofConfined();
                FileChannel channel = FileChannel.open(file, READ)) {
            MemorySegment mapped = channel.map(READ_ONLY, 0, BYTES, arena);
            var refused =
                    assertThrows(
                            RuntimeException.class,
                            () -> WORLD.Recv(mapped, 1, MPI.LONG, MPI.PROC_NULL, TAG));
            assertTrue(refused.getMessage().contains("read-only"), refused.getMessage());
        }
    }
}
