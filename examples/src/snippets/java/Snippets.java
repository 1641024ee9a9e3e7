import static java.lang.foreign.ValueLayout.JAVA_INT;
import static java.lang.foreign.ValueLayout.JAVA_LONG;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import mpi.Datatype;
import mpi.Group;
import mpi.Intracomm;
import mpi.MPI;
import mpi.Op;
import mpi.Request;
import mpi.Session;
import mpi.Status;
import mpi.Win;

/** The snippets of the Javadoc; for each one, rank 0 prints a line that shows its result. */
public class Snippets {
    private final Intracomm comm = MPI.COMM_WORLD;
    private final int rank = comm.getRank();
    private final int size = comm.getSize();
    private final int next = (rank + 1) % size;
    private final int previous = (rank + size - 1) % size;

    public static void main(String[] args) {
        MPI.Init(args);
        Snippets snippets = new Snippets();
        snippets.messages();
        snippets.requests();
        snippets.window();
        snippets.file();
        snippets.session();
        snippets.datatype();
        snippets.operation();
        snippets.group();
        snippets.exchange();
        snippets.future();
        MPI.Finalize();
    }

    private void messages() {
        // @start region="comm"
        double[] mine = {rank};
        double[] other = new double[1];
        comm.sendRecv(mine, 1, MPI.DOUBLE, next, 0, other, 1, MPI.DOUBLE, previous, 0);

        double[] sum = new double[1];
        comm.allReduce(mine, sum, 1, MPI.DOUBLE, MPI.SUM);

        List<String> names = comm.gather("rank " + rank, 0); // objects; null on other ranks
        // @end
        print("comm: from " + other[0] + ", sum " + sum[0] + ", " + names);
    }

    private void requests() {
        // @start region="request"
        int[] coming = new int[1000];
        int[] going = new int[1000];
        Arrays.fill(going, rank);
        Request[] both = {
            comm.iRecv(coming, coming.length, MPI.INT, previous, 1),
            comm.iSend(going, going.length, MPI.INT, next, 1)
        };
        // A computation here may use neither array.
        Status[] statuses = Request.waitAllStatus(both);
        int received = statuses[0].getCount(MPI.INT);
        // @end
        print("request: " + received + " numbers from rank " + coming[0]);
    }

    private void window() {
        int stored;
        // @start region="win"
        try (Win win = Win.allocate(Integer.BYTES, Integer.BYTES, null, comm)) {
            win.fence(0);
            win.put(new int[] {rank}, 1, MPI.INT, next, 0, 1, MPI.INT);
            win.fence(0); // the put is complete on both ranks
            stored = win.Base().getAtIndex(JAVA_INT, 0);
        }
        // @end
        print("win: rank " + stored + " has put its number here");
    }

    private void file() {
        int[] all = new int[size];
        // @start region="file"
        int mode = MPI.MODE_CREATE | MPI.MODE_RDWR | MPI.MODE_DELETE_ON_CLOSE;
        try (MPI.File file = MPI.File.open(comm, "snippets.bin", mode)) {
            file.setView(0, MPI.INT, MPI.INT, "native");
            file.writeAtAll(rank, new int[] {rank}, 1, MPI.INT); // the offset counts ints
            file.sync();
            comm.barrier();
            file.sync();
            file.readAtAll(0, all, size, MPI.INT);
        }
        // @end
        print("file: " + Arrays.toString(all));
    }

    private void session() {
        int[] sum = {rank};
        // @start region="session"
        try (Session session = Session.init(null, null);
                Group world = Group.fromSessionPset(session, "mpi://WORLD");
                Intracomm own = Intracomm.createFromGroup(world, "my.library", null, null)) {
            own.allReduce(sum, 1, MPI.INT, MPI.SUM); // no MPI.Init, no MPI.COMM_WORLD
        }
        // @end
        print("session: sum " + sum[0]);
    }

    private void datatype() {
        int rows = 3;
        int columns = 4;
        double[] matrix = new double[rows * columns];
        Arrays.setAll(matrix, i -> 100 * rank + i);
        double[] received = new double[rows];
        // @start region="datatype"
        // The first column of a matrix in rows: 1 of each 4 numbers, 3 times.
        try (Datatype column = Datatype.createVector(rows, 1, columns, MPI.DOUBLE)) {
            column.commit();
            comm.sendRecv(matrix, 1, column, next, 2, received, rows, MPI.DOUBLE, previous, 2);
        }
        // @end
        print("datatype: " + Arrays.toString(received));
    }

    private void operation() {
        long[] bits = {1L << rank};
        // @start region="op"
        try (Op either =
                Op.Create(
                        (in, inout, count, type) -> {
                            for (int i = 0; i < count; i++) {
                                long low = in.getAtIndex(JAVA_LONG, i);
                                long high = inout.getAtIndex(JAVA_LONG, i);
                                inout.setAtIndex(JAVA_LONG, i, low | high);
                            }
                        },
                        true)) {
            comm.allReduce(bits, 1, MPI.LONG, either);
        }
        // @end
        print("op: " + Long.toBinaryString(bits[0]));
    }

    private void group() {
        int[] places;
        // @start region="group"
        try (Group all = comm.getGroup();
                Group even = all.rangeIncl(new int[][] {{0, size - 1, 2}});
                Intracomm half = comm.create(even)) { // the null communicator on odd ranks
            if (!half.isNull()) {
                half.barrier();
            }
            places = Group.translateRanks(even, new int[] {0, 1}, all);
        }
        // @end
        print("group: even ranks begin with " + Arrays.toString(places));
    }

    private void exchange() {
        // @start region="exchange"
        Map<Integer, double[]> halo = Map.of(next, new double[] {rank, rank}); // known receivers
        Map<Integer, double[]> came = comm.exchange(halo); // unknown senders
        // @end
        print("exchange: " + came.keySet());
    }

    private void future() {
        // @start region="future"
        int[] number = new int[1];
        CompletableFuture<Integer> square =
                comm.iRecv(number, 1, MPI.INT, previous, 2)
                        .toFuture()
                        .thenApply(status -> number[0] * number[0]);
        comm.send(new int[] {rank}, 1, MPI.INT, next, 2);
        int of = square.join();
        // @end
        print("future: " + of);
    }

    private void print(String line) {
        if (rank == 0) {
            System.out.println(line);
        }
    }
}
