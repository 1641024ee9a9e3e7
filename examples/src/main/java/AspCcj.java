import java.util.Arrays;
import mpi.ccj.CCJException;
import mpi.ccj.ColGroup;
import mpi.ccj.ColGroupMaster;
import mpi.ccj.ColMember;
import mpi.ccj.Reduction;

/**
 * Computes the shortest paths between all pairs of towns on a ring road, by threads that exchange
 * objects with the classes of CCJ (collective communication in Java). Each JVM has one or more
 * threads. Each thread has some rows of the table of distances. In step {@code k}, the thread that
 * has row {@code k} broadcasts it to all threads.
 */
public class AspCcj extends ColMember {
    private static final int TOWNS = 120;
    private static final int FAR = 1 << 20;

    private final ColGroupMaster master;
    private final int members;

    private AspCcj(ColGroupMaster master, int members) {
        this.master = master;
        this.members = members;
    }

    /**
     * Runs in every JVM: {@code mpiexec -n 2 mpijava AspCcj 3}.
     *
     * @param args number of threads in each JVM; one by default.
     * @throws CCJException if CCJ cannot form the group of all threads.
     */
    public static void main(String[] args) throws CCJException {
        ColGroupMaster master = new ColGroupMaster(args);
        int here = args.length == 0 ? 1 : Integer.parseInt(args[0]);
        for (int i = 0; i < here; i++) {
            AspCcj member = new AspCcj(master, here * master.getNumberOfCpus());
            master.addMember("asp", member);
            new Thread(member).start();
        }
    }

    @Override
    public void run() {
        try {
            ColGroup group = master.getGroup("asp", members);
            int rank = group.getRank(this);
            int[][] table = new int[TOWNS][];
            for (int town = rank; town < TOWNS; town += members) {
                table[town] = roadsFrom(town);
            }
            for (int k = 0; k < TOWNS; k++) {
                table[k] = (int[]) broadcast(group, table[k], k % members);
                shorten(table, rank, k);
            }
            int farthest = 0;
            for (int town = rank; town < TOWNS; town += members) {
                farthest = Math.max(farthest, Arrays.stream(table[town]).max().orElse(0));
            }
            Integer all = (Integer) reduce(group, farthest, Reduction.MAX, 0);
            if (rank == 0) {
                System.out.println(TOWNS + " towns, " + members + " members: " + all + " at most");
            }
            done();
        } catch (CCJException e) {
            throw new IllegalStateException(e);
        }
    }

    private void shorten(int[][] table, int rank, int k) {
        for (int town = rank; town < TOWNS; town += members) {
            for (int to = 0; to < TOWNS; to++) {
                table[town][to] = Math.min(table[town][to], table[town][k] + table[k][to]);
            }
        }
    }

    private static int[] roadsFrom(int town) {
        int[] roads = new int[TOWNS];
        Arrays.fill(roads, FAR);
        roads[town] = 0;
        roads[(town + 1) % TOWNS] = 1;
        roads[(town + TOWNS - 1) % TOWNS] = 1;
        return roads;
    }
}
