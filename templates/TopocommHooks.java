// Abstract methods of the generated base class TopocommCalls, which calls them; the hand-written class mpi.Topocomm implements them.
class $Template$ {
    /** Returns the number of neighbours that send to this rank. */
    abstract int indegree();

    /** Returns the number of neighbours to which this rank sends. */
    abstract int outdegree();
}
