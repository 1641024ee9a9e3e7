package mpi.internal.types;

import static java.lang.foreign.ValueLayout.JAVA_BYTE;
import static java.lang.foreign.ValueLayout.JAVA_LONG_UNALIGNED;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.util.Arrays;
import mpi.MPIException;
import mpi.c.Mpi;
import mpi.c.MpiMemory;
import mpi.internal.LocalCalls;
import mpi.internal.call.CallStack;
import mpi.internal.call.InnerCall;
import mpi.internal.staging.TypeShape;

/**
 * Typemap of a derived datatype: the bytes of an item that MPI reads or writes, and the gaps
 * between them. It is found by communication, so that it is right for every datatype, even one that
 * C code made: MPI receives an item of ones over zeros.
 */
public final class TypeMap {

    private TypeMap() {}

    /**
     * Displacement and length of each typemap block of one item, in bytes, in pairs, lowest first.
     */
    public static long[] blocks(TypeShape type, long handle) {
        long low = type.layout().trueLb();
        long span = type.layout().trueUb() - low;
        if (span == 0) {
            return new long[0];
        }
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment item = arena.allocate(span, 16);
            int size = size(type);
            MemorySegment ones = arena.allocate(Math.max(1, size)).fill((byte) 1);
            MemorySegment itemAt = MemorySegment.ofAddress(item.address() - low);
            Side to = new Side(itemAt, 1, handle);
            sendToSelf(new Side(ones, size, Mpi.MPI_BYTE), to);
            return find(item, low);
        }
    }

    /** Displacement of each byte of one item, in the order of the message. */
    public static int[] order(TypeShape type, long handle) {
        long low = type.layout().trueLb();
        long span = type.layout().trueUb() - low;
        int[] order = new int[size(type)];
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment item = arena.allocate(Math.max(1, span));
            MemorySegment message = arena.allocate(Math.max(1, order.length));
            Side from = new Side(MemorySegment.ofAddress(item.address() - low), 1, handle);
            Side to = new Side(message, order.length, Mpi.MPI_BYTE);
            for (int shift = 0; span >>> shift != 0; shift += Byte.SIZE) {
                for (long at = 0; at < span; at++) {
                    item.set(JAVA_BYTE, at, (byte) (at >>> shift));
                }
                sendToSelf(from, to);
                for (int i = 0; i < order.length; i++) {
                    order[i] |= (message.get(JAVA_BYTE, i) & 0xff) << shift;
                }
            }
        }
        return Arrays.stream(order).map(at -> Math.toIntExact(at + low)).toArray();
    }

    private static int size(TypeShape type) {
        long size = type.size();
        if (size != (int) size) {
            String what =
                    type + " has " + size + " bytes of data; where they lie is known of up to ";
            throw MPIException.of(
                    CallStack.currentCall(), Mpi.MPI_ERR_TYPE, what + Integer.MAX_VALUE);
        }
        return (int) size;
    }

    /** Buffer, count and datatype of one side of a message to self. */
    private record Side(MemorySegment buf, int count, long type) {}

    /**
     * Sends a message to self, on a communicator of its own, where no receive of the program can
     * match. MPI_Pack is no alternative: MPICH 4.0 packs more than 500 contiguous datatypes wrong.
     */
    private static void sendToSelf(Side from, Side to) {
        LocalCalls.run(() -> exchange(from, to));
    }

    private static void exchange(Side from, Side to) {
        try (InnerCall call = InnerCall.open("MPI_Sendrecv")) {
            MemorySegment selfAt = call.cell();
            call.check(Mpi.MPI_Comm_split(Mpi.MPI_COMM_SELF, 0, 0, selfAt));
            int error =
                    Mpi.MPI_Sendrecv(
                            from.buf,
                            from.count,
                            from.type,
                            0,
                            0,
                            to.buf,
                            to.count,
                            to.type,
                            0,
                            0,
                            call.handleAt(selfAt, "MPI_Comm"),
                            call.take(MpiMemory.STATUS_SIZE));
            Mpi.MPI_Comm_free(selfAt);
            call.check(error);
        }
    }

    /** Skips zero bytes eight at a time; returns the index of the last byte known to be zero. */
    private static long afterZeros(MemorySegment item, long from) {
        long at = from + 1;
        while (at + Long.BYTES <= item.byteSize() && item.get(JAVA_LONG_UNALIGNED, at) == 0) {
            at += Long.BYTES;
        }
        return at - 1;
    }

    private static long[] find(MemorySegment item, long low) {
        long[] blocks = new long[16];
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
            if (used == blocks.length) {
                blocks = Arrays.copyOf(blocks, 2 * used);
            }
            blocks[used++] = low + begin;
            blocks[used++] = at - begin;
        }
        return Arrays.copyOf(blocks, used);
    }
}
