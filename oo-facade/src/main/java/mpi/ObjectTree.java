package mpi;

/**
 * A reduction of objects by a binomial tree: each rank combines what it has with what comes from
 * higher ranks, and passes the result to a lower one. A rank makes at most log2(ranks) steps. The
 * operands are combined in the order of the ranks, in other groups than one by one.
 */
final class ObjectTree {

    /** Other than that of nonblocking calls, whose messages take the same communicator. */
    private static final int TAG = 1;

    /** Ranks from which on a tree takes fewer steps than a gathering. */
    private static final int WORTHWHILE = 4;

    private final String call;
    private final Ranks program;
    private final Comm own;

    ObjectTree(String call, Ranks program) {
        this.call = call;
        this.program = program;
        own = program.forObjects();
    }

    /** True for a communicator whose ranks all take part, and are enough. */
    static boolean suits(Ranks comm) {
        return comm instanceof Intracomm && comm.Size() >= WORTHWHILE;
    }

    /** Combines the operands of all ranks at the root. */
    void reduce(
            Object sendbuf,
            int sendoffset,
            Object recvbuf,
            int recvoffset,
            int count,
            Datatype type,
            Op op,
            int root) {
        program.rootOf(call, root);
        ObjectReduction all = new ObjectReduction(call, sendbuf, op, count, type, 1);
        if (count == 0) {
            return;
        }
        Object result = up(all, sendbuf, sendoffset, recvbuf);
        int me = own.Rank();
        if (me == 0 && root != 0) {
            own.send(result, root, TAG);
        } else if (me == root) {
            all.store(root == 0 ? result : own.recv(0, TAG), recvbuf, recvoffset);
        }
    }

    /** Combines the operands of all ranks for each of them. */
    void reduce(
            Object sendbuf,
            int sendoffset,
            Object recvbuf,
            int recvoffset,
            int count,
            Datatype type,
            Op op) {
        ObjectReduction all = new ObjectReduction(call, sendbuf, op, count, type, 1);
        if (count > 0) {
            Object result = own.bcast(up(all, sendbuf, sendoffset, recvbuf), 0);
            all.store(result, recvbuf, recvoffset);
        }
    }

    /** Passes the operands up; rank 0 returns the result, which is perhaps a failure. */
    private Object up(ObjectReduction all, Object sendbuf, int sendoffset, Object recvbuf) {
        int me = own.Rank();
        int ranks = own.Size();
        boolean isLeaf = (me & 1) != 0 || me == ranks - 1;
        Object mine =
                isLeaf
                        ? all.operand(sendbuf, sendoffset)
                        : all.copied(sendbuf, sendoffset, own.codec());
        for (int step = 1; step < ranks; step <<= 1) {
            if ((me & step) != 0) {
                own.send(mine, me - step, TAG);
                return null;
            }
            if (me + step < ranks) {
                mine = combined(all, mine, me + step, recvbuf);
            }
        }
        return mine;
    }

    /** Combines with the operand of a higher rank; a failure goes on, so that nobody waits. */
    private Object combined(ObjectReduction all, Object mine, int higher, Object recvbuf) {
        try {
            Object other = own.recv(higher, TAG);
            return mine instanceof FailedReduction ? mine : all.combined(mine, other, recvbuf);
        } catch (RuntimeException | StackOverflowError failure) {
            return FailedReduction.of(failure, own.codec());
        }
    }
}
