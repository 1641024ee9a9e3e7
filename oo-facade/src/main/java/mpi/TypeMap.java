package mpi;

import static java.lang.foreign.ValueLayout.JAVA_BYTE;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.util.Arrays;
import mpi.c.Mpi;

/**
 * Which bytes of an item belong to a derived datatype, and which are gaps that MPI never touches.
 * MPI itself tells: a packed item of ones is unpacked over zeroes, so that this is right for every
 * datatype, whoever made it.
 */
final class TypeMap {

    private TypeMap() {}

    /** Beginning and length of each run of bytes of one item, in pairs, lowest first. */
    static long[] runs(Datatype type) {
        long low = type.trueLb();
        long span = type.trueUb() - low;
        if (span == 0) {
            return new long[0];
        }
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment item = arena.allocate(span, 16);
            unpackOnes(type, MemorySegment.ofAddress(item.address() - low), arena);
            return find(item, low);
        }
    }

    private static void unpackOnes(Datatype type, MemorySegment itemAt, Arena arena) {
        int size = Math.toIntExact(type.size());
        try (Frame frame = Frame.open("MPI_Unpack")) {
            long self = Mpi.MPI_COMM_SELF;
            MemorySegment sizeAt = frame.cell();
            frame.check(Mpi.MPI_Pack_size(size, Mpi.MPI_BYTE, self, sizeAt));
            MemorySegment ones = arena.allocate(Math.max(1, size)).fill((byte) 1);
            int room = frame.intAt(sizeAt);
            MemorySegment packed = arena.allocate(Math.max(1, room));
            MemorySegment positionAt = frame.cell();
            frame.check(Mpi.MPI_Pack(ones, size, Mpi.MPI_BYTE, packed, room, positionAt, self));
            MemorySegment startAt = frame.cell();
            int length = frame.intAt(positionAt);
            long handle = type.handle();
            frame.check(Mpi.MPI_Unpack(packed, length, startAt, itemAt, 1, handle, self));
        }
    }

    private static long[] find(MemorySegment item, long low) {
        long[] runs = new long[16];
        int used = 0;
        for (long at = 0; at < item.byteSize(); at++) {
            if (item.get(JAVA_BYTE, at) == 0) {
                continue;
            }
            long begin = at;
            while (at < item.byteSize() && item.get(JAVA_BYTE, at) != 0) {
                at++;
            }
            if (used == runs.length) {
                runs = Arrays.copyOf(runs, 2 * used);
            }
            runs[used++] = low + begin;
            runs[used++] = at - begin;
        }
        return Arrays.copyOf(runs, used);
    }
}
