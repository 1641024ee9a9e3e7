package mpi;

/** Stands for the classes of panmpi.jar. */
public class StandIn {
    public static String name() {
        return "panmpi";
    }
}
