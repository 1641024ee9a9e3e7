package panmpi.tests.support;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.management.ManagementFactory;
import java.lang.management.MemoryPoolMXBean;
import java.lang.management.MemoryUsage;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Objects;

/** Measures the memory of this process. */
public final class Memory {
    private Memory() {}

    /** {@return kilobytes of physical memory that the process takes, the heap included} */
    public static long residentKilobytes() {
        try (var lines = Files.lines(Path.of("/proc/self/status"))) {
            return lines.filter(line -> line.startsWith("VmRSS:"))
                    .mapToLong(line -> Long.parseLong(line.replaceAll("\\D", "")))
                    .sum();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** {@return kilobytes of the heap that were alive after the last collection} */
    public static long liveKilobytes() {
        return ManagementFactory.getMemoryPoolMXBeans().stream()
                        .map(MemoryPoolMXBean::getCollectionUsage)
                        .filter(Objects::nonNull)
                        .mapToLong(MemoryUsage::getUsed)
                        .sum()
                / 1024;
    }
}
