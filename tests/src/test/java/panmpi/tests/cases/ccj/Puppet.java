package panmpi.tests.cases.ccj;

import mpi.ccj.CCJException;
import mpi.ccj.ColGroup;
import mpi.ccj.ColGroupMaster;
import mpi.ccj.ColMember;

/** A member that the tests' own thread speaks for. */
final class Puppet extends ColMember {
    @Override
    public void run() {
        throw new AssertionError("no thread runs it");
    }

    /** Becomes one of a group; waits until the group has all its members. */
    ColGroup join(ColGroupMaster master, String name, int size) throws CCJException {
        master.addMember(name, this);
        return master.getGroup(name, size);
    }
}
