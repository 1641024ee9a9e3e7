package panmpi.bench.apps;

import mpi.ccj.CCJException;
import mpi.ccj.ColGroup;
import mpi.ccj.ColGroupMaster;
import mpi.ccj.ColMember;

/**
 * Program for shortest paths that broadcasts with CCJ, a library for collective communication in
 * Java. CCJ works on groups of threads; here each JVM has one thread of the group.
 */
public final class AspByCcj extends ColMember implements Asp.Rows {
    private final String[] args;
    private ColGroup group;

    private AspByCcj(String[] args) {
        this.args = args;
    }

    // --8<-- [start:communication]
    @Override
    public int[] broadcast(int[] row, int length, int root) throws CCJException {
        return (int[]) broadcast(group, row, root);
    }

    // --8<-- [end:communication]

    @Override
    public void run() {
        try {
            Team team = new Team(group.getRank(this), group.size());
            new AppRunner("asp", new Asp(team, this), Asp.alone()).run(args);
            done();
        } catch (Exception e) {
            throw new IllegalStateException(e);
        }
    }

    /**
     * Runs in each JVM.
     *
     * @param args number of towns.
     * @throws CCJException if CCJ cannot form the group of all members.
     */
    public static void main(String[] args) throws CCJException {
        ColGroupMaster master = new ColGroupMaster(args);
        AspByCcj member = new AspByCcj(args);
        master.addMember("asp", member);
        member.group = master.getGroup("asp", master.getNumberOfCpus());
        new Thread(member).start();
    }
}
