package mpi.doctor;

import com.sun.management.OperatingSystemMXBean;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.FileStore;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;

/** Checks the limits that the system sets on a process. */
final class LimitChecks {

    private static final long MIB = 1 << 20;

    private LimitChecks() {}

    static List<Finding> all() {
        return List.of(stack(), locked(), files(), cores(), shared(), memory());
    }

    private static Finding stack() {
        String own =
                JavaChecks.options().stream()
                        .filter(o -> o.startsWith("-Xss") || o.contains("ThreadStackSize"))
                        .reduce("the JVM's default", (first, last) -> last);
        return Finding.ok(
                "stack", "ulimit -s: " + size(limit("Max stack size")) + "; Java threads: " + own);
    }

    private static Finding locked() {
        long bytes = limit("Max locked memory");
        boolean matters = Files.isDirectory(Path.of("/sys/class/infiniband"));
        String found = "ulimit -l: " + size(bytes);
        return matters && bytes >= 0 && bytes < 64 * MIB
                ? Finding.warning(
                        "locked-memory",
                        found + ", on a machine with InfiniBand",
                        "raise it (memlock in limits.conf): networks register memory")
                : Finding.ok("locked-memory", found);
    }

    private static Finding files() {
        long number = limit("Max open files");
        String found = "ulimit -n: " + (number < 0 ? "unlimited" : number);
        return number >= 0 && number < 1024
                ? Finding.warning("open-files", found, "raise it to 1024 or more: ulimit -n 4096")
                : Finding.ok("open-files", found);
    }

    private static Finding cores() {
        long bytes = limit("Max core file size");
        return bytes == 0
                ? Finding.note(
                        "core-dumps",
                        "none (ulimit -c: 0)",
                        "to have one of a crash: ulimit -c" + " unlimited, before mpiexec")
                : Finding.ok("core-dumps", "ulimit -c: " + size(bytes));
    }

    /** Checks /dev/shm: ranks of one host communicate through files there. */
    private static Finding shared() {
        try {
            FileStore store = Files.getFileStore(Path.of("/dev/shm"));
            long free = store.getUsableSpace();
            String found = size(store.getTotalSpace()) + ", free: " + size(free);
            return free < 128 * MIB
                    ? Finding.warning(
                            "shared-memory",
                            "/dev/shm: " + found,
                            "delete what ended jobs left in /dev/shm, or enlarge it"
                                    + " (containers: --shm-size=1g)")
                    : Finding.ok("shared-memory", "/dev/shm: " + found);
        } catch (IOException missing) {
            return Finding.warning(
                    "shared-memory", "there is no /dev/shm", "mount a tmpfs at /dev/shm");
        }
    }

    /**
     * Compares the memory limit of the control group, which the JVM reports, with the memory of the
     * machine in /proc/meminfo.
     */
    private static Finding memory() {
        String machine = match("/proc/meminfo", "MemTotal: +(\\d+)");
        long has = machine.isEmpty() ? 0 : Long.parseLong(machine) * 1024;
        if (!JavaChecks.hasManagement()) {
            return Finding.ok("memory", size(has) + " of the machine");
        }
        var system = (OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();
        long may = system.getTotalMemorySize();
        return may < has
                ? Finding.ok(
                        "memory",
                        "a control group limits all ranks here to "
                                + size(may)
                                + " of "
                                + size(has))
                : Finding.ok("memory", size(may) + ", no limit by a control group");
    }

    /** Reads a soft limit of this process; -1 if there is no limit, or it cannot be read. */
    private static long limit(String name) {
        String value = match("/proc/self/limits", "(?m)^" + name + " +(\\w+)");
        return value.matches("\\d+") ? Long.parseLong(value) : -1;
    }

    private static String match(String file, String regex) {
        try {
            var matcher = Pattern.compile(regex).matcher(Files.readString(Path.of(file)));
            return matcher.find() ? matcher.group(1) : "";
        } catch (IOException unreadable) {
            return "";
        }
    }

    static String size(long bytes) {
        if (bytes < 0) {
            return "unlimited";
        }
        return bytes < MIB ? bytes / 1024 + " KiB" : bytes / MIB + " MiB";
    }
}
