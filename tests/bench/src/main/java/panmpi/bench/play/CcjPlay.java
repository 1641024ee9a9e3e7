package panmpi.bench.play;

import java.io.IOException;
import mpi.MPI;
import mpi.ccj.CCJException;
import mpi.ccj.ColGroup;
import mpi.ccj.ColGroupMaster;
import mpi.ccj.ColMember;

/** A JVM of {@code make bench-objects} that plays by CCJ, with one member. */
public final class CcjPlay extends ColMember {

    private CcjPlay() {}

    @Override
    public void run() {
        throw new UnsupportedOperationException("the main thread plays");
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
        CcjPlay member = new CcjPlay();
        master.addMember("all", member);
        ColGroup group = master.getGroup("all", master.getNumberOfCpus());
        Player player = new Player(group.getRank(member), MPI.COMM_WORLD::Barrier);
        player.learn("ccj", new CcjCalls(member, group));
        player.obey(Integer.parseInt(args[0]));
        member.done();
    }
}
