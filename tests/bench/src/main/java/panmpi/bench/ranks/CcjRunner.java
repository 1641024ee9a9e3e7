package panmpi.bench.ranks;

import java.io.IOException;
import mpi.MPI;
import mpi.ccj.CCJException;
import mpi.ccj.ColGroup;
import mpi.ccj.ColGroupMaster;
import mpi.ccj.ColMember;

/**
 * Program for the JVMs of {@code make bench-objects} that run the benchmarks of CCJ, a library for
 * collective communication in Java. Each JVM has one thread, which is a member of CCJ's group.
 */
public final class CcjRunner extends ColMember {

    private CcjRunner() {}

    @Override
    public void run() {
        throw new UnsupportedOperationException("the main thread runs");
    }

    /**
     * Runs in each JVM.
     *
     * @param args the driver's port on this host.
     * @throws CCJException if CCJ cannot begin.
     * @throws IOException if the driver is not there.
     */
    public static void main(String[] args) throws CCJException, IOException {
        ColGroupMaster master = new ColGroupMaster(args);
        CcjRunner member = new CcjRunner();
        master.addMember("all", member);
        ColGroup group = master.getGroup("all", master.getNumberOfCpus());
        Runner runner = new Runner(group.getRank(member), MPI.COMM_WORLD::Barrier);
        runner.learn("ccj", new CcjCalls(member, group));
        runner.serve(Integer.parseInt(args[0]));
        member.done();
    }
}
