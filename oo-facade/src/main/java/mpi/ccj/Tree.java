package mpi.ccj;

import java.util.ArrayList;
import java.util.List;

/**
 * One member's place in the binomial tree of a collective operation. The ranks are halved again and
 * again; the leader of a block sends to the leader of the half that is not its own, which is the
 * first member there. So each subtree is a block of ranks one after the other, whoever is the root.
 *
 * @param parent the member above; -1 for the root.
 * @param own the ranks at and below this member.
 * @param children the members below, the largest subtree first.
 */
record Tree(int parent, Block own, List<Child> children) {

    /** Ranks one after the other: {@code from} and those up to, without, {@code to}. */
    record Block(int from, int to) {

        int size() {
            return to - from;
        }

        boolean has(int rank) {
            return from <= rank && rank < to;
        }
    }

    /** A member below, and the ranks at and below it. */
    record Child(int rank, Block block) {}

    /** The place of a rank among so many. */
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
