package panmpi.tests.bounds;

import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.StandardOpenOption;
import java.util.concurrent.CompletableFuture;
import java.util.random.RandomGenerator;
import mpi.c.Mpi;
import panmpi.tests.support.Patterns;

/**
 * Makes the random buffers of {@link FuzzBounds}: arrays, segments and direct buffers, some of them
 * read-only or of a closed arena, and objects that are no buffers.
 */
final class GuardedBuffers {
    private static final int PLACES = 3;
    private static final int LONGEST = 12 << 10;

    private final GuardedMemory[] fenced = new GuardedMemory[PLACES];
    private final GuardedMemory[] mapped = new GuardedMemory[PLACES];
    private final MemorySegment elsewhere = confinedElsewhere();
    private final MemorySegment closed = closed();
    private RandomGenerator random;
    private int place;

    GuardedBuffers() throws IOException {
        for (int i = 0; i < PLACES; i++) {
            fenced[i] = new GuardedMemory(GuardedMemory.fenced());
            mapped[i] = new GuardedMemory(mapped());
        }
    }

    private static MemorySegment mapped() throws IOException {
        var file = Files.createTempFile("bounds", ".map");
        try (var channel =
                FileChannel.open(file, StandardOpenOption.READ, StandardOpenOption.WRITE)) {
            return channel.map(
                    FileChannel.MapMode.READ_WRITE, 0, GuardedMemory.BYTES, Arena.ofShared());
        } finally {
            Files.delete(file);
        }
    }

    /** Returns memory that belongs to a thread which has ended. */
    private static MemorySegment confinedElsewhere() {
        var memory = new CompletableFuture<MemorySegment>();
        Thread.ofPlatform()
                .daemon()
                .start(() -> memory.complete(Arena.ofConfined().allocate(LONGEST)));
        return memory.join();
    }

    private static MemorySegment closed() {
        try (var arena = Arena.ofShared()) {
            return arena.allocate(LONGEST);
        }
    }

    /** Prepares for the next call, whose buffers are drawn with these random numbers. */
    void begin(RandomGenerator newRandom) {
        random = newRandom;
        place = 0;
    }

    /** Returns a buffer for elements of a type, which the call's parameter can take. */
    GuardedBuffer next(Patterns element, Class<?> parameter) {
        int here = place++ % PLACES;
        if (parameter == byte[].class) {
            return random.nextInt(40) == 0
                    ? GuardedBuffer.useless(null, "null")
                    : array(Patterns.BYTE);
        }
        if (parameter == MemorySegment.class) {
            return segment(here);
        }
        return switch (random.nextInt(10)) {
            case 0, 1, 2 -> segment(here);
            case 3, 4 -> direct(here, element);
            case 5 -> odd(element);
            default -> array(random.nextInt(20) == 0 ? anyElement() : element);
        };
    }

    private Patterns anyElement() {
        var all = Patterns.values();
        return all[random.nextInt(all.length)];
    }

    private int length() {
        return random.nextInt(8) == 0 ? random.nextInt(LONGEST) : random.nextInt(400);
    }

    private GuardedBuffer segment(int here) {
        return switch (random.nextInt(24)) {
            case 0 -> GuardedBuffer.useless(closed.asSlice(0, length()), "closed arena");
            case 1 ->
                    GuardedBuffer.useless(elsewhere.asSlice(0, length()), "another thread's arena");
            case 2 -> GuardedBuffer.useless(null, "null");
            case 3 -> GuardedBuffer.useless(MemorySegment.ofAddress(64), "pointer");
            case 4 -> readOnly(slice(fenced[here], "native"));
            case 5, 6, 7 -> slice(mapped[here], "mapped");
            case 8, 9, 10 -> closeable();
            case 11, 12, 13, 14 -> heap();
            case 15 -> GuardedBuffer.useless(Mpi.MPI_IN_PLACE, "in place");
            default -> slice(fenced[here], "native");
        };
    }

    private GuardedBuffer slice(GuardedMemory guarded, String kind) {
        int bytes = length();
        long rest = guarded.memory().byteSize() - bytes;
        long begin =
                switch (random.nextInt(4)) {
                    case 0 -> 0;
                    case 1 -> random.nextLong(rest + 1);
                    case 2 -> random.nextLong(rest / 8 + 1) * 8;
                    default -> rest;
                };
        var slice = guarded.memory().asSlice(begin, bytes);
        return new GuardedBuffer(slice, kind, guarded, begin, bytes, true, null);
    }

    private static GuardedBuffer readOnly(GuardedBuffer room) {
        var memory = ((MemorySegment) room.buffer()).asReadOnly();
        return new GuardedBuffer(
                memory, "read-only " + room.kind(), room.guarded(), 0, room.bytes(), false, null);
    }

    /**
     * Returns memory of an arena of its own, which the fuzzer tries to close while MPI uses the
     * memory.
     */
    private GuardedBuffer closeable() {
        var arena = random.nextBoolean() ? Arena.ofShared() : Arena.ofConfined();
        int bytes = length();
        var guarded = new GuardedMemory(arena.allocate(bytes + 256L, 8));
        var slice = guarded.memory().asSlice(128, bytes);
        return new GuardedBuffer(slice, "closeable", guarded, 128, bytes, true, arena);
    }

    private GuardedBuffer heap() {
        int bytes = length();
        var whole = MemorySegment.ofArray(new long[bytes / 8 + 33]);
        var guarded = new GuardedMemory(whole);
        long begin = random.nextInt(128);
        var room =
                new GuardedBuffer(
                        whole.asSlice(begin, bytes), "heap", guarded, begin, bytes, true, null);
        return random.nextInt(10) == 0 ? readOnly(room) : room;
    }

    private GuardedBuffer array(Patterns element) {
        int length = length() / element.bytes;
        if (element == Patterns.BOOLEAN) {
            return GuardedBuffer.useless(new boolean[length], "boolean[]");
        }
        Object array = element.filled(1, length);
        var guarded = new GuardedMemory(HeapMemory.of(array));
        long bytes = (long) length * element.bytes;
        return new GuardedBuffer(
                array, array.getClass().getTypeName(), guarded, 0, bytes, true, null);
    }

    private GuardedBuffer direct(int here, Patterns element) {
        var room = slice(fenced[here], "direct");
        var bytes = ((MemorySegment) room.buffer()).asByteBuffer();
        bytes.order(random.nextInt(20) == 0 ? ByteOrder.BIG_ENDIAN : ByteOrder.nativeOrder());
        Object buffer =
                switch (random.nextInt(12)) {
                    case 0 -> bytes.asIntBuffer();
                    case 1 -> bytes.asDoubleBuffer();
                    case 2 -> bytes.position(Math.min(3, bytes.limit()));
                    case 3 -> bytes.slice();
                    case 4 -> element.bytes == 8 ? bytes.asLongBuffer() : bytes.asShortBuffer();
                    default -> bytes;
                };
        return new GuardedBuffer(
                buffer, "direct", room.guarded(), room.begin(), room.bytes(), true, null);
    }

    private GuardedBuffer odd(Patterns element) {
        return switch (random.nextInt(5)) {
            case 0 -> GuardedBuffer.useless(ByteBuffer.allocate(length()), "heap buffer");
            case 1 -> GuardedBuffer.useless(null, "null");
            case 2 -> GuardedBuffer.useless("text", "text");
            case 3 -> GuardedBuffer.useless(new Object[3], "objects");
            default -> array(element);
        };
    }
}
