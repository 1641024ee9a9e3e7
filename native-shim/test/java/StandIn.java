package mpi;

/** Stands for the classes of panmpi.jar. */
public class StandIn {
    public static String name() {
        return "panmpi";
    }

    /** Whether it may allocate arrays that are not set to zero. */
    public static boolean isExported() {
        Module own = StandIn.class.getModule();
        return Object.class.getModule().isExported("jdk.internal.misc", own);
    }
}
