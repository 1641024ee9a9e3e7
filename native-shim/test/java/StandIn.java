package mpi;

/** Replaces, in tests, the classes of panmpi.jar that programs use. */
public class StandIn {
    public static String name() {
        return "panmpi";
    }

    /** Returns true if the JDK's package is exported that allocates arrays without zeroing them. */
    public static boolean isExported() {
        Module own = StandIn.class.getModule();
        return Object.class.getModule().isExported("jdk.internal.misc", own);
    }
}
