package mpi.internal;

import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;

/**
 * Hint for programs started by plain {@code java}: settings of {@code mpijava} that are missing,
 * and their cost.
 */
final class PlainJava {

    private PlainJava() {}

    /** Makes one line for the user; empty if nothing is missing or hints are off. */
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
