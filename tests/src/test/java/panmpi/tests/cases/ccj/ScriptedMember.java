package panmpi.tests.cases.ccj;

import mpi.ccj.CCJException;
import mpi.ccj.ColGroup;
import mpi.ccj.ColGroupMaster;
import mpi.ccj.ColMember;
import panmpi.tests.support.Host;

/** Member of a CCJ group that runs, on its own thread, the task that a test passes to it. */
final class ScriptedMember extends ColMember {
    private static final String[] NO_ARGUMENTS = {};

    private final ColGroupMaster master;
    private final Shape shape;
    private final Duty duty;

    /** The work of a member. */
    @FunctionalInterface
    interface Duty {
        void run(ScriptedMember me, ColGroup group, int rank) throws CCJException;
    }

    ScriptedMember(ColGroupMaster master, Shape shape, Duty duty) {
        this.master = master;
        this.shape = shape;
        this.duty = duty;
    }

    /**
     * Lets all members of a group run a duty, for a group of each {@link Shape}; called in all
     * JVMs.
     */
    static void all(Duty duty) throws CCJException {
        for (Shape shape : Shape.values()) {
            of(shape, duty);
        }
    }

    /** Lets all members of a group run a duty, and waits until those of all JVMs have ended it. */
    static void of(Shape shape, Duty duty) throws CCJException {
        if (shape != Shape.ONE_EACH) {
            Host.assumeOneOrNot(
                    "MPICH", "threads look for messages over TCP in vain, in C as well");
        }
        try (var master = new ColGroupMaster(NO_ARGUMENTS)) {
            for (int i = 0; i < shape.here(); i++) {
                var member = new ScriptedMember(master, shape, duty);
                master.addMember(shape.name(), member);
                new Thread(member, shape + " " + i).start();
            }
        }
    }

    /**
     * Runs the duty. An exception ends the thread, and thus the job, because the other members
     * would wait for ever.
     */
    @Override
    public void run() {
        try {
            var group = master.getGroup(shape.name(), shape.size());
            duty.run(this, group, group.getRank(this));
            done();
        } catch (CCJException e) {
            throw new AssertionError(e);
        }
    }
}
