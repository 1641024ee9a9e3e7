package mpi.ccj;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import mpi.ccj.Tree.Child;

/**
 * Carries out the part of one member in collective operations: sends and receives messages along a
 * binomial tree, and for the barrier in rounds.
 */
record Collectives(MemberMessages messages, int rank, int size) {

    /**
     * Waits until all members have called the barrier. It is a dissemination barrier: in round k a
     * member notifies the member 2^k ranks above it and waits for the member 2^k ranks below it,
     * which works for every size.
     */
    void barrier() throws CCJException {
        for (int far = 1; far < size; far *= 2) {
            Sending told = messages.start(Kind.BARRIER, rank, (rank + far) % size, null);
            messages.receive(Kind.BARRIER, (rank - far + size) % size, rank);
            told.await();
        }
    }

    Object broadcast(Object object, int root) throws CCJException {
        Tree tree = Tree.of(rank, size, root);
        Object mine = rank == root ? object : messages.receive(Kind.BROADCAST, tree.parent(), rank);
        List<Sending> sent = new ArrayList<>();
        for (Child child : tree.children()) {
            sent.add(messages.start(Kind.BROADCAST, rank, child.rank(), mine));
        }
        awaitAll(sent);
        return mine;
    }

    /**
     * Combines the objects of all members; returns the result at the root, null elsewhere. Each
     * subtree has contiguous ranks, so that operands are always combined in the order of the ranks.
     */
    Object reduce(Object mine, ReductionObjectInterface reduction, int root) throws CCJException {
        Tree tree = Tree.of(rank, size, root);
        Serializable result = (Serializable) mine;
        for (Child child : tree.children().reversed()) {
            var other = (Serializable) messages.receive(Kind.REDUCE, child.rank(), rank);
            boolean before = child.rank() < rank;
            result = before ? reduction.reduce(other, result) : reduction.reduce(result, other);
        }
        if (rank != root) {
            messages.start(Kind.REDUCE, rank, tree.parent(), result).await();
            return null;
        }
        return result;
    }

    /** Distributes the root's parts; a child receives the parts of its subtree in one message. */
    Object scatter(Object[] parts, int root) throws CCJException {
        Tree tree = Tree.of(rank, size, root);
        Object[] mine =
                rank == root
                        ? parts
                        : (Object[]) messages.receive(Kind.SCATTER, tree.parent(), rank);
        int first = tree.own().from();
        List<Sending> sent = new ArrayList<>();
        for (Child child : tree.children()) {
            int from = child.block().from() - first;
            Object[] theirs = Arrays.copyOfRange(mine, from, from + child.block().size());
            sent.add(messages.start(Kind.SCATTER, rank, child.rank(), theirs));
        }
        awaitAll(sent);
        return mine[rank - first];
    }

    /** Gathers the parts of all members; returns them by rank at the root, null elsewhere. */
    Object[] gather(Object part, int root) throws CCJException {
        Tree tree = Tree.of(rank, size, root);
        int first = tree.own().from();
        Object[] mine = new Object[tree.own().size()];
        mine[rank - first] = part;
        for (Child child : tree.children().reversed()) {
            Object[] theirs = (Object[]) messages.receive(Kind.GATHER, child.rank(), rank);
            System.arraycopy(theirs, 0, mine, child.block().from() - first, theirs.length);
        }
        if (rank != root) {
            messages.start(Kind.GATHER, rank, tree.parent(), mine).await();
            return null;
        }
        return mine;
    }

    private static void awaitAll(List<Sending> sent) throws CCJException {
        for (Sending each : sent) {
            each.await();
        }
    }
}
