package panmpi.tests.cases.ccj;

import mpi.ccj.CCJException;
import mpi.ccj.ColGroup;
import mpi.ccj.ColGroupMaster;
import mpi.ccj.ColMember;

/**
 * Member of a CCJ group that has no task of its own: the thread of the test makes the member's
 * calls.
 */
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
