package panmpi.bench.apps;

import java.io.Serializable;
import java.util.Arrays;
import mpi.ccj.CCJException;
import mpi.ccj.ColGroup;
import mpi.ccj.ColGroupMaster;
import mpi.ccj.ColMember;
import mpi.ccj.DividableDataObjectInterface;
import mpi.ccj.ReductionObjectInterface;

/**
 * Program for linear equations that communicates with CCJ, a library for collective communication
 * in Java. CCJ works on groups of threads; here each JVM has one thread of the group.
 */
public final class LeqByCcj extends ColMember implements Leq.Solutions {
    private final String[] args;
    private ColGroup group;

    private LeqByCcj(String[] args) {
        this.args = args;
    }

    // --8<-- [start:communication]
    /** Array of the whole solution, which CCJ assembles from the parts of all members. */
    private record Solution(double[] numbers) implements DividableDataObjectInterface {
        @Override
        public Object elementAt(int index, int groupSize) {
            Part part = Part.of(numbers.length, index, groupSize);
            return Arrays.copyOfRange(numbers, part.first(), part.end());
        }

        @Override
        public void setElementAt(int index, int groupSize, Serializable object) {
            Part part = Part.of(numbers.length, index, groupSize);
            System.arraycopy(object, 0, numbers, part.first(), part.length());
        }
    }

    /** Reduction that returns the larger of two numbers. */
    private static final class Max implements ReductionObjectInterface {
        @Override
        public Serializable reduce(Serializable a, Serializable b) {
            return Math.max((Double) a, (Double) b);
        }
    }

    @Override
    public double[] gather(double[] part, int length) throws CCJException {
        Solution solution = new Solution(new double[length]);
        allGather(group, solution, part);
        return solution.numbers();
    }

    @Override
    public double max(double number) throws CCJException {
        return (Double) allReduce(group, number, new Max());
    }

    // --8<-- [end:communication]

    @Override
    public void run() {
        try {
            Team team = new Team(group.getRank(this), group.size());
            new AppRunner("leq", new Leq(team, this), Leq.alone()).run(args);
            done();
        } catch (Exception e) {
            throw new IllegalStateException(e);
        }
    }

    /**
     * Runs in each JVM.
     *
     * @param args number of equations.
     * @throws CCJException if CCJ cannot form the group of all members.
     */
    public static void main(String[] args) throws CCJException {
        ColGroupMaster master = new ColGroupMaster(args);
        LeqByCcj member = new LeqByCcj(args);
        master.addMember("leq", member);
        member.group = master.getGroup("leq", master.getNumberOfCpus());
        new Thread(member).start();
    }
}
