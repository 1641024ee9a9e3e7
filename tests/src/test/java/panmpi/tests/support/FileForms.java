package panmpi.tests.support;

import static java.lang.foreign.ValueLayout.JAVA_INT;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static panmpi.tests.support.World.NEXT;
import static panmpi.tests.support.World.RANK;
import static panmpi.tests.support.World.SIZE;
import static panmpi.tests.support.World.WORLD;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.util.Arrays;
import java.util.function.ToLongFunction;
import mpi.Datatype;
import mpi.MPI;
import mpi.MPI.File;
import mpi.Status;

/**
 * Checks calls that write and read a file. Each method checks one kind of calls, such as those with
 * an offset in the file; a case class passes a writing and a reading call as lambdas.
 */
public final class FileForms {
    private static final int COUNT = 5;

    private FileForms() {}

    /** Reads or writes an array at a pointer of the file. */
    public interface Access {
        /** {@return the status of the call that ends the access} */
        Status move(File file, Object buf, int offset, int count, Datatype type);
    }

    /** Reads or writes an array anywhere in a file. */
    public interface AccessAt {
        /** {@return the status of the call that ends the access} */
        Status move(File file, long at, Object buf, int offset, int count, Datatype type);
    }

    /** Reads or writes a segment at a pointer of the file. */
    public interface LargeAccess {
        /** {@return the status of the call that ends the access} */
        Status move(File file, MemorySegment buf, long count, Datatype type);
    }

    /** Reads or writes a segment anywhere in a file. */
    public interface LargeAccessAt {
        /** {@return the status of the call that ends the access} */
        Status move(File file, long at, MemorySegment buf, long count, Datatype type);
    }

    /**
     * Checks calls with offsets that take arrays, of all types: each rank writes its block, and
     * reads the next rank's block.
     */
    public static void anywhere(AccessAt write, AccessAt read) {
        for (Patterns type : Patterns.values()) {
            try (var shared = new SharedFile();
                    var file = shared.open()) {
                var t = type.datatype;
                file.Set_view(0, t, t, "native", null);
                long mine = 1 + (long) COUNT * RANK;
                var written = write.move(file, mine, type.filled(RANK, 9), 2, COUNT, t);
                assertEquals(COUNT, written.Get_count(t));
                settle(file);
                var got = type.untouched(8);
                var status = read.move(file, 1 + (long) COUNT * NEXT, got, 1, COUNT, t);
                assertEquals(COUNT, status.Get_count(t));
                type.assertHolds(got, 1, COUNT, NEXT, 2);
                assertEquals((1L + COUNT * SIZE) * type.bytes, file.Get_size());
            }
        }
    }

    /** Checks calls with offsets that take segments, off-heap and over arrays. */
    public static void anywhereLarge(LargeAccessAt write, LargeAccessAt read) {
        try (var shared = new SharedFile();
                var file = shared.open();
                var arena = Arena.ofShared()) {
            file.Set_view(0, MPI.INT, MPI.INT, "native", null);
            write.move(file, 2L * RANK, arena.allocateFrom(JAVA_INT, RANK, -RANK), 2, MPI.INT);
            settle(file);
            var offHeap = arena.allocate(JAVA_INT, 2);
            assertEquals(2, read.move(file, 2L * NEXT, offHeap, 2, MPI.INT).Get_count(MPI.INT));
            assertArrayEquals(new int[] {NEXT, -NEXT}, offHeap.toArray(JAVA_INT));
            int[] onHeap = {9, 9, 9};
            read.move(file, 2L * NEXT, MemorySegment.ofArray(onHeap).asSlice(4), 2, MPI.INT);
            assertArrayEquals(new int[] {9, NEXT, -NEXT}, onHeap);
        }
    }

    /**
     * Checks calls that take arrays, at the individual file pointer of each rank, which moves on.
     */
    public static void atOwnPointer(Access write, Access read) {
        anywhere(seeking(write), seeking(read));
    }

    private static AccessAt seeking(Access access) {
        return (file, at, buf, offset, count, type) -> {
            file.Seek(at, MPI.SEEK_SET);
            var status = access.move(file, buf, offset, count, type);
            assertEquals(at + count, file.Get_position());
            return status;
        };
    }

    /** Checks calls that take segments, at the individual file pointer of each rank. */
    public static void atOwnPointerLarge(LargeAccess write, LargeAccess read) {
        anywhereLarge(
                (file, at, buf, count, type) -> {
                    file.Seek(at, MPI.SEEK_SET);
                    return write.move(file, buf, count, type);
                },
                (file, at, buf, count, type) -> {
                    file.Seek(at, MPI.SEEK_SET);
                    return read.move(file, buf, count, type);
                });
    }

    /**
     * Checks calls that take arrays, at the pointer that all ranks share: each rank writes a block,
     * and each block is read once. If {@code ordered} is true, rank n must read the block of rank
     * n.
     */
    public static void atSharedPointer(Access write, Access read, boolean ordered) {
        int[] seen =
                atSharedPointer(
                        file -> {
                            int[] sent = {9, RANK, 100 + RANK};
                            return write.move(file, sent, 1, 2, MPI.INT).Get_count(MPI.INT);
                        },
                        (file, got) -> read.move(file, got, 0, 2, MPI.INT));
        check(seen, ordered);
    }

    /**
     * Checks calls that take off-heap segments, at the pointer that all ranks share; {@code
     * ordered} is as for {@link #atSharedPointer}.
     */
    public static void atSharedPointerLarge(LargeAccess write, LargeAccess read, boolean ordered) {
        try (var arena = Arena.ofShared()) {
            int[] seen =
                    atSharedPointer(
                            file -> {
                                var sent = arena.allocateFrom(JAVA_INT, RANK, 100 + RANK);
                                return write.move(file, sent, 2, MPI.INT).Get_count(MPI.INT);
                            },
                            (file, got) -> {
                                var memory = arena.allocate(JAVA_INT, 2);
                                read.move(file, memory, 2, MPI.INT);
                                MemorySegment.copy(memory, JAVA_INT, 0, got, 0, 2);
                            });
            check(seen, ordered);
        }
    }

    private interface Reading {
        void into(File file, int[] got);
    }

    /**
     * {@return the two numbers that this rank reads at the shared pointer, after each rank has
     * written two numbers there}
     */
    private static int[] atSharedPointer(ToLongFunction<File> write, Reading read) {
        try (var shared = new SharedFile();
                var file = shared.open()) {
            file.Set_view(0, MPI.INT, MPI.INT, "native", null);
            assertEquals(2, write.applyAsLong(file));
            settle(file);
            assertEquals(2L * SIZE, file.Get_position_shared());
            WORLD.Barrier();
            file.Seek_shared(0, MPI.SEEK_SET);
            int[] got = {-1, -1};
            read.into(file, got);
            WORLD.Barrier();
            assertEquals(2L * SIZE, file.Get_position_shared());
            return got;
        }
    }

    private static void check(int[] seen, boolean ordered) {
        assertEquals(100, seen[1] - seen[0]);
        int[] all = new int[SIZE];
        WORLD.Allgather(seen, 0, 1, MPI.INT, all, 0, 1, MPI.INT);
        if (!ordered) {
            Arrays.sort(all);
        }
        for (int i = 0; i < SIZE; i++) {
            assertEquals(i, all[i]);
        }
    }

    /** Makes every rank see what the others wrote. */
    public static void settle(File file) {
        file.Sync();
        WORLD.Barrier();
        file.Sync();
    }
}
