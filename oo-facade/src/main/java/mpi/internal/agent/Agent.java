package mpi.internal.agent;

import java.lang.instrument.Instrumentation;
import mpi.internal.strict.access.WatchedMemory;

/**
 * Entry point of the Java agent that {@code -javaagent:panmpi.jar} starts. The agent does nothing
 * unless strict checks are on. It reads the system properties itself, so that no other class of
 * panmpi is loaded before the program needs it.
 */
public final class Agent {

    private Agent() {}

    /**
     * Begins to instrument classes; the JVM calls this method before it loads the program's first
     * class.
     */
    public static void premain(String options, Instrumentation instrumentation) {
        String checks = System.getProperty("panmpi.checks", "");
        boolean isWanted = !"false".equalsIgnoreCase(System.getProperty("panmpi.checks.accesses"));
        if (isWanted
                && (checks.equalsIgnoreCase("strict") || checks.equalsIgnoreCase("strict=warn"))) {
            instrumentation.addTransformer(new ProgramTransformer(instrumentation));
            WatchedMemory.enable();
        }
    }
}
