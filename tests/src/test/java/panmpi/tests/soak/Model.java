package panmpi.tests.soak;

import java.util.SplittableRandom;
import panmpi.tests.support.Patterns;

/** Computes in plain Java, without MPI, the bytes that the buffers of the soak must have. */
final class Model {
    private Model() {}

    /** Returns the bytes of a buffer, which follow only from a seed; a boolean is 0 or 1. */
    static byte[] image(Patterns element, int length, long seed) {
        byte[] image = new byte[length * element.bytes];
        new SplittableRandom(seed).nextBytes(image);
        if (element == Patterns.BOOLEAN) {
            for (int i = 0; i < image.length; i++) {
                image[i] &= 1;
            }
        }
        return image;
    }

    /** Returns a seed that differs between operations, rounds, senders and buffers. */
    static long seed(long... parts) {
        long seed = 0;
        for (long part : parts) {
            seed = (seed ^ part) * 0x9e3779b97f4a7c15L;
            seed ^= seed >>> 29;
        }
        return seed;
    }

    /** Returns the message made of the elements at some places. */
    static byte[] picked(byte[] image, int[] places, int width) {
        byte[] message = new byte[places.length * width];
        for (int i = 0; i < places.length; i++) {
            System.arraycopy(image, places[i] * width, message, i * width, width);
        }
        return message;
    }

    /** Puts a message at some places, of which it may fill only the first ones. */
    static void place(byte[] image, int[] places, int width, byte[] message) {
        for (int i = 0; i * width < message.length; i++) {
            System.arraycopy(message, i * width, image, places[i] * width, width);
        }
    }
}
