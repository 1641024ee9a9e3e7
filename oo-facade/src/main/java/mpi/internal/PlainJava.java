package mpi.internal;

import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;

/** What a program lacks that was started by plain {@code java}, and what that costs it. */
final class PlainJava {

    private PlainJava() {}

    /** A line for the user; empty where nothing is missing, or nobody wants to know. */
    static String costs() {
        if (Launch.isByMpijava() || "false".equals(System.getProperty("panmpi.hints"))) {
            return "";
        }
        List<String> costs = new ArrayList<>();
        List<String> options = ManagementFactory.getRuntimeMXBean().getInputArguments();
        String obstacle = Pins.obstacle();
        if (!obstacle.isEmpty() && Pins.isWanted()) {
            costs.add(
                    "arrays are copied, long ones in 1.4 to 1.9 times the time of C ("
                            + obstacle
                            + ")");
        }
        if (!has(options, "+UseSystemMemoryBarrier")) {
            costs.add("calls take 4 ns more (no -XX:+UseSystemMemoryBarrier)");
        }
        if (!has(options, "SharedArchiveFile") && !has(options, "AOTCache")) {
            costs.add("it started in 1.5 times the time (no archive of classes)");
        }
        return costs.isEmpty()
                ? ""
                : "panmpi: started by java, not mpijava: "
                        + String.join("; ", costs)
                        + ". Not to be told: -Dpanmpi.hints=false";
    }

    private static boolean has(List<String> options, String word) {
        for (String option : options) {
            if (option.contains(word)) {
                return true;
            }
        }
        return false;
    }
}
