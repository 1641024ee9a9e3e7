import mpi.*;

/** Composes functions a * x + b, which do not commute: ranks must be taken in order. */
public class Affine {
    static class Compose extends User_function {
        public void Call(Object invec, int inoffset, Object inoutvec, int inoutoffset,
                int count, Datatype datatype) throws MPIException {
            double[] in = (double[]) invec;
            double[] inout = (double[]) inoutvec;
            for (int i = 0; i < count; i++) {
                int k = inoffset + 2 * i, m = inoutoffset + 2 * i;
                double a = in[k], b = in[k + 1];
                inout[m + 1] += inout[m] * b;
                inout[m] *= a;
            }
        }
    }

    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        int me = MPI.COMM_WORLD.Rank();
        Datatype function = Datatype.Contiguous(2, MPI.DOUBLE);
        function.Commit();
        Op compose = new Op(new Compose(), false);
        double[] mine = {-1, me + 2, 1, me + 1, 0.5, me}, result = new double[7];
        MPI.COMM_WORLD.Scan(mine, 0, result, 1, 3, function, compose);
        MPI.COMM_WORLD.Barrier();
        if (me == 3) show("scan", result, 1);
        double[] reduced = new double[6];
        MPI.COMM_WORLD.Reduce(mine, 0, reduced, 0, 3, function, compose, 2);
        if (me == 2) show("reduce", reduced, 0);
        int[] counts = {1, 0, 1, 1};
        double[] part = new double[2];
        MPI.COMM_WORLD.Reduce_scatter(mine, 0, part, 0, counts, function, compose);
        if (me == 3) System.out.println("scattered " + part[0] + " " + part[1]);
        MPI.Finalize();
    }

    static void show(String what, double[] f, int at) {
        for (int i = 0; i < 3; i++) what += " " + f[at + 2 * i] + "x+" + f[at + 2 * i + 1];
        System.out.println(what);
    }
}
