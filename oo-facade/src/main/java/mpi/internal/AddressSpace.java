package mpi.internal;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;

/** Why the C library has no memory to give: most often the limit of a process's address space. */
final class AddressSpace {

    /** As much as malloc may ask the kernel for at once, for a little. */
    private static final long STEP = 128L << 20;

    private static final double GIGABYTE = 1 << 30;

    private AddressSpace() {}

    /**
     * What to tell a program that got no memory, and what to set.
     *
     * @param bytes how much it asked for.
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

    /** The same of numbers that are known; a limit below zero is none. */
    static String shortage(long bytes, long used, long limit) {
        if (limit < 0 || limit - used > bytes + STEP) {
            return ": the system gives no more; see its vm.overcommit_memory and vm.max_map_count";
        }
        return String.format(
                Locale.ROOT,
                ": %.1f GB of address space are in use, and ulimit -v allows %.1f GB. Raise it, or"
                        + " have receives of objects that are not blocking reserve less than 1 GB"
                        + " each: -Dpanmpi.objects.room=BYTES, as many as the longest message has",
                used / GIGABYTE,
                limit / GIGABYTE);
    }

    /** The number behind a name in one of the kernel's files; -1 for none, or no limit. */
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
