package mpi.internal.system;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;

/**
 * Finds the reason why malloc failed, which most often is the limit of the process's address space.
 */
public final class AddressSpace {

    /** Address space in bytes that malloc may need at once even for a small block: 128 MiB. */
    private static final long STEP = 128L << 20;

    private static final double GIGABYTE = 1 << 30;

    private AddressSpace() {}

    /**
     * Makes the end of the error message for memory that could not be allocated: the reason, and
     * the limit or property to set.
     *
     * @param bytes size of the failed allocation.
     */
    static String shortage(long bytes) {
        try {
            long used = number("/proc/self/status", "VmSize:") * 1024;
            long limit = number("/proc/self/limits", "Max address space");
            return shortage(bytes, used, limit);
        } catch (IOException | OutOfMemoryError unseen) {
            return "";
        }
    }

    /**
     * Makes the end of the message.
     *
     * @param bytes size of the failed allocation.
     * @param used size of the address space that the process uses, in bytes.
     * @param limit limit of that size in bytes; negative if there is no limit.
     */
    static String shortage(long bytes, long used, long limit) {
        if (limit < 0 || limit - used > bytes + STEP) {
            return ": the system gives no more; see its vm.overcommit_memory and vm.max_map_count";
        }
        return String.format(
                Locale.ROOT,
                ": %.1f GB of address space are in use, and ulimit -v allows %.1f GB. Raise it, or"
                        + " let each nonblocking receive of objects reserve less than 1 GB:"
                        + " -Dpanmpi.objects.room=BYTES, at least the length of the longest message",
                used / GIGABYTE,
                limit / GIGABYTE);
    }

    /**
     * Reads the number that follows a name in a file of /proc; -1 if the number is missing or
     * {@code unlimited}.
     */
    private static long number(String file, String name) throws IOException {
        for (String line : Files.readAllLines(Path.of(file))) {
            if (line.startsWith(name)) {
                String first = line.substring(name.length()).strip().split("\\s+")[0];
                return first.equals("unlimited") ? -1 : Long.parseLong(first);
            }
        }
        return -1;
    }
}
