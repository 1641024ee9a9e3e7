import mpi.*;

public class Mixed {
    public static void main(String[] args) throws MPIException {
        MPI.Init(args);
        Intracomm world = MPI.COMM_WORLD;
        int[] n = new int[2];
        double[] x = new double[4];
        char[] text = new char[8];
        boolean[] flag = new boolean[1];
        int room = world.Pack_size(2, MPI.INT) + world.Pack_size(3, MPI.DOUBLE)
            + world.Pack_size(8, MPI.CHAR) + world.Pack_size(1, MPI.BOOLEAN);
        byte[] packet = new byte[room];
        if (world.Rank() == 3) {
            "mpiJava!".getChars(0, 8, text, 0);
            int at = world.Pack(new int[] {7, -8}, 0, 2, MPI.INT, packet, 0);
            at = world.Pack(new double[] {0, 1.5, 2.5, 3.5}, 1, 3, MPI.DOUBLE, packet, at);
            at = world.Pack(text, 0, 8, MPI.CHAR, packet, at);
            at = world.Pack(new boolean[] {true}, 0, 1, MPI.BOOLEAN, packet, at);
            for (int to = 0; to < 3; to++) world.Send(packet, 0, at, MPI.PACKED, to, 0);
        } else {
            Status status = world.Probe(3, 0);
            int bytes = status.Get_count(MPI.PACKED);
            world.Recv(packet, 0, bytes, MPI.PACKED, status.source, status.tag);
            int at = world.Unpack(packet, 0, n, 0, 2, MPI.INT);
            at = world.Unpack(packet, at, x, 0, 3, MPI.DOUBLE);
            at = world.Unpack(packet, at, text, 0, 8, MPI.CHAR);
            at = world.Unpack(packet, at, flag, 0, 1, MPI.BOOLEAN);
            System.out.println(world.Rank() + ": " + n[0] + " " + n[1] + " " + x[0] + " " + x[1]
                + " " + x[2] + " " + x[3] + " " + new String(text) + " " + flag[0] + " "
                + (at == bytes));
        }
        MPI.Finalize();
    }
}
