package panmpi.tests.soak;

import java.util.Arrays;
import java.util.HexFormat;

/**
 * The difference of a buffer from its expected contents.
 *
 * @param bytes number of wrong bytes.
 * @param element index of the first element that is wrong.
 * @param expected the bytes that should be there.
 * @param found the bytes that are there.
 */
record Wrong(int bytes, int element, String expected, String found) {
    private static final Wrong NOTHING = new Wrong(0, -1, "", "");

    /**
     * Compares all bytes of a buffer, also those around its messages, with the expected ones; an
     * element has {@code width} bytes.
     */
    static Wrong in(byte[] expected, byte[] found, int width) {
        if (expected.length != found.length) {
            throw new AssertionError(found.length + " bytes instead of " + expected.length);
        }
        int first = Arrays.mismatch(expected, found);
        if (first < 0) {
            return NOTHING;
        }
        int wrong = 0;
        for (int i = first; i < found.length; i++) {
            wrong += expected[i] == found[i] ? 0 : 1;
        }
        int element = first / width;
        return new Wrong(wrong, element, hex(expected, element, width), hex(found, element, width));
    }

    private static String hex(byte[] image, int element, int width) {
        return HexFormat.of().formatHex(image, element * width, (element + 1) * width);
    }

    /** Returns true if no byte is wrong. */
    boolean isNothing() {
        return bytes == 0;
    }

    @Override
    public String toString() {
        return bytes
                + " wrong bytes, from element "
                + element
                + " on: expected "
                + expected
                + ", found "
                + found;
    }
}
