package mpi.ccj;

import java.util.ArrayList;
import java.util.List;

/**
 * Position of one member in the binomial tree of a collective operation. The block of all ranks is
 * halved repeatedly. The leader of a block, at first the root, sends to the first member of the
 * other half, which becomes the leader there. So each subtree is a block of contiguous ranks, for
 * every root.
 *
 * @param parent rank of the parent; -1 for the root.
 * @param own ranks of this member's subtree.
 * @param children the children, the largest subtree first.
 */
record Tree(int parent, Block own, List<Child> children) {

    /** Block of contiguous ranks: from {@code from}, inclusive, to {@code to}, exclusive. */
    record Block(int from, int to) {

        int size() {
            return to - from;
        }

        boolean has(int rank) {
            return from <= rank && rank < to;
        }
    }

    /** Child and the ranks of its subtree. */
    record Child(int rank, Block block) {}

    /** Finds the position of a rank in the tree of this size and root. */
    static Tree of(int rank, int size, int root) {
        Block own = new Block(0, size);
        int leader = root;
        int parent = -1;
        List<Child> children = new ArrayList<>();
        Block block = own;
        while (block.size() > 1) {
            int middle = block.from() + (block.size() + 1) / 2;
            Block lower = new Block(block.from(), middle);
            Block upper = new Block(middle, block.to());
            Block near = lower.has(leader) ? lower : upper;
            Block far = near == lower ? upper : lower;
            if (leader == rank) {
                children.add(new Child(far.from(), far));
            }
            block = near.has(rank) ? near : far;
            if (block == far) {
                if (rank == far.from()) {
                    parent = leader;
                    own = far;
                }
                leader = far.from();
            }
        }
        return new Tree(parent, own, children);
    }
}
