package mpi.internal.job;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/**
 * What a rank needs to say that its memory has run out: a piece of the heap that is given up then,
 * and words that are there already for the case that this is not enough.
 */
public final class OomReserve {

    /** G1 gives memory in regions, the heap's 2048th part; what is freed is to hold a whole one. */
    private static final long REGIONS = 2048;

    private static final long SMALLEST = 1 << 20;
    private static final long LARGEST = 4 << 20;

    private static final String BUT = ", and no memory to say where\n";

    /** As much of an error's message as is said. */
    private static final int LONGEST_TEXT = 100;

    private static final int TEXTS = 3;

    private static byte[] heap;
    private static boolean isRehearsed;
    private static byte[] words;
    private static int begin;
    private static FileOutputStream errors;

    private OomReserve() {}

    /** Takes the memory and gets the words ready, which is done in no time. */
    public static void prepare() {
        heap = new byte[(int) (region() * 3 / 2)];
        String what = FailureText.self() + ": java.lang.OutOfMemoryError";
        begin = what.length();
        words =
                Arrays.copyOf(
                        what.getBytes(StandardCharsets.US_ASCII), begin + TEXTS * LONGEST_TEXT);
        errors = new FileOutputStream(FileDescriptor.err);
    }

    /** Loads the classes that take part, once, for which there may be no room then. */
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

    /** Gives it up for the last words. */
    public static void release(Throwable failure) {
        if (failure instanceof OutOfMemoryError) {
            heap = null;
        }
    }

    /** Says the least without taking any memory. */
    public static synchronized void tell(Throwable failure) {
        try {
            int end = begin;
            if (failure instanceof OutOfMemoryError && failure.getMessage() != null) {
                end = add(": ", end);
                end = add(failure.getMessage(), end);
            }
            errors.write(words, 0, add(BUT, end));
        } catch (IOException | OutOfMemoryError silenced) {
            // The end of the process has to do.
        }
    }

    /** Puts a text there and tells where it ends; other ways to its characters take memory. */
    @SuppressWarnings("deprecation")
    private static int add(String text, int at) {
        int length = Math.min(text.length(), LONGEST_TEXT);
        text.getBytes(0, length, words, at);
        return at + length;
    }
}
