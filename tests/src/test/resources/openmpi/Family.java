import mpi.*;

/** Starts other processes, which find their parents; all then meet in one communicator. */
class Family {
    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        Intercomm parent = Intercomm.getParent();
        if (!parent.isNull()) {
            Intracomm all = parent.merge(true);
            int[] number = new int[1];
            parent.recv(number, 1, MPI.INT, 0, 9);
            number[0]++;
            parent.send(number, 1, MPI.INT, 0, 9);
            all.barrier();
            all.free();
            parent.disconnect();
            MPI.Finalize();
            return;
        }
        int me = MPI.COMM_WORLD.getRank();
        String[] command = java.util.Arrays.copyOfRange(args, 1, args.length);
        int[] errors = new int[2];
        Intercomm children = MPI.COMM_WORLD.spawn(args[0], command, 2, MPI.INFO_NULL, 0, errors);
        Intracomm all = children.merge(false);
        int sum = 0;
        if (me == 0) {
            for (int child = 0; child < children.getRemoteSize(); child++) {
                int[] number = {10 * child};
                children.send(number, 1, MPI.INT, child, 9);
                children.recv(number, 1, MPI.INT, child, 9);
                sum += number[0];
            }
            System.out.println("children " + children.getRemoteSize() + " of " + all.getSize() + ", sum " + sum
                    + ", inter " + children.isInter() + all.isInter());
        }
        all.barrier();
        all.free();
        children.disconnect();
        MPI.Finalize();
    }
}
