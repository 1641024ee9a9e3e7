package mpi.internal.job;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/**
 * Memory reserve for reporting an OutOfMemoryError: a block of the heap that is released for the
 * report, and a message prepared in advance in case that block does not suffice.
 */
public final class OomReserve {

    /**
     * G1 allocates by regions of 1/2048 of the heap; the released block contains at least one whole
     * region.
     */
    private static final long REGIONS = 2048;

    private static final long SMALLEST = 1 << 20;
    private static final long LARGEST = 4 << 20;

    private static final String BUT = ", and no memory to say where\n";

    /** Greatest number of characters of a text, such as the error's message, that are printed. */
    private static final int LONGEST_TEXT = 100;

    private static final int TEXTS = 3;

    private static byte[] heap;
    private static boolean isRehearsed;
    private static byte[] words;
    private static int begin;
    private static FileOutputStream errors;

    private OomReserve() {}

    /** Allocates the block of the heap that a report may use, and prepares the message. */
    public static void prepare() {
        heap = new byte[(int) (region() * 3 / 2)];
        String what = FailureText.self() + ": java.lang.OutOfMemoryError";
        begin = what.length();
        words =
                Arrays.copyOf(
                        what.getBytes(StandardCharsets.US_ASCII), begin + TEXTS * LONGEST_TEXT);
        errors = new FileOutputStream(FileDescriptor.err);
    }

    /**
     * Loads the classes that format a failure, once, since loading them later may fail for lack of
     * memory.
     */
    public static void rehearse() {
        if (!isRehearsed) {
            isRehearsed = true;
            FailureText.describe("", new OutOfMemoryError());
        }
    }

    private static long region() {
        long part = Long.highestOneBit(Runtime.getRuntime().maxMemory() / REGIONS);
        return Math.clamp(part, SMALLEST, LARGEST);
    }

    /**
     * Releases the block of the heap after an OutOfMemoryError, so that the failure can be
     * formatted.
     */
    public static void release(Throwable failure) {
        if (failure instanceof OutOfMemoryError) {
            heap = null;
        }
    }

    /** Prints the prepared message without any allocation. */
    public static synchronized void tell(Throwable failure) {
        try {
            int end = begin;
            if (failure instanceof OutOfMemoryError && failure.getMessage() != null) {
                end = add(": ", end);
                end = add(failure.getMessage(), end);
            }
            errors.write(words, 0, add(BUT, end));
        } catch (IOException | OutOfMemoryError silenced) {
            // Nothing else can be reported; the process ends.
        }
    }

    /**
     * Appends a text to the prepared message at index {@code at}, and returns the index after the
     * text. The deprecated method {@code getBytes} is the only one that allocates nothing.
     */
    @SuppressWarnings("deprecation")
    private static int add(String text, int at) {
        int length = Math.min(text.length(), LONGEST_TEXT);
        text.getBytes(0, length, words, at);
        return at + length;
    }
}
