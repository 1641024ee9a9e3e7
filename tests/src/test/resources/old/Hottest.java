import mpi.*;

public class Hottest {
    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        int me = MPI.COMM_WORLD.Rank();
        double[] heat = {20 + (me * 7) % 4, me, 5, me}, max = new double[4];
        MPI.COMM_WORLD.Reduce(heat, 0, max, 0, 2, MPI.DOUBLE2, MPI.MAXLOC, 0);
        int[] cold = {0, (me * 3) % 5, me}, min = new int[2];
        MPI.COMM_WORLD.Allreduce(cold, 1, min, 0, 1, MPI.INT2, MPI.MINLOC);
        short[] s = {(short) -me, (short) me}, t = new short[2];
        MPI.COMM_WORLD.Scan(s, 0, t, 0, 1, MPI.SHORT2, MPI.MINLOC);
        if (me == 0) {
            System.out.println("hottest " + max[0] + " at " + max[1]
                + ", tied " + max[2] + " at " + max[3]);
        }
        if (me == 3) {
            System.out.println("coldest " + min[0] + " at " + min[1] + ", " + t[0] + " at " + t[1]);
        }
        byte[] bits = {(byte) (1 << me)}, or = new byte[1];
        MPI.COMM_WORLD.Allreduce(bits, 0, or, 0, 1, MPI.BYTE, MPI.BOR);
        if (me == 1) System.out.println("bits " + or[0]);
        MPI.Finalize();
    }
}
