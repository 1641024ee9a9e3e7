class $Template$ {
    /** Argument of {@code splitType} for parts whose processes can share memory. */
    @Generated("AliasEmitter")
    public static final int TYPE_SHARED = Mpi.MPI_COMM_TYPE_SHARED;

    /** The request of the call that makes this communicator; null if the call returned a communicator that was ready for use. */
    private Request madeBy;

    /** Stores the request of the call that makes this communicator. */
    final void madeBy(Request request) {
        madeBy = request;
    }

    /**
     * Returns the request of the {@code iDup} that makes this communicator; local.
     *
     * @return the request; {@code MPI.REQUEST_NULL} if another call made it.
     */
    @Generated("AliasEmitter")
    public Request getRequest() {
        return madeBy == null ? MPI.REQUEST_NULL : madeBy;
    }

    /**
     * Duplicates the communicator; collective.
     *
     * @return the copy, of the same class.
     * @throws MPIException if MPI reports an error.
     */
    @Generated("AliasEmitter")
    public abstract Comm dup();

    /**
     * Begins to duplicate the communicator; collective, not blocking.
     *
     * @return the copy, to be used once its {@code getRequest()} is complete.
     * @throws MPIException if MPI reports an error.
     */
    @Generated("AliasEmitter")
    public abstract Comm iDup();

    /**
     * Duplicates the communicator with other hints; collective.
     *
     * @param info hints for the copy.
     * @return the copy, of the same class.
     * @throws MPIException if MPI reports an error.
     */
    @Generated("AliasEmitter")
    public abstract Comm dupWithInfo(Info info);

    /** Returns this communicator, for calls on its topology; throws an exception if it has no topology. */
    @Generated("AliasEmitter")
    private Topocomm asTopocomm() {
        if (this instanceof Topocomm topology) {
            return topology;
        }
        throw new MPIException(
                "", Mpi.MPI_ERR_TOPOLOGY, Mpi.MPI_ERR_TOPOLOGY, "the communicator has no topology");
    }

    /**
     * {@link Comm#Abort(int) Abort} <span class="camel-case">under its camelCase name</span>.
     *
     * @param errorcode exit code of the job.
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Abort")
    public void abort(int errorcode) {
        ((Comm) this).Abort(errorcode);
    }

    /**
     * {@code Reduce_local} of an operation <span class="camel-case">under its camelCase name</span>, as a method of this class.
     *
     * @param inbuf the first operands.
     * @param inoutbuf the second operands, where the results go.
     * @param count number of elements.
     * @param datatype datatype of the elements.
     * @param op the operation.
     * @throws MPIException if an argument is wrong or MPI reports an error.
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Reduce_local")
    public static void reduceLocal(
            Object inbuf, Object inoutbuf, int count, Datatype datatype, Op op) {
        op.reduceLocal(inbuf, inoutbuf, count, datatype);
    }
}
