package panmpi.tests.soak;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.SplittableRandom;
import panmpi.tests.support.Patterns;

/**
 * Makes the numbers of a {@link Reduction}, so small that no sum or product of several ranks is
 * rounded.
 */
final class Numbers {
    private static final int MOST = 3;

    private Numbers() {}

    /**
     * Returns numbers that follow from a seed. They are not negative for unsigned types, nor for
     * floating-point types, for which no result must be -0.0.
     */
    static long[] of(Patterns element, int count, long seed) {
        int least =
                switch (element) {
                    case BYTE, SHORT, INT, LONG -> -MOST;
                    case CHAR, BOOLEAN, FLOAT, DOUBLE -> 0;
                };
        int most = element == Patterns.BOOLEAN ? 1 : MOST;
        return new SplittableRandom(seed).longs(count, least, most + 1L).toArray();
    }

    /** Returns the bytes of numbers as elements of a type. */
    static byte[] bytes(Patterns element, long[] numbers) {
        ByteBuffer bytes =
                ByteBuffer.allocate(numbers.length * element.bytes).order(ByteOrder.nativeOrder());
        for (long number : numbers) {
            switch (element) {
                case BYTE, BOOLEAN -> bytes.put((byte) number);
                case CHAR, SHORT -> bytes.putShort((short) number);
                case INT -> bytes.putInt((int) number);
                case LONG -> bytes.putLong(number);
                case FLOAT -> bytes.putFloat(number);
                case DOUBLE -> bytes.putDouble(number);
            }
        }
        return bytes.array();
    }
}
