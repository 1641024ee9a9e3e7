import static java.lang.foreign.ValueLayout.ADDRESS;
import static java.lang.foreign.ValueLayout.JAVA_INT;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import mpi.Intracomm;
import mpi.MPI;
import mpi.Request;

/**
 * Zoltan balances points that are all on rank 0 at first. It calls methods of Java on each rank to
 * ask for the points, and decides which points go to which rank; the program sends them by panmpi.
 */
public class ZoltanPoints {
    private static final int POINTS = 1200;
    private static final int FATAL = -1;

    private final CLibrary zoltan;
    private final Intracomm world = MPI.COMM_WORLD;

    private ZoltanPoints(CLibrary zoltan) {
        this.zoltan = zoltan;
    }

    /**
     * Runs on two ranks or more: {@code mpiexec -n 3 mpijava ZoltanPoints}.
     *
     * @param args none.
     * @throws ReflectiveOperationException if a method that Zoltan calls is not found.
     */
    public static void main(String[] args) throws ReflectiveOperationException {
        MPI.Init(args);
        try (Arena arena = Arena.ofConfined()) {
            new ZoltanPoints(CLibrary.open("libtrilinos_zoltan.so.13.2")).balance(arena);
        }
        MPI.Finalize();
    }

    private void balance(Arena arena) throws ReflectiveOperationException {
        MemorySegment none = MemorySegment.NULL;
        check(zoltan.callInt("Zoltan_Initialize", 0, none, arena.allocate(4)));
        MemorySegment balancer = zoltan.callAddress("Zoltan_Create", world);
        for (String setting : new String[] {"LB_METHOD=RCB", "DEBUG_LEVEL=0"}) {
            MemorySegment name = arena.allocateFrom(setting.replaceFirst("=.*", ""));
            MemorySegment value = arena.allocateFrom(setting.replaceFirst(".*=", ""));
            check(zoltan.callInt("Zoltan_Set_Param", balancer, name, value));
        }
        var mesh = new PointQueries(world.getRank() == 0 ? POINTS : 0);
        for (String query : PointQueries.ALL) {
            MemorySegment pointer = mesh.pointer(query, arena);
            check(zoltan.callInt("Zoltan_Set_" + query + "_Fn", balancer, pointer, none));
        }
        // Results of Zoltan: counts, and lists of the points to receive, of those to send, and of
        // the ranks that have or get these points.
        MemorySegment counts = arena.allocate(JAVA_INT, 5);
        MemorySegment lists = arena.allocate(ADDRESS, 8);
        check(zoltan.callInt("Zoltan_LB_Partition", arguments(balancer, counts, lists)));
        report(mesh.count(), counts.getAtIndex(JAVA_INT, 3), counts.getAtIndex(JAVA_INT, 4), lists);
        free(lists, 0);
        free(lists, 4);
        zoltan.run("Zoltan_Destroy", arena.allocateFrom(ADDRESS, balancer));
    }

    private void free(MemorySegment lists, int first) {
        var four = new Object[4];
        for (int i = 0; i < 4; i++) {
            four[i] = cell(lists, first + i);
        }
        check(zoltan.callInt("Zoltan_LB_Free_Part", four));
    }

    private static Object[] arguments(
            MemorySegment balancer, MemorySegment counts, MemorySegment lists) {
        var arguments = new Object[14];
        arguments[0] = balancer;
        for (int i = 0; i < 4; i++) {
            arguments[1 + i] = counts.asSlice(4L * i, 4);
            arguments[5 + i] = cell(lists, i);
            arguments[10 + i] = cell(lists, 4 + i);
        }
        arguments[9] = counts.asSlice(16, 4);
        return arguments;
    }

    private static MemorySegment cell(MemorySegment lists, int index) {
        return lists.asSlice(index * ADDRESS.byteSize(), ADDRESS.byteSize());
    }

    /**
     * Sends the points to the ranks that Zoltan has chosen. Prints whether all points have arrived
     * somewhere, and whether this rank has about as many points as the others.
     */
    @SuppressWarnings("restricted")
    private void report(int had, int coming, int going, MemorySegment lists) {
        var ids = lists.getAtIndex(ADDRESS, 4).reinterpret(4L * going);
        var ranks = lists.getAtIndex(ADDRESS, 6).reinterpret(4L * going);
        long whole = (long) POINTS * (POINTS - 1) / 2;
        long[] sum = {(had == 0 ? 0 : whole) + move(ids, ranks, coming)};
        world.allReduce(MPI.IN_PLACE, sum, 1, MPI.LONG, MPI.SUM);
        double share = (had + coming - going) * (double) world.getSize() / POINTS;
        boolean isRight = share > 0.9 && share < 1.1 && sum[0] == whole;
        System.out.println("rank " + world.getRank() + " has a fair part: " + isRight);
    }

    /**
     * Sends points from Zoltan's memory, and receives {@code coming} points. Returns the sum of the
     * ids of the received points minus that of the sent points.
     */
    private long move(MemorySegment ids, MemorySegment ranks, int coming) {
        var requests = new Request[(int) ids.byteSize() / 4];
        long sum = 0;
        for (int i = 0; i < requests.length; i++) {
            int to = ranks.getAtIndex(JAVA_INT, i);
            requests[i] = world.iSend(ids.asSlice(4L * i, 4), 1, MPI.INT, to, 1);
            sum -= ids.getAtIndex(JAVA_INT, i);
        }
        int[] point = new int[1];
        for (int i = 0; i < coming; i++) {
            world.recv(point, 1, MPI.INT, 0, 1);
            sum += point[0];
        }
        Request.waitAll(requests);
        return sum;
    }

    private static void check(int result) {
        if (result <= FATAL) {
            throw new IllegalStateException("Zoltan's error " + result);
        }
    }
}
