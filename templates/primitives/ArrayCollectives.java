package mpi;

import mpi.internal.Generated;

/**
 * Collective calls on whole arrays, without counts. If the ranks may pass arrays of different
 * lengths, they exchange the lengths first. Each result is a new array of the right length.
 */
@Generated("PrimitivesEmitter")
abstract class ArrayCollectives extends IntracommCalls {

    ArrayCollectives(long handle) {
        super(handle);
    }

    /**
     * Gathers an array of each rank, of any length, on all ranks; blocking and collective. It costs
     * an {@code Allgather} of the lengths, and an {@code Allgatherv}.
     *
     * @param mine elements of this rank, perhaps none.
     * @return the elements of all ranks, in the order of the ranks.
     * @throws MPIException if the array is null, if the ranks together have more elements than an
     *     array can have (then on every rank), or if MPI reports an error.
     */
    @Each("boolean byte char short int long float double")
    public $type$[] allGatherv($type$[] mine) {
        return ($type$[]) ArrayExchange.allGatherv(comm(), mine, MPI.$NAME$);
    }

    /**
     * Gathers an array of each rank, of any length, at the root; blocking and collective. It costs
     * an {@code Allgather} of the lengths, and a {@code Gatherv}.
     *
     * @param mine elements of this rank, perhaps none.
     * @param root rank that gets all elements.
     * @return the elements of all ranks, in the order of the ranks; null on all but the root.
     * @throws MPIException if the array is null, if the ranks together have more elements than an
     *     array can have (then on every rank), or if MPI reports an error.
     */
    @Each("boolean byte char short int long float double")
    public $type$[] gatherv($type$[] mine, int root) {
        return ($type$[]) ArrayExchange.gatherv(comm(), mine, MPI.$NAME$, root);
    }

    /**
     * Sends an array, of any length, from the root to each rank; blocking and collective. It costs
     * a {@code Scatter} of the lengths, and a {@code Scatterv}.
     *
     * @param parts an array for each rank, perhaps empty; on other ranks than the root it is
     *     ignored, and may be null.
     * @param root rank that sends the arrays.
     * @return the elements for this rank.
     * @throws MPIException if the root has not one array for each rank, or more elements in all
     *     than an array can have, or if MPI reports an error.
     */
    @Each("boolean byte char short int long float double")
    public $type$[] scatterv($type$[][] parts, int root) {
        return ($type$[]) ArrayExchange.scatterv(comm(), parts, $type$.class, MPI.$NAME$, root);
    }

    /**
     * Sends an array to each rank, of any length, and receives one from each; blocking and
     * collective. It costs an {@code Alltoall} of the lengths, and a message for each array that
     * has elements.
     *
     * @param parts an array for each rank, perhaps empty.
     * @return an array from each rank.
     * @throws MPIException if there is not one array for each rank, or if MPI reports an error.
     */
    @Each("boolean byte char short int long float double")
    public $type$[][] allToAllv($type$[][] parts) {
        return ($type$[][]) ArrayExchange.allToAllv(comm(), parts, $type$.class, MPI.$NAME$);
    }

    /**
     * Combines arrays element by element over all ranks; blocking and collective.
     *
     * @param mine elements of this rank; their number must be the same on all ranks.
     * @param op how two elements are combined.
     * @return the elements of all ranks combined.
     * @throws MPIException if the array is null, or if MPI reports an error.
     */
    @Each("boolean byte char short int long float double")
    public $type$[] allReduce($type$[] mine, Op op) {
        $type$[] all = new $type$[ArrayExchange.length("allReduce", mine)];
        Allreduce(mine, 0, all, 0, all.length, MPI.$NAME$, op);
        return all;
    }

    /**
     * Combines arrays element by element over all ranks, at the root; blocking and collective.
     *
     * @param mine elements of this rank; their number must be the same on all ranks.
     * @param op how two elements are combined.
     * @param root rank that gets the result.
     * @return the elements of all ranks combined; null on all but the root.
     * @throws MPIException if the array is null, or if MPI reports an error.
     */
    @Each("boolean byte char short int long float double")
    public $type$[] reduce($type$[] mine, Op op, int root) {
        int length = ArrayExchange.length("reduce", mine);
        $type$[] all = isRoot(root) ? new $type$[length] : null;
        Reduce(mine, 0, all, 0, length, MPI.$NAME$, op, root);
        return all;
    }

