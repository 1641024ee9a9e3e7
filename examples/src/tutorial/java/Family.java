import mpi.Intercomm;
import mpi.Intracomm;
import mpi.MPI;

/** Parents and children, the same program, become one communicator and sum up together. */
public class Family {
    private static final int CHILDREN = 2;

    public static void main(String[] args) {
        MPI.Init(args);
        Intercomm parents = Intercomm.getParent();
        boolean isChild = !parents.isNull();
        Intercomm others = isChild ? parents : spawn();
        Intracomm all = others.merge(isChild);
        int sum = all.allReduce(all.getRank(), Integer::sum);
        String name = isChild ? "child" : "parent";
        System.out.println(name + " " + all.getRank() + " of " + all.getSize() + ": " + sum);
        all.free();
        others.disconnect();
        MPI.Finalize();
    }

    private static Intercomm spawn() {
        String mpijava = ProcessHandle.current().info().command().orElseThrow();
        String[] command = {"-cp", System.getProperty("java.class.path"), "Family"};
        return MPI.COMM_WORLD.spawn(mpijava, command, CHILDREN, null, 0);
    }
}
