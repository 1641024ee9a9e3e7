package mpi.ccj;

/**
 * Checks the rank arguments of operations on a group.
 *
 * @param group name of the group.
 * @param size number of its members.
 */
record Ranks(String group, int size) {

    /** Throws unless the group has a member of this rank. */
    void check(String what, int rank) throws CCJException {
        if (rank < 0 || rank >= size) {
            String rule = " is outside 0.." + (size - 1) + ", the ranks of " + this;
            throw new CCJException(what + " " + rank + rule);
        }
    }

    /** Describes the group by its name and size. */
    @Override
    public String toString() {
        return "group \"" + group + "\" of " + size;
    }
}
