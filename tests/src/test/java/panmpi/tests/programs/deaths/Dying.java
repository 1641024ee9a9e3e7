package panmpi.tests.programs.deaths;

import java.util.LinkedHashMap;
import java.util.Map;
import mpi.MPI;

/** Lets the last rank die in one of many ways while the others wait for it. */
public final class Dying {
    /** Line of a job in which no rank died. */
    public static final String NOBODY = "NOBODY DIED";

    private static final Map<String, Death> ALL = new LinkedHashMap<>();

    static {
        ALL.putAll(Exceptions.ALL);
        ALL.putAll(Endings.ALL);
        ALL.putAll(Callbacks.ALL);
        ALL.putAll(Shortages.ALL);
        ALL.putAll(Crashes.ALL);
        ALL.putAll(Waits.ALL);
    }

    private Dying() {}

    /**
     * Runs on two ranks or more.
     *
     * @param args name of the death.
     */
    public static void main(String[] args) throws Throwable {
        var death = ALL.get(args[0]);
        if (death == null) {
            throw new IllegalArgumentException(
                    args[0] + " is unknown; it must be one of " + ALL.keySet());
        }
        MPI.Init_thread(args, MPI.THREAD_MULTIPLE);
        death.die();
        MPI.COMM_WORLD.Barrier();
        System.out.println(NOBODY);
    }
}
