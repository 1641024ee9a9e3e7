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
            int size = Math.toIntExact(type.size());
            MemorySegment ones = arena.allocate(Math.max(1, size)).fill((byte) 1);
            MemorySegment itemAt = MemorySegment.ofAddress(item.address() - low);
            Side to = new Side(itemAt, 1, type.handle());
            carry(new Side(ones, size, Mpi.MPI_BYTE), to, arena);
            return find(item, low);
        }
    }

    /** Where each byte of one item is, in the order in which a message carries them. */
    static int[] order(Datatype type) {
        long low = type.trueLb();
        long span = type.trueUb() - low;
        int[] order = new int[Math.toIntExact(type.size())];
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment item = arena.allocate(Math.max(1, span));
            MemorySegment message = arena.allocate(Math.max(1, order.length));
            Side from = new Side(MemorySegment.ofAddress(item.address() - low), 1, type.handle());
            Side to = new Side(message, order.length, Mpi.MPI_BYTE);
            for (int shift = 0; span >>> shift != 0; shift += Byte.SIZE) {
                for (long at = 0; at < span; at++) {
                    item.set(JAVA_BYTE, at, (byte) (at >>> shift));
                }
                carry(from, to, arena);
                for (int i = 0; i < order.length; i++) {
                    order[i] |= (message.get(JAVA_BYTE, i) & 0xff) << shift;
                }
            }
        }
        return Arrays.stream(order).map(at -> Math.toIntExact(at + low)).toArray();
    }

    /** One end of a message to itself. */
    private record Side(MemorySegment at, int count, long type) {}

    /** Packs and unpacks, which takes no message that a receive of the program's could match. */
    private static void carry(Side from, Side to, Arena arena) {
        try (Frame frame = Frame.open("MPI_Unpack")) {
            long self = Mpi.MPI_COMM_SELF;
            MemorySegment sizeAt = frame.cell();
            frame.check(Mpi.MPI_Pack_size(from.count, from.type, self, sizeAt));
            int room = frame.intAt(sizeAt);
            MemorySegment packed = arena.allocate(Math.max(1, room));
            MemorySegment positionAt = frame.cell();
            frame.check(
                    Mpi.MPI_Pack(from.at, from.count, from.type, packed, room, positionAt, self));
            MemorySegment startAt = frame.cell();
            int length = frame.intAt(positionAt);
            frame.check(Mpi.MPI_Unpack(packed, length, startAt, to.at, to.count, to.type, self));
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
