package panmpi.tests.soak;

import static java.lang.foreign.ValueLayout.JAVA_BYTE;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.reflect.Array;
import java.util.random.RandomGenerator;
import panmpi.tests.support.Patterns;

/**
 * A buffer of this rank (an array, a segment over one, or off-heap memory) with the contents that
 * it must have.
 */
final class CheckedBuffer {
    /** True if expected messages are changed on purpose, to test that the soak then fails. */
    private static final boolean IS_SPOILED = Boolean.getBoolean("panmpi.soak.spoil");

    /** The buffer passed to calls. */
    final Object buffer;

    private final Layout layout;
    private byte[] expected;

    CheckedBuffer(RandomGenerator random, Layout layout) {
        this.layout = layout;
        int kind = random.nextInt(4);
        Patterns element = layout.type().element();
        int length = layout.length();
        if (kind == 0) {
            buffer = Arena.ofAuto().allocate((long) length * element.bytes, element.bytes);
        } else {
            Object array = element.untouched(length);
            boolean wrapped = kind == 1 && element != Patterns.BOOLEAN;
            buffer = wrapped ? view(array) : array;
        }
    }

    Layout layout() {
        return layout;
    }

    private int width() {
        return layout.type().element().bytes;
    }

    /** Fills the buffer, whose contents must stay as they are until a message is expected. */
    void fill(byte[] image) {
        write(image);
        expected = image;
    }

    /** Fills the buffer with bytes of a seed. */
    void fill(long seed) {
        fill(Model.image(layout.type().element(), layout.length(), seed));
    }

    /** Records that a message must arrive in a block. */
    void expect(int block, byte[] message) {
        if (IS_SPOILED && message.length > 0) {
            message[0] ^= 1;
        }
        Model.place(expected, layout.places(block), width(), message);
    }

    /** Returns the difference between the buffer and its expected contents. */
    Wrong check() {
        return Wrong.in(expected, read(), width());
    }

    /**
     * Returns the message that a block contains when its buffer is filled with the bytes of a seed.
     */
    static byte[] message(Layout layout, int block, long seed) {
        Patterns element = layout.type().element();
        byte[] image = Model.image(element, layout.length(), seed);
        return Model.picked(image, layout.places(block), element.bytes);
    }

    private void write(byte[] image) {
        if (buffer instanceof boolean[] flags) {
            for (int i = 0; i < flags.length; i++) {
                flags[i] = image[i] != 0;
            }
        } else {
            view(buffer).copyFrom(MemorySegment.ofArray(image));
        }
    }

    private byte[] read() {
        if (buffer instanceof boolean[] flags) {
            byte[] image = new byte[flags.length];
            for (int i = 0; i < image.length; i++) {
                image[i] = (byte) (flags[i] ? 1 : 0);
            }
            return image;
        }
        return view(buffer).toArray(JAVA_BYTE);
    }

    private static MemorySegment view(Object buffer) {
        return switch (buffer) {
            case MemorySegment segment -> segment;
            case byte[] array -> MemorySegment.ofArray(array);
            case char[] array -> MemorySegment.ofArray(array);
            case short[] array -> MemorySegment.ofArray(array);
            case int[] array -> MemorySegment.ofArray(array);
            case long[] array -> MemorySegment.ofArray(array);
            case float[] array -> MemorySegment.ofArray(array);
            case double[] array -> MemorySegment.ofArray(array);
            default -> throw new AssertionError(buffer);
        };
    }

    @Override
    public String toString() {
        String kind =
                buffer instanceof MemorySegment segment
                        ? segment.isNative() ? "off-heap memory" : "a segment over an array"
                        : buffer.getClass().getComponentType()
                                + "["
                                + Array.getLength(buffer)
                                + "]";
        return kind + ": " + layout;
    }
}