    /**
     * Combines arrays element by element over the ranks up to this one; blocking and collective.
     *
     * @param mine elements of this rank; their number must be the same on all ranks.
     * @param op how two elements are combined.
     * @return the elements of ranks 0 to this one combined.
     * @throws MPIException if the array is null, or if MPI reports an error.
     */
    @Each("boolean byte char short int long float double")
    public $type$[] scan($type$[] mine, Op op) {
        $type$[] all = new $type$[ArrayExchange.length("scan", mine)];
        Scan(mine, 0, all, 0, all.length, MPI.$NAME$, op);
        return all;
    }

    /**
     * Combines arrays element by element over the ranks before this one; blocking and collective.
     *
     * @param mine elements of this rank; their number must be the same on all ranks.
     * @param op how two elements are combined.
     * @return the elements of the ranks before this one combined; null on rank 0, which has none
     *     before it.
     * @throws MPIException if the array is null, or if MPI reports an error.
     */
    @Each("boolean byte char short int long float double")
    public $type$[] exScan($type$[] mine, Op op) {
        $type$[] all = new $type$[ArrayExchange.length("exScan", mine)];
        Exscan(mine, 0, all, 0, all.length, MPI.$NAME$, op);
        return Rank() == 0 ? null : all;
    }

    /**
     * Adds arrays up element by element over all ranks, so that each sum has the same bits with any
     * number of ranks, any MPI library and any order of messages; blocking and collective. It costs
     * an {@code Allreduce} of one {@code int} for each element, and an {@code Allreduce} of three
     * {@code long}s for each element. Bits more than 110 places below the largest number of a sum
     * are cut off. Infinities and NaN are added as by {@code +}; a sum of zeros is positive.
     *
     * @param mine elements of this rank; their number must be the same on all ranks.
     * @return the sums.
     * @throws MPIException if the array is null, or if MPI reports an error.
     */
    @Each("float double")
    public $type$[] allReduceReproducible($type$[] mine) {
        double[] sums = ReproducibleSums.all(comm(), ReproducibleSums.doubles(mine));
        return ($type$[]) ReproducibleSums.like(mine, sums);
    }

    /**
     * Adds arrays up element by element over all ranks at the root, as {@code
     * allReduceReproducible} does; blocking and collective. It costs an {@code Allreduce} of one
     * {@code int} for each element, and a {@code Reduce} of three {@code long}s for each element.
     *
     * @param mine elements of this rank; their number must be the same on all ranks.
     * @param root rank that gets the sums.
     * @return the sums; null on all but the root.
     * @throws MPIException if the array is null, or if MPI reports an error.
     */
    @Each("float double")
    public $type$[] reduceReproducible($type$[] mine, int root) {
        double[] sums = ReproducibleSums.atRoot(comm(), ReproducibleSums.doubles(mine), root);
        return ($type$[]) ReproducibleSums.like(mine, sums);
    }

    /**
     * Adds arrays up element by element over the ranks up to this one, as {@code
     * allReduceReproducible} does; blocking and collective. It costs an {@code Allreduce} of one
     * {@code int} for each element, and a {@code Scan} of three {@code long}s for each element.
     *
     * @param mine elements of this rank; their number must be the same on all ranks.
     * @return the sums over ranks 0 to this one; their bits may depend on the largest number of all
     *     ranks.
     * @throws MPIException if the array is null, or if MPI reports an error.
     */
    @Each("float double")
    public $type$[] scanReproducible($type$[] mine) {
        double[] sums = ReproducibleSums.upToOwn(comm(), ReproducibleSums.doubles(mine));
        return ($type$[]) ReproducibleSums.like(mine, sums);
    }

    /**
     * Adds up all elements of all ranks: the sum has the same bits however the elements are divided
     * among ranks and ordered; blocking and collective. It costs two {@code Allreduce}s of few
     * bytes.
     *
     * @param mine elements of this rank, perhaps none.
     * @return the sum of all elements, on all ranks.
     * @throws MPIException if the array is null, or if MPI reports an error.
     */
    @Each("float double")
    public $type$ sumReproducible($type$[] mine) {
        double[] sum = {ReproducibleSums.total(comm(), ReproducibleSums.doubles(mine))};
        return (($type$[]) ReproducibleSums.like(mine, sum))[0];
    }

    private Intracomm comm() {
        return (Intracomm) this;
    }
}
