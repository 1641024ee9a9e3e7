package mpi;

import static java.lang.foreign.ValueLayout.JAVA_BYTE;
import static java.lang.foreign.ValueLayout.JAVA_LONG_UNALIGNED;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.util.Arrays;
import mpi.c.Mpi;
import mpi.internal.Alone;

/**
 * Which bytes of an item belong to a derived datatype, and which are gaps that MPI never touches.
 * MPI itself tells: an item of ones is received over zeroes, so that this is right for every
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
            int size = size(type);
            MemorySegment ones = arena.allocate(Math.max(1, size)).fill((byte) 1);
            MemorySegment itemAt = MemorySegment.ofAddress(item.address() - low);
            Side to = new Side(itemAt, 1, type.handle());
            carry(new Side(ones, size, Mpi.MPI_BYTE), to);
            return find(item, low);
        }
    }

    /** Where each byte of one item is, in the order in which a message carries them. */
    static int[] order(Datatype type) {
        long low = type.trueLb();
        long span = type.trueUb() - low;
        int[] order = new int[size(type)];
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment item = arena.allocate(Math.max(1, span));
            MemorySegment message = arena.allocate(Math.max(1, order.length));
            Side from = new Side(MemorySegment.ofAddress(item.address() - low), 1, type.handle());
            Side to = new Side(message, order.length, Mpi.MPI_BYTE);
            for (int shift = 0; span >>> shift != 0; shift += Byte.SIZE) {
                for (long at = 0; at < span; at++) {
                    item.set(JAVA_BYTE, at, (byte) (at >>> shift));
                }
                carry(from, to);
                for (int i = 0; i < order.length; i++) {
                    order[i] |= (message.get(JAVA_BYTE, i) & 0xff) << shift;
                }
            }
        }
        return Arrays.stream(order).map(at -> Math.toIntExact(at + low)).toArray();
    }

    private static int size(Datatype type) {
        long size = type.size();
        if (size != (int) size) {
            String what =
                    type + " has " + size + " bytes of data; where they lie is known of up to ";
            throw MPIException.of(
                    Frame.current().call(), Mpi.MPI_ERR_TYPE, what + Integer.MAX_VALUE);
        }
        return (int) size;
    }

    /** One end of a message to itself. */
    private record Side(MemorySegment at, int count, long type) {}

    /**
     * Sends to itself, where no receive of the program's could match. Packing would do, but for
     * MPICH 4.0, which packs contiguous datatypes wrong when there are more than 500.
     */
    private static void carry(Side from, Side to) {
        Alone.run(() -> sendToSelf(from, to));
    }

    private static void sendToSelf(Side from, Side to) {
        try (Frame frame = Frame.open("MPI_Sendrecv")) {
            MemorySegment selfAt = frame.cell();
            frame.check(Mpi.MPI_Comm_split(Mpi.MPI_COMM_SELF, 0, 0, selfAt));
            long self = frame.handleAt(selfAt, "MPI_Comm");
            MemorySegment statusAt = frame.status();
            int error =
                    Mpi.MPI_Sendrecv(
                            from.at,
                            from.count,
                            from.type,
                            0,
                            0,
                            to.at,
                            to.count,
                            to.type,
                            0,
                            0,
                            self,
                            statusAt);
            Mpi.MPI_Comm_free(selfAt);
            frame.check(error);
        }
    }

    /** The last of the zeros from a place on that are found in long steps. */
    private static long afterZeros(MemorySegment item, long from) {
        long at = from + 1;
        while (at + Long.BYTES <= item.byteSize() && item.get(JAVA_LONG_UNALIGNED, at) == 0) {
            at += Long.BYTES;
        }
        return at - 1;
    }

    private static long[] find(MemorySegment item, long low) {
        long[] runs = new long[16];
        int used = 0;
        for (long at = 0; at < item.byteSize(); at++) {
            if (item.get(JAVA_BYTE, at) == 0) {
                at = afterZeros(item, at);
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
