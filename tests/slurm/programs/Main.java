import mpi.MPI;

/**
 * Program that the commands of docs/cluster.md run: prints a sum over all ranks. An argument lets
 * one rank fail in one of several ways, or keeps the other ranks waiting for the last one.
 */
public final class Main {

    private Main() {}

    public static void main(String[] args) throws Exception {
        String way = args.length == 0 ? "sum" : args[0];
        boolean isTaskOne = "1".equals(System.getenv("SLURM_PROCID"));
        if (way.equals("early") && isTaskOne) {
            Thread.sleep(500);
            throw new IllegalStateException("before Init");
        }
        MPI.Init(args);
        sum();
        if (way.equals("wait")) {
            waitForOthers();
        } else if (MPI.COMM_WORLD.Rank() == 1) {
            fail(way);
        }
        MPI.COMM_WORLD.Barrier();
        MPI.Finalize();
    }

    private static void sum() throws Exception {
        int[] mine = {MPI.COMM_WORLD.Rank() + 1};
        int[] sum = new int[1];
        MPI.COMM_WORLD.Allreduce(mine, 0, sum, 0, 1, MPI.INT, MPI.SUM);
        var text = "rank %d of %d, sum %d".formatted(mine[0] - 1, MPI.COMM_WORLD.Size(), sum[0]);
        System.out.println(text + ", on " + System.getenv("SLURMD_NODENAME"));
    }

    /** Sleeps on the last rank, so that the other ranks wait for it in the barrier. */
    private static void waitForOthers() throws Exception {
        if (MPI.COMM_WORLD.Rank() == MPI.COMM_WORLD.Size() - 1) {
            Thread.sleep(600_000);
        }
    }

    private static void fail(String way) {
        switch (way) {
            case "throw" -> throw new IllegalStateException("after Init");
            case "exit" -> System.exit(3);
            case "halt" -> Runtime.getRuntime().halt(4);
            case "abort" -> MPI.COMM_WORLD.Abort(7);
            default -> {
                // The rank does not fail.
            }
        }
    }
}
