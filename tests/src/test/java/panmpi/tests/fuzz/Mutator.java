package panmpi.tests.fuzz;

import java.util.Arrays;
import java.util.SplittableRandom;
import mpi.object.Parts;
import panmpi.tests.graphs.RoundTrip;

/** Damages an encoded message: its bytes, and the arrays that it has separately from them. */
final class Mutator {
    private static final int[] LENGTHS = {
        Integer.MAX_VALUE, Integer.MAX_VALUE - 8, Integer.MIN_VALUE, -1, 0, 1 << 28, 1 << 20, 0xffff
    };

    private final SplittableRandom random;
    private final ArrayMutator arrays;
    private final NameMutator names;
    private byte[] bytes;

    Mutator(SplittableRandom random, Parts parts) {
        this.random = random;
        bytes = RoundTrip.bytes(parts);
        arrays = new ArrayMutator(random, parts.arrays());
        names = new NameMutator(random);
    }

    /** {@return the changed message} */
    Parts parts() {
        var parts = new Parts();
        parts.bytes(bytes, 0, bytes.length);
        parts.arrays().addAll(arrays.list());
        return parts;
    }

    /**
     * {@return the number of objects that the message claims: mostly the true one, {@code objects}}
     */
    int count(int objects) {
        return switch (random.nextInt(60)) {
            case 0 -> random.nextInt(objects + 4);
            case 1 -> random.nextInt(1 << 16);
            default -> objects;
        };
    }

    /** Makes one change. */
    void mutate() {
        switch (random.nextInt(12)) {
            case 0, 1 -> flipBits();
            case 2 -> setBytes();
            case 3, 4 -> setLength();
            case 5 -> bytes = Arrays.copyOf(bytes, place());
            case 6 -> insert(noise());
            case 7 -> remove();
            case 8 -> repeat();
            case 9, 10 -> bytes = names.changed(bytes);
            default -> arrays.mutate();
        }
    }

    /** Replaces some bytes of this message by some bytes of another one. */
    void splice(Parts other) {
        byte[] piece = RoundTrip.bytes(other);
        int from = random.nextInt(piece.length + 1);
        int to = random.nextInt(from, piece.length + 1);
        int at = place();
        int end = random.nextBoolean() ? bytes.length : random.nextInt(at, bytes.length + 1);
        replace(at, end, Arrays.copyOfRange(piece, from, to));
        if (random.nextInt(4) > 0) {
            arrays.list().addAll(other.arrays());
        }
    }

    /**
     * Returns a random index into the bytes, more often than not near the beginning, since a long
     * message contains mostly text further on.
     */
    private int place() {
        int bound = random.nextInt(bytes.length + 1);
        return random.nextBoolean() ? bound : random.nextInt(bound + 1);
    }

    private void flipBits() {
        for (int n = random.nextInt(1, 4); n > 0 && bytes.length > 0; n--) {
            bytes[Math.min(place(), bytes.length - 1)] ^= (byte) (1 << random.nextInt(8));
        }
    }

    private void setBytes() {
        for (int n = random.nextInt(1, 4); n > 0 && bytes.length > 0; n--) {
            bytes[Math.min(place(), bytes.length - 1)] = (byte) random.nextInt();
        }
    }

    /** Overwrites bytes at a random index with a length, in either byte order. */
    private void setLength() {
        int length = LENGTHS[random.nextInt(LENGTHS.length)] ^ random.nextInt(4);
        int width = 1 << random.nextInt(4);
        boolean isBig = random.nextBoolean();
        int at = place();
        for (int i = 0; i < width && at + i < bytes.length; i++) {
            int shift = 8 * (isBig ? width - 1 - i : i);
            bytes[at + i] = (byte) ((long) length >> shift);
        }
    }

    private byte[] noise() {
        byte[] noise = new byte[random.nextInt(1, 20)];
        random.nextBytes(noise);
        return noise;
    }

    private void insert(byte[] piece) {
        int at = place();
        replace(at, at, piece);
    }

    private void remove() {
        int at = place();
        replace(at, Math.min(bytes.length, at + random.nextInt(1, 20)), new byte[0]);
    }

    private void repeat() {
        int from = place();
        int to = Math.min(bytes.length, from + random.nextInt(200));
        insert(Arrays.copyOfRange(bytes, from, to));
    }

    private void replace(int from, int to, byte[] piece) {
        byte[] changed = new byte[bytes.length - (to - from) + piece.length];
        System.arraycopy(bytes, 0, changed, 0, from);
        System.arraycopy(piece, 0, changed, from, piece.length);
        System.arraycopy(bytes, to, changed, from + piece.length, bytes.length - to);
        bytes = changed;
    }
}
