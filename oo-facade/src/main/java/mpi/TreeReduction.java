package mpi;

/**
 * Reduction of objects by a binomial tree: each rank combines its operand with the operands that it
 * receives from higher ranks, and sends the result to a lower rank. A rank makes at most
 * log2(ranks) steps. The operands are combined in the order of the ranks, but not from left to
 * right: for four ranks, (0∘1)∘(2∘3). An operation must therefore be associative.
 */
final class TreeReduction {

    /**
     * Tag that differs from that of nonblocking calls, whose messages use the same communicator.
     */
    private static final int TAG = 1;

    /** Smallest number of ranks for which a tree takes fewer steps than a gather. */
    private static final int WORTHWHILE = 4;

    private final String call;
    private final Ranks program;
    private final Comm own;

    TreeReduction(String call, Ranks program) {
        this.call = call;
        this.program = program;
        own = program.forObjects();
    }

    /** Returns true for a communicator within one group that has enough ranks for a tree. */
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

    /** Combines the operands of all ranks, and gives each rank the result. */
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

    /**
     * Combines the operands from the leaves of the tree to its root, rank 0. Returns at rank 0 the
     * result, or a {@link FailedReduction} if an operation has thrown an exception; null on the
     * other ranks.
     */
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

    /**
     * Combines {@code mine} with the operand that rank {@code higher} sends. Returns a {@link
     * FailedReduction} instead of throwing an exception, so that it is sent on and no rank waits in
     * vain.
     */
    private Object combined(ObjectReduction all, Object mine, int higher, Object recvbuf) {
        try {
            Object other = own.recv(higher, TAG);
            return mine instanceof FailedReduction ? mine : all.combined(mine, other, recvbuf);
        } catch (RuntimeException | StackOverflowError failure) {
            return FailedReduction.of(failure, own.codec());
        }
    }
}
