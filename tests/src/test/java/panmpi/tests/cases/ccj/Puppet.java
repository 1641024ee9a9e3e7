package panmpi.tests.cases.ccj;

import mpi.ccj.CCJException;
import mpi.ccj.ColGroup;
import mpi.ccj.ColGroupMaster;
import mpi.ccj.ColMember;

/** A member whose calls the test's own thread makes. */
final class Puppet extends ColMember {
    @Override
    public void run() {
        throw new AssertionError("no thread runs it");
    }

    /** Joins a group, and waits until the group has all its members. */
    ColGroup join(ColGroupMaster master, String name, int size) throws CCJException {
        master.addMember(name, this);
        return master.getGroup(name, size);
    }
}
