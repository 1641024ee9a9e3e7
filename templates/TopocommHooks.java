class $Template$ {
    /** The number of neighbours that send here. */
    abstract int indegree();

    /** The number of neighbours that are sent to. */
    abstract int outdegree();
}
