package mpi.internal.launch;

import mpi.internal.discovery.Launcher;
import mpi.internal.system.Pins;

/**
 * Makes the hint that arrays are copied and not pinned, for programs that were started by {@code
 * java} instead of {@code mpijava}.
 */
public final class CopyHint {

    private CopyHint() {}

    /**
     * Returns one line for the user; empty if {@code mpijava} started the program, arrays are
     * pinned, or the user has turned pinning off.
     */
    static String text() {
        if (Launcher.isByMpijava() || !Pins.isWanted() || Pins.AVAILABLE) {
            return "";
        }
        String hint =
                "panmpi: started by java, so arrays are copied: messages of long arrays take 1.4 to 1.9"
                        + " times as long as in C (%s). Start the program with mpijava, or silence this"
                        + " hint: -Dpanmpi.hints=false";
        return hint.formatted(Pins.obstacle());
    }
}
