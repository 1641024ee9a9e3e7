package panmpi.tests.fuzz;

import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.SplittableRandom;

/**
 * Damages a message of MPI: the lengths that it claims, and the number of its bytes that arrive.
 */
final class MessageMutator {
    private static final int ENVELOPE = 32;
    private static final int COUNT = 4;
    private static final int LENGTH = 8;
    private static final int BYTES = 16;
    private static final int TABLE = 20;
    private static final int[] CLAIMS = {
        -1, 0, 1, 31, 32, 100, 4096, 200_000, 1 << 20, 900_000_000, Integer.MAX_VALUE
    };

    private final SplittableRandom random;

    MessageMutator(SplittableRandom random) {
        this.random = random;
    }

    /** {@return a copy of a message with up to two random changes} */
    byte[] damaged(byte[] message) {
        byte[] bytes = message.clone();
        for (int n = random.nextInt(3); n > 0; n--) {
            bytes = mutated(bytes);
        }
        return bytes;
    }

    private byte[] mutated(byte[] bytes) {
        switch (random.nextInt(8)) {
            case 0 -> {
                return Arrays.copyOf(bytes, random.nextInt(bytes.length + 1));
            }
            case 1 -> {
                return Arrays.copyOf(bytes, bytes.length + 1 + random.nextInt(10_000));
            }
            case 2 -> {
                return new byte[random.nextInt(20_000)];
            }
            case 3 -> set(bytes, LENGTH + Integer.BYTES, claim());
            case 4 -> longer(bytes);
            case 5 -> set(bytes, random.nextBoolean() ? BYTES : TABLE, claim());
            case 6 -> set(bytes, COUNT, claim());
            default -> {
                if (bytes.length > 0) {
                    bytes[random.nextInt(bytes.length)] ^= (byte) (1 << random.nextInt(8));
                }
            }
        }
        return bytes;
    }

    /**
     * Increases the length that the message claims as a whole, and the length of its first array.
     */
    private void longer(byte[] bytes) {
        if (bytes.length < ENVELOPE) {
            return;
        }
        ByteBuffer envelope = ByteBuffer.wrap(bytes);
        int table = ENVELOPE + envelope.getInt(BYTES);
        int more = 8 * random.nextInt(20_000);
        if (envelope.getInt(TABLE) > 0 && table >= ENVELOPE && table + 5 <= bytes.length) {
            envelope.putInt(table + 1, envelope.getInt(table + 1) + more / 8);
        }
        envelope.putLong(LENGTH, envelope.getLong(LENGTH) + more);
    }

    private int claim() {
        return CLAIMS[random.nextInt(CLAIMS.length)] + random.nextInt(-1, 2);
    }

    private static void set(byte[] bytes, int at, int value) {
        if (bytes.length >= at + Integer.BYTES) {
            ByteBuffer.wrap(bytes).putInt(at, value);
        }
    }
}
