package mpi.doctor;

import com.sun.management.HotSpotDiagnosticMXBean;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * Checks whether the Java heap lies in huge pages. Within a host, most libraries have the kernel
 * copy long messages from process to process, and the kernel's work for each 4 KiB page takes
 * longer than the copy.
 */
final class HugePageChecks {

    private static final String NAME = "huge-pages";
    private static final Path SETTING = Path.of("/sys/kernel/mm/transparent_hugepage/enabled");
    private static final String GAIN =
            ": messages from long arrays then take a half to a quarter of the time within a host,"
                    + " where the library has the kernel copy them";

    private HugePageChecks() {}

    static Finding heap() {
        if (!JavaChecks.hasManagement()) {
            return Finding.note(
                    NAME,
                    "not known: this Java has no module jdk.management",
                    "jlink --add-modules jdk.management adds it to an image");
        }
        for (String option : List.of("UseTransparentHugePages", "UseLargePages")) {
            if (isOn(option)) {
                return Finding.ok(NAME, "the heap lies in huge pages, by -XX:+" + option);
            }
        }
        String setting = setting();
        if (setting.contains("[always]")) {
            return Finding.ok(NAME, "the kernel gives them to everybody");
        }
        return setting.contains("[madvise]")
                ? Finding.note(
                        NAME,
                        "the heap lies in small pages",
                        "try mpijava -XX:+UseTransparentHugePages" + GAIN)
                : Finding.note(
                        NAME,
                        "the kernel gives none: " + (setting.isEmpty() ? "no setting" : setting),
                        "echo madvise > "
                                + SETTING
                                + ", as root, and"
                                + " -XX:+UseTransparentHugePages"
                                + GAIN);
    }

    private static boolean isOn(String option) {
        return Boolean.parseBoolean(
                ManagementFactory.getPlatformMXBean(HotSpotDiagnosticMXBean.class)
                        .getVMOption(option)
                        .getValue());
    }

    private static String setting() {
        try {
            return Files.readString(SETTING).strip();
        } catch (IOException unreadable) {
            return "";
        }
    }
}
