package mpi;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;

/**
 * What a rank needs to say that its memory has run out: a piece of the heap that is given up then,
 * and words that are there already for the case that this is not enough.
 */
final class Reserve {

    /** G1 gives memory in regions, the heap's 2048th part; what is freed is to hold a whole one. */
    private static final long REGIONS = 2048;

    private static final long SMALLEST = 1 << 20;
    private static final long LARGEST = 4 << 20;

    private static byte[] heap;
    private static boolean isTaken;
    private static byte[] words;
    private static FileOutputStream errors;

    private Reserve() {}

    /** Gets the words ready, which is done in no time. */
    static void prepare() {
        words =
                (Stacks.self() + ": java.lang.OutOfMemoryError, and no memory to say where\n")
                        .getBytes(StandardCharsets.UTF_8);
        errors = new FileOutputStream(FileDescriptor.err);
    }

    /** Takes the memory, once: in a program that runs for longer than a moment. */
    static void keep() {
        if (!isTaken) {
            isTaken = true;
            heap = new byte[(int) (region() * 3 / 2)];
            // Loads the classes that take part, for which there may be no room then.
            Stacks.describe("", new OutOfMemoryError());
        }
    }

    private static long region() {
        long part = Long.highestOneBit(Runtime.getRuntime().maxMemory() / REGIONS);
        return Math.clamp(part, SMALLEST, LARGEST);
    }

    /** Gives it up for the last words. */
    static void release(Throwable failure) {
        if (failure instanceof OutOfMemoryError) {
            heap = null;
        }
    }

    /** Says the least without taking any memory. */
    static void tell() {
        try {
            errors.write(words);
        } catch (IOException | OutOfMemoryError silenced) {
            // The end of the process has to do.
        }
    }
}
