package panmpi.bench.apps;

import java.io.Serializable;
import mpi.ccj.CCJException;
import mpi.ccj.ColGroup;
import mpi.ccj.ColGroupMaster;
import mpi.ccj.ColMember;
import mpi.ccj.ReductionObjectInterface;

/**
 * Program for QR factorization that communicates with CCJ, a library for collective communication
 * in Java. CCJ works on groups of threads; here each JVM has one thread of the group.
 */
public final class QrByCcj extends ColMember implements Qr.Vectors {
    private final String[] args;
    private ColGroup group;

    private QrByCcj(String[] args) {
        this.args = args;
    }

    // --8<-- [start:communication]
    /** Reduction that returns the longer of two columns. */
    private static final class Longer implements ReductionObjectInterface {
        @Override
        public Serializable reduce(Serializable a, Serializable b) {
            return Pivot.longer((Pivot) a, (Pivot) b);
        }
    }

    @Override
    public Pivot longest(Pivot own) throws CCJException {
        return (Pivot) allReduce(group, own, new Longer());
    }

    @Override
    public double[] broadcast(double[] vector, int length, int root) throws CCJException {
        return (double[]) broadcast(group, vector, root);
    }

    // --8<-- [end:communication]

    @Override
    public void run() {
        try {
            Team team = new Team(group.getRank(this), group.size());
            new AppRunner("qr", new Qr(team, this), Qr.alone()).run(args);
            done();
        } catch (Exception e) {
            throw new IllegalStateException(e);
        }
    }

    /**
     * Runs in each JVM.
     *
     * @param args rows and columns of the matrix.
     * @throws CCJException if CCJ cannot form the group of all members.
     */
    public static void main(String[] args) throws CCJException {
        ColGroupMaster master = new ColGroupMaster(args);
        QrByCcj member = new QrByCcj(args);
        master.addMember("qr", member);
        member.group = master.getGroup("qr", master.getNumberOfCpus());
        new Thread(member).start();
    }
}
